import type { PayPeriod } from '../../adverts/content/kinds.rules.ts'

/** What a sentence is read into: each is one filter or one wish, with the words it was read from. */
export const CHIP_KINDS = [
  'role',
  'skill',
  'word',
  'mode',
  'type',
  'level',
  'place',
  'country',
  'pay',
  'shift',
  'exclude',
  'years',
  'posted',
  'permit',
  'start',
  'qualification',
] as const
export type ChipKind = (typeof CHIP_KINDS)[number]

export type ChipPlace = {
  id: number
  name: string
  country: string
  lat: number
  lng: number
  radiusKm: number
  /** A whole region instead of a point and what is round it; '' else. */
  region: string
  /** The region a point lies in; '' for a region itself. */
  within: string
}
export type ChipPay = {
  /** Minor units of the currency, for one period. */
  minor: number
  currency: string
  /** Decimals of the currency. */
  decimals: number
  period: PayPeriod
  /** A little less is near enough. */
  about: boolean
  /** Not more than this. */
  most: boolean
  /** The period was not said; it is the likeliest. */
  assumed: boolean
}

export type Chip = {
  id: string
  kind: ChipKind
  /** A job that does not fit is left out; else it only comes later. */
  must: boolean
  /** The words of the sentence. */
  text: string
  /** A word to look for, or one of the kind's values. */
  value: string
  /** Years, or days. */
  n: number | null
  place: ChipPlace | null
  pay: ChipPay | null
  occupations: number[]
}

/** Kinds that leave a job out unless the person says otherwise. What adverts seldom say is only wished for. */
export const MUST: ReadonlySet<ChipKind> = new Set<ChipKind>([
  'role',
  'mode',
  'type',
  'place',
  'country',
  'pay',
  'exclude',
  'posted',
  'permit',
])

/** A piece of the sentence: read into a chip, part of how one speaks, or not understood. All of them together are the sentence. */
export type Segment = { text: string; as: string | 'said' | 'unread' }
export type Reading = { segments: Segment[]; chips: Chip[] }

export const RADII = [2, 5, 10, 25, 50] as const
export const LONGEST_SENTENCE = 500
export const MOST_CHIPS = 24
