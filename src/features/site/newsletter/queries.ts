import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

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
