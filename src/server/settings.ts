import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type Keyring, readKeyring } from './crypto.ts'
import { readS3, readScanner, type S3Settings, type ScannerSettings } from './settings.files.ts'
import {
  type InboundMailSettings,
  type MailSettings,
  readInboundMail,
  readMail,
  readSupport,
  readTwilio,
  type TwilioSettings,
} from './settings.messages.ts'
import { type PaymentSettings, readPayments } from './settings.payments.ts'

export type Settings = {
  host: string
  port: number
  dataDir: string
  /** null: the embedded PostgreSQL in dataDir */
  databaseUrl: string | null
  publicUrl: string
  /** Number of proxies whose X-Forwarded-For is believed. */
  trustProxy: number
  /** Where people write to, and where the contact form goes. */
  supportEmail: string
  mail: MailSettings | null
  twilio: TwilioSettings | null
  /** null: receipts are not taken in by mail */
  inboundMail: InboundMailSettings | null
  /** null: files are kept in dataDir */
  s3: S3Settings | null
  /** null: files are not looked through for viruses */
  scanner: ScannerSettings | null
  /** Who takes payments for plans. */
  payments: PaymentSettings
  demo: boolean
  /** Months of pay that the demonstration has behind the present one, at most: as far back as the law's figures are on file. */
  demoMonths: number
  /** Developer tools: the outbox readable to a company's HR, the debug panel. Never where real people are paid. */
  developer: boolean
  /** Multiplies every rate limit; a load test sets it high. */
  limitFactor: number
  /** Pay runs of more people are taken in the background. */
  payAtOnce: number
  /** Connections to the database. */
  poolSize: number
  /** Seconds that a call waits for a connection to the database. */
  poolWait: number
  /** The language model that orders comparisons of applications; off, they are compared by words alone. */
  matchModel: boolean
  /** Pages may be kept on devices for when there is no connection; off, what was kept is removed at the next visit. */
  offline: boolean
  /** Push services inside one's own network are asked as well, over http too; otherwise https on the open internet alone. */
  outgoingAnywhere: boolean
  /** Free room on the disk of dataDir below which nothing more is taken in, bytes; 0: not looked at. */
  keepFree: number
  /** What reads `/metrics` has to show; null: there is no such address. */
  metricsToken: string | null
  keys: Keys
}

export type Keys = { jwtSecret: string; keyring: Keyring; databasePassword: string }

const whole = (name: string, value: string | undefined, fallback: number): number => {
  if (value === undefined || value === '') return fallback
  const n = Number(value)
  if (!Number.isInteger(n) || n < 0) throw new Error(`${name} must be a whole number, not "${value}"`)
  return n
}

/** Reads what was set from outside. Throws one clear sentence for a setting that cannot be used. */
export const readSettings = (env: NodeJS.ProcessEnv = process.env): Settings => {
  const dataDir = resolve(env.DATA_DIR ?? './data')
  const databaseUrl = env.DATABASE_URL || null
  const port = whole('PORT', env.PORT, 3000)
  if (port > 65_535) throw new Error(`PORT must be at most 65535, not "${env.PORT}"`)
  const publicUrl = (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/$/, '')
  const demo = env.DEMO ? env.DEMO === '1' : !databaseUrl
  return {
    host: env.HOST || '127.0.0.1',
    port,
    dataDir,
    databaseUrl,
    publicUrl,
    trustProxy: whole('TRUST_PROXY', env.TRUST_PROXY, 0),
    supportEmail: readSupport(env),
    mail: readMail(env, publicUrl),
    twilio: readTwilio(env),
    inboundMail: readInboundMail(env),
    s3: readS3(env),
    scanner: readScanner(env),
    demo,
    demoMonths: whole('DEMO_MONTHS', env.DEMO_MONTHS, 24),
    payments: readPayments(env, demo),
    developer: env.DEV_MODE ? env.DEV_MODE === '1' : demo && !databaseUrl && env.NODE_ENV !== 'production',
    limitFactor: whole('RATE_LIMIT_FACTOR', env.RATE_LIMIT_FACTOR, 1),
    payAtOnce: whole('PAY_AT_ONCE', env.PAY_AT_ONCE, 2_000),
    poolSize: whole('POOL_SIZE', env.POOL_SIZE, 12),
    poolWait: whole('POOL_WAIT', env.POOL_WAIT, 3),
    matchModel: env.MATCH_MODEL !== '0',
    offline: env.OFFLINE !== '0',
    outgoingAnywhere: env.OUTGOING_ANYWHERE === '1',
    keepFree: whole('KEEP_FREE_MB', env.KEEP_FREE_MB, 256) * 1024 * 1024,
    metricsToken: readMetricsToken(env.METRICS_TOKEN),
    keys: readKeys(env, dataDir, databaseUrl),
  }
}

const readMetricsToken = (token: string | undefined): string | null => {
  if (!token) return null
  if (token.length < 16) throw new Error('METRICS_TOKEN must be at least 16 characters')
  return token
}

/** Written whole and on the disk before it has its name; of two first starts at once, one writes it and both read it. */
const keepOnce = (file: string, text: string) => {
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, text, { mode: 0o600, flush: true })
  try {
    linkSync(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(fresh)
  }
}

const keptIn = (file: string): { jwt: string; field: string; database: string } => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Error(`${file} cannot be read as JSON. It holds the keys of this data folder: restore it from a backup.`)
  }
}

/** JWT_SECRET and FIELD_KEY, or keys made at the first start and kept in dataDir, readable by their owner alone. */
const readKeys = (env: NodeJS.ProcessEnv, dataDir: string, databaseUrl: string | null): Keys => {
  if (databaseUrl && env.NODE_ENV === 'production') {
    for (const name of ['JWT_SECRET', 'FIELD_KEY'])
      if (!env[name]) throw new Error(`${name} must be set in production when DATABASE_URL is set`)
  }
  const file = join(dataDir, 'keys.json')
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  if (!existsSync(file)) {
    const made = { jwt: randomBytes(32), field: randomBytes(32), database: randomBytes(18) }
    const text = JSON.stringify(Object.fromEntries(Object.entries(made).map(([k, v]) => [k, v.toString('base64url')])))
    keepOnce(file, text)
  }
  const stored = keptIn(file)
  const keyring = readKeyring(env.FIELD_KEY || stored.field)
  const jwtSecret = env.JWT_SECRET || stored.jwt
  if (jwtSecret.length < 32) throw new Error('JWT_SECRET must be at least 32 characters')
  return { jwtSecret, keyring, databasePassword: stored.database }
}
