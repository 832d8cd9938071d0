import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'

/* Authenticator app */

export const authenticatorOf = (db: Db, userId: string) =>
  db.maybe(k.selectFrom('authenticators').selectAll().where('user_id', '=', userId))

/** A secret that waits for its first code; replaces one that never got it, and leaves one that counts alone. */
export const upsertPendingAuthenticator = async (db: Db, userId: string, sealed: Buffer, keyVersion: number) =>
  (await db.run(
    k
      .insertInto('authenticators')
      .values({ user_id: userId, sealed, key_version: keyVersion })
      .onConflict((c) =>
        c
          .column('user_id')
          .doUpdateSet({ sealed, key_version: keyVersion, last_step: 0, created_at: sql`now()` })
          .where('authenticators.confirmed_at', 'is', null),
      ),
  )) === 1

/** The one use of a code: false when it, or a newer one, was used already. */
export const spendStep = async (db: Db, userId: string, step: number) =>
  (await db.run(
    k
      .updateTable('authenticators')
      .set({ last_step: step, confirmed_at: sql`coalesce(confirmed_at, now())` })
      .where('user_id', '=', userId)
      .where('last_step', '<', step),
  )) === 1

export const dropAuthenticator = (db: Db, userId: string) =>
  db.run(k.deleteFrom('authenticators').where('user_id', '=', userId))

/* Passkeys */

const passkeyColumns = ['id', 'name', 'synced', 'created_at', 'used_at'] as const

export const passkeysOf = (db: Db, userId: string) =>
  db.many(
    k
      .selectFrom('passkeys')
      .select([...passkeyColumns, 'credential_id', 'transports'])
      .where('user_id', '=', userId)
      .orderBy('created_at'),
  )

export const passkeyByCredential = (db: Db, credentialId: string) =>
  db.maybe(k.selectFrom('passkeys').selectAll().where('credential_id', '=', credentialId))

type NewPasskey = {
  userId: string
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  synced: boolean
  name: string
}

export const insertPasskey = (db: Db, p: NewPasskey) =>
  db.one(
    k
      .insertInto('passkeys')
      .values({
        user_id: p.userId,
        credential_id: p.credentialId,
        public_key: p.publicKey,
        counter: p.counter,
        transports: p.transports,
        synced: p.synced,
        name: p.name,
      })
      .returning([...passkeyColumns]),
  )

/** A counter that does not grow where it once did is a copied key; the library has compared it with the one read, this holds it against the one stored. */
export const notePasskeyUse = async (db: Db, id: string, counter: number) =>
  (await db.run(
    k
      .updateTable('passkeys')
      .set({ counter, used_at: sql`now()` })
      .where('id', '=', id)
      .where((w) => w.or([w('counter', '=', 0), w('counter', '<', counter)])),
  )) === 1

export const renamePasskey = (db: Db, userId: string, id: string, name: string) =>
  db.maybe(
    k
      .updateTable('passkeys')
      .set({ name })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .returning([...passkeyColumns]),
  )

export const dropPasskey = (db: Db, userId: string, id: string) =>
  db.maybe(k.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).returning('name'))

/* Recovery codes */

export const replaceRecoveryCodes = async (db: Db, userId: string, hashes: readonly Buffer[]) => {
  await db.run(k.deleteFrom('recovery_codes').where('user_id', '=', userId))
  if (hashes.length > 0)
    await db.run(k.insertInto('recovery_codes').values(hashes.map((code_hash) => ({ user_id: userId, code_hash }))))
}

export const countRecoveryCodes = async (db: Db, userId: string): Promise<number> =>
  (
    await db.one(
      k
        .selectFrom('recovery_codes')
        .select(sql<number>`count(*)::int`.as('left'))
        .where('user_id', '=', userId)
        .where('used_at', 'is', null),
    )
  ).left

export const spendRecoveryCode = async (db: Db, userId: string, hash: Buffer) =>
  (await db.run(
    k
      .updateTable('recovery_codes')
      .set({ used_at: sql`now()` })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hash)
      .where('used_at', 'is', null),
  )) === 1

/* Whether there is a second factor at all */

/** Writes down on the account what its factors say, and drops the codes that recovered nothing any more. Says what it is now. */
export const noteSecondFactor = async (db: Db, userId: string): Promise<boolean> => {
  const { has_second_factor: has } = await db.one(
    k
      .updateTable('users')
      .set({
        has_second_factor: sql<boolean>`exists (select from authenticators where user_id = users.id and confirmed_at is not null)
          or exists (select from passkeys where user_id = users.id)`,
        updated_at: sql`now()`,
      })
      .where('id', '=', userId)
      .returning('has_second_factor'),
  )
  if (!has) await db.run(k.deleteFrom('recovery_codes').where('user_id', '=', userId))
  return has
}

/** All of them at once, for somebody who has lost them all. */
export const dropSecondFactors = async (db: Db, userId: string) => {
  await dropAuthenticator(db, userId)
  await db.run(k.deleteFrom('passkeys').where('user_id', '=', userId))
  await db.run(k.deleteFrom('sign_in_challenges').where('user_id', '=', userId))
  await noteSecondFactor(db, userId)
}

/* Challenges */

export type ChallengeKind = 'second-factor' | 'passkey-sign-in' | 'passkey-registration'
export const CHALLENGE_MINUTES = 5
export const CHALLENGE_TRIES = 5

export const insertChallenge = (
  db: Db,
  c: { tokenHash: Buffer; kind: ChallengeKind; userId: string | null; webauthn: string | null },
) =>
  db.one(
    k
      .insertInto('sign_in_challenges')
      .values({
        token_hash: c.tokenHash,
        kind: c.kind,
        user_id: c.userId,
        webauthn: c.webauthn,
        expires_at: sql`now() + make_interval(mins => ${CHALLENGE_MINUTES})`,
      })
      .returning(['id', 'expires_at']),
  )

/** Counts a try, before it is known how it ends; undefined when it is too old, tried too often or never was. */
export const tryChallenge = (db: Db, tokenHash: Buffer, kind: ChallengeKind) =>
  db.maybe(
    k
      .updateTable('sign_in_challenges')
      .set((c) => ({ tries: c('tries', '+', 1) }))
      .where('token_hash', '=', tokenHash)
      .where('kind', '=', kind)
      .where('expires_at', '>', sql<string>`now()`)
      .where('tries', '<', CHALLENGE_TRIES)
      .returning(['id', 'user_id', 'webauthn']),
  )

/** Its one use: false when somebody else was quicker. */
export const spendChallenge = async (db: Db, id: string) =>
  (await db.run(k.deleteFrom('sign_in_challenges').where('id', '=', id))) === 1
