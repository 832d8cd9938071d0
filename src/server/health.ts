import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { Refusal } from '../shared/refusal.ts'
import { sha256 } from './crypto.ts'
import { type JobCounts, METRICS_TYPE, type Metrics } from './metrics.ts'

/** So long the database may take to say that it is there, ms. */
const ANSWERS_WITHIN = 2_000
/** An answer of the database holds for so long, ms: however many ask, it is asked twice a second. */
const HOLDS_FOR = 500

/** One connection of its own: whether the database is there does not depend on whether all others are busy. */
export const openProbe = (ownerUrl: string) => {
  const pool = new pg.Pool({
    connectionString: ownerUrl,
    max: 1,
    connectionTimeoutMillis: ANSWERS_WITHIN,
    query_timeout: ANSWERS_WITHIN,
    statement_timeout: ANSWERS_WITHIN,
    idleTimeoutMillis: 60_000,
    application_name: 'fourshore probe',
  })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  let input: { at: number; answer: Promise<boolean> } | undefined
  return {
    /** Whether the database answers. */
    isThere: (): Promise<boolean> => {
      if (input && performance.now() - input.at < HOLDS_FOR) return input.answer
      const answer = pool.query('select 1').then(
        () => true,
        () => false,
      )
      input = { at: performance.now(), answer }
      return answer
    },
    /** null when the database does not say. */
    countJobs: (): Promise<JobCounts | null> =>
      pool
        .query<JobCounts>('select * from count_jobs()')
        .then(({ rows }) => rows[0] ?? null)
        .catch(() => null),
    close: () => pool.end(),
  }
}

type Serving = {
  probe: ReturnType<typeof openProbe>
  metrics: Metrics
  /** What whoever reads the figures shows; null: there is no such address. */
  metricsToken: string | null
  isDraining: () => boolean
}

/**
 * `/live`: the process answers. `/health`: it can do its work, because the database answers and nobody has asked it to stop; a load
 * balancer looks here. `/metrics`: figures for whoever has the token.
 */
export const serveHealth = (app: FastifyInstance, { probe, metrics, metricsToken, isDraining }: Serving): void => {
  app.get('/live', async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }))
  app.get('/health', async (_request, reply) => {
    const ok = !isDraining() && (await probe.isThere())
    reply.header('cache-control', 'no-store')
    if (!ok) reply.header('retry-after', '2')
    return reply.code(ok ? 200 : 503).send({ ok })
  })
  if (metricsToken === null) return
  const wanted = sha256(`Bearer ${metricsToken}`)
  app.get('/metrics', async (request, reply) => {
    // Compared by hash: two of one length, whatever was sent.
    if (!timingSafeEqual(sha256(request.headers.authorization ?? ''), wanted))
      throw new Refusal('TOKEN_INVALID', 'Authentication token missing')
    return reply
      .header('cache-control', 'no-store')
      .type(METRICS_TYPE)
      .send(await metrics.text())
  })
}
