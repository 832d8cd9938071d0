import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalDay, uuid } from '../../../shared/fields.ts'

const Text = z.object({ en: z.string(), ar: z.string() })
const SCOPES = ['company', 'entity', 'site', 'department', 'person'] as const
const Value = z.union([z.boolean(), z.number(), z.string(), z.null()])

const Field = z.object({
  key: z.string(),
  label: Text,
  hint: Text.nullable(),
  kind: z.enum(['switch', 'choice', 'number', 'text']),
  options: z.array(z.object({ value: z.string(), label: Text })),
  least: z.number().nullable(),
  most: z.number().nullable(),
})
export type SettingField = z.output<typeof Field>

const Place = z.object({ scope: z.enum(SCOPES), scopeId: z.string().nullable() })

const Area = z.object({
  area: z.string(),
  label: Text,
  hint: Text,
  fields: z.array(Field),
  scopes: z.array(z.enum(SCOPES)),
  isDated: z.boolean(),
})

const area = z.string({ error: 'Area must be text' }).max(40, { error: 'There is no such area' })
const place = {
  scope: z.enum(SCOPES, { error: `Scope must be one of ${SCOPES.join(', ')}` }).default('company'),
  scopeId: uuid('Scope').nullable().default(null),
}

export const listSettings = endpoint({
  method: 'GET',
  path: '/api/company/settings',
  summary:
    'The areas of how the company does things that the caller may change, with their fields, and the parts of the company',
  input: z.object({}),
  output: z.object({
    areas: z.array(Area),
    parts: z.array(z.object({ scope: z.enum(SCOPES), id: z.string(), name: z.string() })),
  }),
})

export const readSettings = endpoint({
  method: 'GET',
  path: '/api/company/settings/:area',
  summary: 'What holds in an area on a day, for the company or a part of it, with where each field was said',
  input: z.object({
    area,
    scope: place.scope,
    scopeId: uuid('Scope').optional(),
    day: optionalDay('Day').optional(),
  }),
  output: z.object({
    values: z.record(z.string(), Value),
    /** Fields that are said for this very scope; the others are a wider one's, or as they are from the start. */
    own: z.array(z.string()),
    saidAt: z.record(z.string(), Place),
    history: z.array(
      z.object({
        from: z.string(),
        values: z.record(z.string(), Value),
        setAt: z.string(),
        setBy: z.string().nullable(),
      }),
    ),
  }),
})

const Input = {
  area,
  ...place,
  /** From which day; left out: today. */
  from: optionalDay('From').default(null),
  /** What is said for this scope; a field left out is the wider scope's. */
  values: z.record(z.string().max(60), Value, { error: 'Values must be an object' }),
}

const Changes = z.object({
  changes: z.array(z.object({ field: z.string(), before: Value, after: Value })),
  /** Narrower parts that say something of their own about what changes: there it stays as it is. */
  elsewhere: z.array(Place.extend({ name: z.string().nullable(), fields: z.array(z.string()) })),
  effects: z.array(Text),
})

export const previewSettings = endpoint({
  method: 'POST',
  path: '/api/company/settings/:area/preview',
  summary: 'What saving these settings would change, and for whom it would not. Writes nothing',
  input: z.object(Input),
  output: Changes,
})

export const saveSettings = endpoint({
  method: 'PUT',
  path: '/api/company/settings/:area',
  summary: 'Says how the company, or a part of it, does something from a day on',
  input: z.object(Input),
  output: readSettings.output,
  limit: { max: 300, minutes: 60, per: 'company' },
})
