import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueIn } from '../../../server/jobs.ts'
import type { Database } from '../../../server/tenancy.ts'
import type { JobContent } from '../../adverts/content/content.rules.ts'
import { lexiconOf } from '../../matching/cv-reading/service.ts'
import { criteriaOf } from '../../matching/matching/criteria.rules.ts'
import * as query from './index.queries.ts'
import { needsOf } from './needs.rules.ts'

const AT_A_TIME = 200
/** Between two handfuls other jobs and people have their turn. s */
const BREATH = 1
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Of the adverts of each database, when all had been read. */
const readAt = new WeakMap<Database, number>()

/** Takes the must-haves of a handful of adverts apart; how many there were. */
export const readSomeNeeds = async ({ database }: Pick<Services, 'database'>): Promise<number> => {
  const lexicon = await lexiconOf(database)
  const adverts = await database.forPublic((db) => query.listUnread(db, AT_A_TIME))
  if (adverts.length === 0) return 0
  const read = adverts.map(({ id, shown, updated_at }) => {
    const { mustHave = [] } = shown as Partial<JobContent>
    return {
      jobId: id,
      advertAt: updated_at,
      ...needsOf(criteriaOf({ mustHave, niceToHave: [], languages: [], questions: [] }, lexicon.skills)),
    }
  })
  await database.forPlatform((db) => query.saveNeeds(db, read))
  return adverts.length
}

/** Reads adverts that are new or were changed, a handful at a time, until all are read. */
export const readNeeds = async (services: Services): Promise<void> => {
  const { database } = services
  const change = await database.forPublic((db) => query.getLastJobChange(db))
  if ((await readSomeNeeds(services)) < AT_A_TIME) {
    readAt.set(database, change)
    return
  }
  await database.forPlatform((db) => enqueueIn(db, BREATH, 'read-needs', { payload: {}, key: 'read-needs' }))
}

/** From time to time: whether an advert has changed since everything was read. */
const lookForNeeds = async (services: Services): Promise<void> => {
  const change = await services.database.forPublic((db) => query.getLastJobChange(db))
  if (change !== readAt.get(services.database)) await readNeeds(services)
}

/** Each night: what is kept of adverts that are closed. */
export const forgetClosed = async ({ database }: Services): Promise<void> => {
  let after = NOBODY
  for (;;) {
    const kept = await database.forPlatform((db) => query.listStored(db, after, 5_000), { reading: true })
    const last = kept.at(-1)
    if (last === undefined) return
    after = last
    const over = await database.forPublic((db) => query.listOver(db, kept), { reading: true })
    if (over.length > 0) await database.forPlatform((db) => query.dropNeeds(db, over))
  }
}

export const skillMatchingJobs = [
  defineJob('read-needs', readNeeds),
  { ...defineJob('look-for-needs', lookForNeeds), timetable: '*/5 * * * *' },
  { ...defineJob('forget-needs', forgetClosed), timetable: '41 3 * * *' },
]
