import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { type App, buildApp } from '../src/app/compose.ts'
import { fillDemonstration } from '../src/app/demo.ts'
import { jobs } from '../src/app/features.ts'
import { readSettings } from '../src/server/settings.ts'
import { at, copyDatabase, sql } from './database.setup.ts'

export type Answer = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every call
  body: any
  text: string
  bytes: Buffer
  headers: Headers
}

type Options = {
  body?: unknown
  token?: string | undefined
  headers?: Record<string, string>
  raw?: string
  /** Sent as it is. */
  file?: Buffer
}

export type TestServer = {
  server: App
  url: string
  /** A superuser's view of the database, past every policy: for looking, not for doing. */
  look: <T = Record<string, unknown>>(text: string) => Promise<T[]>
  call: (method: string, path: string, options?: Options) => Promise<Answer>
  /** Opens a company and signs its employer in. */
  employer: (country?: string, companyName?: string) => Promise<Person>
  close: () => Promise<void>
}

export type Person = { token: string; companyId: string; userId: string; email: string; slug: string }

export const PASSWORD = 'a quiet morning by the sea'

type HouseOptions = {
  env?: Record<string, string>
  worker?: boolean
  countriesFolder?: string
  now?: () => Date
  /** Folder of the built pages, where a test asks for them. */
  site?: string
  /** With the companies and people of the demonstration in it, as they were filled once for the whole run. */
  demonstration?: boolean
}

/** How much of the past the demonstration has in tests: enough for every kind of figure, quick to fill. */
export const DEMO_PAST = { payMonths: 6 }

/**
 * The demonstration in a database of its own with the files and keys that belong to it, filled by the first who asks; the others wait and
 * copy it. Resolves to the moment it was filled at: its past ends there.
 */
export const filledDemonstration = async (): Promise<{ name: string; dataDir: string; filledAt: Date }> => {
  const cluster = new URL(inject('cluster'))
  const name = `${inject('template')}_demo`
  const dataDir = join(inject('folder'), 'demo')
  const told = join(dataDir, 'filled')
  const waiting = new pg.Client({ connectionString: cluster.href })
  await waiting.connect()
  try {
    await waiting.query(`select pg_advisory_lock(hashtext('${name}'))`)
    if (!existsSync(told)) {
      const filledAt = new Date()
      mkdirSync(dataDir, { recursive: true })
      await copyDatabase(cluster, inject('template'), name)
      await nameJobs(at(cluster, name))
      const settings = readSettings({ DATA_DIR: dataDir, DATABASE_URL: at(cluster, name), DEMO: '0' })
      const server = await buildApp(settings, { worker: false, now: () => filledAt })
      await fillDemonstration(server.services, DEMO_PAST)
      await server.close()
      writeFileSync(`${told}.part`, filledAt.toISOString())
      renameSync(`${told}.part`, told)
    }
    return { name, dataDir, filledAt: new Date(readFileSync(told, 'utf8')) }
  } finally {
    await waiting.end()
  }
}

/**
 * The names of all jobs, as a worker writes them down when it starts; these servers have none. The first to ask for a job whose name is new
 * writes it, and companies that are filled beside wait until that one's whole past is written.
 */
const nameJobs = async (address: string) => {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const names = jobs.map(({ name }) => name)
  await client.query(
    'insert into graphile_worker._private_tasks (identifier) select unnest($1::text[]) on conflict do nothing',
    [names],
  )
  await client.end()
}

/** The real server on a port of its own, over a fresh copy of the migrated database. */
export const startTestServer = async ({
  env = {},
  worker = false,
  countriesFolder,
  now,
  site,
  demonstration = false,
}: HouseOptions = {}): Promise<TestServer> => {
  const cluster = new URL(inject('cluster'))
  const name = `${inject('template')}_${crypto.randomUUID().replaceAll('-', '').slice(0, 20)}`
  const dataDir = mkdtempSync(join(tmpdir(), 'fourshore-data-'))
  const filled = demonstration ? await filledDemonstration() : null
  if (filled) cpSync(filled.dataDir, dataDir, { recursive: true })
  await copyDatabase(cluster, filled?.name ?? inject('template'), name)
  const databaseUrl = at(cluster, name)
  if (!filled && !worker) await nameJobs(databaseUrl)
  const settings = readSettings({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    DEMO: '0',
    RATE_LIMIT_FACTOR: '1000',
    // Two for each of three jobs at work, and some for the calls beside them; on a busy machine a new one takes seconds.
    POOL_SIZE: '8',
    POOL_WAIT: '15',
    ...env,
  })
  const server = await buildApp(settings, {
    worker,
    ...(countriesFolder ? { countriesFolder } : {}),
    ...(now ? { now } : {}),
    ...(site ? { site } : {}),
  })
  await server.app.listen({ host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`

  const call: TestServer['call'] = async (method, path, { body, token, headers = {}, raw, file } = {}) => {
    const sent = file ? new Uint8Array(file) : (raw ?? (body === undefined ? undefined : JSON.stringify(body)))
    const response = await fetch(url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(sent === undefined ? {} : { 'content-type': file ? 'application/octet-stream' : 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(sent === undefined ? {} : { body: sent }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const text = bytes.toString()
    return { status: response.status, text, bytes, headers: response.headers, body: jsonOr(text) }
  }

  // One for as long as the house stands: a test looks hundreds of times.
  let looking: Promise<pg.Client> | undefined
  const looker = async () => {
    const client = new pg.Client({ connectionString: at(new URL(inject('superuser')), name) })
    client.on('error', () => {
      looking = undefined
    })
    await client.connect()
    return client
  }
  let people = 0
  return {
    server,
    url,
    call,
    look: async (text) => {
      looking ??= looker()
      return (await (await looking).query(text)).rows
    },
    employer: async (country = 'SG', companyName = 'Harbour Works') => {
      const email = `owner${++people}@harbour.example`
      const { body } = await call('POST', '/api/auth/signup', {
        body: { email, password: PASSWORD, role: 'employer', firstName: 'Mei', lastName: 'Tan', companyName, country },
      })
      return {
        token: body.token,
        companyId: body.user.company_id,
        userId: body.user.id,
        email,
        slug: body.user.company_slug,
      }
    },
    close: async () => {
      // A connection that is kept alive by whoever called would be waited for until its time is over.
      const gone = setTimeout(() => server.app.server.closeAllConnections(), 2_000)
      await server.close()
      clearTimeout(gone)
      await (await looking)?.end()
      // Not by force at first: the server ends a worker of its own that is just cleaning up there, which an owner who is no superuser may not.
      // What cannot be dropped goes with the whole cluster.
      // Nobody waits for it: the next file of tests begins meanwhile.
      sql(cluster, `drop database if exists ${name}`)
        .catch(() => sql(cluster, `drop database if exists ${name} with (force)`))
        .catch(() => {})
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const jsonOr = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

let numbers = 1_000_000

/** A whole, valid form of an employee in Singapore; say what differs. */
export const formOf = (over: Record<string, unknown> = {}) => ({
  fullName: 'Tan Wei Ming',
  email: `wei.ming.${crypto.randomUUID().slice(0, 8)}@harbour.example`,
  designation: 'Engineer',
  department: 'Technical',
  countryCode: 'SG',
  nationality: 'Singaporean',
  employmentStatus: 'citizen',
  compensation: { basicSalary: 5000 },
  complianceData: { nric: `S${String(++numbers).padStart(7, '0')}A` },
  ...over,
})
