import type { Caller, Ground } from '../../../server/context.ts'
import { enqueue, job } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import type { Query } from '../../job-board/jobs/query.rules.ts'
import { write } from '../../platform/messages/templates/write.ts'
import * as query from './queries.ts'
import { freshAmong, IN_A_LETTER, isDue } from './rules.ts'
import { hiddenOf, newestOf, stopTokenOf } from './service.ts'

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'job-alerts', country: null }

/** Each quarter of an hour: whose letter is due. */
const findDue = ({ doors, now }: Ground): Promise<void> =>
  doors.asPlatform(async (db) => {
    const before = new Date(now().getTime() - DAY_MS + 3_600_000).toISOString()
    for (const row of await query.perhapsDue(db, before))
      if (isDue(row.every_days, row.told_at, now()))
        await enqueue(db, 'alert-search', { userId: row.user_id, id: row.id }, `alert ${row.id}`)
  })

type Asked = { userId: string; id: string }

/** One letter with what is new, or none when nothing is; either way the next one tells of what comes from now on. */
const alert = async (ground: Ground, { userId, id }: Asked): Promise<void> => {
  const at = ground.now()
  const { held, person } = await ground.doors.asPerson({ userId }, async (db) => ({
    held: await query.search(db, userId, id),
    person: await query.account(db, userId),
  }))
  if (!held || !person || person.disabled_at || !isDue(held.every_days, held.told_at, at)) return
  const ctx = { ...ground, caller, actor: null, token: null }
  const fresh = freshAmong(await newestOf(ctx, held.query as Query, await hiddenOf(ctx, userId)), held.told_at)
  const home = ground.settings.publicUrl
  const search = new URLSearchParams(held.query as Record<string, string>)
  // Noted and written in one transaction, and by whoever comes first alone.
  await ground.doors.asPlatform(async (db) => {
    if ((await query.noteTold(db, id, held.told_at, at.toISOString())) === 0 || fresh.length === 0) return
    await sendMessage(ground, db, {
      companyId: null,
      channel: 'email',
      recipient: person.email,
      goodForMinutes: 7 * 24 * 60,
      unsubscribe: `${home}/api/job-alerts/${id}/stop/${stopTokenOf(ground, id)}`,
      ...write('job-alert', person.language, {
        name: person.first_name,
        search: held.name,
        count: fresh.length,
        jobs: fresh
          .slice(0, IN_A_LETTER)
          .map((j) => ({ title: j.title, company: j.company.name, place: j.place.name })),
        link: `${home}/dashboard/seeker/job-search?${search}`,
      }),
    })
  })
}

export const searchJobs = [
  { ...job('job-alerts', findDue), timetable: '7,22,37,52 * * * *' },
  job('alert-search', alert),
]
