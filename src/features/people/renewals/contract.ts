import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, optionalText, requiredText, text, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'
import { DOCUMENT_BYTES } from '../documents/rules.ts'
import { RENEWAL_STATES, RENEWAL_STEPS, RENEWAL_THINGS } from './rules.ts'

const id = uuid('Renewal')
const version = z.int({ error: 'Version must be a whole number' })
const note = text('Note', 1000).default('')

const Step = z.object({
  step: z.enum([...RENEWAL_STATES, 'assigned', 'noted']),
  note: z.string(),
  by: z.string().nullable(),
  at: z.string(),
})
const Case = z.object({
  id: z.string(),
  employeeId: z.string(),
  name: z.string(),
  thing: z.enum(RENEWAL_THINGS),
  thingId: z.string(),
  what: z.string(),
  country: z.string(),
  expiresOn: z.string(),
  /** It has run out by today, where the person works. */
  isOver: z.boolean(),
  state: z.enum(RENEWAL_STATES),
  ownerId: z.string().nullable(),
  owner: z.string().nullable(),
  dueOn: z.string(),
  isLate: z.boolean(),
  validUntil: z.string().nullable(),
  version: z.int(),
  next: z.array(z.enum(RENEWAL_STEPS)),
})
export type RenewalCase = z.output<typeof Case>
const Whole = Case.extend({ history: z.array(Step) })
export type WholeRenewal = z.output<typeof Whole>
const One = z.object({ renewal: Whole })

export const RENEWAL_SORTS = ['due', '-due', 'expires', '-expires', 'name', '-name'] as const
export const RENEWAL_FILTERS = ['open', 'closed'] as const

export const listRenewals = endpoint({
  method: 'GET',
  path: '/api/renewals',
  summary: 'Renewals of passes, permits and documents, by whether they are open, whose they are and who sees to them',
  input: z.object({
    show: choiceFilter('Show', RENEWAL_FILTERS),
    employeeId: uuid('Employee').nullish(),
    sort: sortBy(RENEWAL_SORTS, 'due'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({ renewals: z.array(Case), ...pageFacts, page: z.int() }),
})

export const offerRenewals = endpoint({
  method: 'GET',
  path: '/api/renewals/offers',
  summary: 'What runs out within ninety days and nobody has begun to renew, most urgent first, and who can see to it',
  input: z.object({ employeeId: uuid('Employee').nullish() }),
  output: z.object({
    offers: z.array(
      z.object({
        employeeId: z.string(),
        name: z.string(),
        country: z.string(),
        thing: z.enum(RENEWAL_THINGS),
        thingId: z.string(),
        what: z.string(),
        expiresOn: z.string(),
        days: z.int(),
        dueOn: z.string(),
      }),
    ),
    /** How many there are in all; the first hundred are listed. */
    total: z.int(),
    owners: z.array(z.object({ id: z.string(), name: z.string() })),
    mayWrite: z.boolean(),
  }),
})

export const readRenewal = endpoint({
  method: 'GET',
  path: '/api/renewals/:id',
  summary: 'A renewal with everything that was done about it',
  input: z.object({ id }),
  output: One,
})

export const openRenewal = endpoint({
  method: 'POST',
  path: '/api/renewals',
  summary: 'Begin to renew a pass, permit or document that runs out',
  input: z.object({
    employeeId: uuid('Employee'),
    thing: z.enum(RENEWAL_THINGS, { error: `Thing must be one of ${RENEWAL_THINGS.join(', ')}` }),
    thingId: requiredText('Thing', 100),
    ownerId: uuid('Responsible person').nullish(),
    dueOn: optionalDay('Due day'),
    note,
  }),
  output: One,
  status: 201,
})

export const stepRenewal = endpoint({
  method: 'POST',
  path: '/api/renewals/:id/step',
  summary: 'Say that the new one was asked for, was received, or was filed with the authority',
  input: z.object({
    id,
    version,
    step: z.enum(RENEWAL_STEPS, { error: `Step must be one of ${RENEWAL_STEPS.join(', ')}` }),
    note,
  }),
  output: One,
})

export const assignRenewal = endpoint({
  method: 'PUT',
  path: '/api/renewals/:id',
  summary: 'Say who sees to a renewal and by when, or note something',
  input: z.object({ id, version, ownerId: uuid('Responsible person').nullable(), dueOn: day('Due day'), note }),
  output: One,
})

export const confirmRenewal = endpoint({
  method: 'POST',
  path: '/api/renewals/:id/confirm',
  summary:
    'Close a renewal with the new validity: of a permit it is kept as a new one, of a pass it has to stand on the record already',
  input: z.object({
    id,
    version,
    validUntil: day('Valid until'),
    documentNumber: optionalText('Document number', 60),
    issuedOn: optionalDay('Issue date'),
    note,
  }),
  output: One,
})

export const confirmDocument = endpoint({
  method: 'POST',
  path: '/api/renewals/:id/document',
  summary: 'Close the renewal of a document with its new version as a file, which takes the place of the one before',
  input: z.object({
    id,
    version: z.coerce
      .number({ error: 'Version must be a whole number' })
      .int({ error: 'Version must be a whole number' }),
    validUntil: day('Valid until'),
    name: optionalText('File name', 500),
    note,
  }),
  output: One,
  upload: true,
  bodyLimit: DOCUMENT_BYTES,
  limit: { max: 600, minutes: 60, per: 'session' },
})

export const dropRenewal = endpoint({
  method: 'POST',
  path: '/api/renewals/:id/drop',
  summary: 'Give a renewal up, with the reason',
  input: z.object({ id, version, note: requiredText('Reason', 1000) }),
  output: One,
})
