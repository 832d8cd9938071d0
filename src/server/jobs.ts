import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import { sql } from 'kysely'
import pg from 'pg'
import type { Services } from './context.ts'
import type { Db } from './sql.ts'

export type Job = {
  name: string
  /** A method, so that each job may say what its payload is: `enqueueJob` writes it, and nobody else. */
  run(services: Services, payload: unknown, turn?: Turn): Promise<void>
  /** When it runs by itself: minute, hour, day, month, weekday, in UTC. Once, however many workers there are. */
  timetable?: string
  /** It may work for seconds or minutes: for the rest a place is kept that it never takes. */
  takesLong?: boolean
}

/**
 * How long a job that takes long has the place it is in. One that works in parts asks between two of them: when its turn is over it adds itself anew
 * and ends, so that a short one of its kind does not wait for two that work for minutes.
 */
export type Turn = {
  /** Its seconds have passed, and another that takes long waits. */
  isOver: () => Promise<boolean>
}
/** Of a job that has the place to itself. */
export const UNTIL_DONE: Turn = { isOver: async () => false }

/** Binds a name to a use case. It may run more than once for one cause, so its effect must be the same. */
export const defineJob = <P>(
  name: string,
  work: (services: Services, payload: P, turn: Turn) => Promise<void>,
): Job => ({
  name,
  run: (services, payload: P, turn = UNTIL_DONE) => work(services, payload, turn),
})

/** Adds a job in the transaction that causes it. A second one with the same key replaces the first. */
export const enqueueJob = async (db: Db, name: string, payload: object, key: string | null = null): Promise<void> => {
  await db.run(sql`select enqueue_job(${name}, ${JSON.stringify(payload)}::json, ${key})`)
}

/** As `enqueueJob`, many of one name by one statement. */
export const enqueueJobs = async (
  db: Db,
  name: string,
  jobs: readonly { payload: object; key: string }[],
): Promise<void> => {
  if (jobs.length === 0) return
  await db.many(sql`
    select enqueue_job(${name}, job.payload, job.key)::text
      from json_to_recordset(${JSON.stringify(jobs)}::json) as job(payload json, key text)`)
}

/** As `enqueue`, but not before so many seconds from now. */
export const enqueueIn = async (
  db: Db,
  seconds: number,
  name: string,
  { payload, key }: { payload: object; key: string },
): Promise<void> => {
  const json = JSON.stringify(payload)
  await db.run(sql`select enqueue_job_at(${name}, ${json}::json, ${key}, now() + make_interval(secs => ${seconds}))`)
}

export type Worker = {
  /** When the jobs in hand are done and noted as done. */
  stop: () => Promise<void>
}

/** How a job ended, as whoever runs the server counts it: tried in vain, or given up after its last attempt. */
export type JobOutcome = 'done' | 'error' | 'failed'

type WorkerOptions = {
  log: Pick<FastifyBaseLogger, 'error'>
  /** Told how each attempt ended. */
  count: (name: string, outcome: JobOutcome) => void
  /** No other server takes jobs from this database: what a killed one had in hand is taken at once, not after four hours. */
  isAlone?: boolean
  /** How long a turn is, seconds, where it is not the usual one. */
  turn?: number
}

/** Seconds: beside them it does not matter what it costs to begin again. */
const TURN = 5

/** How long it is waited before a worker that lost its database is started again, ms: doubled each time up to the second. */
const RESTART_AFTER = [200, 5_000] as const

/**
 * Takes jobs off the queue, as the owner of its tables; the work itself goes through the same transactions as every call. A worker ends when it
 * can no longer note what it did, because the database is away: then it waits and starts again, for as long as the server lives.
 */
export const startWorker = async (
  ownerUrl: string,
  services: Services,
  jobs: readonly Job[],
  options: WorkerOptions,
): Promise<Worker> => {
  const { log, turn = TURN } = options
  const tasksOf = (taken: readonly Job[]): TaskList =>
    Object.fromEntries(taken.map(({ name, run: work }) => [name, (payload) => work(services, payload, turnNow())]))
  const crontab = jobs.flatMap((j) => (j.timetable ? [`${j.timetable} ${j.name}`] : [])).join('\n')
  // What takes long may fill the first; what is over in a moment never waits behind it.
  const lanes = [
    { concurrency: 2, taskList: tasksOf(jobs), crontab },
    { concurrency: 1, taskList: tasksOf(jobs.filter(({ takesLong }) => !takesLong)), crontab: '' },
  ].filter(({ taskList }) => Object.keys(taskList).length > 0)
  const pgPool = new pg.Pool({ connectionString: ownerUrl, max: 5, application_name: 'fourshore jobs' })
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => client.on('error', () => {}))
  const longNames = jobs.filter(({ takesLong }) => takesLong).map(({ name }) => name)
  const turnNow = (): Turn => {
    const until = performance.now() + turn * 1000
    return { isOver: async () => performance.now() >= until && (await isWaiting(pgPool, longNames)) }
  }
  const events = eventsFor(options)
  const own: string[] = []
  events.on('pool:create', ({ workerPool }) => own.push(workerPool.id))
  const launch = async () => {
    // What it had in hand when it ended is taken again: what was done without being noted is done once more.
    await pgPool.query('select graphile_worker.force_unlock_workers($1)', [own])
    const begun = await Promise.allSettled(
      lanes.map((lane) =>
        run({
          // Noted through the batcher even one at a time: when the database is away it ends the runner in order. What the plain way throws
          // then is caught by nobody, and would end the process.
          preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
          pgPool,
          noHandleSignals: true,
          pollInterval: 2_000,
          logger: quiet,
          events,
          ...lane,
        }),
      ),
    )
    return runnerOf(begun)
  }
  if (options.isAlone)
    await pgPool.query(`select graphile_worker.force_unlock_workers(array(
      select distinct locked_by from graphile_worker.jobs where locked_by is not null))`)
  let runner = await launch()
  let stopping = false
  const supervise = async () => {
    while (!stopping) {
      await runner.ended.catch((error: unknown) => log.error({ err: error }, 'the job runner ended'))
      await runner.stop()
      for (let wait: number = RESTART_AFTER[0]; !stopping; wait = Math.min(wait * 2, RESTART_AFTER[1])) {
        await sleep(wait)
        try {
          if (!stopping) runner = await launch()
          break
        } catch (error) {
          log.error({ err: error }, 'the job runner could not start; it is tried again')
        }
      }
    }
  }
  void supervise()
  return {
    stop: async () => {
      stopping = true
      await runner.stop()
      // A runner has stopped before it has noted its last jobs as done; its connections come back when it has.
      await pgPool.end()
    },
  }
}

/** A job of one of these names could be taken if there were a place. */
const isWaiting = async (pool: pg.Pool, names: readonly string[]): Promise<boolean> => {
  const { rowCount } = await pool.query(
    `select from graphile_worker.jobs
      where task_identifier = any($1) and locked_at is null and run_at <= now() and attempts < max_attempts limit 1`,
    [names],
  )
  return rowCount === 1
}

/** Lanes begun together as one: it has ended when the first of them has. None is left running when one could not be begun. */
const runnerOf = async (begun: readonly PromiseSettledResult<Runner>[]) => {
  const running = begun.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  // One may have ended by itself a moment ago.
  const stop = async () => void (await Promise.allSettled(running.map((runner) => runner.stop())))
  const failed = begun.find((one) => one.status === 'rejected')
  if (failed) {
    await stop()
    throw failed.reason
  }
  const promises = running.map((runner) => runner.promise)
  for (const promise of promises) promise.catch(() => {})
  return { ended: Promise.race(promises), stop }
}

/** Every attempt that failed stands in the log with the name of the job, never with what it was given. */
const eventsFor = ({ log, count }: WorkerOptions): WorkerEvents => {
  const events: WorkerEvents = new EventEmitter()
  events.on('job:error', ({ job: { id, task_identifier: name, attempts, max_attempts: most }, error }) => {
    const isLast = attempts >= most
    count(name, isLast ? 'failed' : 'error')
    log.error({ err: error, job: name, id, attempt: attempts, of: most }, isLast ? 'job given up' : 'job failed')
  })
  events.on('job:success', ({ job: done }) => count(done.task_identifier, 'done'))
  return events
}

const silent = () => {}
const quiet = { scope: () => quiet, error: silent, warn: silent, info: silent, debug: silent } as never
