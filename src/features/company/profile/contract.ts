import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { isEmail, optionalText, requiredText, uuid } from '../../../shared/fields.ts'
import { isPhone, isWebsite, SIZE_BANDS } from './rules.ts'

const Company = z.object({
  id: z.string(),
  name: z.string(),
  slug: z.string(),
  country: z.string(),
  country_code: z.string(),
  countries: z.array(z.string()),
  createdAt: z.string(),
  /** Of anything about the company, its departments, entities and sites included: so the tag changes with it. */
  updatedAt: z.string(),
})

/** The signed-in person's company. Carries an ETag of company and content; 304 when it still holds. */
export const companyMe = endpoint({
  method: 'GET',
  path: '/api/company/me',
  summary: 'The signed-in person’s company',
  input: z.object({}),
  output: z.object({
    company: Company,
    country: z.string(),
    country_name: z.string(),
    country_code: z.string(),
    detected_via: z.literal('company'),
  }),
  envelope: false,
  cache: 'revalidate',
})

const Profile = z.object({
  id: z.string(),
  slug: z.string(),
  /** Path of the public page. */
  page: z.string(),
  name: z.string(),
  legalName: z.string().nullable(),
  about: z.string().nullable(),
  industry: z.string().nullable(),
  sizeBand: z.enum(SIZE_BANDS).nullable(),
  website: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  address: z.string().nullable(),
  logoUrl: z.string().nullable(),
  country: z.string(),
  country_code: z.string(),
  /** Codes of the countries it employs people in, its own among them. */
  countries: z.array(z.string()),
  /** Those it has people or legal entities in: they stay on the list. */
  countriesInUse: z.array(z.string()),
  version: z.int(),
  updatedAt: z.string(),
})
export type Profile = z.output<typeof Profile>

export const employerProfile = endpoint({
  method: 'GET',
  path: '/api/employer/profile',
  summary: 'The company’s profile, for whoever runs it',
  input: z.object({}),
  output: z.object({ profile: Profile }),
  envelope: false,
})

/** Left out: as it was. Null or empty: taken off. */
const stored = <S extends z.ZodType>(field: S) => field.optional()

export const changeProfile = endpoint({
  method: 'PUT',
  path: '/api/employer/profile',
  summary: 'Change the company’s profile; only what is sent changes',
  input: z.object({
    version: z.coerce
      .number({ error: 'Version must be a whole number' })
      .int({ error: 'Version must be a whole number' })
      .optional(),
    name: stored(requiredText('Company name', 200)),
    legalName: stored(optionalText('Legal name', 200)),
    about: stored(optionalText('About', 4_000)),
    industry: stored(optionalText('Industry', 100)),
    sizeBand: stored(
      z
        .union([z.literal('').transform(() => null), z.enum(SIZE_BANDS)], {
          error: `Company size must be one of ${SIZE_BANDS.join(', ')}`,
        })
        .nullable(),
    ),
    website: stored(
      optionalText('Website', 300).refine((s) => s === null || isWebsite(s), {
        error: 'Website must be an address like https://example.com',
      }),
    ),
    phone: stored(
      optionalText('Phone number', 40).refine((s) => s === null || isPhone(s), {
        error: 'Phone number must have 5 to 20 digits',
      }),
    ),
    email: stored(
      optionalText('Email', 254).refine((s) => s === null || isEmail(s), { error: 'Invalid email format' }),
    ),
    address: stored(optionalText('Address', 500)),
    countries: stored(
      z
        .array(requiredText('Country', 60), { error: 'Countries must be a list' })
        .min(1, { error: 'Choose at least one country' })
        .max(50, { error: 'Countries must be at most 50' }),
    ),
    /** Null takes it off; a new one comes with its own call. */
    logo: stored(z.null({ error: 'Logo can only be taken off here' })),
  }),
  output: z.object({ profile: Profile }),
  envelope: false,
})

/** Largest logo, bytes. */
export const LOGO_BYTES = 2 * 1024 * 1024

export const uploadLogo = endpoint({
  method: 'POST',
  path: '/api/employer/logo',
  summary: 'Upload the company’s logo (PNG, JPEG or WebP, at most 2 MB); it is shown on the public page',
  input: z.object({ name: optionalText('File name', 500) }),
  output: z.object({ profile: Profile }),
  envelope: false,
  status: 201,
  upload: true,
  bodyLimit: LOGO_BYTES,
  limit: { max: 60, minutes: 60, per: 'company' },
})

const SUBSCRIPTION_STATES = ['trial', 'expired', 'none', 'active', 'cancelled', 'past_due'] as const

/** What section 3 of the specification reads, under each of its names. */
export const employerSubscription = endpoint({
  method: 'GET',
  path: '/api/employer/subscription',
  summary: 'The company’s plan: the trial as it truly is, or what was paid for',
  input: z.object({}),
  output: z.object({
    subscription: z.object({
      plan: z.string(),
      plan_name: z.string(),
      tier: z.string(),
      subscription_tier: z.string(),
      status: z.enum(SUBSCRIPTION_STATES),
      subscription_status: z.enum(SUBSCRIPTION_STATES),
      started_at: z.string().nullable(),
      expires_at: z.string().nullable(),
      expiry_date: z.string().nullable(),
      days_left: z.int(),
      is_active: z.boolean(),
    }),
  }),
  envelope: false,
})

const slug = requiredText('Company', 100)

export const publicCompany = endpoint({
  method: 'GET',
  path: '/api/companies/:slug',
  summary: 'What a company says about itself to anybody',
  input: z.object({ slug }),
  output: z.object({
    name: z.string(),
    slug: z.string(),
    country: z.string(),
    country_code: z.string(),
    about: z.string().nullable(),
    industry: z.string().nullable(),
    website: z.string().nullable(),
    logoUrl: z.string().nullable(),
  }),
  limit: { max: 300, minutes: 5, per: 'address' },
})

export const publicLogo = endpoint({
  method: 'GET',
  path: '/api/companies/:slug/logo',
  summary: 'A company’s logo, for anybody',
  input: z.object({ slug, file: uuid('Logo') }),
  output: z.string(),
  limit: { max: 600, minutes: 5, per: 'address' },
})
