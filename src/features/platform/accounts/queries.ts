import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import { containsPattern } from '../../../shared/list.ts'

/** Everything about an account that signing in needs. */
const account = k
  .selectFrom('users as u')
  .leftJoin('companies as c', 'c.id', 'u.company_id')
  .select([
    ...([
      'u.id',
      'u.portal',
      'u.role',
      'u.company_id',
      'u.employee_id',
      'u.email',
      'u.first_name',
      'u.last_name',
    ] as const),
    ...([
      'u.password_hash',
      'u.must_change_password',
      'u.temporary_until',
      'u.activated_at',
      'u.disabled_at',
      'u.country',
      'u.language',
      'u.has_second_factor',
      'u.address_proved_at',
    ] as const),
    ...(['c.name as company_name', 'c.slug as company_slug', 'c.country as company_country'] as const),
    ...(['c.trial_started_at', 'c.trial_ends_at', 'c.second_factor_required'] as const),
  ])

export type Account = Awaited<ReturnType<typeof accountById>>

export const accountById = (db: Db, id: string) => db.one(account.where('u.id', '=', id))

/**
 * Locked until the end of the transaction: who opens or ends a session of this person does it one after the other, so that a session
 * opened at the very moment of a sign-out or a new password does not outlive it.
 */
export const lockAccount = (db: Db, id: string) =>
  db.one(k.selectFrom('users').select('password_hash').where('id', '=', id).forNoKeyUpdate())

/** A job seeker’s account with its sessions and all that hangs on it; of no other portal. */
export const dropSeeker = (db: Db, id: string) =>
  db.run(k.deleteFrom('users').where('id', '=', id).where('portal', '=', 'seeker'))

/** Accounts an e-mail and portal may mean: an address may belong to several companies. */
export const accountsFor = (db: Db, email: string, portals: readonly string[], companySlug: string | null) =>
  db.many(
    account
      .where('u.email', '=', email)
      .where('u.portal', 'in', [...portals])
      .where('u.disabled_at', 'is', null)
      .$if(companySlug !== null, (q) => q.where('c.slug', '=', companySlug as string))
      .orderBy('u.created_at')
      .limit(5),
  )

export const accountsByEmail = (db: Db, email: string) =>
  db.many(account.where('u.email', '=', email).where('u.disabled_at', 'is', null).limit(10))

type NewUser = {
  portal: 'seeker' | 'company' | 'employee' | 'platform'
  role: string
  companyId: string | null
  employeeId?: string
  email: string
  firstName: string
  lastName: string
  passwordHash: string | null
  country: string | null
  mustChangePassword?: boolean
  temporaryUntil?: string
  language?: string
  /** Whoever puts the account there knows whose address it is. */
  addressProved?: boolean
}

export const insertUser = (db: Db, u: NewUser) =>
  db.one(
    k
      .insertInto('users')
      .values({
        portal: u.portal,
        role: u.role,
        company_id: u.companyId,
        employee_id: u.employeeId ?? null,
        email: u.email,
        first_name: u.firstName,
        last_name: u.lastName,
        password_hash: u.passwordHash,
        country: u.country,
        must_change_password: u.mustChangePassword ?? false,
        temporary_until: u.temporaryUntil ?? null,
        ...(u.language ? { language: u.language } : {}),
        activated_at: u.mustChangePassword ? null : sql`now()`,
        address_proved_at: u.addressProved ? sql`now()` : null,
      })
      .returning('id'),
  )

export const insertCompany = (
  db: Db,
  c: { name: string; slug: string; country: string; countries: string[]; trialDays: number },
) =>
  db.one(
    k
      .insertInto('companies')
      .values({
        name: c.name,
        slug: c.slug,
        country: c.country,
        countries: c.countries,
        trial_ends_at: sql`now() + make_interval(days => ${c.trialDays})`,
      })
      .returning('id'),
  )

export const isSlugTaken = async (db: Db, slug: string) =>
  (await db.maybe(k.selectFrom('companies').select('id').where('slug', '=', slug))) !== undefined

/**
 * A password the person chose: the account counts as activated, and links to choose one that still lie in a mailbox are void, as are sign-ins
 * that got half way with the old one.
 */
export const setPassword = async (db: Db, userId: string, passwordHash: string) => {
  await db.run(
    k
      .updateTable('password_resets')
      .set({ used_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('used_at', 'is', null),
  )
  await db.run(k.deleteFrom('sign_in_challenges').where('user_id', '=', userId))
  await db.run(
    k
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        must_change_password: false,
        temporary_until: null,
        activated_at: sql`coalesce(activated_at, now())`,
        updated_at: sql`now()`,
      })
      .where('id', '=', userId),
  )
}

/** A password somebody else chose for a never activated account: one use, until `hours` from now. */
export const setTemporaryPassword = (db: Db, userId: string, passwordHash: string, hours: number) =>
  db.run(
    k
      .updateTable('users')
      .set({
        password_hash: passwordHash,
        must_change_password: true,
        temporary_until: sql`now() + make_interval(hours => ${hours})`,
        updated_at: sql`now()`,
      })
      .where('id', '=', userId)
      .where('activated_at', 'is', null),
  )

/** The one use of a temporary password: true the first time, while it holds. */
export const spendTemporaryPassword = async (db: Db, userId: string) =>
  (await db.run(
    k
      .updateTable('users')
      .set({ temporary_until: sql`now()` })
      .where('id', '=', userId)
      .where('temporary_until', '>', sql<string>`now()`),
  )) === 1

export const insertReset = (
  db: Db,
  r: { userId: string; companyId: string | null; tokenHash: Buffer; minutes: number; provesAddress?: boolean },
) =>
  db.run(
    k.insertInto('password_resets').values({
      user_id: r.userId,
      company_id: r.companyId,
      token_hash: r.tokenHash,
      proves_address: r.provesAddress ?? true,
      expires_at: sql`now() + make_interval(mins => ${r.minutes})`,
    }),
  )

export const setName = (db: Db, userId: string, firstName: string, lastName: string) =>
  db.run(
    k
      .updateTable('users')
      .set({ first_name: firstName, last_name: lastName, updated_at: sql`now()` })
      .where('id', '=', userId),
  )

export const setLanguage = (db: Db, userId: string, language: string) =>
  db.run(k.updateTable('users').set({ language, updated_at: sql`now()` }).where('id', '=', userId))

/** Takes a reset token out of the world; undefined when it was used, is too old or never was. */
export const consumePasswordReset = (db: Db, tokenHash: Buffer) =>
  db.maybe(
    k
      .updateTable('password_resets')
      .set({ used_at: sql`now()` })
      .where('token_hash', '=', tokenHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`)
      .returning(['user_id', 'company_id', 'proves_address']),
  )

/** From now on the address counts as its owner's. */
export const noteAddressProved = (db: Db, userId: string) =>
  db.run(
    k
      .updateTable('users')
      .set({ address_proved_at: sql`now()`, updated_at: sql`now()` })
      .where('id', '=', userId)
      .where('address_proved_at', 'is', null),
  )

export const employeeAccount = (db: Db, companyId: string, employeeId: string) =>
  db.maybe(account.where('u.company_id', '=', companyId).where('u.employee_id', '=', employeeId))

type Viewable = { id: string; first_name: string; last_name: string; email: string; role: string }

/** People of a company whose accounts are open, by name: whose view of the product there is. */
export const listViewable = (db: Db, companyId: string, { except, search }: { except: string; search: string }) =>
  db.many(sql<Viewable>`
    select id, first_name, last_name, email, role from users
     where company_id = ${companyId} and portal in ('company', 'employee') and disabled_at is null and activated_at is not null
       and id <> ${except} and lower(first_name || ' ' || last_name || ' ' || email) like ${containsPattern(search.toLowerCase())}
     order by portal, first_name, last_name, id limit 20`)

export const findViewable = (db: Db, companyId: string, id: string) =>
  db.maybe(sql<Viewable>`
    select id, first_name, last_name, email, role from users
     where company_id = ${companyId} and id = ${id} and portal in ('company', 'employee') and disabled_at is null
       and activated_at is not null`)
