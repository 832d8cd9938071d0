import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { RawBuilder } from 'kysely'
import type { NotificationEvent } from '../shared/notifications.ts'
import type { Refusal } from '../shared/refusal.ts'
import type { AllowanceComponents } from './allowance-component.ts'
import type { ApprovalCalendar, ApprovalControl, ApprovalKind, ApproverRelation } from './approvals.ts'
import type { Kind } from './content.ts'
import type { Context, OpenContext, Services } from './context.ts'
import type { GoToKind, HomeParts } from './home.ts'
import type { Import } from './imports.ts'
import type { Job } from './jobs.ts'
import type { ListExport, PlatformListExport } from './list.export.ts'
import type { PayDaysAhead } from './pay-days.ts'
import type { Route } from './routes.ts'
import type { ScopeSource, SettingsArea } from './setting-areas.ts'
import type { Db } from './sql.ts'

/** A table that the export of a company holds. */
export type ExportedTable = {
  /** What its rows are, for the reader of the file. */
  what: string
  /** What orders its rows without a gap, with an index that begins with the company. */
  order: readonly string[]
  /** Columns that are the machine's own business. */
  without?: readonly string[]
}

/** A table of a feature: exported with its company, or left out with the reason. A table of no company says `platform`. */
export type OwnedTable = ExportedTable | { leftOut: string } | { platform: string }

/**
 * A column that `fields.seal` wrote, in a table with `key_version` and perhaps `company_id`. Reached as each company, or as the
 * platform's where the table spans them.
 */
export type SealedColumn = {
  table: string
  column: string
  as: 'company' | 'platform'
  /** Where the value is bound to. */
  place: (row: SealedRow) => string
  /** Whose keys: those of the company of the row, else of the platform; `account`: of the company of its account. */
  keysOf?: 'account'
  /** The column of the blind index of the same value, and the field it is made for. */
  index?: { column: string; field: (row: SealedRow) => string }
}
/** Its columns, as text. */
export type SealedRow = Readonly<Record<string, string | null>>

/** A number in clear, for the owner's export: whose, of which record, and what it is. */
export type ClearNumber = { employee_id: string; thing: string; thing_id: string; field: string; value: string }

/** Files that a feature takes in, with `storeUpload`. */
export type UploadOwner = {
  /** What they are for: one word for each. */
  purpose: string
  /** Judged by their content. */
  accepts: readonly Kind[]
  /** What a file is called that came without a name. */
  called: string
  /** Gone after so many hours, unless it is claimed (`claimUpload`): of what is handed in before the record it belongs to. */
  unclaimedHours?: number
  /** Of one person who does not work in HR, about themselves, in 24 hours. */
  ownADay?: number
}

/** What a feature has of a job seeker, whoever calls: given to them as a file, and let go of when they leave. */
export type PersonalData = {
  /** Its part of the file with everything that is kept of them, by name. */
  exportOf?: (ctx: OpenContext) => Promise<Readonly<Record<string, unknown>>>
  /** Before their account goes: what others keep of them is closed and forgotten. What hangs on the account goes with it, without this. */
  leave?: (ctx: OpenContext, userId: string) => Promise<void>
}

/** Somebody with an account who was told of an event they had not been told of yet. */
export type NotifiedPerson = { userId: string; event: string }

/** Applications of one person to one company, who is to be forgotten. */
export type ErasedApplications = {
  companyId: string
  applicationIds: readonly string[]
  /** The addresses they gave. */
  emails: readonly string[]
}

/** Departments that were merged, by name. */
export type MovedDepartment = { companyId: string; from: string; to: string; by: string }

/** Somebody who was invited has applied. */
export type AnsweredInvitation = {
  companyId: string
  invitationId: string
  applicationId: string
  contact: unknown
  at: string
}

/** What earlier areas may add to an application: given by the feature that keeps applications. */
export type ApplicationRecord = {
  /** Something the person did. */
  noteByCandidate: (
    db: Db,
    event: { companyId: string; applicationId: string; kind: string; at: string },
  ) => Promise<unknown>
  /** From here on people alone look at it. */
  setHumanOnly: (db: Db, companyId: string, applicationId: string, at: string) => Promise<unknown>
}

/** A day, or part of one, on which somebody is away. */
export type AwayDay = {
  employmentId: string
  /** Of the place of the employment. */
  day: string
  part: 'full' | 'am' | 'pm'
  /** Of the day's plan, in minutes. */
  minutes: number
  standing: 'approved' | 'asked'
  /** What kind of absence, in words for a planner: no more than they may see. */
  label: string
  /** The request it comes from. */
  sourceId: string
}

/**
 * Days of one employment, both included, whose plan, leave or holidays are other than they were. `isAhead`: none of them has come, so that only
 * what was made of them in advance is other.
 */
export type ChangedDays = { employmentId: string; from: string; until: string; isAhead?: boolean }

/** Facts of somebody that were entered from a day on. */
type EnteredFacts = { employmentId: string; from: string; facts: Readonly<Record<string, string | null>> }

/**
 * Of whom the law's hours may say something else. `from`: pay from this day on is another; null: what the record says of them is, which has no day of
 * its own.
 */
export type ChangedCoverage = { employeeId: string; from: string | null }

/** Days on which the calendar of a place says something else: that of a country, region, legal entity or site, named as calendars name it. */
export type ChangedCalendar = { scope: string; from: string; until: string }

/** The lines that a person reads in a file, and how sure the reading is, 0 to 1; with a problem there are none. */
export type ReadText = { lines: readonly string[]; confidence: number; problem: string | null }

/** A message that arrived, or that the carrier gave up. `id`: of the outbox. */
export type MessageEnd = { id: string; outcome: 'delivered' | 'failed' }

/** What a feature is to the rest of the house. Its `feature.ts` has one as the default export; the composition finds it by listing. */
export type Feature = {
  routes?: readonly Route[]
  jobs?: readonly Job[]
  /** The tables this feature owns: nobody else writes them. */
  tables?: Readonly<Record<string, OwnedTable>>
  /** What it takes files in for. */
  uploads?: readonly UploadOwner[]
  /** What it tells people of, with `notifyPeople`. */
  notifications?: readonly NotificationEvent[]
  /** Hears whom `notifyPeople` has told of what, in its transaction: for one more way to reach them. */
  toldPeople?: (db: Db, people: readonly NotifiedPerson[]) => Promise<unknown>
  /** Hears what the carrier said in the end of a message, in the transaction of the platform that keeps it. May be told twice. */
  messageEnded?: (services: Services, db: Db, message: MessageEnd) => Promise<unknown>
  /** Kinds of saved searches that write letters, each with the job that writes one: it is given `{ companyId, userId, id }`. */
  searchAlerts?: Readonly<Record<string, string>>
  /** Lists of a company that people may have as a file: as they are filtered, with the columns that are shown. */
  listExports?: readonly ListExport[]
  /** Lists that the platform's people may have as a file. */
  platformListExports?: readonly PlatformListExport[]
  /** What a company may bring in of it as a file. */
  imports?: readonly Import[]
  /** Areas of how a company does things that this feature asks about. */
  settings?: readonly SettingsArea[]
  /** Parts of a company that settings may be said for. */
  settingScopes?: readonly ScopeSource[]
  /** The encrypted columns it keeps: exchanging the key seals them anew. */
  sealed?: readonly SealedColumn[]
  /** The encrypted numbers it keeps, opened, some at a time: for the export that the owner asked for with numbers in clear. */
  clearNumbers?: (services: Services, db: Db, companyId: string) => AsyncIterable<readonly ClearNumber[]>
  /** What it keeps of somebody who looks for work. */
  personalData?: PersonalData
  /** Takes out what tells of the person in what it keeps of these applications; dates, outcomes and sums stay. Says which files go with it. */
  eraseApplications?: (db: Db, those: ErasedApplications) => Promise<readonly string[]>
  /** Hears that somebody who was invited has applied. */
  invitationAnswered?: (db: Db, answered: AnsweredInvitation) => Promise<unknown>
  /** What may be added to an application. */
  applicationRecord?: ApplicationRecord
  /** People of one department belong to another: departments were merged. Says how many they are. */
  movePeopleOfDepartment?: (db: Db, moved: MovedDepartment) => Promise<number>
  /** Records of people show what a query selects (company_id, id, department, position, location, manager); changed or `touched`, they get a new version. Says how many. */
  showPlacement?: (db: Db, placed: RawBuilder<unknown>, how: { by: string | null; touched: boolean }) => Promise<number>
  /** When people are away, between two days with both included: for whoever plans who works when. */
  awayDays?: (
    db: Db,
    those: { companyId: string; employmentIds: readonly string[]; from: string; until: string },
  ) => Promise<readonly AwayDay[]>
  /** Which of some corrections of leave a pay run has paid out, with its pay day. */
  paidLeave?: (
    db: Db,
    companyId: string,
    lotIds: readonly string[],
  ) => Promise<readonly { lotId: string; payDay: string }[]>
  /** What was entered of somebody's work that the law of hours asks, by the day it holds from, the earliest first; null takes a fact back. */
  workFacts?: (db: Db, companyId: string, employmentIds: readonly string[]) => Promise<readonly EnteredFacts[]>
  /** Components of pay that an allowance of somebody may be of: given by the feature that keeps them. */
  allowanceComponents?: AllowanceComponents
  /** Hears that days have changed of which figures were made, in the transaction of the change. */
  daysChanged?: (db: Db, companyId: string, days: readonly ChangedDays[]) => Promise<unknown>
  /** Hears that permits of people to work are others, in the transaction of the change. */
  permitsChanged?: (db: Db, companyId: string, employeeIds: readonly string[]) => Promise<unknown>
  /** Hears that the law’s hours may be for somebody or not any more, in the transaction of the change. */
  coverageChanged?: (db: Db, companyId: string, changed: ChangedCoverage) => Promise<unknown>
  /** Hears that holidays, half days or the working week of a place are others, in the transaction of the change. */
  calendarChanged?: (ctx: Context, changed: ChangedCalendar) => Promise<unknown>
  /** What it has for the home page: what waits, what happens these days, how things go, first steps. */
  home?: HomeParts
  /** Kinds of its things that Go to finds. */
  goTo?: readonly GoToKind[]
  /** Reads the text of a PDF, or the letters of a picture, apart from the server: given by the feature that reads CVs. */
  readText?: (kind: 'pdf' | 'image', bytes: Uint8Array) => Promise<ReadText>
  /** When employees are paid next, and until when something is entered for it: given by the feature that knows cut-offs. */
  payDaysAhead?: PayDaysAhead
  /** Whether a company has ever paid for a plan, so that its trial is told to nobody any more. Read as the platform. */
  hasBoughtPlan?: (db: Db, companyId: string) => Promise<boolean>
  /** What stands in the way of a change while a company only reads: what would end that, and what it costs. Null: nothing is known. */
  planLock?: (services: Services, companyId: string) => Promise<Refusal | null>
  /** Kinds of things of this feature that people approve. */
  approvals?: readonly ApprovalKind[]
  /** Where people stand to whoever asks for an approval, by the name that policies call it. */
  approverRelations?: Readonly<Record<string, ApproverRelation>>
  /** What deadlines of approvals are counted with. */
  approvalCalendar?: ApprovalCalendar
  /** What is not changed by one person alone, by name, and how it is done once somebody else has agreed (`changeControl`). */
  approvalControls?: Readonly<Record<string, ApprovalControl>>
}

export const defineFeature = (feature: Feature): Feature => feature

/** A feature with the folder it was found in: `people/employees`. */
export type FoundFeature = Feature & { name: string }

/** The areas of the product in their order: an area imports only from those before it. */
export const AREAS = [
  'platform',
  'company',
  'people',
  'time',
  'pay',
  'billing',
  'adverts',
  'matching',
  'hiring',
  'job-board',
  'career',
  'talent',
  'insights',
  'automation',
  'self-service',
  'console',
  'site',
] as const

/** Tables that no feature owns: the server writes them for all. */
const SERVER_TABLES: Readonly<Record<string, OwnedTable>> = {
  files: {
    what: 'files; each lies under files/ with its id in front of its name',
    order: ['id'],
    without: ['storage_key'],
  },
  idempotency_keys: { leftOut: 'answers kept for a week in case a call is repeated' },
  audit_heads: { platform: 'where the chain of each log ends' },
  key_rotations: { platform: 'how far files are sealed with a new key' },
  call_keys: { platform: 'answers to calls of no company, kept for a week in case one is repeated' },
  person_log: {
    platform: 'what somebody who looks for work did: theirs, and in the file with all that is kept of them',
  },
  link_cutoffs: { platform: 'since when older links of somebody are of no use' },
  throttles: { platform: 'how often something was tried' },
}

/** Every table with what it is to an export, those of the server last. */
export const tablesOf = (features: readonly Feature[]): Readonly<Record<string, OwnedTable>> =>
  Object.assign({}, ...features.map((feature) => feature.tables ?? {}), SERVER_TABLES)

/** Every folder with a `feature.ts`, by the order of the areas. Adding a feature is adding its folder. */
export const loadFeatures = async (
  folder: string = join(import.meta.dirname, '../features'),
): Promise<readonly FoundFeature[]> => {
  const paths = (await readdir(folder, { recursive: true })).filter((path) =>
    /^[\w-]+\/[\w-]+\/feature\.ts$/.test(path),
  )
  const area = (path: string) => AREAS.indexOf(path.split('/')[0] as (typeof AREAS)[number])
  const sorted = paths.sort((a, b) => area(a) - area(b) || a.localeCompare(b))
  return Promise.all(
    sorted.map(async (path) => {
      const file = pathToFileURL(join(folder, path)).href
      const { default: feature } = (await import(/* @vite-ignore */ file)) as { default: Feature }
      return { ...feature, name: dirname(path) }
    }),
  )
}
