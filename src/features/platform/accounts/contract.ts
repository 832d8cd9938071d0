import { z } from 'zod'
import { ROLES } from '../../../shared/actor.ts'
import { endpoint } from '../../../shared/endpoint.ts'
import { email, optionalText, requiredText } from '../../../shared/fields.ts'
import { LETTER_LANGUAGES } from '../messages/languages.rules.ts'

export const PASSWORD_MIN = 15
export const PASSWORD_MAX_BYTES = 256

/** At least 15 characters counted by code point, at most 256 bytes, no composition rules (NIST SP 800-63B-4). */
export const newPassword = (label = 'Password') =>
  z
    .string({ error: `${label} is required` })
    .refine((s) => [...s.normalize('NFC')].length >= PASSWORD_MIN, {
      error: `${label} must be at least ${PASSWORD_MIN} characters. A short sentence is easy to remember.`,
    })
    .refine((s) => new TextEncoder().encode(s).length <= PASSWORD_MAX_BYTES, {
      error: `${label} must be at most ${PASSWORD_MAX_BYTES} bytes`,
    })

/** A password somebody types to prove who they are; only its size is checked, before it is hashed. */
export const givenPassword = z
  .string({ error: 'Password is required' })
  .min(1, { error: 'Password is required' })
  .refine((s) => new TextEncoder().encode(s).length <= PASSWORD_MAX_BYTES, {
    error: `Password must be at most ${PASSWORD_MAX_BYTES} bytes`,
  })

export const SignedInUser = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  role: z.enum(ROLES),
  company_id: z.string().nullable(),
  company_name: z.string().nullable(),
  company_slug: z.string().nullable(),
  employeeId: z.string().nullable(),
  country: z.string().nullable(),
  country_code: z.string().nullable(),
  subscriptionTier: z.string(),
  subscriptionStatus: z.string().nullable(),
  mustChangePassword: z.boolean(),
  mustSetUpSecondFactor: z.boolean(),
  /** Whoever is signed in looks as this person (or, without a name, this role), until then. */
  viewing: z.object({ name: z.string().nullable(), endsAt: z.string() }).optional(),
})
export type SignedInUser = z.output<typeof SignedInUser>

export const Trial = z.object({ startedAt: z.string(), endsAt: z.string(), daysLeft: z.int(), active: z.boolean() })

export const SignedIn = z.object({
  token: z.string(),
  user: SignedInUser,
  userType: z.enum(ROLES),
  trial: Trial.nullable(),
})

export const login = endpoint({
  shownOnce: true,
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in with e-mail, password and the role of the portal one signs in to',
  input: z.object({
    email: email(),
    password: givenPassword,
    role: z
      .string({ error: 'Role is required' })
      .trim()
      .min(1, { error: 'Role is required' })
      .max(40, { error: 'Role must be at most 40 characters' }),
    company: optionalText('Company', 80),
  }),
  output: SignedIn,
  envelope: false,
  limit: { max: 60, minutes: 1, per: 'address' },
})

export const signup = endpoint({
  shownOnce: true,
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Open an account as a job seeker, or as an employer with a company and a 14-day trial',
  input: z
    .object({
      email: email(),
      password: newPassword(),
      role: z.enum(['job_seeker', 'employer'], { error: 'Role must be job_seeker or employer' }),
      firstName: requiredText('First name', 100),
      lastName: requiredText('Last name', 100),
      companyName: optionalText('Company name', 200),
      country: optionalText('Country', 60),
    })
    .refine((s) => s.role !== 'employer' || s.companyName, { path: ['companyName'], error: 'Company name is required' })
    .refine((s) => s.role !== 'employer' || s.country, { path: ['country'], error: 'Country is required' }),
  output: SignedIn,
  envelope: false,
  status: 201,
  limit: { max: 20, minutes: 60, per: 'address' },
})

export const refresh = endpoint({
  shownOnce: true,
  method: 'POST',
  path: '/api/auth/refresh',
  summary: 'A new token for a live one; the old one ends after 30 seconds',
  input: z.object({}),
  output: z.object({ token: z.string() }),
  envelope: false,
  limit: { max: 30, minutes: 1, per: 'session' },
  beforePasswordChange: true,
})

export const logout = endpoint({
  method: 'POST',
  whileViewing: true,
  path: '/api/auth/logout',
  summary: 'End this session at once, on every replica',
  input: z.object({}),
  output: z.object({}),
  beforePasswordChange: true,
})

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Ask for a link to choose a new password; the same answer whether or not the account exists',
  input: z.object({ email: email() }),
  output: z.object({}),
  status: 202,
  limit: { max: 20, minutes: 60, per: 'address' },
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Choose a new password with the token of a reset link (works once, for 30 minutes)',
  input: z.object({ token: requiredText('Token', 200), password: newPassword() }),
  output: z.object({}),
  limit: { max: 20, minutes: 60, per: 'address' },
})

export const changePassword = endpoint({
  shownOnce: true,
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Choose a new password; all other sessions end and a new token comes back',
  input: z.object({ currentPassword: givenPassword, newPassword: newPassword('New password') }),
  output: SignedIn,
  envelope: false,
  beforePasswordChange: true,
  limit: { max: 20, minutes: 60, per: 'session' },
})

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Who is signed in',
  input: z.object({}),
  output: z.object({ user: SignedInUser, trial: Trial.nullable() }),
  beforeSecondFactor: true,
})

export const chooseLanguage = endpoint({
  method: 'PUT',
  path: '/api/auth/language',
  summary: 'Choose the language of the messages one gets: English, French, Arabic, Hindi, Tamil or Simplified Chinese',
  input: z.object({
    language: z.enum(LETTER_LANGUAGES, { error: `Language must be one of ${LETTER_LANGUAGES.join(', ')}` }),
  }),
  output: z.object({ language: z.enum(LETTER_LANGUAGES) }),
  beforeSecondFactor: true,
  limit: { max: 60, minutes: 60, per: 'session' },
})
