import type { Countries } from '../countries/countries.ts'
import type { CountryFilings } from '../countries/filing.ts'
import type { CountryPayroll } from '../countries/payroll.ts'
import type { CountryProfessions } from '../countries/professions.ts'
import type { Actor } from '../shared/actor.ts'
import type { Transports } from './carriers.ts'
import type { FieldCrypto } from './crypto.ts'
import type { FoundFeature } from './feature.ts'
import type { FileStore } from './files.ts'
import type { Scanner } from './scanner.ts'
import type { Settings } from './settings.ts'
import type { Db } from './sql.ts'
import type { Tokens } from './tokens.ts'
import type { Database } from './transactions.ts'

/** What the whole server is made of, made once by the composition root. */
export type Services = {
  settings: Settings
  database: Database
  tokens: Tokens
  fields: FieldCrypto
  files: FileStore
  /** Looks a file through for viruses before anything is done with it; null when no scanner is set. */
  scanner: Scanner | null
  countries: Countries
  /** What the law of each country says about pay, by its code; none for a country that says nothing. */
  payrolls: ReadonlyMap<string, CountryPayroll>
  /** What authorities and banks of each country ask of an employer, by its code. */
  filings: ReadonlyMap<string, CountryFilings>
  /** Which occupations the law of each country keeps to those who are registered, by its code. */
  professions: ReadonlyMap<string, CountryProfessions>
  transports: Transports
  /** Every feature of the house, by area: what they add to what another one does, such as an export. */
  features: readonly FoundFeature[]
  now: () => Date
  /** Told of every call that somebody of a company makes: for what leaves a company's own people out. */
  met?: (companyId: string, caller: Caller) => void
}

/** Who calls from where. */
export type Caller = { address: string; agent: string; requestId: string; country: string | null }

export type AuditEntry = {
  /** noun.verb: employee.update */
  action: string
  targetType?: string
  targetId?: string
  /** Changed fields only; secrets as masks. */
  before?: unknown
  after?: unknown
  detail?: unknown
  /** Done where nothing is said. */
  outcome?: 'done' | 'denied' | 'failed'
}

/** What a use case of a company is handed: one open transaction, who acts, and a log that is written with it. */
export type Context = Services & {
  db: Db
  actor: Actor & { companyId: string }
  caller: Caller
  audit: (entry: AuditEntry) => void
  /** The file of a call whose body is one. */
  upload?: Buffer | null
}

/** Done once the call's transaction is kept: what no rollback could take back, such as the end of a file. It may fail, and the call has not. */
export type Afterwards = (work: () => Promise<void>) => void

/** What a call of no company is handed: sign-in, public lists, what somebody who looks for work does. What its database opens is one transaction. */
export type OpenContext = Services & {
  caller: Caller
  actor: Actor | null
  token: string | null
  /** Told in the log of whoever calls: their own when they look for work, else the platform's or their company's. */
  audit: (entry: AuditEntry) => void
  afterwards: Afterwards
  /** The file of a call whose body is one. */
  upload?: Buffer | null
}
