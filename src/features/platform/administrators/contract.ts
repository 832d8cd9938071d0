import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { email, requiredText, uuid } from '../../../shared/fields.ts'
import { newPassword, SignedIn } from '../accounts/contract.ts'
import { ACTS, ADMINISTERS, INVITED } from './rules.ts'

const none = z.object({})
const administratorId = uuid('Administrator')
const invitationId = uuid('Invitation')
const OFTEN = { max: 120, minutes: 60, per: 'company' } as const

const Administrator = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ADMINISTERS),
  state: z.enum(['active', 'disabled']),
  secondFactor: z.boolean(),
  lastSignInAt: z.string().nullable(),
  you: z.boolean(),
  /** What the person who asks may do to this one. */
  may: z.array(z.enum(ACTS)),
  /** The roles they may give them. */
  roles: z.array(z.enum(ADMINISTERS)),
})
export type Administrator = z.output<typeof Administrator>

const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(INVITED),
  state: z.enum(['invited', 'expired']),
  sentAt: z.string(),
  expiresAt: z.string(),
  invitedBy: z.string().nullable(),
})
export type Invitation = z.output<typeof Invitation>

export const listAdministrators = endpoint({
  method: 'GET',
  path: '/api/administrators',
  summary: 'Who administers the company, and who is invited to',
  input: none,
  output: z.object({
    administrators: z.array(Administrator),
    invitations: z.array(Invitation),
    secondFactorRequired: z.boolean(),
    /** Whether the person who asks may change that. */
    setsTheRule: z.boolean(),
  }),
})

export const invite = endpoint({
  method: 'POST',
  path: '/api/administrators/invitations',
  summary: 'Invite somebody by e-mail to administer the company; the link works once, for 72 hours',
  input: z.object({ email: email(), role: z.enum(INVITED, { error: 'Choose a role' }) }),
  output: z.object({ invitation: Invitation }),
  status: 201,
  limit: { max: 40, minutes: 60, per: 'company' },
})

export const resendInvitation = endpoint({
  method: 'POST',
  path: '/api/administrators/invitations/:invitationId/resend',
  summary: 'Send the invitation once more, with a fresh link; the old one stops working',
  input: z.object({ invitationId }),
  output: z.object({ invitation: Invitation }),
  limit: { max: 40, minutes: 60, per: 'company' },
})

export const withdrawInvitation = endpoint({
  method: 'POST',
  path: '/api/administrators/invitations/:invitationId/withdraw',
  summary: 'Take an invitation back: its link stops working',
  input: z.object({ invitationId }),
  output: none,
  limit: OFTEN,
})

export const changeRole = endpoint({
  method: 'PUT',
  path: '/api/administrators/:administratorId',
  summary: 'Give an administrator another role; their sessions end',
  input: z.object({
    administratorId,
    role: z.enum(ADMINISTERS, { error: 'Choose a role' }),
  }),
  output: none,
  limit: OFTEN,
})

const ofOne = { method: 'POST', input: z.object({ administratorId }), output: none, limit: OFTEN } as const

export const disable = endpoint({
  ...ofOne,
  path: '/api/administrators/:administratorId/disable',
  summary: 'Close the account of an administrator; their sessions end at once',
})

export const enable = endpoint({
  ...ofOne,
  path: '/api/administrators/:administratorId/enable',
  summary: 'Open the account of an administrator again',
})

export const remove = endpoint({
  ...ofOne,
  path: '/api/administrators/:administratorId/remove',
  summary: 'Remove the account of an administrator; what they did stays in the log',
})

export const resetSecondFactor = endpoint({
  ...ofOne,
  path: '/api/administrators/:administratorId/reset-second-factor',
  summary: 'Remove the second factors of an administrator who has lost them; their sessions end',
})

export const setRule = endpoint({
  method: 'PUT',
  path: '/api/administrators/rule',
  summary: 'Whether everybody who administers the company needs a second factor',
  input: z.object({
    secondFactorRequired: z.boolean({ error: 'Say whether a second factor is required' }),
  }),
  output: z.object({ secondFactorRequired: z.boolean() }),
  limit: OFTEN,
})

const token = requiredText('Token', 200)

export const readInvitation = endpoint({
  unlogged: 'changes nothing: asked by POST so that the token stands in no address',
  method: 'POST',
  path: '/api/auth/invitation',
  summary: 'What an invitation is to, for who holds its link',
  input: z.object({ token }),
  output: z.object({ company: z.string(), email: z.string(), role: z.enum(INVITED) }),
  limit: { max: 60, minutes: 60, per: 'address' },
})

export const acceptInvitation = endpoint({
  shownOnce: true,
  method: 'POST',
  path: '/api/auth/invitation/accept',
  summary: 'Accept an invitation: choose a name and a password, and be signed in',
  input: z.object({
    token,
    firstName: requiredText('First name', 100),
    lastName: requiredText('Last name', 100),
    password: newPassword(),
  }),
  output: SignedIn,
  envelope: false,
  status: 201,
  limit: { max: 20, minutes: 60, per: 'address' },
})
