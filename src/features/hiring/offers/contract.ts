import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, decimal, optionalDecimal, optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'
import { PAY_PERIODS } from '../../adverts/content/kinds.rules.ts'
import { ACTIONS, ALLOWANCES, CARRIED, PERIODS, STATUSES } from './rules.ts'

const application = uuid('Application')
const id = uuid('Offer')
const version = z.int({ error: 'Version must be a whole number' }).optional()

/** Amounts are plain decimals in major units of the country's currency. */
const Terms = {
  position: requiredText('Position', 200),
  department: text('Department', 100).default(''),
  pay: decimal('Pay', { min: 0, max: 999_999_999 }),
  period: z.enum(PERIODS, { error: `Period must be one of ${PERIODS.join(', ')}` }),
  allowances: z
    .array(
      z.object({
        kind: z.enum(ALLOWANCES, { error: `An allowance is one of ${ALLOWANCES.join(', ')}` }),
        amount: decimal('Allowance', { min: 0, max: 99_999_999 }),
      }),
      { error: 'Allowances must be a list' },
    )
    .max(ALLOWANCES.length, { error: 'Each allowance may stand once.' })
    .refine((list) => new Set(list.map((a) => a.kind)).size === list.length, {
      error: 'Each allowance may stand once.',
    })
    .default([]),
  startsOn: day('First day'),
  expiresOn: day('Last day to accept'),
  probationMonths: z
    .int({ error: 'Probation must be a whole number of months' })
    .min(0, { error: 'Probation must be between 0 and 12 months' })
    .max(12, { error: 'Probation must be between 0 and 12 months' })
    .default(0),
  weeklyHours: optionalDecimal('Hours a week', { min: 1, max: 80, step: 0.5 }),
  terms: text('Further terms', 6000).default(''),
}

const Shown = z.object({
  id: z.string(),
  status: z.enum(STATUSES),
  position: z.string(),
  department: z.string(),
  country: z.string(),
  currency: z.string(),
  decimals: z.int(),
  pay: z.string(),
  period: z.enum(PERIODS),
  allowances: z.array(z.object({ kind: z.enum(ALLOWANCES), amount: z.string() })),
  /** Everything that is paid in a month, allowances with it. */
  monthly: z.string(),
  startsOn: z.string(),
  expiresOn: z.string(),
  probationMonths: z.int(),
  weeklyHours: z.string().nullable(),
  terms: z.string(),
  sentAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  signedName: z.string().nullable(),
  declinedReason: z.string().nullable(),
  version: z.int(),
})
const Offer = Shown.extend({
  approvedBy: z.string().nullable(),
  employeeId: z.string().nullable(),
  /** When the letter leaves that was told to; until then it can be held. */
  leavesAt: z.string().nullable(),
  /** Why a letter did not leave when its time had come. */
  heldBack: z.string().nullable(),
  actions: z.array(z.enum(ACTIONS)),
  writable: z.boolean(),
})
export type Offer = z.output<typeof Offer>

export const listOffers = endpoint({
  method: 'GET',
  path: '/api/company/applications/:application/offers',
  summary: 'The offers of an application, what a new one would begin with, and whether the person can be hired',
  input: z.object({ application }),
  output: z.object({
    offers: z.array(Offer),
    defaults: z.object({
      position: z.string(),
      department: z.string(),
      country: z.string(),
      currency: z.string(),
      symbol: z.string(),
      decimals: z.int(),
      /** Never filled in for whoever writes: what somebody is worth is not the top of a range. */
      pay: z.string(),
      /** What the advert says, in words of its own. */
      range: z
        .object({ min: z.string().nullable(), max: z.string().nullable(), period: z.enum(PAY_PERIODS) })
        .nullable(),
      period: z.enum(PERIODS),
      startsOn: z.string(),
      expiresOn: z.string(),
      weeklyHours: z.string(),
    }),
    vacancies: z.object({ all: z.int(), hired: z.int(), offered: z.int() }),
    hire: z.object({
      /** Why they cannot be hired now; null: they can. */
      why: z.string().nullable(),
      employeeId: z.string().nullable(),
      statuses: z.array(z.object({ value: z.string(), label: z.string() })),
      nationality: z.string(),
    }),
  }),
})

export const writeOffer = endpoint({
  method: 'POST',
  path: '/api/company/applications/:application/offers',
  summary: 'Draft an offer',
  input: z.object({ application, ...Terms }),
  output: z.object({ offer: Offer }),
  status: 201,
})

export const changeOffer = endpoint({
  method: 'PUT',
  path: '/api/company/offers/:id',
  summary: 'Change an offer that was not sent yet; one that was approved waits for approval again',
  input: z.object({ id, version, ...Terms }),
  output: z.object({ offer: Offer }),
})

export const moveOffer = endpoint({
  method: 'POST',
  path: '/api/company/offers/:id/move',
  summary: 'Ask for approval, approve, refuse, send, hold back or withdraw an offer',
  input: z.object({
    id,
    version,
    action: z.enum(ACTIONS, { error: `Action must be one of ${ACTIONS.join(', ')}` }),
    /** For sending: not at once, but when there was time to take it back, and by day where the person is. */
    later: z.boolean({ error: 'Later must be yes or no' }).default(false),
    note: optionalText('Note', 1000),
  }),
  output: z.object({ offer: Offer }),
  limit: { max: 500, minutes: 60, per: 'company' },
})

export const offerLetter = endpoint({
  method: 'GET',
  path: '/api/company/offers/:id/letter',
  summary: 'The letter of an offer as PDF: as it was sent, or as it would be',
  input: z.object({ id }),
  output: z.object({}),
})

export const previewHire = endpoint({
  method: 'GET',
  path: '/api/company/applications/:application/hire',
  summary: 'What hiring the person would do: to their record, to the job, and to everybody else who applied for it',
  input: z.object({ application }),
  output: z.object({
    /** What goes over into the record. */
    carries: z.array(z.enum(CARRIED)),
    phone: z.string().nullable(),
    /** The last position: the job can close with it. */
    fills: z.boolean(),
    /** When it would close. */
    closesAt: z.string().nullable(),
    /** Whose applications would end with it, all of them and the first fifty with their letters. */
    othersCount: z.int(),
    others: z.array(
      z.object({
        id: z.string(),
        number: z.int(),
        /** Null until somebody has opened the application. */
        name: z.string().nullable(),
        stage: z.string(),
        subject: z.string(),
        body: z.string(),
        leavesAt: z.string(),
      }),
    ),
    /** Interviews still to come with the person, which are called off. */
    interviews: z.int(),
  }),
})

export const hire = endpoint({
  method: 'POST',
  path: '/api/company/applications/:application/hire',
  summary: 'Make the person an employee with everything known of them, and begin their onboarding',
  input: z.object({
    application,
    nationality: requiredText('Nationality', 100),
    employmentStatus: optionalText('Employment status', 40),
    /** Where no offer was accepted: what was agreed. */
    terms: z
      .object(
        {
          position: Terms.position,
          department: Terms.department,
          pay: Terms.pay,
          period: Terms.period,
          startsOn: Terms.startsOn,
          weeklyHours: Terms.weeklyHours,
        },
        { error: 'Terms must be an object' },
      )
      .nullish()
      .transform((v) => v ?? null),
    /** Welcome them by e-mail, which opens their portal. */
    welcome: z.boolean({ error: 'Welcome must be yes or no' }).default(true),
    /** On their first day instead of at once. */
    welcomeOnFirstDay: z.boolean({ error: 'Welcome on the first day must be yes or no' }).default(false),
    /** Where this fills the last position: the job closes, and what others applied ends. No: it stays open, and nobody is written to. */
    closeJob: z.boolean({ error: 'Closing the job must be yes or no' }).default(true),
  }),
  output: z.object({
    employeeId: z.string(),
    name: z.string(),
    /** What is still to be asked of them, by its label. */
    missing: z.array(z.string()),
    /** When the job closes because all its positions are filled; null: it does not. Until then it can be kept open. */
    closesAt: z.string().nullable(),
    jobId: z.string(),
    /** What went over into their record, and what its documents do not take. */
    carried: z.array(z.enum(CARRIED)),
    left: z.array(z.enum(CARRIED)),
    /** They are before their first day. */
    startsOn: z.string(),
    before: z.boolean(),
  }),
  status: 201,
  limit: { max: 500, minutes: 60, per: 'company' },
})

const link = optionalText('Link', 100)
const Theirs = Shown.extend({ symbol: z.string(), company: z.string(), open: z.boolean() })
export type TheirOffer = z.output<typeof Theirs>

/** `needsCode`: who signs has to show first that they read the mailbox the application came from. */
const TheirOffers = z.object({ offers: z.array(Theirs), name: z.string(), needsCode: z.boolean() })

export const theirOffers = endpoint({
  method: 'GET',
  path: '/api/applications/:application/offers',
  summary: 'The offers made to oneself',
  input: z.object({ application, link }),
  output: TheirOffers,
  limit: { max: 600, minutes: 60, per: 'address' },
})

export const sendOfferCode = endpoint({
  method: 'POST',
  path: '/api/applications/:application/offers/:id/code',
  summary: 'A code to the mailbox the application came from, to sign an offer with',
  input: z.object({ application, id, link }),
  output: z.object({}),
  status: 202,
  limit: { max: 30, minutes: 60, per: 'address' },
})

export const answerOffer = endpoint({
  method: 'POST',
  path: '/api/applications/:application/offers/:id/answer',
  summary: 'Accept an offer with one’s name typed under it, or decline it',
  input: z.object({
    application,
    id,
    link,
    accept: z.boolean({ error: 'Say whether you accept.' }),
    /** For accepting: one’s name, as the letter has it. */
    name: optionalText('Name', 200),
    words: optionalText('Reason', 1000),
    /** For accepting by a link, or from an account whose address nobody proved: the code sent to the mailbox. */
    code: optionalText('Code', 20),
  }),
  output: TheirOffers,
  limit: { max: 60, minutes: 60, per: 'address' },
})

export const theirLetter = endpoint({
  method: 'GET',
  path: '/api/applications/:application/offers/:id/letter',
  summary: 'The letter of an offer made to oneself, as PDF',
  input: z.object({ application, id, link }),
  output: z.object({}),
  limit: { max: 300, minutes: 60, per: 'address' },
})
