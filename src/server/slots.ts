import { busy } from './sql.ts'

/** So many at once, and of one person only some of them: whoever is slow, on purpose or not, leaves room for the others. */
export const slots = (most: number, mostOfOne: number) => {
  const held = new Map<string, number>()
  let all = 0
  /** Gives back what is to be called once when it is over. Throws BUSY when there is no room. */
  return (who: string): (() => void) => {
    const own = held.get(who) ?? 0
    if (all >= most || own >= mostOfOne) throw busy()
    all++
    held.set(who, own + 1)
    let over = false
    return () => {
      if (over) return
      over = true
      all--
      const left = (held.get(who) ?? 1) - 1
      if (left > 0) held.set(who, left)
      else held.delete(who)
    }
  }
}
