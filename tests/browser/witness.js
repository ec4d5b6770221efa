// Listens at the page's own WebSockets and remembers, for each seat, the newest picture and decision.
// Tests read it to know what is offered and where it lies; they act with mouse, finger and keys only.
// Dice are dealt here too: a request that Playwright changes on its way has every request of the page wait for it.
;(() => {
  const seats = {}
  window.witness = { seats, said: [], broken: [], clicks: 0 }

  const merged = (target, patch) => {
    if (patch === null || typeof patch !== 'object' || Array.isArray(patch)) return patch
    const whole = target !== null && typeof target === 'object' && !Array.isArray(target) ? { ...target } : {}
    for (const [key, value] of Object.entries(patch)) {
      if (value === null) delete whole[key]
      else whole[key] = merged(whole[key], value)
    }
    return whole
  }

  const hear = (socket, text) => {
    const message = JSON.parse(text)
    window.witness.said.push(text)
    if (message.type === 'welcome') {
      socket.seat = message.seat ?? 'spectator'
      seats[socket.seat] = { ...message, welcomes: (seats[socket.seat]?.welcomes ?? 0) + 1 }
    } else if (message.type === 'update') {
      const { revision, decision, undo, result, cause } = message
      const picture = merged(seats[socket.seat].picture, message.patch)
      seats[socket.seat] = { ...seats[socket.seat], revision, decision, undo, result, cause, picture }
    } else if (message.type === 'table') {
      seats[socket.seat] = { ...seats[socket.seat], table: message.table }
    }
  }

  window.WebSocket = class extends WebSocket {
    constructor(...address) {
      super(...address)
      this.addEventListener('message', (event) => hear(this, event.data))
    }
  }
  const fetched = window.fetch
  window.fetch = (address, request) => {
    if (request?.method === 'POST' && new URL(address, document.baseURI).pathname === '/api/tables') {
      const wanted = JSON.parse(request.body ?? '{}')
      // A lesson has a seed of its own, unless the test deals another.
      const seed = window.dealt ?? wanted.seed ?? window.usual
      request = { ...request, body: JSON.stringify({ ...wanted, seed }) }
    }
    return fetched(address, request)
  }
  addEventListener('click', () => (window.witness.clicks += 1), { capture: true })
  addEventListener('securitypolicyviolation', (event) =>
    window.witness.broken.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile ?? ''}`),
  )
})()
