import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { INVITED } from './rules.ts'

const administrators = (companyId: string) =>
  k.selectFrom('users').where('portal', '=', 'company').where('company_id', '=', companyId)

export const administratorsOf = (db: Db, companyId: string) =>
  db.many(
    administrators(companyId)
      .select(['id', 'first_name', 'last_name', 'email', 'role', 'disabled_at', 'has_second_factor', 'last_sign_in_at'])
      .orderBy('created_at')
      .limit(500),
  )

/** All of them locked, in one order: two who change each other at once do it one after the other. */
export const lockAdministrators = (db: Db, companyId: string) =>
  db.many(
    administrators(companyId)
      .select(['id', 'role', 'email', 'language', 'first_name', sql<boolean>`disabled_at is not null`.as('disabled')])
      .orderBy('id')
      .forUpdate(),
  )

export const ruleOf = (db: Db, companyId: string) =>
  db.one(k.selectFrom('companies').select(['name', 'second_factor_required']).where('id', '=', companyId))

const invitation = k
  .selectFrom('invitations as i')
  .leftJoin('users as u', 'u.id', 'i.invited_by')
  .select(['i.id', 'i.company_id', 'i.email', 'i.role', 'i.sent_at', 'i.expires_at'])
  .select([
    sql<boolean>`i.expires_at <= now()`.as('expired'),
    sql<string | null>`nullif(trim(concat(u.first_name, ' ', u.last_name)), '')`.as('invited_by'),
  ])
  .where('i.accepted_at', 'is', null)
  .where('i.withdrawn_at', 'is', null)

export type InvitationRow = Awaited<ReturnType<typeof invitationsOf>>[number]

export const invitationsOf = (db: Db, companyId: string) =>
  db.many(invitation.where('i.company_id', '=', companyId).orderBy('i.sent_at', 'desc').limit(500))

export const invitationById = (db: Db, companyId: string, id: string) =>
  db.maybe(invitation.where('i.company_id', '=', companyId).where('i.id', '=', id))

/** The one an unused link belongs to; too old, taken back and accepted are none. */
export const invitationByToken = (db: Db, tokenHash: Buffer) =>
  db.maybe(
    invitation
      .innerJoin('companies as c', 'c.id', 'i.company_id')
      .select('c.name as company')
      .where('i.token_hash', '=', tokenHash)
      .where('i.expires_at', '>', sql<string>`now()`),
  )

const lasting = (hours: number) => sql<string>`now() + make_interval(hours => ${hours})`

export const insertInvitation = (
  db: Db,
  i: {
    companyId: string
    email: string
    role: (typeof INVITED)[number]
    tokenHash: Buffer
    invitedBy: string
    hours: number
  },
) =>
  db.one(
    k
      .insertInto('invitations')
      .values({
        company_id: i.companyId,
        email: i.email,
        role: i.role,
        token_hash: i.tokenHash,
        invited_by: i.invitedBy,
        expires_at: lasting(i.hours),
      })
      .returning('id'),
  )

const openOne = (companyId: string, id: string) =>
  k
    .updateTable('invitations')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('accepted_at', 'is', null)
    .where('withdrawn_at', 'is', null)

export const renewInvitation = async (
  db: Db,
  companyId: string,
  id: string,
  { tokenHash, hours }: { tokenHash: Buffer; hours: number },
) =>
  (await db.run(
    openOne(companyId, id).set({ token_hash: tokenHash, sent_at: sql`now()`, expires_at: lasting(hours) }),
  )) === 1

export const withdrawInvitation = async (db: Db, companyId: string, id: string) =>
  (await db.run(openOne(companyId, id).set({ withdrawn_at: sql`now()` }))) === 1

/** The open invitations of one who may not invite any more. Returns whom they were to. */
export const withdrawInvitationsOf = (db: Db, companyId: string, userId: string) =>
  db.many(
    k
      .updateTable('invitations')
      .set({ withdrawn_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('invited_by', '=', userId)
      .where('accepted_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .returning(['id', 'email']),
  )

/** Its one use. Undefined when it was used, taken back or sent anew meanwhile. */
export const consumeInvitation = (db: Db, tokenHash: Buffer) =>
  db.maybe(
    k
      .updateTable('invitations')
      .set({ accepted_at: sql`now()` })
      .where('token_hash', '=', tokenHash)
      .where('accepted_at', 'is', null)
      .where('withdrawn_at', 'is', null)
      .where('expires_at', '>', sql<string>`now()`)
      .returning(['id', 'company_id', 'email', 'role', 'invited_by']),
  )

export const languageOf = async (db: Db, userId: string): Promise<string> =>
  (await db.maybe(k.selectFrom('users').select('language').where('id', '=', userId)))?.language ?? 'en'

/** Whether somebody else runs the company as well, or has been asked to. */
export const hasColleague = async (db: Db, companyId: string): Promise<boolean> =>
  (
    await db.one(sql<{ some: boolean }>`
      select (select count(*) > 1 from users where company_id = ${companyId} and portal = 'company' and disabled_at is null)
          or exists (select from invitations where company_id = ${companyId} and withdrawn_at is null) as some`)
  ).some
