import type { Country } from '../../../countries/country.ts'
import type { Day } from '../../../shared/dates.ts'
import { endOfDay } from '../../../shared/zoned.ts'
import type { JobContent } from './content.rules.ts'
import { monthlyPay, payBandOf, payOf } from './posting.rules.ts'

/** An advert stands to the end of its last day, where the work is. */
export const endOf = (zone: string, day: Day): string => endOfDay(day, zone)

/** Lower case, without accents: Montréal is found by montreal. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export type AdvertState = 'open' | 'paused' | 'closed'

export type PlaceOfWork = { id: number; name: string; region: string; country: string; lat: number; lng: number }
export type OccupationOfWork = { id: number; title: string; field: number }

export type Advert = {
  id: string
  open: boolean
  title: string
  department: string
  occupation_id: number | null
  field: number | null
  employment_type: string
  work_mode: string
  seniority: string | null
  country: string
  place_id: number
  currency: string
  month_max: number | null
  pay_band: number
  shown: Record<string, unknown>
  posted_at: string
  updated_at: string
  closes_at: string
  /** What the two indexes of words are made of, the title's own and everything; folded. */
  title_text: string
  all_text: string
}

type Input = {
  id: string
  state: AdvertState
  closeReason: string | null
  content: JobContent
  country: Country
  place: PlaceOfWork
  occupation: OccupationOfWork | null
  companyName: string
  postedAt: string
  updatedAt: string
  closesAt: string
}

/** The public face of a published job. Only what is named here leaves the company. */
export const advertOf = ({ content: c, country, place, occupation, ...input }: Input): Advert => {
  const pay = payOf(c, country.currency.minorUnits)
  const monthMax = pay.max === null ? null : monthlyPay(pay.max, pay.period)
  return {
    id: input.id,
    open: input.state === 'open',
    title: c.title,
    department: c.department,
    occupation_id: occupation?.id ?? null,
    field: occupation?.field ?? null,
    employment_type: c.employmentType ?? 'OTHER',
    work_mode: c.workMode ?? 'onsite',
    seniority: c.seniority,
    country: country.code,
    place_id: place.id,
    currency: country.currency.code,
    month_max: monthMax,
    pay_band: payBandOf(monthMax, country),
    shown: {
      state: input.state,
      closeReason: input.state === 'closed' ? input.closeReason : null,
      description: c.description,
      mustHave: c.mustHave,
      niceToHave: c.niceToHave,
      pay: pay.max === null ? null : pay,
      vacancies: c.vacancies,
      vacancyExists: c.vacancyExists,
      usesAi: c.usesAi,
      aiStatement: c.usesAi ? c.aiStatement : '',
      sponsorship: c.sponsorship,
      languages: c.languages,
      agencyNumber: c.agencyNumber,
      applyEmail: c.applyEmail,
      applyUrl: c.applyUrl,
      responseDays: c.responseDays,
      questions: c.questions,
      closesOn: c.closesOn,
      zone: country.posting.zoneOf(place.region),
      place,
    },
    posted_at: input.postedAt,
    updated_at: input.updatedAt,
    closes_at: input.closesAt,
    title_text: foldText(c.title),
    all_text: foldText(
      [c.title, occupation?.title ?? '', input.companyName, c.department, ...c.mustHave, ...c.niceToHave, c.description]
        .filter(Boolean)
        .join('\n'),
    ),
  }
}

/** A last day so near, in days, is said to be soon. */
export const SOON_DAYS = 3
