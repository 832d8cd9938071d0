import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'
import { LANGUAGE_CODES } from '../../../shared/languages.ts'
import { DECLARATION_STATES, ITEM_STATES, STAGES } from './rules.ts'

/** One’s own declaration for the tax on one’s pay. Amounts in minor units of the currency. */

export const MOST_MINOR = 1_000_000_000_000

export const amount = z
  .int({ error: 'Enter an amount' })
  .min(0, 'An amount cannot be below nought')
  .max(MOST_MINOR, 'The amount is too large')
const month = (label: string) =>
  requiredText(label, 7).refine((said) => /^\d{4}-(0[1-9]|1[0-2])$/.test(said), `${label} is a month, such as 2026-04`)

export const Spoken = z.object(
  Object.fromEntries(LANGUAGE_CODES.map((code) => [code, z.string()])) as Record<
    (typeof LANGUAGE_CODES)[number],
    z.ZodString
  >,
)

const Place = z.object({
  from: month('First month'),
  until: month('Last month'),
  rent: amount,
  city: text('City', 80),
  landlord: text('Landlord', 120),
  address: text('Address', 300),
  relation: text('Relation', 60),
  taxId: text('Tax number', 20),
  hasNoTaxId: z.boolean({ error: 'Say yes or no: whether the landlord has no tax number' }),
})
export type PlaceView = z.output<typeof Place>

const Head = z.object({
  key: z.string(),
  group: z.string(),
  label: Spoken,
  kind: z.enum(['relief', 'income', 'withheld']),
  isRent: z.boolean(),
  isFromBefore: z.boolean(),
  regimes: z.array(z.string()),
  fields: z.array(z.object({ key: z.string(), label: Spoken, kind: z.enum(['text', 'tax_id', 'yes_no']) })),
})
export type HeadView = z.output<typeof Head>

const Item = z.object({
  id: z.string(),
  head: z.string(),
  amount: z.int(),
  facts: z.record(z.string(), z.string()),
  places: z.array(Place),
  state: z.enum(ITEM_STATES),
  /** What payroll accepts of it; null: it was not looked at. */
  verified: z.int().nullable(),
  reason: z.string(),
  /** Another one whenever the item or its papers change. */
  seen: z.string(),
  proofs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      /** What else the same file proves, for whoever verifies; empty for its person. */
      same: z.array(z.object({ person: z.string(), head: z.string(), yearFrom: z.string() })),
    }),
  ),
})
export type ItemView = z.output<typeof Item>

export const Declaration = z.object({
  country: z.string(),
  currency: z.object({ code: z.string(), minorUnits: z.int() }),
  from: z.string(),
  until: z.string(),
  state: z.enum(DECLARATION_STATES),
  stage: z.enum(STAGES),
  changesUntil: z.string(),
  proofsFrom: z.string(),
  proofsBy: z.string(),
  openUntil: z.string().nullable(),
  regimes: z.array(z.object({ key: z.string(), label: Spoken })),
  /** As chosen; null: nothing was, and `usual` holds. */
  regime: z.string().nullable(),
  usual: z.string(),
  submittedAt: z.string().nullable(),
  /** In the order they are shown, each with the most that counts of it and the rule. */
  groups: z.array(z.object({ key: z.string(), label: Spoken, most: z.int().nullable(), rule: z.string() })),
  heads: z.array(Head),
  items: z.array(Item),
})
export type DeclarationView = z.output<typeof Declaration>

/** A declaration as the file with one’s data has it. */
export const KeptDeclaration = z.object({
  year_from: z.string(),
  regime: z.string().nullable(),
  submitted_at: z.string().nullable(),
  items: z.array(Item.omit({ id: true, seen: true })),
})

const Mine = z.object({
  /** Null: nothing is declared where one works. */
  declaration: Declaration.nullable(),
})

export const readMyDeclaration = endpoint({
  method: 'GET',
  path: '/api/my-tax-declaration',
  summary: 'What one declares for the tax on one’s pay in this tax year, with what may be declared and until when',
  ownAccount: true,
  input: z.object({}),
  output: Mine,
})

export const chooseMyRegime = endpoint({
  method: 'PUT',
  path: '/api/my-tax-declaration/regime',
  summary: 'Choose the tax regime of the year',
  input: z.object({ regime: requiredText('Regime', 40) }),
  output: Mine,
})

export const saveMyItem = endpoint({
  method: 'PUT',
  path: '/api/my-tax-declaration/items/:head',
  summary: 'Declare an item, or change it; an amount of nought takes it out. Of rent the places say the amount',
  input: z.object({
    head: text('Item', 40),
    amount,
    facts: z.record(z.string().max(40), z.string().max(200)).default({}),
    places: z.array(Place).max(12, 'There are twelve months in a tax year').default([]),
  }),
  output: Mine,
  limit: { max: 200, minutes: 60, per: 'session' },
})

export const addMyProof = endpoint({
  method: 'POST',
  path: '/api/my-tax-declaration/items/:head/proofs',
  summary: 'Add a paper that proves an item: PDF or picture, at most 10 MB',
  input: z.object({ head: text('Item', 40), name: optionalText('File name', 500) }),
  output: Mine,
  status: 201,
  upload: true,
  bodyLimit: 10 * 1024 * 1024,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const removeMyProof = endpoint({
  method: 'DELETE',
  path: '/api/my-tax-declaration/proofs/:id',
  summary: 'Take a paper back that nobody has looked at yet',
  input: z.object({ id: uuid('Proof') }),
  output: Mine,
})

export const downloadMyProof = endpoint({
  method: 'GET',
  path: '/api/my-tax-declaration/proofs/:id',
  summary: 'A paper one has handed in',
  ownAccount: true,
  input: z.object({ id: uuid('Proof') }),
  output: z.string(),
})

export const submitMyDeclaration = endpoint({
  method: 'POST',
  path: '/api/my-tax-declaration/submit',
  summary: 'Hand the declaration in: payroll looks at it',
  input: z.object({}),
  output: Mine,
})
