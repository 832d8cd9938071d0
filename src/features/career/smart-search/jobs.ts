import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueIn } from '../../../server/jobs.ts'
import type { Database } from '../../../server/tenancy.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import { embedderOf } from '../../matching/matching/embedder.ts'
import { deleteExpiredSentences } from '../../platform/lists/searches.service.ts'
import { packVector } from './merge.rules.ts'
import * as query from './queries.ts'

/** Few enough that the engine starts no threads of its own. */
const AT_A_TIME = 16
/** Between two handfuls other jobs and people have their turn. s */
const BREATH = 2
const KEPT_DAYS = 30

/** Of the adverts of each database, when all their titles had been read. */
const readAt = new WeakMap<Database, number>()

/** Reads the meaning of titles that are new, a handful at a time, until all are read. */
export const readTitles = async ({ database, settings }: Services): Promise<void> => {
  const model = embedderOf(settings.matchModel)
  if (!model) return
  const { titles, change } = await database.forPublic(async (db) => ({
    change: await query.getLastJobChange(db),
    titles: await query.titlesUnread(db, model.id, AT_A_TIME),
  }))
  if (titles.length === 0) {
    readAt.set(database, change)
    return
  }
  const vectors = await model.embed(titles)
  const read = titles.map((title, i) => ({ title, vector: Buffer.from(packVector(vectors[i] ?? []).buffer) }))
  await database.forPlatform(async (db) => {
    await query.insertMeanings(db, model.id, read)
    await enqueueIn(db, BREATH, 'read-titles', { payload: {}, key: 'read-titles' })
  })
}

/** From time to time: whether an advert has changed since everything was read. */
const lookForTitles = async (services: Services): Promise<void> => {
  const change = await services.database.forPublic((db) => query.getLastJobChange(db))
  if (change !== readAt.get(services.database)) await readTitles(services)
}

/** Each night: sentences older than thirty days, and what another model read. */
export const forgetOld = async ({ database, now, settings }: Services): Promise<void> => {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const model = embedderOf(settings.matchModel)
  await database.forPlatform(async (db) => {
    await deleteExpiredSentences(db, before)
    if (model) await query.dropOtherEngines(db, model.id)
  })
}

export const smartJobs = [
  defineJob('read-titles', readTitles),
  { ...defineJob('look-for-titles', lookForTitles), timetable: '*/5 * * * *' },
  { ...defineJob('smart-searches-over', forgetOld), timetable: '29 3 * * *' },
]
