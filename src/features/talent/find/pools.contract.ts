import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalDay, requiredText, text, uuid } from '../../../shared/fields.ts'
import { optionalChoice } from './contract.ts'

const Pool = z.object({
  id: z.string(),
  name: z.string(),
  purpose: z.string(),
  members: z.int(),
  /** Of these, whose time ends within 30 days. */
  ending: z.int(),
})
export type TalentPool = z.output<typeof Pool>
const Pools = z.object({ pools: z.array(Pool) })

const Member = z.object({
  id: z.string(),
  /** Somebody who agreed to be found; null: an applicant of one's own. */
  cardId: z.string().nullable(),
  applicationId: z.string().nullable(),
  name: z.string().nullable(),
  headline: z.string(),
  /** What they applied for, and which of its applications theirs is. */
  job: z.string().nullable(),
  number: z.int().nullable(),
  note: z.string(),
  consentOn: z.string(),
  expiresOn: z.string(),
  /** The latest day they may be kept until. */
  latest: z.string(),
})
export type PoolMember = z.output<typeof Member>

const poolId = uuid('Pool')
const limit = { max: 1_000, minutes: 60, per: 'company' } as const
const name = requiredText('Name', 80, 'Say what the pool is called')
const purpose = requiredText('Purpose', 300, 'Say what the pool is for: whoever is in it reads it')

export const listPools = endpoint({
  method: 'GET',
  path: '/api/company/talent/pools',
  summary: 'The talent pools of the company',
  input: z.object({}),
  output: Pools,
})
export const addPool = endpoint({
  method: 'POST',
  path: '/api/company/talent/pools',
  summary: 'Begin a talent pool: what it is called and what for',
  input: z.object({ name, purpose }),
  output: Pools.extend({ id: z.string() }),
  status: 201,
  limit,
})
export const changePool = endpoint({
  method: 'PUT',
  path: '/api/company/talent/pools/:id',
  summary: 'Rename a pool or reword what it is for',
  input: z.object({ id: poolId, name, purpose }),
  output: Pools,
  limit,
})
export const removePool = endpoint({
  method: 'DELETE',
  path: '/api/company/talent/pools/:id',
  summary: 'Give up a pool: nobody is in it any more',
  input: z.object({ id: poolId }),
  output: Pools,
})
export const readPool = endpoint({
  method: 'GET',
  path: '/api/company/talent/pools/:id',
  summary: 'Who is in a pool, since when they agree and until when they are kept',
  input: z.object({ id: poolId, names: optionalChoice('Names', ['shown', 'hidden']) }),
  output: z.object({ pool: Pool, members: z.array(Member) }),
})

const ids = (label: string) =>
  z
    .array(uuid(label), { error: `${label} must be a list` })
    .max(200, { error: `At most 200 at once` })
    .default([])
export const addMembers = endpoint({
  method: 'POST',
  path: '/api/company/talent/pools/:id/members',
  summary: 'Put people into a pool: found ones, or those of applications; whoever is in it already stays as they are',
  input: z.object({
    id: poolId,
    cards: ids('People'),
    applications: ids('Applications'),
    note: text('Note', 1_000).default(''),
    /** As long as they may be kept, when it is not said. */
    expiresOn: optionalDay('Until'),
  }),
  output: z.object({ added: z.int(), there: z.int(), refused: z.array(z.object({ id: z.string(), why: z.string() })) }),
  limit,
})
const memberId = uuid('Member')
export const changeMember = endpoint({
  method: 'PUT',
  path: '/api/company/talent/members/:id',
  summary: 'Note something about somebody in a pool, or say until when they are kept',
  input: z.object({ id: memberId, note: text('Note', 1_000).optional(), expiresOn: optionalDay('Until') }),
  output: z.object({ changed: z.boolean() }),
  limit,
})
export const removeMember = endpoint({
  method: 'DELETE',
  path: '/api/company/talent/members/:id',
  summary: 'Take somebody out of a pool',
  input: z.object({ id: memberId }),
  output: z.object({ removed: z.boolean() }),
})
