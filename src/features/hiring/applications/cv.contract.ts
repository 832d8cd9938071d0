import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { uuid } from '../../../shared/fields.ts'
import { ReadCv } from '../../matching/cv-reading/read.contract.ts'

const id = uuid('Application')
const limit = { max: 3_000, minutes: 60, per: 'company' } as const

export const readApplicationCv = endpoint({
  method: 'GET',
  path: '/api/company/applications/:id/cv',
  summary: 'The CV of an application as it was sent (logged)',
  input: z.object({ id }),
  output: z.string(),
  limit,
})

/** It is read once, in a job: ask again while it is being read. */
export const readCvText = endpoint({
  method: 'POST',
  path: '/api/company/applications/:id/cv/text',
  summary: 'What a program reads in the CV of an application: its text line by line, and what was found in it (logged)',
  input: z.object({ id }),
  output: z.object({
    state: z.enum(['reading', 'read', 'failed']),
    /** Why it cannot be read. */
    problem: z.string().nullable(),
    read: ReadCv.nullable(),
  }),
  limit,
})
