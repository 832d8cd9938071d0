import type { Minor } from '../../../shared/money.ts'

/** The gross that brings a net, and the net it brings: `exact` where that is the one asked for. */
export type GrossFor = { gross: Minor; net: Minor; exact: boolean }

/** How far below the first answer a smaller one is looked for, in steps of a hundred minor units: rebates and bands make net fall in places. */
const STEPS_BACK = 60

const LIMIT: Minor = 10 ** 12

/** The smallest gross between two, of which the upper brings enough, by halves. */
const bisect = (enough: (gross: Minor) => boolean, below: Minor, above: Minor): Minor => {
  let [low, high] = [below, above]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (enough(middle)) high = middle
    else low = middle
  }
  return high
}

/**
 * The smallest gross whose net is at least the one asked for. Net does not rise evenly: whole-dollar rounding, bands and rebates let it fall
 * in places, so what halving finds is looked below, by whole units and then by minor ones.
 * @param netFor the net of a gross, by the same engine that pays
 * @throws RangeError where no gross brings it
 */
export const grossFor = (target: Minor, netFor: (gross: Minor) => Minor): GrossFor => {
  const enough = (gross: Minor) => netFor(gross) >= target
  let above = Math.max(100, target)
  while (!enough(above)) {
    above *= 2
    if (above > LIMIT) throw new RangeError('No gross pay brings this net')
  }
  let found = bisect(enough, -1, above)
  for (let step = 1; step <= STEPS_BACK; step++) {
    const tried = found - step * 100
    if (tried >= 0 && enough(tried)) {
      found = bisect(enough, Math.max(-1, tried - 100), tried)
      step = 0
    }
  }
  for (let back = 1; back <= 100 && found - back >= 0; back++)
    if (enough(found - back)) {
      found -= back
      back = 0
    }
  const net = netFor(found)
  return { gross: found, net, exact: net === target }
}
