import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'

/** What 1, 2, 3 and 4 mean of an attribute; '' where nothing is said. */
const means = z
  .array(
    z
      .string({ error: 'What a rating means must be text' })
      .trim()
      .max(200, { error: 'What a rating means must be at most 200 characters' }),
    { error: 'What the ratings mean must be a list' },
  )
  .length(4, { error: 'Say of each of the four ratings what it means, or leave it empty' })

const Attribute = z.object({ name: requiredText('Attribute', 120), means })
const Template = z.object({
  id: z.string(),
  name: z.string(),
  attributes: z.array(z.object({ name: z.string(), means: z.array(z.string()) })),
})
export type Template = z.output<typeof Template>
const All = z.object({
  templates: z.array(Template),
  /** What is given back when they are saved: another one says that somebody has saved them meanwhile. */
  version: z.string(),
  mayKeep: z.boolean(),
})

export const readTemplates = endpoint({
  method: 'GET',
  path: '/api/company/scorecard-templates',
  summary: 'The company’s scorecard templates: what an interview looks at, and what each rating means',
  input: z.object({}),
  output: All,
})

export const saveTemplates = endpoint({
  method: 'PUT',
  path: '/api/company/scorecard-templates',
  summary: 'Save the scorecard templates, in order. One left out goes; interviews that were arranged with it stay',
  input: z.object({
    version: z.string({ error: 'Version must be the one that was read' }),
    templates: z
      .array(
        z.object({
          id: z
            .union([z.null(), uuid('Template')], { error: 'Template is not an identifier' })
            .optional()
            .transform((v) => v ?? null),
          name: requiredText('Name of the template', 80),
          attributes: z
            .array(Attribute, { error: 'Attributes must be a list' })
            .min(1, { error: 'A template needs at least one attribute' })
            .max(10, { error: 'At most 10 attributes' }),
        }),
        { error: 'Templates must be a list' },
      )
      .max(30, { error: 'At most 30 templates' }),
  }),
  output: All,
})
