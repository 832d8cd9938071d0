import { addMonths, type Day } from '../../shared/dates.ts'
import type { Minor } from '../../shared/money.ts'
import { effectiveDated } from '../country.ts'
import { sources } from './sources.ts'

const recorded = '2026-11-23'

/** Lowest fixed monthly pay a pass is given for, in cents, at 23 and from 45 years of age; between them it rises, by steps that are not on file. */
type Floor = { at23: Minor; at45: Minor }
type Floors = { general: Floor; financial: Floor }

const floors = (general: [number, number], financial: [number, number]): Floors => ({
  general: { at23: general[0] * 100, at45: general[1] * 100 },
  financial: { at23: financial[0] * 100, at45: financial[1] * 100 },
})
const source = sources.passSalaries
const employmentPass = [floors([5600, 10_700], [6200, 11_800]), floors([6000, 11_500], [6600, 12_700])] as const
const sPass = [floors([3300, 4800], [3800, 5650]), floors([3600, 5100], [4000, 5650])] as const

/** By pass and whether it is new or renewed: a renewal follows a year later. That renewals of the S Pass did so in 2026 is from memory. */
const editions = {
  EP: {
    new: effectiveDated('Qualifying salary of a new Employment Pass', [
      { from: '2025-01-01', value: employmentPass[0], source, recorded },
      { from: '2027-01-01', value: employmentPass[1], source, recorded },
    ]),
    renewal: effectiveDated('Qualifying salary of a renewed Employment Pass', [
      { from: '2026-01-01', value: employmentPass[0], source, recorded },
      { from: '2028-01-01', value: employmentPass[1], source, recorded },
    ]),
  },
  SP: {
    new: effectiveDated('Qualifying salary of a new S Pass', [
      { from: '2025-09-01', value: sPass[0], source, recorded },
      { from: '2027-01-01', value: sPass[1], source, recorded },
    ]),
    renewal: effectiveDated('Qualifying salary of a renewed S Pass', [
      { from: '2026-09-01', value: sPass[0], source, recorded },
      { from: '2028-01-01', value: sPass[1], source, recorded },
    ]),
  },
}

/** Passes that are not tied to an employer ask for one fixed monthly salary, of whatever age and sector. */
const untied = {
  PEP: effectiveDated('Qualifying salary of a Personalised Employment Pass', [
    { from: '2023-09-01', value: 22_500_00, source: sources.untiedPasses, recorded },
  ]),
  ONE: effectiveDated('Qualifying salary of an Overseas Networks and Expertise Pass', [
    { from: '2023-01-01', value: 30_000_00, source: sources.untiedPasses, recorded },
  ]),
}

/** Lowest fixed monthly salary, in cents, of a pass that is not tied to an employer; from memory. @throws RangeError for a day without a figure */
export const untiedPassPay = (pass: keyof typeof untied, appliedOn: Day): Minor => untied[pass].on(appliedOn).value

type PassQuestion = {
  pass: 'EP' | 'SP'
  sector: 'general' | 'financial'
  age: number
  appliedOn: Day
  isNew: boolean
}

/**
 * Lowest fixed monthly pay for a pass, in cents.
 * @throws RangeError for an age between 24 and 44, whose step is not published in what was seen, and for a day without a figure
 */
export const passMinimumPay = ({ pass, sector, age, appliedOn, isNew }: PassQuestion): Minor => {
  const { at23, at45 } = editions[pass][isNew ? 'new' : 'renewal'].on(appliedOn).value[sector]
  if (age <= 23) return at23
  if (age >= 45) return at45
  throw new RangeError(`Qualifying salary: no figure on file for the age of ${age}, only at 23 and from 45`)
}

const nricPasswords = effectiveDated('NRIC as a password', [
  { from: '2012-07-02', until: '2026-12-31', value: true, source: sources.nricPassword, recorded },
  { from: '2027-01-01', value: false, source: sources.nricPassword, recorded },
])

/** Whether a full or partial NRIC may still let anybody in, or be a document's first password: not from 1 January 2027. */
export const mayAuthenticateByNric = (day: Day): boolean => nricPasswords.on(day).value

/** Years an employment record is kept after somebody left; tax and contribution records, from memory, longer. */
const keptYears = effectiveDated('Years records are kept', [
  { from: '2016-04-01', value: { employment: 1, tax: 5 }, source: sources.records, recorded },
])

/** The day up to which records of somebody who left are kept at least. */
export const recordsKeptUntil = (left: Day, kind: 'employment' | 'tax' = 'employment'): Day =>
  addMonths(left, 12 * keptYears.on(left).value[kind])
