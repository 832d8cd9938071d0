import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { LONGEST_MESSAGE } from './talk.rules.ts'
import { LONGEST_TEMPLATE_NAME } from './templates.rules.ts'

const Template = z.object({
  id: z.string(),
  name: z.string(),
  words: z.string(),
  version: z.int(),
  changedAt: z.string(),
  changedBy: z.string().nullable(),
})
export type DirectTemplate = z.output<typeof Template>

const All = z.object({ templates: z.array(Template) })
const own = {
  name: requiredText('Name', LONGEST_TEMPLATE_NAME, 'Give the template a name'),
  words: requiredText('Text', LONGEST_MESSAGE, 'Write the text of the template'),
}
const id = uuid('Template')
const version = z.int({ error: 'Version must be a whole number' })
const limit = { max: 300, minutes: 60, per: 'company' } as const

export const readTemplateFacts = endpoint({
  method: 'GET',
  path: '/api/company/direct-template-facts',
  summary:
    'What stands for the gaps of a beginning in the first message to somebody who applied, or who accepted an invitation',
  input: z.object({ application: uuid('Application').nullish(), invitation: uuid('Invitation').nullish() }),
  /** `name`: null before the application was opened by whoever asks. */
  output: z.object({ name: z.string().nullable(), job: z.string(), company: z.string() }),
})

export const listDirectTemplates = endpoint({
  method: 'GET',
  path: '/api/company/direct-templates',
  summary: 'Beginnings of direct messages that the company words itself',
  input: z.object({}),
  output: All,
})

export const addDirectTemplate = endpoint({
  method: 'POST',
  path: '/api/company/direct-templates',
  summary:
    'Make a beginning of the company’s own; {{name}}, {{job}} and {{company}} stand for the thread it is used in',
  input: z.object(own),
  output: All,
  status: 201,
  limit,
})

export const changeDirectTemplate = endpoint({
  method: 'PUT',
  path: '/api/company/direct-templates/:id',
  summary: 'Change a beginning of the company’s own, as it was seen',
  input: z.object({ id, version, ...own }),
  output: All,
  limit,
})

export const removeDirectTemplate = endpoint({
  method: 'DELETE',
  path: '/api/company/direct-templates/:id',
  summary: 'Take a beginning of the company’s own away',
  input: z.object({ id }),
  output: All,
  limit,
})
