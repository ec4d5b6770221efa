// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { change, defaults, dress, duration, settings, sound } from './settings.svelte'

beforeEach(() => {
  localStorage.clear()
  change(defaults(['en']))
})

describe('settings', () => {
  it('begin with the first language of the browser that the table speaks', () => {
    expect(defaults(['fr-FR', 'pl-PL', 'de']).language).toBe('pl')
    expect(defaults(['fr']).language).toBe('en')
    expect(defaults([]).sound).toBe(false)
  })

  it('are remembered', () => {
    change({ speed: 4, name: 'Ada' })
    expect(settings.speed).toBe(4)
    expect(JSON.parse(localStorage.getItem('grimtable.settings') ?? '{}')).toMatchObject({
      speed: 4,
      name: 'Ada',
    })
  })

  it('fall back wherever what was kept makes no sense', () => {
    const good = defaults(['de'])
    expect(sound(null, good)).toEqual(good)
    expect(sound('nonsense', good)).toEqual(good)
    const mended = sound(
      { speed: 99, theme: 'pink', language: 'pl', singleClick: 'yes', autoPass: { a: true, b: 1 } },
      good,
    )
    expect(mended).toMatchObject({
      speed: 2,
      theme: 'system',
      language: 'pl',
      singleClick: false,
      autoPass: { a: true },
    })
  })

  it('last for the page where the browser keeps nothing', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => change({ speed: 3 })).not.toThrow()
    expect(settings.speed).toBe(3)
    refuse.mockRestore()
  })

  it('scale animations: none at once, longer when slow', () => {
    change({ speed: 0 })
    expect(duration(120)).toBe(0)
    change({ speed: 2 })
    expect(duration(120)).toBe(120)
    change({ speed: 1 })
    expect(duration(120)).toBe(240)
  })

  it('dress the document', () => {
    const root = document.createElement('html')
    change({ theme: 'light', motion: 'reduced', language: 'de' })
    dress(root)
    expect(root.dataset).toMatchObject({ theme: 'light', motion: 'reduced' })
    expect(root.lang).toBe('de')
  })
})
