import { z } from 'zod'
import { QUESTION_KINDS } from './answers.rules.ts'

/** What a job asks of whoever applies: the same in a draft, in the advert and in the form. */

export const MOST_QUESTIONS = 12
const MOST_OPTIONS = 12

const words = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text` })
    .trim()
    .normalize('NFC')
    .max(max, { error: `${label} must be at most ${max} characters` })
    .default('')

const options = (label: string) =>
  z
    .array(words(label, 120), { error: `${label} must be a list of texts` })
    .max(MOST_OPTIONS, { error: `${label} may hold at most ${MOST_OPTIONS}` })
    .default([])

export const Question = z.object({
  /** Stays the same while the question is reworded or moved. */
  id: z
    .string({ error: 'A question has an identifier' })
    .regex(/^[a-z0-9-]{1,40}$/, { error: 'The identifier of a question must be small letters, digits and dashes' }),
  kind: z.enum(QUESTION_KINDS, { error: `Kind must be one of ${QUESTION_KINDS.join(', ')}` }),
  ask: words('Question', 300),
  required: z.boolean({ error: 'Required must be yes or no' }).default(false),
  options: options('Answers'),
  /** Answers the work needs, any of them: yes or no, or some of the options. Empty: it needs none in particular. */
  accepts: options('Answers the work needs'),
  /** For a number: the least the work needs. */
  atLeast: z
    .union([z.null(), z.number({ error: 'The least must be a number' }).min(0).max(1_000_000)], {
      error: 'The least must be a number from 0 to 1000000',
    })
    .default(null),
  /** Of a number: what they expect to be paid, in the currency and period of the advert. */
  pays: z.boolean({ error: 'Pays must be yes or no' }).optional(),
  /** Why the work needs it: whoever applies reads it. */
  why: words('Reason', 300),
})
export type Question = z.output<typeof Question>
