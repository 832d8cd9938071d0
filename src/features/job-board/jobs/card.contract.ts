import { z } from 'zod'
import { EMPLOYMENT_TYPES, PAY_PERIODS, SENIORITIES, WORK_MODES } from '../../adverts/content/kinds.rules.ts'

const Place = z.object({ name: z.string(), region: z.string(), country: z.string(), lat: z.number(), lng: z.number() })
const Pay = z.object({
  /** Major units of the currency, as text. */
  min: z.string(),
  max: z.string(),
  currency: z.string(),
  symbol: z.string(),
  decimals: z.int(),
  period: z.enum(PAY_PERIODS),
})
const Company = z.object({ name: z.string(), slug: z.string() })

/** A legal entity of the company that was found in its public register: which, under what number, and when somebody looked. */
const Verified = z.object({
  legalName: z.string(),
  country: z.string(),
  label: z.string(),
  number: z.string(),
  givenBy: z.string().nullable(),
  register: z.string(),
  url: z.string(),
  checkedOn: z.string(),
})
export type Verified = z.output<typeof Verified>

export const Card = z.object({
  id: z.string(),
  title: z.string(),
  company: Company,
  place: Place,
  workMode: z.enum(WORK_MODES),
  employmentType: z.enum(EMPLOYMENT_TYPES),
  seniority: z.enum(SENIORITIES).nullable(),
  department: z.string(),
  country: z.string(),
  pay: Pay.nullable(),
  excerpt: z.string(),
  postedAt: z.string(),
  updatedAt: z.string(),
  closesOn: z.string().nullable(),
  /** Open adverts of its company that are the same as this one, itself counted: a list shows one of them. */
  openings: z.int(),
  /** When the first of those was posted. */
  since: z.string(),
  /** The others, at most twenty. */
  same: z.array(z.string()),
  /** How its company answers: days until a person looks, as a rule of the last 90; null: too few to tell, or seldom. */
  reviewDays: z.int().nullable(),
  /** The day on which somebody of the company last did something about its jobs, or who applied. */
  activeOn: z.string().nullable(),
  /** Of the country of the job where the company has one there; null: nothing is known to be so. */
  verified: Verified.nullable(),
  /** Kilometres from the point asked for, as the crow flies. */
  distance: z.number().nullable(),
})
export type JobCard = z.output<typeof Card>

/** Another open one whose advert is the same. */
export const Opening = z.object({
  id: z.string(),
  place: z.string(),
  region: z.string(),
  postedAt: z.string(),
  closesOn: z.string().nullable(),
})
export type Opening = z.output<typeof Opening>
