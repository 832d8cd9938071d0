import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PASSWORD, type Person, startTestServer, type TestServer } from '../../../../test/support.ts'
import { defineJob, enqueueJob, type JobOutcome, startWorker } from '../../../server/jobs.ts'

let app: TestServer
let mei: Person
let owner: string
let admin: string
const TOKEN = 'a token for whoever runs it'

beforeAll(async () => {
  app = await startTestServer({ env: { METRICS_TOKEN: TOKEN } })
  mei = await app.employer()
  for (const role of ['system_owner', 'system_admin'])
    await app.server.services.database.forPlatform((db) =>
      db.run(sql`insert into users (portal, role, email, first_name, last_name, password_hash)
        select 'platform', ${role}, ${`${role}@fourshore.example`}, 'Ola', 'Platform', password_hash from users where id = ${mei.userId}`),
    )
  const signIn = async (role: string): Promise<string> =>
    (
      await app.call('POST', '/api/auth/login', {
        body: { email: `${role}@fourshore.example`, password: PASSWORD, role: 'employer' },
      })
    ).body.token
  owner = await signIn('system_owner')
  admin = await signIn('system_admin')
})
afterAll(() => app.close())

/** Where a worker tells of its jobs. */
const aReport = () => {
  const logged: { job?: string; attempt?: number; of?: number; said: string; error: string }[] = []
  const counted: [string, JobOutcome][] = []
  const error = (about: { err: Error; job?: string; attempt?: number; of?: number }, said: string) => {
    const { err, job: name, attempt, of } = about
    logged.push({ said, error: err.message, ...(name ? { job: name, attempt, of } : {}) } as (typeof logged)[number])
  }
  return {
    logged,
    counted,
    report: {
      log: { error: error as never },
      count: (name: string, outcome: JobOutcome) => void counted.push([name, outcome]),
    },
  }
}

const add = (name: string, payload: object = {}) =>
  app.server.services.database.forPlatform((db) => enqueueJob(db, name, payload))
const list = async (token = owner) => (await app.call('GET', '/api/platform/failed-jobs', { token })).body.data

/** Between the worker and its database: what is let through, and what is cut and refused for a while. */
const lineTo = async (url: string) => {
  const { hostname, port } = new URL(url)
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connectTo(Number(port), hostname)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        open.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  const listen = (at: number) => new Promise<void>((done) => server.listen(at, '127.0.0.1', () => done()))
  await listen(0)
  const at = (server.address() as AddressInfo).port
  const through = new URL(url)
  through.hostname = '127.0.0.1'
  through.port = String(at)
  const cut = () => {
    server.close()
    for (const socket of open) socket.destroy()
  }
  return { url: through.href, cut, mend: () => listen(at) }
}

describe('a worker whose database goes away while a job is being noted', () => {
  test('lives, waits and goes on', async () => {
    const unhandled: unknown[] = []
    const note = (error: unknown) => unhandled.push(error)
    process.on('unhandledRejection', note)
    const line = await lineTo(app.server.ownerUrl)
    const { report, counted } = aReport()
    const done: string[] = []
    const cutting = defineJob<{ which: string }>('test-cut', async (_ground, { which }) => {
      if (done.length === 0) line.cut()
      done.push(which)
    })
    const worker = await startWorker(line.url, app.server.services, [cutting], report)
    await add('test-cut', { which: 'first' })
    await vi.waitFor(() => expect(done).toEqual(['first']), { timeout: 10_000 })
    await sleep(1_500)
    await line.mend()
    await add('test-cut', { which: 'second' })
    await vi.waitFor(() => expect(done).toContain('second'), { timeout: 20_000, interval: 100 })
    await vi.waitFor(async () => expect((await list()).waiting).toBe(0), { timeout: 20_000, interval: 200 })
    await worker.stop()
    line.cut()
    process.off('unhandledRejection', note)
    expect(unhandled).toEqual([])
    // What was done without being noted is done once more, not four hours later.
    expect(done.sort()).toEqual(['first', 'first', 'second'])
    expect(counted.map(([, outcome]) => outcome)).toEqual(['done', 'done', 'done'])
  }, 60_000)
})

describe('what is over in a moment', () => {
  test('does not wait behind what takes long, however much of that there is', async () => {
    const { report } = aReport()
    const began: number[] = []
    const done: string[] = []
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const long = defineJob<{ which: number }>('test-long', async (_ground, { which }) => {
      began.push(which)
      await held
      done.push(`long ${which}`)
    })
    const quick = defineJob('test-quick', async () => void done.push('quick'))
    const { ownerUrl, services } = app.server
    const worker = await startWorker(ownerUrl, services, [{ ...long, takesLong: true }, quick], report)
    for (const which of [1, 2, 3]) await add('test-long', { which })
    await vi.waitFor(() => expect(began).toEqual([1, 2]), { timeout: 10_000 })
    await add('test-quick')
    await vi.waitFor(() => expect(done).toEqual(['quick']), { timeout: 10_000 })
    // The place that is kept is not taken by the third.
    expect(began).toEqual([1, 2])
    goOn()
    await vi.waitFor(() => expect(done.sort()).toEqual(['long 1', 'long 2', 'long 3', 'quick']), { timeout: 10_000 })
    await worker.stop()
  }, 40_000)
})

describe('a job that takes long', () => {
  const names: string[] = []
  const left = new Map<number, number>()
  /** Works until its turn is over, then adds itself anew. */
  const inTurns = (name: string) =>
    defineJob<{ which: number }>(name, async (_ground, { which }, turn) => {
      names.push(`${which} begins`)
      for (let part = left.get(which) ?? 150; part > 0; part--) {
        if (await turn.isOver()) {
          left.set(which, part)
          await add(name, { which })
          return
        }
        await sleep(10)
      }
      names.push(`${which} ends`)
    })

  test('makes room for those that wait once its turn is over, and works on where none does', async () => {
    const { report } = aReport()
    const { ownerUrl, services } = app.server
    const long = { ...inTurns('test-turns'), takesLong: true }
    const worker = await startWorker(ownerUrl, services, [long], { ...report, turn: 0.1 })
    for (const which of [1, 2]) await add('test-turns', { which })
    await vi.waitFor(() => expect(names).toEqual(['1 begins', '2 begins']), { timeout: 10_000 })
    await sleep(500)
    expect(names).toEqual(['1 begins', '2 begins'])
    await add('test-turns', { which: 3 })
    await vi.waitFor(() => expect(names).toContain('3 begins'), { timeout: 2_000 })
    await vi.waitFor(() => expect(names.filter((name) => name.endsWith('ends'))).toHaveLength(3), { timeout: 20_000 })
    await worker.stop()
  }, 40_000)
})

describe('a job that fails on every attempt', () => {
  let broken = true
  const failing = defineJob('test-fails', async () => {
    if (broken) throw new Error('No mailbox mei.tan@harbour.example for "Tan Wei Ming"')
  })
  const { report, logged, counted } = aReport()
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ stop } = await startWorker(app.server.ownerUrl, app.server.services, [failing], report))
    await add('test-fails', { name: 'Tan Wei Ming' })
    // The queue waits longer after each attempt; ten of them take an hour and a half.
    await vi.waitFor(
      async () => {
        await app.look(`update graphile_worker._private_jobs set run_at = now() where run_at > now()`)
        expect(counted.at(-1)).toEqual(['test-fails', 'failed'])
      },
      { timeout: 60_000, interval: 150 },
    )
  }, 70_000)
  afterAll(() => stop())

  test('stands in the log with its name and the number of each attempt', () => {
    expect(logged.map(({ job: name, attempt, of, said }) => [name, attempt, of, said])).toEqual([
      ...Array.from({ length: 9 }, (_, i) => ['test-fails', i + 1, 10, 'job failed']),
      ['test-fails', 10, 10, 'job given up'],
    ])
    expect(counted.filter(([, outcome]) => outcome === 'error')).toHaveLength(9)
  })

  test('is shown to platform staff without what it says of people, and to nobody else', async () => {
    await vi.waitFor(async () => expect((await list()).failed).toBe(1), { timeout: 5_000 })
    expect(await list()).toMatchObject({
      jobs: [{ name: 'test-fails', attempts: 10, lastError: 'No mailbox … for …' }],
      failed: 1,
      allowed: ['retry'],
    })
    expect((await list(admin)).allowed).toEqual([])
    expect((await app.call('GET', '/api/platform/failed-jobs', { token: mei.token })).status).toBe(403)
    expect((await app.call('GET', '/api/platform/failed-jobs')).status).toBe(401)
  })

  test('stands in the figures', async () => {
    const { text } = await app.call('GET', '/metrics', { token: TOKEN })
    expect(text).toContain('fourshore_jobs_held{state="failed"} 1')
  })

  test('is tried again when the owner of the platform asks for it, and that is written down', async () => {
    const [{ id }] = (await list()).jobs
    expect((await app.call('POST', `/api/platform/failed-jobs/${id}/retry`, { token: admin })).status).toBe(403)
    broken = false
    const { status, body } = await app.call('POST', `/api/platform/failed-jobs/${id}/retry`, { token: owner })
    expect([status, body.data]).toEqual([200, { id, name: 'test-fails' }])
    await vi.waitFor(() => expect(counted.at(-1)).toEqual(['test-fails', 'done']), { timeout: 10_000 })
    await vi.waitFor(async () => expect(await list()).toMatchObject({ jobs: [], failed: 0 }), { timeout: 5_000 })
    expect((await app.call('POST', `/api/platform/failed-jobs/${id}/retry`, { token: owner })).status).toBe(404)
    const logged = await app.look(`select actor_role, detail from audit_log where action = 'background-job.retry'`)
    expect(logged).toEqual([{ actor_role: 'system_owner', detail: { job: id, name: 'test-fails' } }])
  })
})
