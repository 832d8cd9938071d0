import type { Draw } from '../../countries/country.ts'

export type Die = Draw & {
  chance: (share: number) => boolean
  /** A whole number from low to high, both allowed. */
  between: (low: number, high: number) => number
  weighted: <T>(from: readonly T[], weight: (item: T) => number) => T
  shuffled: <T>(from: readonly T[]) => T[]
}

/** FNV-1a: a seed from words. */
const seedOf = (words: string): number => {
  let hash = 0x811c9dc5
  for (const char of words) hash = Math.imul(hash ^ (char.codePointAt(0) as number), 0x01000193)
  return hash >>> 0
}

/** Mulberry32: the same words give the same numbers on every machine. */
export const dieOf = (words: string): Die => {
  let state = seedOf(words)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  return {
    next,
    pick,
    digits: (n) => Array.from({ length: n }, () => Math.floor(next() * 10)).join(''),
    chance: (share) => next() < share,
    between: (low, high) => low + Math.floor(next() * (high - low + 1)),
    weighted: (from, weight) => {
      let left = next() * from.reduce((sum, item) => sum + weight(item), 0)
      for (const item of from) {
        left -= weight(item)
        if (left < 0) return item
      }
      return from.at(-1) as (typeof from)[number]
    },
    shuffled: (from) => {
      const keyed = from.map((item) => ({ item, at: next() }))
      return keyed.sort((a, b) => a.at - b.at).map(({ item }) => item)
    },
  }
}
