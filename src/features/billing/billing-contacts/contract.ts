import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { email, requiredText, uuid } from '../../../shared/fields.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'

const Contact = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  /** What letters to them are written in. */
  language: z.enum(LANGUAGE_CODES),
  /** over: the invitation was not agreed to in time. */
  state: z.enum(['invited', 'confirmed', 'over']),
  invitedAt: z.string(),
  confirmedAt: z.string().nullable(),
})
const All = z.object({ contacts: z.array(Contact), most: z.int() })
export type BillingContacts = z.output<typeof All>

export const listBillingContacts = endpoint({
  method: 'GET',
  path: '/api/company/plan/contacts',
  summary: 'People outside the company who get its invoices, receipts and letters about payment',
  input: z.object({}),
  output: All,
})

export const inviteBillingContact = endpoint({
  method: 'POST',
  path: '/api/company/plan/contacts',
  summary:
    'Invite somebody to get the invoices and letters about payment; nothing is sent before they agree by the link in a letter',
  whileReadOnly: true,
  input: z.object({
    name: requiredText('Name', 120),
    email: email(),
    language: z.enum(LANGUAGE_CODES, { error: `Language must be one of ${LANGUAGE_CODES.join(', ')}` }).default('en'),
  }),
  output: All,
  status: 201,
  limit: { max: 20, minutes: 60, per: 'company' },
})

export const removeBillingContact = endpoint({
  method: 'DELETE',
  path: '/api/company/plan/contacts/:id',
  summary: 'Take a billing contact away: they get nothing more',
  whileReadOnly: true,
  input: z.object({ id: uuid('Contact') }),
  output: All,
})

const token = requiredText('Link', 200, 'The link is not whole. Open it from the e-mail again.')

export const readBillingContactLink = endpoint({
  method: 'GET',
  path: '/api/billing-contact-links/:token',
  summary: 'Which company invited whom, by the link in the letter; opening it changes nothing',
  input: z.object({ token }),
  output: z.object({ company: z.string(), name: z.string(), state: z.enum(['invited', 'confirmed', 'over']) }),
  limit: { max: 60, minutes: 60, per: 'address' },
})

export const answerBillingContactLink = endpoint({
  method: 'POST',
  path: '/api/billing-contact-links/:token',
  summary: 'Agree to get the papers of a company, or leave: whoever leaves gets nothing more',
  input: z.object({
    token,
    answer: z.enum(['confirm', 'leave'], { error: 'Answer must be confirm or leave' }),
  }),
  output: z.object({ state: z.enum(['confirmed', 'left']) }),
  limit: { max: 60, minutes: 60, per: 'address' },
})
