import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import * as query from './kept.queries.ts'
import { isReminderDue } from './kept.rules.ts'

/** Each quarter of an hour: in whose morning a day has come that they wanted to be reminded on. */
const findDue = ({ database, now }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    // Somewhere it is tomorrow already.
    for (const row of await query.listPossiblyDueReminders(db, addDays(dayIn('UTC', now()), 1)))
      if (row.remind_on && row.remind_zone && isReminderDue(row.remind_on, row.remind_zone, now()))
        await enqueueJob(
          db,
          'own-reminder',
          { userId: row.user_id, about: row.about },
          `own-reminder ${row.user_id} ${row.about}`,
        )
  })

type Input = { userId: string; about: string }

/** One letter; noted and written in one transaction, by whoever comes first alone. */
const remind = async (services: Services, { userId, about }: Input): Promise<void> => {
  const { note, what, person } = await services.database.forSeeker({ userId }, async (db) => ({
    note: await query.findNote(db, userId, about),
    what: await query.aboutOf(db, userId, about),
    person: await query.findAccount(db, userId),
  }))
  const day = note?.remind_on
  if (!note || !day || !person || person.disabled_at || note.reminded_at) return
  if (!isReminderDue(day, note.remind_zone ?? 'UTC', services.now())) return
  await services.database.forPlatform(async (db) => {
    const first = await query.noteReminded(db, userId, { about, day, at: services.now().toISOString() })
    // What it was about may be gone by now: then there is nothing to say.
    if (first === 0 || !what) return
    const link = `${services.settings.publicUrl}${paths.seekerMyApplications({ application: about })}`
    const facts = { name: person.first_name, job: what.title, company: what.company, words: note.words, link }
    const letter = { goodForMinutes: 3 * 24 * 60 }
    const recipients = [{ userId, email: person.email, language: person.language, link, facts, letter }]
    await notifyPeople(services, db, { event: 'own-reminder', companyId: null, recipients })
  })
}

export const reminderJobs = [
  { ...defineJob('own-reminders', findDue), timetable: '4,19,34,49 * * * *' },
  defineJob('own-reminder', remind),
]
