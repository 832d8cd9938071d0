import { sql } from 'kysely'
import { countUpTo, filterConditions, type ListOrder, type ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'

/** Takes a message to send it, so that nobody else does. Undefined: it is sent, given up, another's for now, or not due yet. */
export const claimMessage = (db: Db, id: string, seconds: number) =>
  db.maybe(
    k
      .updateTable('outbox')
      .set({
        status: 'sending',
        attempts: sql`attempts + 1`,
        claimed_until: sql`now() + make_interval(secs => ${seconds})`,
      })
      .where('id', '=', id)
      .where('status', 'in', ['queued', 'sending'])
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', sql<string>`now()`)]))
      .where('next_attempt_at', '<=', sql<string>`now()`)
      .returning(['id', 'company_id', 'channel', 'recipient', 'country', 'language', 'sealed', 'attempts'])
      .returning(['created_at', sql<boolean>`coalesce(expires_at < now(), false)`.as('expired')])
      .returning(sql<boolean>`give_up_at < now()`.as('too_old')),
  )

type End = { status: 'sent' | 'local' | 'failed'; error?: string | null; providerId?: string | null }

export const concludeMessage = (db: Db, id: string, { status, error = null, providerId = null }: End) =>
  db.run(
    k
      .updateTable('outbox')
      .set({
        status,
        last_error: error,
        claimed_until: null,
        // The last letter to somebody who is gone: it has left, or never will.
        recipient: sql<string>`case when template = 'account-deleted' then '' else recipient end`,
        ...(status === 'sent' ? { sent_at: sql`now()`, provider_id: providerId } : {}),
      })
      .where('id', '=', id),
  )

/** What was written to somebody who is gone: what waits is not sent any more, of the rest it is not known to whom. */
export const forgetRecipient = async (db: Db, recipient: string): Promise<void> => {
  await db.run(
    k.deleteFrom('outbox').where('recipient', '=', recipient).where('status', 'not in', ['sent', 'failed', 'local']),
  )
  await db.run(k.updateTable('outbox').set({ recipient: '' }).where('recipient', '=', recipient))
}

/** Back in the queue, to be tried again so many seconds from now. */
export const postponeMessage = (db: Db, id: string, seconds: number, error: string) =>
  db.run(
    k
      .updateTable('outbox')
      .set({
        status: 'queued',
        last_error: error,
        claimed_until: null,
        next_attempt_at: sql`now() + make_interval(secs => ${seconds})`,
      })
      .where('id', '=', id),
  )

/** What waits and nobody has: its worker died, or its job was lost. */
export const listStuckMessages = (db: Db) =>
  db.many(
    k
      .selectFrom('outbox')
      .select('id')
      .where('status', 'in', ['queued', 'sending'])
      .where('next_attempt_at', '<', sql<string>`now() - interval '10 seconds'`)
      .where((eb) => eb.or([eb('claimed_until', 'is', null), eb('claimed_until', '<', sql<string>`now()`)]))
      .orderBy('next_attempt_at')
      .limit(500),
  )

export const sentTo = (db: Db, id: string) =>
  db.maybe(k.selectFrom('outbox').select(['channel', 'provider_id']).where('id', '=', id).where('status', '=', 'sent'))

export const findByProviderId = (db: Db, providerId: string) =>
  db.maybe(k.selectFrom('outbox').select(['id', 'status']).where('provider_id', '=', providerId))

export const dropOld = (db: Db, days: number) =>
  db.run(
    k
      .deleteFrom('outbox')
      .where('status', 'in', ['sent', 'local', 'failed'])
      .where('created_at', '<', sql<string>`now() - make_interval(days => ${days})`),
  )

const listed = k
  .selectFrom('outbox as o')
  .select(['o.id', 'o.company_id', 'o.channel', 'o.template', 'o.recipient', 'o.language', 'o.status', 'o.attempts'])
  .select(['o.last_error', 'o.created_at', 'o.sent_at', 'o.next_attempt_at', 'o.expires_at'])

type Filter = { status: string | null; channel: string | null; recipient: string | null; companyId: string | null }

const filtered = (filter: Filter) =>
  filterConditions(filter, {
    companyId: (companyId) => sql`o.company_id = ${companyId}`,
    status: (status) => sql`o.status = ${status}`,
    channel: (channel) => sql`o.channel = ${channel}`,
    recipient: (recipient) => sql`o.recipient = ${recipient}`,
  })

export const OUTBOX_ORDERS: { newest: ListOrder } = {
  newest: [
    { by: sql.ref('o.created_at'), type: 'instant', descending: true },
    { by: sql.ref('o.id'), type: 'uuid', descending: true },
  ],
}

/** One page, newest first. Without a company: everybody's, for the platform. */
export const listMessages = (db: Db, filter: Filter, part: ListPart) =>
  db.many(
    listed
      .leftJoin('companies as c', 'c.id', 'o.company_id')
      .select(['c.name as company_name', part.key.as('place')])
      .where(filtered(filter))
      .where(part.after)
      .orderBy('o.created_at', 'desc')
      .orderBy('o.id', 'desc')
      .limit(part.limit)
      .offset(part.skip),
  )

/** How many there are, counted no further than a list says. */
export const countMessages = async (db: Db, filter: Filter): Promise<number> =>
  (await db.one(countUpTo(sql`from outbox o where ${filtered(filter)}`))).n

/** How some messages of a company stand. */
export const listStates = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('outbox')
      .select(['id', 'status', 'attempts', 'recipient', 'last_error'])
      .where('company_id', '=', companyId)
      .where(sql<boolean>`id = any(${[...ids]}::uuid[])`),
  )

export const findMessage = (db: Db, id: string, companyId: string | null) =>
  db.maybe(
    listed
      .select(['o.sealed', sql<boolean>`coalesce(o.expires_at < now(), false)`.as('expired')])
      .leftJoin('companies as c', 'c.id', 'o.company_id')
      .select('c.name as company_name')
      .where('o.id', '=', id)
      .$if(companyId !== null, (q) => q.where('o.company_id', '=', companyId as string)),
  )

/** Whether an address signs in to the company itself, not only to the employee portal. */
export const worksForCompany = async (db: Db, companyId: string, address: string): Promise<boolean> =>
  (await db.maybe(
    k
      .selectFrom('users')
      .select('id')
      .where('company_id', '=', companyId)
      .where('portal', '=', 'company')
      .where('email', '=', address),
  )) !== undefined

/** Those of some messages that wait for their next attempt wait no more. */
export const hurryMessages = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .updateTable('outbox')
      .set({ next_attempt_at: sql`now()` })
      .where('company_id', '=', companyId)
      .where('id', 'in', [...ids])
      .where('status', '=', 'queued')
      .returning('id'),
  )

/** A message that was given up goes back into the queue; false when it is not one. */
export const requeueMessage = async (db: Db, id: string, companyId: string | null): Promise<boolean> =>
  (await db.run(
    k
      .updateTable('outbox')
      .set({ status: 'queued', next_attempt_at: sql`now()`, give_up_at: sql`now() + interval '2 days'` })
      .where('id', '=', id)
      .where('status', '=', 'failed')
      .$if(companyId !== null, (q) => q.where('company_id', '=', companyId as string)),
  )) === 1
