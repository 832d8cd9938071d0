import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { givenText } from '../../../shared/fields.ts'
import { CalendarDay } from '../../company/calendars/contract.ts'
import { KeptDeclaration } from '../../pay/declarations/contract.ts'
import { Document } from '../../people/documents/contract.ts'
import { EmployeeRecord } from '../../people/employees/record.contract.ts'
import { History } from '../../people/employments/contract.ts'
import { EmployeeDetail } from '../../people/record/contract.ts'
import { OwnDraft } from '../../platform/drafts/contract.ts'
import { listMyQuestions } from '../questions/contract.ts'
import { FIRST_STEPS } from './first-days.rules.ts'
import { PORTAL_TILE_NAMES } from './tiles.rules.ts'

const wanted = (channel: string) => z.boolean({ error: `${channel} must be true or false` })

/** What an employee keeps up to date alone; names, numbers, bank and pay are HR's. */
export const OWN_DETAILS = [
  'phone',
  'address_line1',
  'address_line2',
  'postal_code',
  'marital_status',
  'emergency_contact_name',
  'emergency_contact_phone',
] as const
export type OwnDetail = (typeof OWN_DETAILS)[number]

export const changeOwnDetails = endpoint({
  method: 'PUT',
  path: '/api/portal/details',
  summary: 'An employee changes their own phone number, address, emergency contact and how they want to be told things',
  input: z.object({
    phone: givenText('Phone number', 40),
    address_line1: givenText('Address', 500),
    address_line2: givenText('Address line 2', 500),
    postal_code: givenText('Postal code', 20),
    marital_status: givenText('Marital status', 40),
    emergency_contact_name: givenText('Emergency contact name', 200),
    emergency_contact_phone: givenText('Emergency contact phone', 40),
    notification_preferences: z
      .object(
        { email: wanted('Email'), sms: wanted('SMS'), whatsapp: wanted('WhatsApp') },
        { error: 'Notification preferences must name email, sms and whatsapp' },
      )
      .optional(),
    version: z
      .number({ error: 'Version must be a whole number' })
      .int({ error: 'Version must be a whole number' })
      .min(1, { error: 'Version must be 1 or more' })
      .max(2_000_000_000, { error: 'Version is too large' }),
  }),
  output: z.object({ employee: EmployeeRecord }),
  limit: { max: 60, minutes: 60, per: 'session' },
})

const Pay = z.object({
  effective_from: z.string(),
  currency: z.string(),
  /** Major units, a month. */
  basic_salary: z.number(),
  reason: z.string().nullable(),
})

export const ownData = endpoint({
  method: 'GET',
  path: '/api/portal/data',
  afterLeaving: true,
  summary: 'Everything the company keeps about the signed-in employee; numbers by their last four',
  input: z.object({}),
  output: z.object({
    generated_at: z.string(),
    company: z.string(),
    record: EmployeeDetail,
    documents: z.array(Document),
    pay_history: z.array(Pay),
    /** Employments with the history of their terms and of whom they report to. */
    employments: History.shape.employments,
    /** What they asked HR, with the answers. */
    questions: listMyQuestions.output.shape.questions,
    /** What they declared for the tax on their pay; tax numbers of others by their last four. */
    tax_declarations: z.array(KeptDeclaration),
    /** What they have typed and not sent. */
    drafts: z.array(OwnDraft),
  }),
  limit: { max: 20, minutes: 60, per: 'session' },
})

export const comingHolidays = endpoint({
  method: 'GET',
  path: '/api/portal/holidays',
  summary: 'The next days off where the signed-in employee works, at most five',
  input: z.object({}),
  output: z.object({ country: z.string(), days: z.array(CalendarDay) }),
})

export const nextPayDay = endpoint({
  method: 'GET',
  path: '/api/portal/next-pay-day',
  summary: 'When the signed-in employee is paid next, by the calendar of their pay group',
  input: z.object({}),
  output: z.object({
    /** Null: nobody has said when they are paid, or they are employed no more. */
    payDay: z.string().nullable(),
    /** Days until then, from the day it is where they are paid; 0: today. */
    days: z.int().nullable(),
  }),
})

export const portalTiles = endpoint({
  method: 'GET',
  path: '/api/portal/tiles',
  afterLeaving: true,
  summary: 'Parts of the portal that the company has switched off, and of whoever has left how long they read',
  input: z.object({}),
  output: z.object({
    off: z.array(z.enum(PORTAL_TILE_NAMES)),
    /** Of whoever has left: their last day, and until when they read payslips, statements and letters; null there: until the account is closed. */
    leaver: z.object({ lastDay: z.string(), until: z.string().nullable() }).nullable(),
    /** These are their first days, and what is said to them then is not hidden: there may be steps to show. */
    isNew: z.boolean(),
  }),
})

export const firstDays = endpoint({
  method: 'GET',
  path: '/api/portal/first-days',
  summary: 'The four steps of the first days of the signed-in employee, each ticked by what is on record',
  input: z.object({}),
  output: z.object({
    /** Null: they are not new any more, have hidden the steps or done them all. */
    welcome: z
      .object({
        name: z.string(),
        company: z.string(),
        steps: z.array(z.object({ step: z.enum(FIRST_STEPS), done: z.boolean() })),
      })
      .nullable(),
  }),
})

export const hideFirstDays = endpoint({
  method: 'POST',
  path: '/api/portal/first-days/hide',
  summary: 'The signed-in employee hides the steps of their first days, for good',
  input: z.object({}),
  output: z.object({ hidden: z.literal(true) }),
  limit: { max: 60, minutes: 60, per: 'session' },
})
