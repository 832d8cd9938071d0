/** How loud a stretch of sound is, in decibels below the loudest there can be (0 dBFS): samples from -1 to 1. Silence is -100. */
export const levelOf = (samples: ArrayLike<number>): number => {
  let sum = 0
  for (let at = 0; at < samples.length; at += 1) sum += (samples[at] ?? 0) ** 2
  const power = samples.length === 0 ? 0 : sum / samples.length
  return power <= 1e-10 ? -100 : 10 * Math.log10(power)
}

/** How often a level is measured a second. */
export const LEVELS_A_SECOND = 5
/** So many seconds are looked at. */
const WINDOW_SECONDS = 4
/** A room as loud as this between words is in the way of understanding them. dBFS, of a microphone whose gain is not turned up by itself. */
const TOO_LOUD = -38

/**
 * Whether it is too loud around somebody who speaks: between words, which the quietest fifth of the last seconds are, it is as loud as speech. Before there are so many
 * seconds nothing is said.
 */
export const isTooLoud = (levels: readonly number[]): boolean => {
  const last = levels.slice(-WINDOW_SECONDS * LEVELS_A_SECOND)
  if (last.length < WINDOW_SECONDS * LEVELS_A_SECOND) return false
  const quiet = last.toSorted((a, b) => a - b)[Math.floor(last.length / 5)] ?? -100
  return quiet > TOO_LOUD
}
