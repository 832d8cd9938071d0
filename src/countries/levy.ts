import type { Source } from '../shared/explain.ts'
import type { Minor } from '../shared/money.ts'
import type { Facts } from './country.ts'

/** Somebody employed on a day, with what is agreed for a whole month in minor units. */
export type PayingPerson = { facts: Facts; agreed: Minor }

/** Rates are of a worker a month, in minor units. */
export type LevyStanding = {
  sector: string
  /** As the authority counts it: half a person where one counts as half. */
  workforce: number
  foreign: number
  /** The tier the last of them stands in, from one; one more than there are: beyond the quota. */
  tier: number
  /** How many more before another stands in the next tier, or beyond the quota. */
  left: number
  /** Above the first tier. */
  dearer: number
  rate: Minor
  /** Null: beyond this tier nobody is admitted. */
  nextRate: Minor | null
  firstRate: Minor
  source: Source
}
