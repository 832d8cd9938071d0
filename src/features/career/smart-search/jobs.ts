import type { Ground } from '../../../server/context.ts'
import { enqueueIn, job } from '../../../server/jobs.ts'
import type { Doors } from '../../../server/tenancy.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import { embedderOf } from '../../matching/matching/embedder.ts'
import { packed } from './merge.rules.ts'
import * as query from './queries.ts'

/** Few enough that the engine starts no threads of its own. */
const AT_A_TIME = 16
/** Between two handfuls other jobs and people have their turn. s */
const BREATH = 2
const KEPT_DAYS = 30

/** Of the adverts of each database, when all their titles had been read. */
const readAt = new WeakMap<Doors, number>()

/** Reads the meaning of titles that are new, a handful at a time, until all are read. */
export const readTitles = async ({ doors, settings }: Ground): Promise<void> => {
  const model = embedderOf(settings.matchModel)
  if (!model) return
  const { titles, change } = await doors.asPublic(async (db) => ({
    change: await query.changes(db),
    titles: await query.titlesUnread(db, model.id, AT_A_TIME),
  }))
  if (titles.length === 0) {
    readAt.set(doors, change)
    return
  }
  const vectors = await model.embed(titles)
  const read = titles.map((title, i) => ({ title, vector: Buffer.from(packed(vectors[i] ?? []).buffer) }))
  await doors.asPlatform(async (db) => {
    await query.insertMeanings(db, model.id, read)
    await enqueueIn(db, BREATH, 'read-titles', {}, 'read-titles')
  })
}

/** From time to time: whether an advert has changed since everything was read. */
const lookForTitles = async (ground: Ground): Promise<void> => {
  const change = await ground.doors.asPublic((db) => query.changes(db))
  if (change !== readAt.get(ground.doors)) await readTitles(ground)
}

/** Each night: sentences older than thirty days, and what another model read. */
export const forgetOld = async ({ doors, now, settings }: Ground): Promise<void> => {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS).toISOString()
  const model = embedderOf(settings.matchModel)
  await doors.asPlatform(async (db) => {
    await query.deleteOver(db, before)
    if (model) await query.dropOtherEngines(db, model.id)
  })
}

export const smartJobs = [
  job('read-titles', readTitles),
  { ...job('look-for-titles', lookForTitles), timetable: '*/5 * * * *' },
  { ...job('smart-searches-over', forgetOld), timetable: '29 3 * * *' },
]
