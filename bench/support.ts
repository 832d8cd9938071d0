import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import autocannon from 'autocannon'
import pg from 'pg'
import { superuserUrlOf } from '../src/server/embedded.ts'

export const root = join(import.meta.dirname, '..')

export type Server = {
  url: string
  dataDir: string
  child: ChildProcess
  databaseUrl: () => string
  stop: () => Promise<void>
}

/** Where the embedded database of a data folder is reached, as the one who may do everything there. */
export const databaseUrlOf = (dataDir: string): string => {
  const { database } = JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')) as { database: string }
  const port = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[3]
  return `${superuserUrlOf(database, port ?? '')}fourshore`
}

/** Seconds of the processor that this program and the embedded database have taken so far: what a busy machine says least wrongly. */
export const processorSeconds = (dataDir: string): { own: number; database: number } => {
  const main = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0] ?? ''
  // Of /proc/PID/stat after the name: parent 1, time 11 and 12, time of children that have ended 13 and 14, in hundredths of a second.
  const statOf = (pid: string): string[] => {
    try {
      return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    } catch {
      return []
    }
  }
  const sum = (numbers: readonly (string | undefined)[]): number =>
    numbers.reduce((total, one) => total + Number(one ?? 0), 0)
  const hundredths = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((total, pid) => {
      const stat = statOf(pid)
      if (pid === main) return total + sum(stat.slice(11, 15))
      return stat[1] === main ? total + sum(stat.slice(11, 13)) : total
    }, 0)
  const { user, system } = process.cpuUsage()
  return { own: (user + system) / 1e6, database: hundredths / 100 }
}

/** The product itself, started as npm start starts it (without building), on a fresh embedded database. */
export const startProduct = async (port: number, env: Record<string, string> = {}): Promise<Server> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'fourshore-bench-'))
  chmodSync(dataDir, 0o711)
  const child = spawn(process.execPath, [join(root, 'src/app/server.ts')], {
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      DEMO: '0',
      SITE: 'none',
      RATE_LIMIT_FACTOR: '1000000',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  started.add(child)
  const url = `http://127.0.0.1:${port}`
  await ready(`${url}/health`)
  return { url, dataDir, child, databaseUrl: () => databaseUrlOf(dataDir), stop: () => stopChild(child, dataDir) }
}

/** The demonstration has its applicants compared when it is new, on the same processors: what is measured waits until that is over. */
export const untilJobsAreDone = async (product: Server) => {
  const client = new pg.Client({ connectionString: product.databaseUrl() })
  await client.connect()
  for (;;) {
    const { rows } = await client.query(
      "select from graphile_worker.jobs where run_at < now() + interval '10 minutes' limit 1",
    )
    if (rows.length === 0) break
    await sleep(2_000)
  }
  await client.end()
}

export const startBare = async (program: string, port: number, databaseUrl: string, args: string[] = []) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, program), String(port), databaseUrl, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  started.add(child)
  await ready(`http://127.0.0.1:${port}/health`)
  return { url: `http://127.0.0.1:${port}`, stop: () => stopChild(child) }
}

const ready = async (url: string) => {
  // Filling the demonstration takes its minute.
  for (let i = 0; i < 3_600; i++) {
    if (
      await fetch(url).then(
        (r) => r.ok,
        () => false,
      )
    )
      return
    await sleep(50)
  }
  throw new Error(`${url} did not answer within three minutes`)
}

/** Nothing started here outlives the program, even one that failed. */
const started = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of started) child.kill('SIGKILL')
})

const stopChild = async (child: ChildProcess, folder?: string) => {
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGTERM')
  await gone
  started.delete(child)
  if (folder) rmSync(folder, { recursive: true, force: true })
}

export const json = async (method: string, url: string, body?: unknown, token?: string) => {
  const response = await fetch(url, {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  // biome-ignore lint/suspicious/noExplicitAny: answers of many calls
  return (await response.json()) as any
}

export const PASSWORD = 'a quiet morning by the sea'

/** A company of its own, with whoever signed up for it. */
export const signUp = (url: string, country = 'SG', email = `bench-${Date.now()}-${Math.random()}@bench.example`) =>
  json('POST', `${url}/api/auth/signup`, {
    email,
    password: PASSWORD,
    role: 'employer',
    firstName: 'B',
    lastName: 'M',
    companyName: 'Bench',
    country,
  })

/** Fills a company with people by SQL, past the product: only to have something to ask for. */
export const fill = async (databaseUrl: string, companyId: string, people: number) => {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const names = `(array['Wei','Mei','Arjun','Fatima','Liam','Noor','Kavya','Omar','Chloe','Hui','Ravi','Siti','Ethan','Priya','Yusuf','Ling'])`
  const families = `(array['Tan','Lim','Sharma','Al Mansoori','Tremblay','Rahman','Nair','Haddad','Smith','Wong','Iyer','Abdullah','Roy','Gupta','Khan','Goh'])`
  // The owner is held by row-level security as everybody is.
  const force = async (how: string) => {
    for (const table of ['employees', 'employee_tallies'])
      await client.query(`alter table ${table} ${how} row level security`)
  }
  await force('no force')
  await client.query(
    `insert into employees (company_id, employee_number, full_name, first_name, last_name, email, phone, department, position, nationality,
       country, employment_status, employee_type, document_validation_status, hire_date, salary, currency, masked)
     select $1, 'E' || n, f || ' ' || l || ' ' || md5(n::text), f, l, 'p' || n || '@bench.example', '+65 9' || lpad(n::text, 7, '0'),
       (array['Technical','Operations','Sales','HR'])[1 + n % 4], 'Specialist', 'Singaporean', 'SG', 'citizen', 'citizen_pr', 'completed',
       date '2015-01-01' + n % 4000, 500000 + n % 300000, 'SGD', jsonb_build_object('nric', '•••••' || right(n::text, 3) || 'A')
     from (select n, ${names}[1 + n % 16] f, ${families}[1 + (n / 16) % 16] l from generate_series(1, $2::int) n) people`,
    [companyId, people],
  )
  await force('force')
  await client.query('vacuum analyze employees')
  await client.query('vacuum analyze employee_tallies')
  await client.end()
}

export type Load = { perSecond: number; p50: number; p99: number; failed: number }

/** Closed-loop load: `connections` callers, each asking again as soon as it is answered. */
export const load = async (url: string | string[], token: string, seconds = 5, connections = 32): Promise<Load> => {
  const urls = Array.isArray(url) ? url : [url]
  const result = await autocannon({
    url: new URL(urls[0] as string).origin,
    connections,
    duration: seconds,
    headers: { authorization: `Bearer ${token}` },
    requests: urls.map((u) => ({ path: new URL(u).pathname + new URL(u).search })),
  })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors,
  }
}

export const median = (numbers: number[]): number => {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2
}

export const table = (head: string[], rows: (string | number)[][]) => {
  const cells = [head, ...rows.map((r) => r.map(String))]
  const widths = head.map((_, i) => Math.max(...cells.map((r) => (r[i] ?? '').length)))
  const line = (r: string[]) => `| ${r.map((c, i) => c.padEnd(widths[i] as number)).join(' | ')} |`
  console.log([line(head), line(widths.map((w) => '-'.repeat(w))), ...cells.slice(1).map(line)].join('\n'))
}
