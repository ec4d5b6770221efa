/** Addresses of the client: everything after `#`, so that tokens in a link never leave the browser. */

export type Route =
  | { page: 'home' }
  | { page: 'new'; game: string | null; scenario: string | null; series?: string }
  | { page: 'invite'; table: string }
  | { page: 'tables' }
  | { page: 'series'; series: string; seat: string | null; token: string | null }
  | { page: 'table'; table: string; seat: string | null; token: string | null }
  | {
      page: 'replay'
      table: string
      decision: number | null
      seat: string | null
      token: string | null
      /** With everybody's secrets, after the end. */
      open?: boolean
    }
  | { page: 'learn'; course?: string }
  | { page: 'rules'; game: string | null; rule: string | null }
  | { page: 'cards'; game: string | null; item: string | null }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'missing'; path: string }

/** Read an address. `#/table/k7f2?seat=red` names the table k7f2 with the red seat. */
export function parse(hash: string): Route {
  const [path = '', search = ''] = hash.replace(/^#/, '').split('?', 2)
  const parts = path.split('/').filter(Boolean).map(decode)
  const query = new URLSearchParams(search)
  const [page, first = null, second = null] = parts
  const missing: Route = { page: 'missing', path }
  if (parts.length > 3) return missing

  switch (page) {
    case undefined:
      return { page: 'home' }
    case 'new': {
      const series = query.get('series')
      return { page, game: first, scenario: second, ...(series !== null && { series }) }
    }
    case 'series':
      if (!first || second) return missing
      return { page, series: first, seat: query.get('seat'), token: query.get('token') }
    case 'rules':
      return { page, game: first, rule: second }
    case 'cards':
      return { page, game: first, item: second }
    case 'invite':
      return first && !second ? { page, table: first } : missing
    case 'table':
      if (!first || second) return missing
      return { page, table: first, seat: query.get('seat'), token: query.get('token') }
    case 'replay':
      if (!first) return missing
      return {
        page,
        table: first,
        decision: wholeNumber(second),
        seat: query.get('seat'),
        token: query.get('token'),
        ...(query.has('open') && { open: true }),
      }
    case 'tutorial':
      return first ? missing : { page: 'learn' }
    case 'learn':
      return second ? missing : { page, ...(first && { course: first }) }
    case 'tables':
    case 'settings':
    case 'about':
      return first ? missing : { page }
    default:
      return missing
  }
}

/** The address of a page: `href({ page: 'rules', game: 'doom2004', rule: 'D04-LOS-07' })`. */
export function href(route: Route): string {
  switch (route.page) {
    case 'home':
      return '#/'
    case 'new':
      return join('new', route.game, route.scenario) + query({ series: route.series ?? null })
    case 'series':
      return join('series', route.series) + query({ seat: route.seat, token: route.token })
    case 'rules':
      return join('rules', route.game, route.rule)
    case 'cards':
      return join('cards', route.game, route.item)
    case 'invite':
      return join('invite', route.table)
    case 'table':
      return join('table', route.table) + query({ seat: route.seat, token: route.token })
    case 'replay':
      return (
        join('replay', route.table, route.decision === null ? null : String(route.decision)) +
        query({ seat: route.seat, token: route.token, open: route.open ? '1' : null })
      )
    case 'learn':
      return join('learn', route.course ?? null)
    case 'missing':
      return '#' + route.path
    default:
      return join(route.page)
  }
}

/** Go to a page; `replace` leaves no step behind for the browser's back button. */
export function go(route: Route, how: { replace?: boolean } = {}): void {
  const to = href(route)
  if (how.replace) {
    history.replaceState(null, '', to)
    dispatchEvent(new HashChangeEvent('hashchange'))
  } else {
    location.hash = to
  }
}

/** A rule's place in the rule browser; its game follows from the letters its id begins with. */
export function ruleHref(rule: string, game: string | null = null): string {
  return href({ page: 'rules', game: game ?? 'any', rule })
}

function join(...parts: (string | null)[]): string {
  return (
    '#/' +
    parts
      .filter((part) => part !== null)
      .map(encodeURIComponent)
      .join('/')
  )
}

function query(values: Record<string, string | null>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null)
  return given.length > 0 ? '?' + new URLSearchParams(given).toString() : ''
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
