import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { email, optionalText, requiredText } from '../../../shared/fields.ts'
import { cursor, pageFacts, pageNumber, pageSize } from '../../../shared/list.ts'
import { LETTER_LANGUAGES } from '../../platform/messages/languages.rules.ts'
import { TOPICS } from './rules.ts'

/** The page it was sent from; anything else is answered in English. */
const language = z.enum(LETTER_LANGUAGES, { error: `Language must be one of ${LETTER_LANGUAGES.join(', ')}` })

export const sendContact = endpoint({
  method: 'POST',
  path: '/api/contact',
  summary: 'Write to the team of Fourshore',
  input: z.object({
    name: requiredText('Name', 100),
    email: email(),
    company: optionalText('Company', 150),
    country: optionalText('Country', 60),
    topic: z.enum(TOPICS, { error: `Topic must be one of ${TOPICS.join(', ')}` }),
    message: requiredText('Message', 5000),
    language: language.default('en'),
    /** A box nobody sees. Whoever fills it in is no person. */
    website: optionalText('Website', 300),
  }),
  output: z.object({}),
  status: 202,
  limit: { max: 10, minutes: 60, per: 'address' },
})

export const listContact = endpoint({
  method: 'GET',
  path: '/api/contact-messages',
  summary: 'What people wrote over the contact form, newest first (platform staff)',
  input: z.object({ cursor, page: pageNumber(), pageSize: pageSize() }),
  output: z.object({
    messages: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        company: z.string().nullable(),
        country: z.string().nullable(),
        topic: z.string(),
        message: z.string(),
        language: z.string(),
        createdAt: z.string(),
      }),
    ),
    page: z.int(),
    pageSize: z.int(),
    ...pageFacts,
  }),
})
