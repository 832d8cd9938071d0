import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { email, optionalText, requiredText } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize } from '../../../shared/list.ts'
import { LETTER_LANGUAGES } from '../../platform/messages/languages.rules.ts'
import { SUBSCRIPTION_STATES } from './rules.ts'

const language = z.enum(LETTER_LANGUAGES, { error: `Language must be one of ${LETTER_LANGUAGES.join(', ')}` })

/** The same answer for an address that is new, waits for its confirmation, has confirmed or has left. */
export const subscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter',
  summary: 'Ask for the newsletter; a link to confirm comes by e-mail',
  input: z.object({
    email: email(),
    language: language.default('en'),
    /** A box nobody sees. Whoever fills it in is no person. */
    website: optionalText('Website', 300),
  }),
  output: z.object({}),
  status: 202,
  limit: { max: 20, minutes: 60, per: 'address' },
})

const token = requiredText('Token', 200, 'The link is not whole. Open it from the e-mail again.')

export const confirm = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  summary: 'Confirm the newsletter with the token of the e-mail',
  input: z.object({ token }),
  output: z.object({}),
  limit: { max: 60, minutes: 60, per: 'address' },
})

/** Mail programs post to the address of the header with a form of their own (RFC 8058): the token stands in the path. */
export const unsubscribe = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe/:token',
  summary: 'Leave the newsletter, with one click',
  input: z.object({ token }),
  output: z.object({}),
  oneClick: true,
  limit: { max: 60, minutes: 60, per: 'address' },
})

const Subscription = z.object({
  email: z.string(),
  language: z.string(),
  state: z.enum(SUBSCRIPTION_STATES),
  askedAt: z.string(),
  confirmedAt: z.string().nullable(),
  leftAt: z.string().nullable(),
})
export type Subscription = z.output<typeof Subscription>

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/api/newsletter-subscriptions',
  summary: 'Who asked for the newsletter, newest first (platform staff)',
  input: z.object({
    state: choiceFilter('State', SUBSCRIPTION_STATES),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({ subscriptions: z.array(Subscription), page: z.int(), pageSize: z.int(), ...pageFacts }),
})
