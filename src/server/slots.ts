import { serviceBusy } from './sql.ts'

/** So many at once, and of one person only some of them: whoever is slow, on purpose or not, leaves room for the others. */
export const createConcurrencyLimiter = (most: number, mostOfOne: number) => {
  const current = new Map<string, number>()
  let all = 0
  /** Gives back what is to be called once when it is over. Throws BUSY when there is no room. */
  return (who: string): (() => void) => {
    const own = current.get(who) ?? 0
    if (all >= most || own >= mostOfOne) throw serviceBusy()
    all++
    current.set(who, own + 1)
    let over = false
    return () => {
      if (over) return
      over = true
      all--
      const left = (current.get(who) ?? 1) - 1
      if (left > 0) current.set(who, left)
      else current.delete(who)
    }
  }
}
