import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { requiredText, uuid } from '../../../shared/fields.ts'
import { givenPassword, SignedIn, SignedInUser } from './contract.ts'

const none = z.object({})
/** Seldom, and each costs a password to be hashed. */
const SELDOM = { max: 30, minutes: 60, per: 'session' } as const
/** Calls that somebody makes whose company asks a second factor they do not have yet. */
const settingUp = { beforeSecondFactor: true } as const

export const appCode = z
  .string({ error: 'Code is required' })
  .transform((s) => s.replace(/\s/g, ''))
  .refine((s) => /^[0-9]{6}$/.test(s), { error: 'Enter the six digits your authenticator app shows.' })

export const recoveryText = requiredText('Recovery code', 60)

/* What a browser gives back of a passkey: base64url throughout. */
const encoded = (label: string, max: number) =>
  z
    .string({ error: `${label} is required` })
    .min(1, { error: `${label} is required` })
    .max(max, { error: `${label} is too long` })
    .regex(/^[\w-]+$/, { error: `${label} must be base64url` })

const credential = {
  id: encoded('Credential', 1_400),
  rawId: encoded('Credential', 1_400),
  type: z.literal('public-key', { error: 'Type must be public-key' }),
  clientExtensionResults: z.object({}, { error: 'Extension results must be an object' }).default({}),
}
const shaped = { error: 'A passkey is required' }

export const PasskeyProof = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: encoded('Client data', 4_000),
        authenticatorData: encoded('Authenticator data', 4_000),
        signature: encoded('Signature', 8_000),
        userHandle: encoded('User handle', 200).optional(),
      },
      shaped,
    ),
  },
  shaped,
)
export type PasskeyProof = z.output<typeof PasskeyProof>

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const FreshPasskey = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: encoded('Client data', 4_000),
        attestationObject: encoded('Attestation', 40_000),
        transports: z
          .array(z.string({ error: 'Transport must be text' }), { error: 'Transports must be a list' })
          .max(10, { error: 'Transports must be at most 10' })
          .optional()
          .transform((all) => TRANSPORTS.filter((t) => all?.includes(t))),
      },
      shaped,
    ),
  },
  shaped,
)

/** What `navigator.credentials` is handed, as the browser's own JSON form. */
const Options = z.record(z.string(), z.unknown())
const challenge = requiredText('Challenge', 100)

export const secondFactor = endpoint({
  shownOnce: true,
  method: 'POST',
  path: '/api/auth/second-factor',
  summary: 'The second half of a sign-in: a code of the authenticator app, a recovery code or a passkey',
  input: z
    .object({
      challenge,
      code: appCode.optional(),
      recoveryCode: recoveryText.optional(),
      passkey: PasskeyProof.optional(),
    })
    .refine((s) => [s.code, s.recoveryCode, s.passkey].filter((v) => v !== undefined).length === 1, {
      path: ['code'],
      error: 'Give a code, a recovery code or a passkey.',
    }),
  output: SignedIn,
  envelope: false,
  limit: { max: 60, minutes: 1, per: 'address' },
})

export const passkeySignInOptions = endpoint({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'Begin to sign in with a passkey',
  input: none,
  output: z.object({ challenge: z.string(), options: Options }),
  shownOnce: true,
  limit: { max: 60, minutes: 1, per: 'address' },
})

export const passkeySignIn = endpoint({
  shownOnce: true,
  method: 'POST',
  path: '/api/auth/passkey',
  summary: 'Sign in with a passkey alone: it stands for the password and the second factor',
  input: z.object({ challenge, passkey: PasskeyProof }),
  output: SignedIn,
  envelope: false,
  limit: { max: 60, minutes: 1, per: 'address' },
})

export const rename = endpoint({
  method: 'PUT',
  path: '/api/account',
  summary: 'Change one’s own name',
  input: z.object({ firstName: requiredText('First name', 100), lastName: requiredText('Last name', 100) }),
  output: z.object({ user: SignedInUser }),
  limit: SELDOM,
})

const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  synced: z.boolean(),
  createdAt: z.string(),
  usedAt: z.string().nullable(),
})

export const security = endpoint({
  method: 'GET',
  path: '/api/account/security',
  ownAccount: true,
  summary: 'Second factors of one’s own account, and whether the company asks for one',
  input: none,
  output: z.object({
    authenticator: z.object({ since: z.string() }).nullable(),
    passkeys: z.array(Passkey),
    recoveryCodesLeft: z.int(),
    addressProved: z.boolean(),
    required: z.boolean(),
  }),
  ...settingUp,
})

export const startAuthenticator = endpoint({
  method: 'POST',
  path: '/api/account/authenticator',
  summary: 'A secret for an authenticator app; it counts once a code of it was given',
  input: z.object({ password: givenPassword }),
  output: z.object({ secret: z.string(), address: z.string() }),
  shownOnce: true,
  limit: SELDOM,
  ...settingUp,
})

const FirstCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() })

export const confirmAuthenticator = endpoint({
  method: 'POST',
  path: '/api/account/authenticator/confirm',
  summary:
    'Turn the authenticator app on with a code of it; with the first second factor come recovery codes, shown once',
  input: z.object({ code: appCode }),
  output: FirstCodes,
  shownOnce: true,
  limit: SELDOM,
  ...settingUp,
})

export const removeAuthenticator = endpoint({
  method: 'POST',
  path: '/api/account/authenticator/remove',
  summary: 'Turn the authenticator app off: needs the password and a code, or a recovery code',
  input: z.object({
    password: givenPassword,
    code: z
      .string({ error: 'Code is required' })
      .trim()
      .min(1, { error: 'Code is required' })
      .max(60, { error: 'Code must be at most 60 characters' }),
  }),
  output: none,
  limit: SELDOM,
})

export const newRecoveryCodes = endpoint({
  method: 'POST',
  path: '/api/account/recovery-codes',
  summary: 'Ten new recovery codes, shown once; the old ones stop working',
  input: z.object({ password: givenPassword }),
  output: z.object({ recoveryCodes: z.array(z.string()) }),
  shownOnce: true,
  limit: SELDOM,
})

export const passkeyOptions = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'Begin to add a passkey',
  input: z.object({ password: givenPassword }),
  output: z.object({ challenge: z.string(), options: Options }),
  shownOnce: true,
  limit: SELDOM,
  ...settingUp,
})

const passkeyName = requiredText('Name', 60)
const passkeyId = uuid('Passkey')

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Keep a passkey; with the first second factor come recovery codes, shown once',
  input: z.object({ challenge, name: passkeyName, passkey: FreshPasskey }),
  output: FirstCodes.extend({ passkey: Passkey }),
  status: 201,
  shownOnce: true,
  limit: SELDOM,
  ...settingUp,
})

export const renamePasskey = endpoint({
  method: 'PUT',
  path: '/api/account/passkeys/:passkeyId',
  summary: 'Give a passkey another name',
  input: z.object({ passkeyId, name: passkeyName }),
  output: z.object({ passkey: Passkey }),
  limit: SELDOM,
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/:passkeyId/remove',
  summary: 'Remove a passkey: needs the password',
  input: z.object({ passkeyId, password: givenPassword }),
  output: none,
  limit: SELDOM,
})

const SeenSession = z.object({
  id: z.string(),
  current: z.boolean(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  mobile: z.boolean(),
  address: z.string().nullable(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
  endsAt: z.string(),
})
export type SessionView = z.output<typeof SeenSession>

export const confirmSelf = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  summary: 'Prove with one’s password that it is oneself; for fifteen minutes nothing asks again',
  input: z.object({
    password: z
      .string({ error: 'Password is required' })
      .min(1, { error: 'Password is required' })
      .max(256, { error: 'Password must be at most 256 characters' }),
  }),
  output: z.object({}),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  ownAccount: true,
  summary: 'Where one is signed in',
  input: none,
  output: z.object({ sessions: z.array(SeenSession) }),
})

export const endSession = endpoint({
  method: 'POST',
  path: '/api/account/sessions/:sessionId/end',
  summary: 'End one of one’s own sessions at once, on every replica',
  input: z.object({ sessionId: uuid('Session') }),
  output: none,
  limit: { max: 120, minutes: 60, per: 'session' },
})

export const endOtherSessions = endpoint({
  method: 'POST',
  path: '/api/account/sessions/end-others',
  summary: 'End all of one’s sessions but this one',
  input: none,
  output: z.object({ ended: z.int() }),
  limit: SELDOM,
})
