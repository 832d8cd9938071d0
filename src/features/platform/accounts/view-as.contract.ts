import { z } from 'zod'
import { COMPANY_ROLES } from '../../../shared/actor.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { optionalText, uuid } from '../../../shared/fields.ts'
import { SignedIn } from './contract.ts'

export const viewChoices = endpoint({
  method: 'GET',
  path: '/api/view-as/choices',
  summary:
    'Roles and people of the company as whom an administrator may look at the product, people narrowed by what was typed',
  input: z.object({ search: optionalText('Search', 100) }),
  output: z.object({
    roles: z.array(z.enum(COMPANY_ROLES)),
    people: z.array(
      z.object({
        userId: z.string(),
        name: z.string(),
        email: z.string(),
        role: z.enum([...COMPANY_ROLES, 'employee']),
      }),
    ),
  }),
})

export const startView = endpoint({
  shownOnce: true,
  method: 'POST',
  path: '/api/view-as',
  summary: 'Look at the product as a role or a person of one’s company: read only, for half an hour at most',
  /** One of the two. */
  input: z.object({
    role: z.enum(COMPANY_ROLES, { error: 'Choose a role' }).optional(),
    userId: uuid('Person').optional(),
  }),
  output: SignedIn,
  envelope: false,
  status: 201,
  limit: { max: 60, minutes: 60, per: 'session' },
})

export const endView = endpoint({
  whileViewing: true,
  method: 'POST',
  path: '/api/view-as/end',
  summary: 'End looking as somebody else; whoever looked is themselves again',
  input: z.object({}),
  output: z.object({ ended: z.int() }),
})
