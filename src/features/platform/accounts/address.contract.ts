import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'

const none = z.object({})
/** Made by somebody who has no second factor yet; seldom, for each sends a letter or tries a code of one. */
const PROVING = { limit: { max: 30, minutes: 60, per: 'session' }, beforeSecondFactor: true } as const

export const sendAddressCode = endpoint({
  method: 'POST',
  path: '/api/account/address/code',
  summary: 'A code to the e-mail address of one’s own account, to confirm it',
  input: none,
  output: none,
  status: 202,
  ...PROVING,
})

/** Six digits, with or without a space between them. */
const mailboxCode = z
  .string({ error: 'Code is required' })
  .transform((s) => s.replace(/[\s-]/g, ''))
  .refine((s) => /^[0-9]{6}$/.test(s), { error: 'Enter the six digits of the letter.' })

const counted = z.int()

export const confirmAddress = endpoint({
  method: 'POST',
  path: '/api/account/address/confirm',
  summary:
    'Confirm the e-mail address of one’s own account; what was set up before, and all other sessions, are removed and named',
  input: z.object({ code: mailboxCode }),
  output: z.object({
    dropped: z.object({ authenticator: counted, passkeys: counted, recoveryCodes: counted, sessions: counted }),
  }),
  ...PROVING,
})
