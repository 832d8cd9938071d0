import { z } from 'zod'
import { SLIP_GROUPS } from '../../../countries/components.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, givenText, optionalDay, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { COMPONENT_BASES, COMPONENT_NATURES } from './choices.rules.ts'

/** Components of pay of a legal entity. Days are dates; shares whole percent. */

export const COMPONENT_SORTS = ['order', '-order', 'name', '-name', 'code', '-code'] as const
export const COMPONENT_STATES = ['active', 'to_come', 'ended'] as const
export const COMPONENT_KINDS = ['own', 'standard'] as const

const Names = z.object({
  ar: z.string().exactOptional(),
  fr: z.string().exactOptional(),
  hi: z.string().exactOptional(),
  ta: z.string().exactOptional(),
  zh: z.string().exactOptional(),
  en: z.string().exactOptional(),
})

const Source = z.object({
  title: z.string(),
  url: z.string().exactOptional(),
  checkedOn: z.string(),
  confirmed: z.boolean(),
})

const said = {
  name: z.string(),
  names: Names,
  nature: z.enum(COMPONENT_NATURES),
  /** By what part of a period it is paid; null: as is usual in the country. */
  proration: z.enum(COMPONENT_BASES).nullable(),
  inRetro: z.boolean(),
  priority: z.int(),
  mostPercent: z.int().nullable(),
  slipGroup: z.enum(SLIP_GROUPS),
  slipOrder: z.int(),
  account: z.string().nullable(),
  choice: z.string().nullable(),
} as const

const Row = z.object({
  code: z.string(),
  isStandard: z.boolean(),
  from: z.string().nullable(),
  until: z.string().nullable(),
  state: z.enum(COMPONENT_STATES),
  ...said,
})
export type ComponentRow = z.output<typeof Row>

const Entity = z.object({ id: z.string(), name: z.string(), country: z.string(), today: z.string() })

export const listFilter = {
  /** Left out: the first legal entity whose law of pay is on file. */
  entityId: uuid('Legal entity').nullish(),
  nature: choiceFilter('Nature', COMPONENT_NATURES),
  state: choiceFilter('State', COMPONENT_STATES),
  kind: choiceFilter('Kind', COMPONENT_KINDS),
  search: optionalText('Search', 100).default(null),
  sort: sortBy(COMPONENT_SORTS, 'order'),
}

export const listPayComponents = endpoint({
  method: 'GET',
  path: '/api/pay-components',
  summary: 'Components of pay of a legal entity: those ready made for its country, and its own',
  input: z.object({ ...listFilter, cursor, page: pageNumber(), pageSize: pageSize() }),
  output: z.object({
    components: z.array(Row),
    ...pageFacts,
    page: z.int(),
    entities: z.array(Entity),
    /** Whose components these are; null: no legal entity has a law of pay on file. */
    entityId: z.string().nullable(),
    /** Natures that the law on file can price. */
    natures: z.array(z.enum(COMPONENT_NATURES)),
    mayChange: z.boolean(),
  }),
})

const Membership = z.object({
  key: z.string(),
  label: z.string(),
  counts: z.enum(['wholly', 'in_part', 'no']),
  rule: z.string(),
  source: Source,
})
export type ComponentMembership = z.output<typeof Membership>

const Choice = z.object({ key: z.string(), label: z.string(), source: Source })

const Version = z.object({
  effectiveFrom: z.string(),
  reason: z.string(),
  madeAt: z.string(),
  madeBy: z.string().nullable(),
  ...said,
})

/** What may be said of pay of a nature in the country. */
const OfNature = z.object({
  nature: z.enum(COMPONENT_NATURES),
  bases: z.array(z.enum(COMPONENT_BASES)),
  usual: z.enum(COMPONENT_BASES).nullable(),
  choices: z.array(Choice),
  memberships: z.array(Membership),
})
export type ComponentNatureRules = z.output<typeof OfNature>

const Whole = z.object({
  component: Row,
  version: z.int(),
  versions: z.array(Version),
  /** The sums of the law it counts in, as it was chosen. */
  memberships: z.array(Membership),
  prorationSource: Source.nullable(),
  used: z.object({ allowances: z.int(), oneOffs: z.int(), recurring: z.int(), lines: z.int() }),
  /** The last day that is locked; null: none is. */
  lockedUntil: z.string().nullable(),
  today: z.string(),
  allowed: z.array(z.enum(['change', 'end', 'delete'])),
})
export type WholeComponent = z.output<typeof Whole>

const at = { entityId: uuid('Legal entity'), code: requiredText('Code', 40) } as const

export const readPayComponent = endpoint({
  method: 'GET',
  path: '/api/pay-components/:entityId/:code',
  summary: 'A component of pay with its versions, the sums of the law it is in, and where it is used',
  input: z.object(at),
  output: Whole,
})

export const readComponentRules = endpoint({
  method: 'GET',
  path: '/api/pay-component-rules/:entityId',
  summary: 'What the law of a legal entity’s country lets be said of components of each nature, today',
  input: z.object({ entityId: uuid('Legal entity') }),
  output: z.object({ natures: z.array(OfNature), prorationSource: Source.nullable() }),
})

const percent = z.coerce
  .number({ error: 'Most at once must be a whole number' })
  .int({ error: 'Most at once must be a whole number' })
  .min(1, { error: 'Most at once must be between 1 and 100' })
  .max(100, { error: 'Most at once must be between 1 and 100' })
  .nullable()
  .default(null)

const small = (label: string, max: number, usual: number) =>
  z.coerce
    .number({ error: `${label} must be a whole number` })
    .int({ error: `${label} must be a whole number` })
    .min(1, { error: `${label} must be between 1 and ${max}` })
    .max(max, { error: `${label} must be between 1 and ${max}` })
    .default(usual)

const fields = {
  name: requiredText('Name', 120),
  names: z
    .object(
      {
        ar: givenText('Name in Arabic', 120),
        fr: givenText('Name in French', 120),
        hi: givenText('Name in Hindi', 120),
        ta: givenText('Name in Tamil', 120),
        zh: givenText('Name in Chinese', 120),
      },
      { error: 'Names must be an object of texts' },
    )
    .partial()
    .default({}),
  nature: z.enum(COMPONENT_NATURES, { error: `Nature must be one of ${COMPONENT_NATURES.join(', ')}` }),
  proration: z
    .enum(COMPONENT_BASES, { error: `Part of a period must be one of ${COMPONENT_BASES.join(', ')}` })
    .nullable()
    .default(null),
  inRetro: z.boolean({ error: 'In back pay must be yes or no' }).default(true),
  priority: small('Priority', 9, 5),
  mostPercent: percent,
  slipGroup: z.enum(SLIP_GROUPS, { error: `Group must be one of ${SLIP_GROUPS.join(', ')}` }).default('allowances'),
  slipOrder: small('Order', 99, 50),
  account: optionalText('Account', 60).default(null),
  choice: optionalText('What it counts as', 40).default(null),
  reason: optionalText('Reason', 300).default(null),
  effectiveFrom: day('From'),
} as const

export const addPayComponent = endpoint({
  method: 'POST',
  path: '/api/pay-components',
  summary: 'Add a component of pay of a legal entity’s own',
  status: 201,
  input: z.object({
    entityId: uuid('Legal entity'),
    code: requiredText('Code', 40)
      .toLowerCase()
      .regex(/^[a-z0-9][a-z0-9_]*$/, { error: 'Code has letters a to z, digits and _ only' }),
    ...fields,
  }),
  output: Whole,
  limit: { max: 500, minutes: 60, per: 'company' },
})

export const changePayComponent = endpoint({
  method: 'PUT',
  path: '/api/pay-components/:entityId/:code',
  summary: 'Say what a component is from a day on: what was paid by then stays as it was',
  input: z.object({
    ...at,
    /** Nought: a ready-made one of which nothing was said yet. */
    version: z.coerce
      .number({ error: 'Version must be a whole number' })
      .int({ error: 'Version must be a whole number' })
      .min(0, { error: 'Version must be a whole number' })
      .optional(),
    ...fields,
  }),
  output: Whole,
})

export const endPayComponent = endpoint({
  method: 'POST',
  path: '/api/pay-components/:entityId/:code/end',
  summary: 'End a component of the company’s own on a day, or take the end away',
  input: z.object({ ...at, until: optionalDay('Last day').default(null) }),
  output: Whole,
})

export const deletePayComponent = endpoint({
  method: 'DELETE',
  path: '/api/pay-components/:entityId/:code',
  summary: 'Delete a component that was never used, or what the company changed of a ready-made one',
  input: z.object(at),
  output: z.object({ deleted: z.boolean() }),
})

const Option = z.object({
  code: z.string(),
  name: z.string(),
  names: Names,
  nature: z.enum(COMPONENT_NATURES),
  isStandard: z.boolean(),
})

export const listComponentOptions = endpoint({
  method: 'GET',
  path: '/api/pay-component-options/:entityId',
  summary: 'Components that something can be paid or taken by on a day',
  input: z.object({ entityId: uuid('Legal entity'), on: optionalDay('Day').default(null) }),
  output: z.object({ options: z.array(Option) }),
})
