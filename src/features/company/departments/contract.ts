import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { SURFACES } from './rules.ts'

const count = z.int()

export const Department = z.object({
  id: z.string(),
  name: z.string(),
  /** Where it is offered: in the employee form and onboarding, in the edit of a profile, in the directory's filter. */
  offered: z.array(z.enum(SURFACES)),
  head: z.object({ id: z.string(), name: z.string() }).nullable(),
  parentId: z.string().nullable(),
  /** People whose record names it, in whatever status. */
  people: count,
  archivedAt: z.string().nullable(),
  version: z.int(),
})
export type Department = z.output<typeof Department>

export const listDepartments = endpoint({
  method: 'GET',
  path: '/api/company/departments',
  summary: 'The company’s departments, and names that stand in records without being on the list',
  input: z.object({}),
  output: z.object({
    departments: z.array(Department),
    /** Came with an upload or from before: kept as they are until somebody puts them on the list or merges them. */
    unlisted: z.array(z.object({ name: z.string(), people: count })),
    mayChange: z.boolean(),
  }),
})

const fields = {
  name: requiredText('Department name', 100),
  offered: z
    .array(z.enum(SURFACES, { error: `Offered must be of ${SURFACES.join(', ')}` }), {
      error: 'Offered must be a list',
    })
    .max(SURFACES.length, { error: `Offered must be of ${SURFACES.join(', ')}` })
    .transform((all) => SURFACES.filter((s) => all.includes(s))),
  headId: uuid('Head of department').nullable(),
  parentId: uuid('Parent department').nullable(),
}

const id = uuid('Department')
const Saved = z.object({ department: Department })

export const addDepartment = endpoint({
  method: 'POST',
  path: '/api/company/departments',
  summary: 'Add a department',
  input: z.object({
    name: fields.name,
    offered: fields.offered.default([...SURFACES]),
    headId: fields.headId.default(null),
    parentId: fields.parentId.default(null),
  }),
  output: Saved,
  status: 201,
  limit: { max: 600, minutes: 60, per: 'company' },
})

/** Only what is sent changes. A new name goes into the record of everybody who is in it. */
export const changeDepartment = endpoint({
  method: 'PUT',
  path: '/api/company/departments/:id',
  summary: 'Rename, move, archive or bring back a department; its people follow',
  input: z.object({
    id,
    version: z.coerce
      .number({ error: 'Version must be a whole number' })
      .int({ error: 'Version must be a whole number' })
      .optional(),
    name: fields.name.optional(),
    offered: fields.offered.optional(),
    headId: fields.headId.optional(),
    parentId: fields.parentId.optional(),
    archived: z.boolean({ error: 'Archived must be true or false' }).optional(),
  }),
  output: Saved.extend({ moved: count }),
})

/** `from` is a department of the list, or a name that only stands in records. */
export const mergeDepartments = endpoint({
  method: 'POST',
  path: '/api/company/departments/merge',
  summary: 'Merge a department into another: its people and its sub-departments follow, and it is gone',
  input: z.object({
    from: requiredText('Department', 100),
    into: uuid('Department to merge into'),
    /** How many people were said to follow: when it has become another number since, nothing happens. */
    people: z.int({ error: 'People must be a whole number' }).min(0, { error: 'People must be 0 or more' }),
  }),
  output: Saved.extend({ moved: count }),
})
