import type { Country } from '../../../countries/country.ts'
import type { LeaveInput, LeaveKind } from '../../../countries/leave.ts'

/** Which kinds of leave there are for somebody: those of the law of their place, and those their company made. */

export type LeaveType = {
  /** `SG.annual` of the law; of the company's own its identifier. */
  key: string
  country: string
  name: string
  counts: 'working' | 'calendar'
  /** All of it at full pay, less for a part of it (the law says for which days), or none of it. */
  pays: 'all' | 'part' | 'nothing'
  /** Colleagues see that somebody is away, and not why. */
  private: boolean
  /** The kind of the law; null: the company's own. */
  law: LeaveKind | null
  /** It is given for something that happened, which has to be said. */
  isForOccasion: boolean
  asks: readonly LeaveInput[]
}

/** What says something of somebody's health or family: not for colleagues. */
const OPEN_KINDS = new Set(['annual', 'study', 'casual'])

const typeOfLaw = (country: string, kind: LeaveKind): LeaveType => ({
  key: `${country}.${kind.key}`,
  country,
  name: kind.label,
  counts: kind.counts,
  pays: kind.pays,
  private: !OPEN_KINDS.has(kind.key),
  law: kind,
  isForOccasion: kind.accrual === 'by_event' || (kind.asks ?? []).length > 0,
  asks: kind.asks ?? [],
})

export type OwnType = {
  id: string
  country: string
  name: string
  counts: string
  paid: boolean
  private: boolean
}

const typeOfCompany = ({ id, country, name, counts, paid, private: isPrivate }: OwnType): LeaveType => ({
  key: id,
  country,
  name,
  counts: counts === 'calendar' ? 'calendar' : 'working',
  pays: paid ? 'all' : 'nothing',
  private: isPrivate,
  law: null,
  isForOccasion: false,
  asks: [],
})

/** All kinds of a country, those of the law first. */
export const leaveTypesOf = (country: Pick<Country, 'code' | 'leave'>, own: readonly OwnType[]): LeaveType[] => [
  ...country.leave.kinds.map((kind) => typeOfLaw(country.code, kind)),
  ...own.filter((type) => type.country === country.code).map(typeOfCompany),
]

/** Whether a kind is known under a regime: a province has no leave of another. */
export const isOfRegime = ({ law }: LeaveType, regime: string): boolean => !law?.regimes || law.regimes.includes(regime)
