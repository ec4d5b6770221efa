// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { speak } from '../i18n'
import { apiUrl, ask, claim, createTable, liveUrl, myTables, record, Refused, Unreachable } from './http'

afterEach(() => vi.unstubAllGlobals())

function answering(status: number, body: string, type = 'application/json'): ReturnType<typeof vi.fn> {
  const fetching = vi.fn(
    async () => new Response(status === 204 ? null : body, { status, headers: { 'Content-Type': type } }),
  )
  vi.stubGlobal('fetch', fetching)
  return fetching
}

describe('addresses', () => {
  it('stay below the folder that serves the client', () => {
    expect(apiUrl('games', 'http://host/')).toBe('http://host/api/games')
    expect(apiUrl('/games', 'https://host/grim/#/rules')).toBe('https://host/grim/api/games')
  })

  it('of the live connection follow the page: ws, or wss', () => {
    expect(liveUrl('k7f2', 'http://host/')).toBe('ws://host/api/tables/k7f2/live')
    expect(liveUrl('a/b', 'https://host/')).toBe('wss://host/api/tables/a%2Fb/live')
  })
})

describe('asking', () => {
  it('sends the token in a header and never in the address', async () => {
    const fetching = answering(200, '{"id":"k7f2"}')
    await claim('k7f2', 'secret', 'Ada', { host: 'host-secret', own: 'my-own-secret' })
    const [url, request] = fetching.mock.calls[0] as unknown as [string, RequestInit]
    expect(url).not.toContain('secret')
    expect(request.headers).toMatchObject({ Authorization: 'Bearer secret' })
    expect(JSON.parse(String(request.body))).toEqual({
      name: 'Ada',
      token: 'my-own-secret',
      host_token: 'host-secret',
    })
  })

  it('asks for sentences in the language of the page', async () => {
    const fetching = answering(200, '{}')
    await speak('pl')
    await ask('tables/k7f2')
    await speak('en')
    const [, request] = fetching.mock.calls[0] as unknown as [string, RequestInit]
    expect(request.headers).toMatchObject({ 'Accept-Language': 'pl' })
  })

  it('sends tokens of my tables in the body', async () => {
    const fetching = answering(200, '{"tables":[]}')
    expect(await myTables(['one'])).toEqual([])
    const [url, request] = fetching.mock.calls[0] as unknown as [string, RequestInit]
    expect(url).toMatch(/\/api\/tables\/mine$/)
    expect(request.body).toBe('{"tokens":["one"]}')
  })

  it('passes on what the server says, word for word', async () => {
    answering(
      404,
      '{"error":{"code":"no-such-table","sentence":"There is no table k7f2; check the link you were sent."}}',
    )
    const problem = await ask('tables/k7f2').catch((error: unknown) => error)
    expect(problem).toBeInstanceOf(Refused)
    expect(problem).toMatchObject({
      status: 404,
      code: 'no-such-table',
      message: expect.stringContaining('k7f2'),
    })
  })

  it('gives a refusal a code even where the server gave none', async () => {
    answering(400, '{}')
    await expect(ask('games')).rejects.toMatchObject({ name: 'Refused', code: 'status-400', sentence: '' })
  })

  it('knows a server that cannot be reached', async () => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    )
    await expect(ask('games')).rejects.toBeInstanceOf(Unreachable)
  })

  it.each([502, 503, 504])('takes %i for a server that is down behind its proxy', async (status) => {
    answering(status, '<html>')
    await expect(ask('games')).rejects.toBeInstanceOf(Unreachable)
  })

  it('does not mistake another page for an answer', async () => {
    answering(200, '<!doctype html>', 'text/html')
    await expect(ask('games')).rejects.toBeInstanceOf(Unreachable)
  })

  it('takes an empty answer as done', async () => {
    answering(204, '')
    await expect(ask('tables/k7f2', { method: 'DELETE' })).resolves.toBeUndefined()
  })

  it('lets a page that was left stop asking', async () => {
    const control = new AbortController()
    control.abort()
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new DOMException('aborted', 'AbortError'))),
    )
    await expect(ask('games', { signal: control.signal })).rejects.toMatchObject({ name: 'AbortError' })
  })

  it('says why a file is not to be had', async () => {
    answering(403, '{"error":{"code":"still-playing","sentence":"The game is not over."}}')
    await expect(record('k7f2', null)).rejects.toMatchObject({ code: 'still-playing' })
  })

  it('opens a table with what was planned', async () => {
    const fetching = answering(200, '{"table":"k7f2","host_token":"h","tokens":{},"spectator_token":"w"}')
    const wanted = {
      game: 'doom2004',
      scenario: 'inferno',
      options: {},
      undo_policy: 'free' as const,
      windows: 'skip' as const,
      timer: null,
      seats: { red: { player: 'human' as const } },
      name: '',
    }
    expect((await createTable(wanted)).table).toBe('k7f2')
    const [, request] = fetching.mock.calls[0] as unknown as [string, RequestInit]
    expect(request.method).toBe('POST')
    expect(JSON.parse(String(request.body))).toEqual(wanted)
  })
})
