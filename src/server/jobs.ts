import { run, type TaskList } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Ground } from './context.ts'
import type { Db } from './sql.ts'

export type Job = {
  name: string
  run: (ground: Ground, payload: never) => Promise<void>
  /** When it runs by itself: minute, hour, day, month, weekday, in UTC. Once, however many workers there are. */
  timetable?: string
}

/** Binds a name to a use case. It may run more than once for one cause, so its effect must be the same. */
export const job = <P>(name: string, work: (ground: Ground, payload: P) => Promise<void>): Job => ({ name, run: work })

/** Adds a job in the transaction that causes it. A second one with the same key replaces the first. */
export const enqueue = async (db: Db, name: string, payload: object, key: string | null = null): Promise<void> => {
  await db.run(sql`select enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${key})`)
}

/** As `enqueue`, but not before so many seconds from now. */
export const enqueueIn = async (db: Db, seconds: number, name: string, payload: object, key: string): Promise<void> => {
  const json = JSON.stringify(payload)
  await db.run(sql`select enqueue_job_at(${name}, ${json}::json, ${key}, now() + make_interval(secs => ${seconds}))`)
}

export type Worker = {
  /** When the jobs in hand are done and noted as done. */
  stop: () => Promise<void>
}

/** Takes jobs off the queue, as the owner of its tables; the work itself goes through the same doors as every call. */
export const startWorker = async (ownerUrl: string, ground: Ground, jobs: readonly Job[]): Promise<Worker> => {
  const taskList: TaskList = {}
  for (const { name, run: work } of jobs) taskList[name] = (payload) => work(ground, payload as never)
  const crontab = jobs.flatMap((j) => (j.timetable ? [`${j.timetable} ${j.name}`] : [])).join('\n')
  const pgPool = new pg.Pool({ connectionString: ownerUrl, max: 3 })
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => client.on('error', () => {}))
  const runner = await run({
    pgPool,
    concurrency: 2,
    noHandleSignals: true,
    pollInterval: 2_000,
    taskList,
    crontab,
    logger: quiet,
  })
  return {
    stop: async () => {
      await runner.stop()
      // A runner has stopped before it has noted its last jobs as done; its connections come back when it has.
      await pgPool.end()
    },
  }
}

const silent = () => {}
const quiet = { scope: () => quiet, error: silent, warn: silent, info: silent, debug: silent } as never
