import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'

const labels = z.record(z.string(), z.string())

export const approvalNames = endpoint({
  method: 'GET',
  path: '/api/company/approvals/names',
  summary: 'What each kind of request, its lines, conditions and approvers are called, in a language',
  input: z.object({
    language: z.enum(LANGUAGE_CODES, { error: `Language must be one of ${LANGUAGE_CODES.join(', ')}` }).default('en'),
  }),
  output: z.object({
    kinds: z.array(
      z.object({
        kind: z.string(),
        label: z.string(),
        /** By the name of each line of a request. */
        lines: labels,
        /** By condition. */
        flags: labels,
        /** By condition, as it is said after “if”. */
        flagsInSentence: labels,
      }),
    ),
    /** Safeguards, by name; those that change who approves a kind of request among them. */
    controls: labels,
    relations: labels,
  }),
})
