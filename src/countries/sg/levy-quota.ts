import type { Day } from '../../shared/dates.ts'
import { effectiveDated } from '../country.ts'
import type { LevyStanding, PayingPerson } from '../levy.ts'
import { qualifyingCount } from './qualifying-salary.ts'
import { levyOfTier } from './schemes/levies.ts'
import { paySources as sources } from './schemes/sources.ts'

const recorded = '2026-11-29'

const SECTORS = ['services', 'manufacturing'] as const
type Sector = (typeof SECTORS)[number]

/**
 * Where tiers of the work permit levy end, in percent of the whole workforce (local people, S Passes and work permits); the last is the quota itself.
 * Construction, marine shipyards and process have a quota and no tiers. From 2028 the first two tiers become one.
 */
const tiers = effectiveDated('Tiers of the work permit levy', [
  {
    from: '2023-01-01',
    until: '2027-12-31',
    value: { services: [10, 25, 35], manufacturing: [25, 50, 60] } satisfies Record<Sector, readonly number[]>,
    source: sources.levyTiers,
    recorded,
  },
])

const sectorOf = (tier: string | undefined): Sector | undefined =>
  SECTORS.find((sector) => new RegExp(`^${sector}_[123]$`).test(tier ?? ''))

/** Places in a tier for a workforce that is given in halves of a person. */
const placesOf = (halves: number, share: number): number => Math.floor((halves * share) / 200)

/**
 * Where the foreigners of an employer stand, S Passes and work permits together as the ministry fills the tiers; rates are those of higher skilled
 * workers. Null: nobody is in a sector with tiers, or nothing is on file of the day.
 */
export const levyStanding = (people: readonly PayingPerson[], day: Day): LevyStanding | null => {
  const edition = tiers.find(day)
  const sector = people.map(({ facts }) => sectorOf(facts.levyTier)).find((found) => found !== undefined)
  if (!edition || !sector) return null
  const foreign = people.filter(({ facts: { levyTier } }) => levyTier === 's_pass' || sectorOf(levyTier) === sector)
  const local = people.reduce((sum, { facts: { cpfStatus }, agreed }) => {
    const isLocal = cpfStatus === 'citizen' || cpfStatus === 'permanent_resident'
    return isLocal ? sum + qualifyingCount(agreed, day) : sum
  }, 0)
  const halves = 2 * (local + foreign.length)
  const shares = edition.value[sector]
  const isWithin = (more: number, share: number) => foreign.length + more <= placesOf(halves + 2 * more, share)
  const at = shares.findIndex((share) => isWithin(0, share))
  const tier = at < 0 ? shares.length + 1 : at + 1
  const share = shares[tier - 1]
  let left = 0
  while (share !== undefined && left < foreign.length + people.length && isWithin(left + 1, share)) left += 1
  const rateOf = (place: number) => levyOfTier(`${sector}_${Math.min(place, shares.length)}`, day)
  const rate = rateOf(tier)
  if (rate === null) return null
  return {
    sector,
    workforce: halves / 2,
    foreign: foreign.length,
    tier,
    left,
    dearer: Math.max(0, foreign.length - placesOf(halves, shares[0] ?? 0)),
    rate,
    nextRate: tier < shares.length ? rateOf(tier + 1) : null,
    firstRate: rateOf(1) ?? rate,
    source: edition.source,
  }
}
