import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobOutcome } from './jobs.ts'
import type { Pool } from './sql.ts'

/** Upper ends of the durations that are told apart, seconds: from what a read takes to what a limit ends. */
const DURATIONS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]

/** Jobs in the queue: due or not yet due, and those that were given up. */
export type JobCounts = { waiting: number; failed: number }

/** What is asked for anew each time the figures are read. */
export type Gauges = {
  pools: Readonly<Record<string, Pool>>
  streams: () => number
  /** null: the database does not say. */
  jobs: () => Promise<JobCounts | null>
}

export type Metrics = {
  countJob: (name: string, outcome: JobOutcome) => void
  /** Counts every answer of a server by its route, never by its address. */
  watchRequests: (app: FastifyInstance, isStream: (reply: object) => boolean) => void
  watchGauges: (gauges: Gauges) => void
  /** OpenMetrics text. */
  text: () => Promise<string>
}

export const METRICS_TYPE = Registry.OPENMETRICS_CONTENT_TYPE

/** Figures of this process for whoever runs it. Nothing in them says who called or what was asked. */
export const openMetrics = (): Metrics => {
  const registry = new Registry<typeof METRICS_TYPE>()
  registry.setContentType(METRICS_TYPE)
  const registers = [registry]
  const jobs = new Counter({
    name: 'fourshore_jobs',
    help: 'Attempts of background jobs by what became of them; failed: given up after the last attempt',
    labelNames: ['job', 'outcome'] as const,
    registers,
  })
  const requests = new Histogram({
    name: 'fourshore_request_duration_seconds',
    help: 'Answers by route and status, and how long they took',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: DURATIONS,
    registers,
  })
  let hasDefaults = false
  return {
    countJob: (job, outcome) => jobs.inc({ job, outcome }),
    watchRequests: (app, isStream) => {
      app.addHook('onResponse', (request, reply, go) => {
        const route = request.routeOptions.url ?? 'none'
        if (!isStream(reply))
          requests.observe({ method: request.method, route, status: reply.raw.statusCode }, reply.elapsedTime / 1000)
        go()
      })
    },
    watchGauges: ({ pools, streams, jobs: countJobs }) => {
      new Gauge({
        name: 'fourshore_database_connections',
        help: 'Connections to the database by pool; waiting: calls that wait for one',
        labelNames: ['pool', 'state'] as const,
        registers,
        collect() {
          for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
            this.set({ pool, state: 'busy' }, totalCount - idleCount)
            this.set({ pool, state: 'idle' }, idleCount)
            this.set({ pool, state: 'waiting' }, waitingCount)
          }
        },
      })
      new Gauge({
        name: 'fourshore_event_streams',
        help: 'Event streams that are open',
        registers,
        collect() {
          this.set(streams())
        },
      })
      new Gauge({
        name: 'fourshore_jobs_held',
        help: 'Jobs in the queue; failed: given up, until somebody has them tried again',
        labelNames: ['state'] as const,
        registers,
        async collect() {
          const counts = await countJobs()
          this.reset()
          if (!counts) return
          this.set({ state: 'waiting' }, counts.waiting)
          this.set({ state: 'failed' }, counts.failed)
        },
      })
    },
    text: () => {
      // Memory, processor, garbage collection and delay of the event loop: watched from the first reading on.
      if (!hasDefaults) collectDefaultMetrics({ register: registry })
      hasDefaults = true
      return registry.metrics()
    },
  }
}
