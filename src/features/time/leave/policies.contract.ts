import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { day, optionalDay, requiredText, uuid } from '../../../shared/fields.ts'
import { PolicyInput, Type } from './shapes.contract.ts'

/** What a company says of leave beside the law, and which days and numbers it keeps free. */

const typeKey = requiredText('Kind of leave', 60, 'Choose a kind of leave')

const Policy = z.object({
  id: z.string(),
  policyKey: z.string(),
  version: z.int(),
  name: z.string(),
  effectiveFrom: z.string(),
  everyone: z.boolean(),
  ended: z.boolean(),
  people: z.int(),
  content: PolicyInput,
})
export type PolicyView = z.output<typeof Policy>

const Policies = z.object({
  countries: z.array(
    z.object({
      country: z.string(),
      types: z.array(
        z.object({
          type: Type,
          /** Of the law, for somebody with one and with five years of service, by place where it differs. */
          law: z
            .object({
              source: z.string(),
              url: z.string().nullable(),
              confirmed: z.boolean(),
              days: z.array(z.object({ place: z.string().nullable(), first: z.number(), fifth: z.number() })),
              documents: z.string().nullable(),
              carry: z.string().nullable(),
            })
            .nullable(),
          policies: z.array(Policy),
        }),
      ),
    }),
  ),
  blackouts: z.array(
    z.object({
      id: z.string(),
      department: z.string().nullable(),
      site: z.string().nullable(),
      from: z.string(),
      until: z.string(),
      reason: z.string(),
    }),
  ),
  cover: z.array(z.object({ departmentId: z.string(), department: z.string(), least: z.int(), refuses: z.boolean() })),
  departments: z.array(z.object({ id: z.string(), name: z.string() })),
  mayChange: z.boolean(),
})
export type LeavePoliciesView = z.output<typeof Policies>

export const readLeavePolicies = endpoint({
  method: 'GET',
  path: '/api/company/leave/policies',
  summary: 'What the law gives in each country of the company, and what the company says beside it',
  input: z.object({}),
  output: Policies,
})

const policyFields = {
  type: typeKey,
  name: requiredText('Name', 80),
  effectiveFrom: day('Holds from'),
  everyone: z.boolean({ error: 'For everybody must be yes or no' }).default(true),
  content: PolicyInput,
}

export const saveLeavePolicy = endpoint({
  method: 'POST',
  path: '/api/company/leave/policies',
  summary: 'Make a policy, or another version of one; less than the law gives is refused with its paragraph',
  input: z.object({
    ...policyFields,
    policyKey: uuid('Policy').nullish(),
    ended: z.boolean({ error: 'Ended must be yes or no' }).default(false),
  }),
  output: Policies,
  status: 201,
  limit: { max: 200, minutes: 60, per: 'company' },
})

export const simulateLeavePolicy = endpoint({
  method: 'POST',
  path: '/api/company/leave/policies/simulate',
  summary: 'What a policy would change for people of the company; nothing is kept',
  input: z.object({ ...policyFields, policyKey: uuid('Policy').nullish(), on: optionalDay('Day') }),
  output: z.object({
    on: z.string(),
    people: z.int(),
    gain: z.int(),
    lose: z.int(),
    same: z.int(),
    rows: z.array(
      z.object({ person: z.string(), dayMinutes: z.int(), before: z.int(), after: z.int(), joined: z.string() }),
    ),
    problems: z.array(z.object({ field: z.string(), message: z.string() })),
  }),
})
export type LeaveSimulation = z.output<(typeof simulateLeavePolicy)['output']>

export const assignLeavePolicy = endpoint({
  method: 'POST',
  path: '/api/company/leave/policies/:policyKey/people',
  summary: 'Give some people a policy of their own from a day on',
  input: z.object({
    policyKey: uuid('Policy'),
    employeeIds: z
      .array(uuid('Employee'), { error: 'People must be a list' })
      .min(1, { error: 'Choose at least one person' })
      .max(500, { error: 'At most 500 people at a time' }),
    effectiveFrom: day('Holds from'),
    reason: requiredText('Reason', 300),
  }),
  output: Policies,
})

export const addLeaveType = endpoint({
  method: 'POST',
  path: '/api/company/leave/types',
  summary: 'Make a kind of leave of the company’s own',
  input: z.object({
    country: requiredText('Country', 2),
    name: requiredText('Name', 80),
    counts: z.enum(['working', 'calendar'], { error: 'Counts must be working or calendar' }).default('working'),
    paid: z.boolean({ error: 'Paid must be yes or no' }).default(true),
    private: z.boolean({ error: 'Private must be yes or no' }).default(false),
  }),
  output: Policies,
  status: 201,
  limit: { max: 100, minutes: 60, per: 'company' },
})

export const addLeaveBlackout = endpoint({
  method: 'POST',
  path: '/api/company/leave/blackouts',
  summary: 'Close some days for leave',
  input: z.object({
    departmentId: uuid('Department').nullish(),
    from: day('First day'),
    until: day('Last day'),
    reason: requiredText('Reason', 200),
  }),
  output: Policies,
  status: 201,
})

export const removeLeaveBlackout = endpoint({
  method: 'DELETE',
  path: '/api/company/leave/blackouts/:blackout',
  summary: 'Open the days again',
  input: z.object({ blackout: uuid('Blackout') }),
  output: Policies,
})

export const saveLeaveCover = endpoint({
  method: 'PUT',
  path: '/api/company/leave/cover/:departmentId',
  summary: 'Say how many of a department have to be there; nought: no rule',
  input: z.object({
    departmentId: uuid('Department'),
    least: z
      .int({ error: 'People must be a whole number' })
      .min(0, { error: 'People must be 0 or more' })
      .max(100_000, { error: 'That is too many' }),
    refuses: z.boolean({ error: 'Refuse must be yes or no' }).default(false),
  }),
  output: Policies,
})
