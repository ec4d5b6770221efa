/** Something fetched once and shown when it is there: on its way, here, or not to be had and why. */

export class Loading<T> {
  value: T | null = $state.raw(null)
  problem: unknown = $state.raw(null)
  busy: boolean = $state(false)
  #round = 0

  /** Fetch (again). An older answer that comes late is dropped; what is shown stays until the new answer is there. */
  async run(fetching: () => Promise<T>): Promise<T | null> {
    const round = ++this.#round
    this.busy = true
    try {
      const value = await fetching()
      if (round !== this.#round) return null
      this.value = value
      this.problem = null
      return value
    } catch (problem) {
      if (round === this.#round) this.problem = problem
      return null
    } finally {
      if (round === this.#round) this.busy = false
    }
  }
}
