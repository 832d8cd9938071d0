import type { Countries } from '../../../countries/countries.ts'
import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context, OpenContext } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { updateCompany } from '../../platform/accounts/company.changes.ts'
import { trialOf } from '../../platform/accounts/rules.ts'
import { storeUpload } from '../../platform/uploads/service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { logoAddress, SIZE_BANDS } from './rules.ts'

/** Everybody of a company may read its name and countries. */
export const getCompanyOfUser = async ({
  db,
  actor,
  countries,
}: Context): Promise<Output<typeof contract.companyMe>> => {
  const company = await query.getCompany(db, actor.companyId)
  const country = countries.get(company.country)
  return {
    company: {
      id: company.id,
      name: company.name,
      slug: company.slug,
      country: country.name,
      country_code: country.code,
      countries: company.countries,
      createdAt: company.created_at,
      updatedAt: company.updated_at,
    },
    country: country.name,
    country_name: country.name,
    country_code: country.code,
    detected_via: 'company' as const,
  }
}

const logoOf = (company: Pick<query.Company, 'slug' | 'logo_id'>) =>
  company.logo_id ? logoAddress(company.slug, company.logo_id) : null

/** Where the logo of the company that calls is; null: it has none. */
export const readLogoAddress = async ({ db, actor }: Context): Promise<string | null> =>
  logoOf(await query.getCompany(db, actor.companyId))

const profileOf = async (
  { db, countries }: Pick<Context, 'db' | 'countries'>,
  company: query.Company,
): Promise<contract.Profile> => {
  const country = countries.get(company.country)
  return {
    id: company.id,
    slug: company.slug,
    page: `/c/${company.slug}`,
    name: company.name,
    legalName: company.legal_name,
    about: company.about,
    industry: company.industry,
    sizeBand: SIZE_BANDS.find((band) => band === company.size_band) ?? null,
    website: company.website,
    phone: company.phone,
    email: company.email,
    address: company.address,
    logoUrl: logoOf(company),
    country: country.name,
    country_code: country.code,
    countries: company.countries,
    countriesInUse: await query.countriesInUse(db, company.id),
    version: company.version,
    updatedAt: company.updated_at,
  }
}

export const getEmployerProfile = async (ctx: Context) => ({
  profile: await profileOf(ctx, await query.getCompany(ctx.db, ctx.actor.companyId)),
})

/** The company under lock. A version that is no longer the newest is a lost update: 409 with the profile as it now is. */
const locked = async (ctx: Context, version: number | undefined) => {
  const current = await query.lockCompany(ctx.db, ctx.actor.companyId)
  if (version !== undefined && version !== current.version)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed the company’s profile since you opened it.', {
      data: { profile: await profileOf(ctx, current) },
    })
  return current
}

const COLUMNS = {
  name: 'name',
  legalName: 'legal_name',
  about: 'about',
  industry: 'industry',
  sizeBand: 'size_band',
  website: 'website',
  phone: 'phone',
  email: 'email',
  address: 'address',
} as const

/** Codes in the order of the countries; its own, and those with people or entities, stay on the list. */
const judgeCountries = (countries: Countries, input: readonly string[], company: query.Company, inUse: string[]) => {
  const found = input.map((text) => ({ text, country: countries.find(text) }))
  const unknown = found.find((f) => !f.country)
  if (unknown) throw invalid({ countries: `We do not operate in ${unknown.text} yet` })
  const codes = new Set(found.map((f) => f.country?.code))
  const dropped = [company.country, ...inUse].find((code) => !codes.has(code))
  if (dropped)
    throw invalid({
      countries: `${countries.get(dropped).name} stays on the list: ${
        dropped === company.country ? 'it is the company’s own country' : 'you have people or a legal entity there'
      }`,
    })
  return countries.all.filter((c) => codes.has(c.code)).map((c) => c.code)
}

export const changeProfile = async (ctx: Context, input: Parsed<typeof contract.changeProfile>) => {
  const { db, actor } = ctx
  const current = await locked(ctx, input.version)
  const before = await profileOf(ctx, current)
  const values: Parameters<typeof updateCompany>[2] = Object.fromEntries(
    Object.entries(COLUMNS).flatMap(([name, column]) => {
      const value = input[name as keyof typeof COLUMNS]
      return value === undefined ? [] : [[column, value]]
    }),
  )
  if (input.countries) values.countries = judgeCountries(ctx.countries, input.countries, current, before.countriesInUse)
  if (input.logo === null) values.logo_id = null
  if (Object.keys(values).length === 0) throw invalid({ body: 'Nothing to change was sent.' })
  const after = await profileOf(ctx, await updateCompany(db, actor.companyId, values))
  if (input.logo === null && current.logo_id) await query.dropLogo(db, actor.companyId, current.logo_id)
  tell(ctx, before, after)
  return { profile: after }
}

const tell = (ctx: Context, was: contract.Profile, is: contract.Profile) => {
  const bare = ({ version: _v, updatedAt: _u, countriesInUse: _c, ...rest }: contract.Profile) => rest
  const { before, after, changed } = changedFieldsOf(bare(was), bare(is))
  if (changed.length > 0)
    ctx.audit({ action: 'company.update', targetType: 'company', targetId: ctx.actor.companyId, before, after })
}

/** Judged by its content, kept encrypted as every file is; the one before it goes. */
export const uploadLogo = async (ctx: Context, { name }: Parsed<typeof contract.uploadLogo>) => {
  const { db, actor } = ctx
  const current = await locked(ctx, undefined)
  const before = await profileOf(ctx, current)
  const stored = await storeUpload(ctx, { purpose: 'logo', name })
  const after = await profileOf(ctx, await updateCompany(db, actor.companyId, { logo_id: stored.id }))
  if (current.logo_id) await query.dropLogo(db, actor.companyId, current.logo_id)
  tell(ctx, before, after)
  return { profile: after }
}

/** The trial of the company that calls, as it truly is. */
export const trialOfCompany = async (ctx: Context) => {
  const company = await query.getCompany(ctx.db, ctx.actor.companyId)
  return trialOf(company.trial_started_at, company.trial_ends_at, ctx.now())
}

export const publicCompany = async (
  ctx: OpenContext,
  { slug }: Parsed<typeof contract.publicCompany>,
): Promise<Output<typeof contract.publicCompany>> => {
  const found = await ctx.database.forPlatform((db) => query.companyAt(db, slug.toLowerCase()))
  if (!found) throw notFound('Company')
  const country = ctx.countries.get(found.country)
  return {
    name: found.name,
    slug: found.slug,
    country: country.name,
    country_code: country.code,
    about: found.about,
    industry: found.industry,
    website: found.website,
    logoUrl: logoOf(found),
  }
}

/** What the company at an address is called; null: there is none. */
export const companyNameAt = async (
  { database }: Pick<OpenContext, 'database'>,
  slug: string,
): Promise<string | null> =>
  (await database.forPlatform((db) => query.companyAt(db, slug.toLowerCase()), { reading: true }))?.name ?? null

/** The one that is shown now, and no other file of the company. */
export const publicLogo = async (ctx: OpenContext, { slug, file }: Parsed<typeof contract.publicLogo>) => {
  const company = await ctx.database.forPlatform((db) => query.companyAt(db, slug.toLowerCase()))
  if (!company || company.logo_id !== file) throw notFound('Logo')
  const found = await ctx.database.forCompany(company.id, (db) => query.logoFile(db, company.id, file))
  if (!found) throw notFound('Logo')
  return new Download(found.name, found.content_type, await readFileOf(ctx, company.id, found.storage_key))
}
