import { timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { Refusal } from '../shared/refusal.ts'
import type { Services } from './context.ts'
import { sha256 } from './crypto.ts'
import { type Db, k } from './sql.ts'

/**
 * Links by which somebody without an account comes back: 16 bytes that say what is meant (of them the database keeps a hash), the second they
 * were made in, and a signature over both. Without the signature the 16 bytes open nothing, so that a link cannot be made younger.
 */
const CORE = 16
const STAMPED = CORE + 4
const WHOLE = STAMPED + 12

/** How long a link opens what it leads to, days from the letter that brought it. Every letter brings a fresh one. */
export const LINK_DAYS = 90
const LIVES_SECONDS = LINK_DAYS * 86_400

type Keys = Pick<Services, 'fields'>
type Clock = Pick<Services, 'now'>

/** By each key that is given, the newest first: a link made before the keys were exchanged holds for as long as its key does. */
const signaturesOf = ({ fields }: Keys, stamped: Buffer): Buffer[] =>
  fields
    .blindIndexes('platform', 'link-date', stamped.toString('base64url'))
    .map((whole) => whole.subarray(0, WHOLE - STAMPED))

/** The text of a link made now. `core` is of 16 bytes. */
export const datedLink = (services: Keys & Clock, core: Buffer): string => {
  const stamp = Buffer.alloc(4)
  stamp.writeUInt32BE(Math.floor(services.now().getTime() / 1000))
  const stamped = Buffer.concat([core, stamp])
  return Buffer.concat([stamped, signaturesOf(services, stamped)[0] as Buffer]).toString('base64url')
}

/** The hash by which the database knows what a link leads to, however old the link is. Proves nothing. */
export const linkHash = (link: string): Buffer =>
  sha256(Buffer.from(link, 'base64url').subarray(0, CORE).toString('base64url'))

/** When the link was made, in seconds; null when this house did not make it, or before links had a date. */
const madeAt = (keys: Keys, link: string): number | null => {
  const bytes = Buffer.from(link, 'base64url')
  if (bytes.length !== WHOLE) return null
  const stamped = bytes.subarray(0, STAMPED)
  const isOurs = signaturesOf(keys, stamped).some((signature) => timingSafeEqual(bytes.subarray(STAMPED), signature))
  return isOurs ? stamped.readUInt32BE(CORE) : null
}

const ended = () =>
  new Refusal('GONE', 'This link has ended. Have a new one sent to the e-mail address you gave.', {
    data: { renewable: true },
  })

/** What a link opens, for `asPerson`. Throws GONE when it has ended, was replaced by a newer one, or was not made here. */
export const openLink = async (
  services: Keys & Clock & Pick<Services, 'database'>,
  link: string,
): Promise<{ link: Buffer }> => {
  const { length } = Buffer.from(link, 'base64url')
  // No link of ours has this shape: nothing is found by it, and nothing is offered.
  if (length !== CORE && length !== WHOLE) return { link: linkHash(link) }
  const made = madeAt(services, link)
  if (made === null || services.now().getTime() / 1000 - made > LIVES_SECONDS) throw ended()
  const hash = linkHash(link)
  const cutoff = await services.database.forPlatform((db) =>
    db.maybe(k.selectFrom('link_cutoffs').select('not_before').where('link_hash', '=', hash)),
  )
  if (cutoff && made * 1000 < Date.parse(cutoff.not_before)) throw ended()
  return { link: hash }
}

/** From this second on, older links to the same thing open nothing. What is older than any link is forgotten. */
export const endOlderLinks = async ({ now }: Clock, db: Db, hash: Buffer): Promise<void> => {
  const not_before = new Date(Math.floor(now().getTime() / 1000) * 1000).toISOString()
  await db.run(
    k
      .insertInto('link_cutoffs')
      .values({ link_hash: hash, not_before })
      .onConflict((c) => c.column('link_hash').doUpdateSet({ not_before })),
  )
  await db.run(
    k.deleteFrom('link_cutoffs').where('not_before', '<', sql<string>`now() - make_interval(days => ${LINK_DAYS + 1})`),
  )
}

/** New links to one and the same thing that may be asked for in an hour. */
const RENEWALS = { max: 3, seconds: 60 * 60 }

/** Whether one more letter with a new link may go out. */
export const mayRenewLink = async (
  { database, settings }: Pick<Services, 'database' | 'settings'>,
  hash: Buffer,
): Promise<boolean> =>
  (await database.countTry(
    `link renewed ${hash.toString('hex')}`,
    RENEWALS.max * settings.limitFactor,
    RENEWALS.seconds,
  )) === true
