import { sql } from 'kysely'
import type { Services } from './context.ts'
import { defineJob } from './jobs.ts'
import { k } from './sql.ts'

/** Each night: what has run out and is of no more use. The log of who signed in stays. */
const cleanUp = async ({ database }: Services): Promise<void> => {
  const ago = (days: number) => sql<string>`now() - make_interval(days => ${days})`
  await database.forPlatform(async (db) => {
    await db.run(k.deleteFrom('sessions').where('expires_at', '<', ago(30)))
    await db.run(k.deleteFrom('password_resets').where('expires_at', '<', ago(7)))
    await db.run(k.deleteFrom('sign_in_challenges').where('expires_at', '<', ago(1)))
    await db.run(k.deleteFrom('mailbox_codes').where('expires_at', '<', ago(1)))
    await db.run(k.deleteFrom('throttles').where('window_ends', '<', ago(1)))
    await db.run(k.deleteFrom('idempotency_keys').where('created_at', '<', ago(7)))
    await db.run(k.deleteFrom('call_keys').where('created_at', '<', ago(7)))
  })
}

export const cleanupJobs = [{ ...defineJob('clean-up', cleanUp), timetable: '17 3 * * *' }]
