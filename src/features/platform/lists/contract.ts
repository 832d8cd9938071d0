import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'

/** A list that a feature names in its manifest (`listExports`). */
const screen = requiredText('Screen', 40)

const View = z.object({
  id: z.string(),
  name: z.string(),
  /** Everybody of the company who sees the screen has it. */
  shared: z.boolean(),
  mine: z.boolean(),
  /** As it stands in the address of the screen. */
  query: z.record(z.string(), z.string()),
})

const All = z.object({ views: z.array(View) })

const path = '/api/company/saved-views'

export const listViews = endpoint({
  method: 'GET',
  path,
  summary: 'Views of a list that one keeps, and those the company shares',
  input: z.object({ screen }),
  output: All,
})

export const saveView = endpoint({
  method: 'POST',
  path,
  summary: 'Keep the filters and the order of a list under a name; the same name again replaces them',
  input: z.object({
    screen,
    name: requiredText('Name', 60, 'Give the view a name'),
    shared: z.boolean({ error: 'Shared must be yes or no' }).default(false),
    query: z
      .record(
        z.string({ error: 'Filters must have names' }).regex(/^[a-z]{1,20}$/i, { error: 'Filters must have names' }),
        z.string({ error: 'A filter must be text' }).max(200, { error: 'A filter must be at most 200 characters' }),
        { error: 'Filters must be an object of texts' },
      )
      .refine((q) => Object.keys(q).length <= 20, { error: 'At most 20 filters' }),
  }),
  output: All,
  status: 201,
  limit: { max: 300, minutes: 60, per: 'company' },
})

export const dropView = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Drop a view of one’s own',
  input: z.object({ id: uuid('View') }),
  output: All,
})
