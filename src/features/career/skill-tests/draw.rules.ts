/** Draws from a seed: the same seed draws the same again, on the server and in a test. */
export type Draw = {
  whole: (least: number, most: number) => number
  one: <T>(of: readonly T[]) => T
  /** The same things in an order of chance. */
  mixed: <T>(of: readonly T[]) => T[]
}

/** A 32-bit generator after Marsaglia (xorshift); it decides which numbers a question has, and guards nothing. */
export const drawOf = (seed: number): Draw => {
  let state = Math.imul(seed | 0, 0x9e3779b1) | 0 || 0x2545f491
  const next = () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) / 2 ** 32
  }
  for (let i = 0; i < 8; i += 1) next()
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const mixed = <T>(of: readonly T[]): T[] =>
    of
      .map((one) => ({ one, by: next() }))
      .sort((a, b) => a.by - b.by)
      .map(({ one }) => one)
  return { whole, one: (of) => of[whole(0, of.length - 1)] as (typeof of)[number], mixed }
}
