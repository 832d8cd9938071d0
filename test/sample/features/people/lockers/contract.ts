import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { choiceFilter, cursor, pageFacts, pageNumber, pageSize, sortBy } from '../../../shared/list.ts'

export const LOCKER_STATES = ['free', 'asked', 'given'] as const
export const LOCKER_SORTS = ['label', '-label'] as const

const Locker = z.object({
  id: z.string(),
  label: z.string(),
  state: z.enum(LOCKER_STATES),
  employeeId: z.string().nullable(),
  person: z.string().nullable(),
})
export type Locker = z.output<typeof Locker>

export const listLockers = endpoint({
  method: 'GET',
  path: '/api/company/lockers',
  summary: 'The lockers of the company',
  input: z.object({
    state: choiceFilter('State', LOCKER_STATES),
    sort: sortBy(LOCKER_SORTS, 'label'),
    cursor,
    page: pageNumber(),
    pageSize: pageSize(),
  }),
  output: z.object({ lockers: z.array(Locker), ...pageFacts, page: z.int() }),
})

export const addLocker = endpoint({
  method: 'POST',
  path: '/api/company/lockers',
  summary: 'Add a locker',
  input: z.object({ label: requiredText('Label', 60) }),
  output: z.object({ locker: Locker }),
  status: 201,
})

export const giveLocker = endpoint({
  method: 'POST',
  path: '/api/company/lockers/:id/give',
  summary: 'Ask for a locker to be given to somebody',
  input: z.object({ id: uuid('Locker'), employeeId: uuid('Employee') }),
  output: z.object({ locker: Locker }),
})

export const readMyLockers = endpoint({
  method: 'GET',
  path: '/api/my-lockers',
  summary: 'One’s own lockers',
  input: z.object({}),
  output: z.object({ lockers: z.array(z.object({ id: z.string(), label: z.string() })) }),
})

export const saveLockerWish = endpoint({
  method: 'PUT',
  path: '/api/seeker/locker-wish',
  summary: 'Say what one would like to have in a locker',
  input: z.object({ wish: requiredText('Wish', 200) }),
  output: z.object({ wish: z.string() }),
})
