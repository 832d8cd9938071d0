import { sql } from 'kysely'
import { countUpTo, filterConditions, type ListOrder, type ListPart } from '../../../server/list.ts'
import { type Db, k } from '../../../server/sql.ts'
import type { SubscriptionState } from './rules.ts'

export const lockSubscription = (db: Db, email: string) =>
  db.maybe(
    k
      .selectFrom('newsletter_subscriptions')
      .select(['confirmed_at', 'unsubscribed_at'])
      .where('email', '=', email)
      .forUpdate(),
  )

/** Until it is confirmed nothing else changes: whoever has left stays away. */
export const upsertSubscription = (db: Db, of: { email: string; language: string; hash: Buffer; hours: number }) => {
  const waiting = { confirm_hash: of.hash, confirm_until: sql<string>`now() + make_interval(hours => ${of.hours})` }
  return db.run(
    k
      .insertInto('newsletter_subscriptions')
      .values({ email: of.email, language: of.language, ...waiting })
      .onConflict((c) => c.column('email').doUpdateSet({ ...waiting, language: of.language })),
  )
}

export const confirmSubscription = (db: Db, hash: Buffer, unsubscribeHash: Buffer) =>
  db.maybe(
    k
      .updateTable('newsletter_subscriptions')
      .set({
        confirm_hash: null,
        confirm_until: null,
        confirmed_at: sql`now()`,
        unsubscribed_at: null,
        unsubscribe_hash: unsubscribeHash,
      })
      .where('confirm_hash', '=', hash)
      .where('confirm_until', '>', sql<string>`now()`)
      .returning(['email', 'language']),
  )

/** Says whether there is such a link; leaving twice is leaving once. */
export const markUnsubscribed = (db: Db, hash: Buffer) =>
  db.maybe(
    k
      .updateTable('newsletter_subscriptions')
      .set({ unsubscribed_at: sql`coalesce(unsubscribed_at, now())`, confirm_hash: null, confirm_until: null })
      .where('unsubscribe_hash', '=', hash)
      .returning('email'),
  )

export const forgetUnconfirmed = (db: Db, days: number) =>
  db.run(
    k
      .deleteFrom('newsletter_subscriptions')
      .where('confirmed_at', 'is', null)
      .where('created_at', '<', sql<string>`now() - make_interval(days => ${days})`)
      // Whoever asked once more has a link that still works.
      .where((w) => w.or([w('confirm_until', 'is', null), w('confirm_until', '<', sql<string>`now()`)])),
  )

export const SUBSCRIPTION_ORDERS: { newest: ListOrder } = {
  newest: [
    { by: sql.ref('created_at'), type: 'instant', descending: true },
    { by: sql.ref('email'), type: 'text', descending: true },
  ],
}

const STATES: Readonly<Record<SubscriptionState, string>> = {
  left: 'unsubscribed_at is not null',
  waiting: 'unsubscribed_at is null and confirmed_at is null',
  subscribed: 'unsubscribed_at is null and confirmed_at is not null',
}

type Filter = { state: SubscriptionState | null }
const filtered = (filter: Filter) => filterConditions(filter, { state: (state) => sql.raw(STATES[state]) })

export const listSubscriptions = (db: Db, filter: Filter, part: ListPart) =>
  db.many(
    k
      .selectFrom('newsletter_subscriptions')
      .select(['email', 'language', 'confirmed_at', 'unsubscribed_at', 'created_at'])
      .select(part.key.as('place'))
      .where(filtered(filter))
      .where(part.after)
      .modifyEnd(part.end),
  )

export const countSubscriptions = async (db: Db, filter: Filter): Promise<number> =>
  (await db.one(countUpTo(sql`from newsletter_subscriptions where ${filtered(filter)}`))).n
