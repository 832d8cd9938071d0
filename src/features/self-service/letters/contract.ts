import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, uuid } from '../../../shared/fields.ts'

/** Letters that somebody makes for themselves: what of, and in which languages beside English they can be drawn. */

export const LETTER_KINDS = ['employment', 'salary', 'leave'] as const
export type LetterKind = (typeof LETTER_KINDS)[number]
export const LETTER_LANGUAGES = ['en', 'ar', 'fr', 'hi', 'ta'] as const
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number]

const Letter = z.object({
  id: z.string(),
  kind: z.enum(LETTER_KINDS),
  /** 2026-0012. */
  number: z.string(),
  language: z.enum(LETTER_LANGUAGES),
  addressedTo: z.string().nullable(),
  madeAt: z.string(),
  /** The document that holds it, while it is kept. */
  documentId: z.string(),
  fileName: z.string(),
})
export type EmployeeLetter = z.output<typeof Letter>

export const listMyLetters = endpoint({
  method: 'GET',
  path: '/api/portal/letters',
  afterLeaving: true,
  summary: 'Letters the signed-in employee can make, and those they made',
  input: z.object({}),
  output: z.object({
    /** Kinds the company lets people make. */
    kinds: z.array(z.enum(LETTER_KINDS)),
    /** Why none can be made now; null: they can. */
    refusal: z.string().nullable(),
    /** Approved leave that a letter can be about, the latest first. */
    leave: z.array(z.object({ id: z.string(), name: z.string(), from: z.string(), until: z.string() })),
    letters: z.array(Letter),
  }),
})

export const makeMyLetter = endpoint({
  method: 'POST',
  path: '/api/portal/letters',
  summary: 'Make a letter: written at once, numbered and kept among the documents; one about pay asks for the password',
  input: z.object({
    kind: z.enum(LETTER_KINDS, { error: `Kind must be one of ${LETTER_KINDS.join(', ')}` }),
    /** It stands in English, and beneath that in this language. */
    language: z
      .enum(LETTER_LANGUAGES, { error: `Language must be one of ${LETTER_LANGUAGES.join(', ')}` })
      .default('en'),
    addressedTo: optionalText('Addressed to', 200),
    /** Of a letter about leave. */
    leaveId: uuid('Leave').nullish(),
  }),
  output: z.object({ letter: Letter }),
  status: 201,
  limit: { max: 20, minutes: 1440, per: 'session' },
})
