import { sql } from 'kysely'
import type { Country } from '../../countries/country.ts'
import { insertCompany, insertUser } from '../../features/platform/accounts/queries.ts'
import { TRIAL_DAYS } from '../../features/platform/accounts/rules.ts'
import type { Services } from '../../server/context.ts'
import { type Db, k } from '../../server/sql.ts'
import type { DemoLogin } from '../demo.logins.ts'
import type { Owner } from './context.ts'
import { dieOf } from './draw.ts'
import { momentOf } from './moment.ts'
import { idsByEmail } from './people.ts'
import type { Company, Planned } from './plan.ts'
import { nameIn } from './who.ts'

const PORTALS = { employer: 'company', hr_admin: 'company', job_seeker: 'seeker', system_owner: 'platform' } as const

/** An account that is there stays as it is, with whatever password its owner has chosen since. */
const ensureUser = async (
  db: Db,
  {
    country,
    login,
    companyId,
    passwordHash,
  }: {
    country: Country | undefined
    login: DemoLogin & { role: keyof typeof PORTALS }
    companyId: string | null
    passwordHash: string
  },
): Promise<string> => {
  const portal = PORTALS[login.role]
  const there = await db.maybe(
    k
      .selectFrom('users')
      .select('id')
      .where('portal', '=', portal)
      .where('email', '=', login.email)
      .where(sql<boolean>`company_id is not distinct from ${companyId}::uuid`),
  )
  if (there) return there.id
  const named = country && nameIn(dieOf(login.email), country.demo.people, new Set())
  const { id } = await insertUser(db, {
    portal,
    role: login.role,
    companyId,
    email: login.email,
    firstName: named?.given ?? login.who,
    lastName: named?.family ?? '',
    passwordHash,
    country: portal === 'seeker' ? (country?.code ?? null) : null,
    addressProved: true,
  })
  // Whoever looks for work has been here for a while: what they report counts as that of somebody we know (decisions/0051).
  if (portal === 'seeker')
    await db.run(k.updateTable('users').set({ created_at: sql`now() - interval '40 days'` }).where('id', '=', id))
  return id
}

/** What a company says of itself on its own page. */
const introduced = ({ name, countries }: Company) => {
  const places = countries.map(({ country }) => country.name)
  const where = [places.slice(0, -1).join(', '), places.at(-1)].filter(Boolean).join(' and ')
  return {
    about: `${name} works in ${where}. We buy, plan, build and repair, and most of us have learnt our job from somebody who still works here.`,
    industry: 'Trade and services',
    size_band: places.length > 1 ? '51-200' : '11-50',
  }
}

/**
 * The company and those who run it, in one transaction: so a company of this address without this owner is somebody else's, and is
 * left alone (null).
 */
export const openCompany = (
  services: Services,
  company: Company,
  logins: readonly DemoLogin[],
  hashOf: (password: string) => string,
): Promise<Owner | null> =>
  services.database.forPlatform(async (db) => {
    const there = await db.maybe(k.selectFrom('companies').select('id').where('slug', '=', company.slug))
    const [owner] = logins
    if (!owner) return null
    if (there) {
      const user = await db.maybe(
        k.selectFrom('users').select('id').where('company_id', '=', there.id).where('email', '=', owner.email),
      )
      return user ? { companyId: there.id, userId: user.id, email: owner.email } : null
    }
    const codes = company.countries.map(({ country }) => country.code)
    const { id: companyId } = await insertCompany(db, {
      name: company.name,
      slug: company.slug,
      country: codes[0] as string,
      countries: codes,
      trialDays: TRIAL_DAYS,
    })
    await db.run(k.updateTable('companies').set(introduced(company)).where('id', '=', companyId))
    const users: string[] = []
    for (const { role, ...login } of logins)
      if (role === 'employer' || role === 'hr_admin')
        users.push(
          await ensureUser(db, {
            country: company.countries[0]?.country,
            login: { ...login, role },
            companyId,
            passwordHash: hashOf(login.password),
          }),
        )
    return { companyId, userId: users[0] as string, email: owner.email }
  })

/** Those who belong to no company: the job seeker and the owner of the platform. */
export const openOthers = (
  services: Services,
  logins: readonly DemoLogin[],
  hashOf: (password: string) => string,
): Promise<void> =>
  services.database.forPlatform(async (db) => {
    for (const { role, ...login } of logins)
      if (role === 'job_seeker' || role === 'system_owner')
        await ensureUser(db, {
          country: services.countries.all[0],
          login: { ...login, role },
          companyId: null,
          passwordHash: hashOf(login.password),
        })
  })

/** Portal accounts of those who have set theirs up already, and of the one anybody may sign in as. Nobody knows the others' passwords. */
export const openPortal = async (
  services: Services,
  companyId: string,
  people: () => readonly Planned[],
  login: { email: string; passwordHash: string } | null,
): Promise<void> => {
  const opened = await services.database.forPlatform((db) =>
    db.maybe(
      k
        .selectFrom('users')
        .select('id')
        .where('company_id', '=', companyId)
        .where('portal', '=', 'employee')
        .where('activated_at', 'is not', null)
        .limit(1),
    ),
  )
  if (opened) return
  const wanted = people().filter(
    ({ onboarding, form }) => onboarding === 'set-up' || onboarding === 'done' || form.email === login?.email,
  )
  const ids = await services.database.forCompany(companyId, (db) => idsByEmail(db, companyId))
  const rows = wanted.flatMap((person) => {
    const id = ids.get(person.form.email)
    if (!id) return []
    const [first = '', ...rest] = person.form.fullName.split(/\s+/)
    const since = momentOf(person, person.form.joinDate, 10)
    return [
      {
        portal: 'employee',
        role: 'employee',
        company_id: companyId,
        employee_id: id,
        email: person.form.email,
        first_name: first,
        last_name: rest.join(' '),
        password_hash: person.form.email === login?.email ? login.passwordHash : null,
        country: person.country.code,
        created_at: since,
        activated_at: since,
      },
    ]
  })
  if (rows.length === 0) return
  await services.database.forPlatform((db) =>
    db.run(
      k
        .insertInto('users')
        .values(rows)
        .onConflict((c) => c.doNothing()),
    ),
  )
}
