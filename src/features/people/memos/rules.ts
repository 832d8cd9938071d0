import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/languages.ts'

export const KINDS = ['policy', 'notice', 'warning', 'letter', 'alert'] as const
export type Kind = (typeof KINDS)[number]
export const STATES = ['draft', 'scheduled', 'sent', 'closed', 'recalled'] as const
export type State = (typeof STATES)[number]
export const ACKS = ['none', 'acknowledge', 'sign'] as const
export type Ack = (typeof ACKS)[number]

/** Between the company and one person: HR’s eyes and theirs alone, with a right of reply. */
export const isPersonal = (kind: Kind): boolean => kind === 'warning' || kind === 'letter'

type Waiting = { state: string; gate: boolean; overdue: boolean; personal: boolean }
const MOST_BANNERS = 3

/**
 * The memos that the portal shows a banner of: those that ask for one and those that are late, the late ones first. Never one between the
 * company and the person: whoever looks over a shoulder would know of it.
 */
export const inBanners = <M extends Waiting>(memos: readonly M[], most = MOST_BANNERS): M[] =>
  memos
    .filter((m) => m.state === 'to_do' && !m.personal && (m.gate || m.overdue))
    .toSorted((a, b) => Number(b.overdue) - Number(a.overdue))
    .slice(0, most)

/** For the log: of what is between the company and one person it holds no words, and not whom it is for. */
export const inLog = <T>(kind: Kind, words: T): T | '•••' => (isPersonal(kind) && words ? '•••' : words)

export const AUDIENCES = ['everybody', 'some', 'chosen'] as const
export type Audience = {
  mode: (typeof AUDIENCES)[number]
  /** Of `some`: each list that is not empty narrows it. */
  departments: string[]
  countries: string[]
  locations: string[]
  types: string[]
  /** Of `chosen`. */
  people: string[]
}

/** Why an audience cannot be sent to; null when it can. */
export const audienceProblem = (kind: Kind, a: Audience): string | null => {
  if (isPersonal(kind) && (a.mode !== 'chosen' || a.people.length !== 1))
    return 'A warning or a letter is for one person. Choose that person.'
  if (a.mode === 'chosen' && a.people.length === 0) return 'Choose at least one person.'
  if (a.mode === 'some' && [a.departments, a.countries, a.locations, a.types].every((list) => list.length === 0))
    return 'Choose a department, a country, a place of work or a kind of employee.'
  return null
}

export type Words = { title: string; body: string }
export type Texts = { [L in Language]?: Words | undefined }

/** The languages a text is in, with its words in each. */
export const wordsIn = (texts: Texts): [Language, Words][] =>
  Object.entries(texts).flatMap(([language, words]): [Language, Words][] =>
    words ? [[language as Language, words]] : [],
  )

/** What may stand in a text as {{name}}: filled in for each person, and frozen when it is sent. */
export const GAPS = ['first_name', 'full_name', 'company', 'department', 'position', 'date'] as const
export type Gap = (typeof GAPS)[number]
const GAP = /\{\{\s*([a-z_]{1,40})\s*\}\}/g

const everyText = (texts: Texts): string =>
  Object.values(texts)
    .map((words) => (words ? `${words.title}\n${words.body}` : ''))
    .join('\n')

export const gapsOf = (texts: Texts): Gap[] => {
  const named = new Set([...everyText(texts).matchAll(GAP)].map((m) => m[1]))
  return GAPS.filter((gap) => named.has(gap))
}
/** Names of gaps that nothing would fill. */
export const unknownGaps = (texts: Texts): string[] => {
  const named = new Set([...everyText(texts).matchAll(GAP)].map((m) => m[1] as string))
  return [...named].filter((name) => !GAPS.some((gap) => gap === name))
}

export type Filled = Partial<Record<Gap, string>>

/** What is not known of somebody stays a dash; a memo that names it is not sent to them at all (see `send`). */
export const fillPlaceholders = (text: string, gaps: Filled, language: Language): string =>
  text.replace(GAP, (whole, name: string) => {
    const gap = GAPS.find((g) => g === name)
    if (!gap) return whole
    const value = gaps[gap]
    if (!value) return '—'
    return gap === 'date' ? longDay(language, value) : value
  })

type Stamped = {
  kind: string
  ack: string
  mainLanguage: string
  texts: Texts
  files: readonly { name: string; sha256: string }[]
}

/** What the hash of a version is taken over: the same facts always give the same text, in whichever order they are kept. */
export const canonicalTextOf = ({ kind, ack, mainLanguage, texts, files }: Stamped): string =>
  JSON.stringify([
    kind,
    ack,
    mainLanguage,
    Object.entries(texts)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([language, words]) => [language, words?.title ?? '', words?.body ?? '']),
    files.map(({ name, sha256 }) => [name, sha256]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  ])

export const RECEIPT_STATES = [
  'queued',
  'delivered',
  'opened',
  'acknowledged',
  'declined',
  'bounced',
  'exempt',
] as const
export type ReceiptState = (typeof RECEIPT_STATES)[number]

export type Receipt = {
  delivered_at: string | null
  opened_at: string | null
  acknowledged_at: string | null
  declined_at: string | null
  exempt_at: string | null
  bounced: boolean
}

/** How far a receipt has come. What the person did outweighs what became of a letter. */
export const receiptState = (r: Receipt): ReceiptState => {
  if (r.acknowledged_at) return 'acknowledged'
  if (r.declined_at) return 'declined'
  if (r.exempt_at) return 'exempt'
  if (r.opened_at) return 'opened'
  if (r.bounced) return 'bounced'
  return r.delivered_at ? 'delivered' : 'queued'
}

/** Whether anything is still wanted of them: an answer where one is asked for, a look where none is. */
export const isPending = (ack: Ack, state: ReceiptState): boolean => {
  if (state === 'acknowledged' || state === 'declined' || state === 'exempt') return false
  return ack !== 'none' || state !== 'opened'
}

export const isOverdue = (dueOn: Day | null, today: Day, pending: boolean): boolean =>
  pending && dueOn !== null && dueOn < today

/** A reminder does not come again within this. */
export const REMIND_HOURS = 20

/** Letters leave in the daytime where the reader is; an alert leaves at once. */
export const isDecent = (kind: Kind, hour: number): boolean => kind === 'alert' || (hour >= 8 && hour < 20)

/** What somebody did on a device without a connection keeps its time, within reason: never before they opened it, never in the future. */
export const answeredAt = (claimed: string | null, openedAt: string | null, now: Date): string => {
  const at = claimed ? Date.parse(claimed) : Number.NaN
  const from = openedAt ? Date.parse(openedAt) : 0
  return Number.isFinite(at) && at >= from && at <= now.getTime() ? new Date(at).toISOString() : now.toISOString()
}

const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
/** A typed signature is the person’s name as it stands on their record. */
export const isSignature = (typed: string, name: string): boolean => folded(typed) === folded(name)

/** A share in whole percent, rounded; all of them is 100 and some of them is never 0 or 100. */
export const percentOf = (part: number, whole: number): number => {
  if (whole <= 0 || part <= 0) return 0
  if (part >= whole) return 100
  return Math.min(99, Math.max(1, Math.round((part * 100) / whole)))
}

export const MY_STATES = [
  'to_do',
  'unread',
  'read',
  'acknowledged',
  'declined',
  'exempt',
  'closed',
  'recalled',
] as const
export type MyState = (typeof MY_STATES)[number]

/** Where a memo stands for the person it was sent to. */
export const myState = (memo: { state: State; ack: Ack }, receipt: Receipt & { read_at: string | null }): MyState => {
  if (memo.state === 'recalled') return 'recalled'
  const state = receiptState(receipt)
  if (state === 'acknowledged' || state === 'declined' || state === 'exempt') return state
  if (memo.state === 'closed') return 'closed'
  if (memo.ack !== 'none') return 'to_do'
  return receipt.opened_at || receipt.read_at ? 'read' : 'unread'
}

/** A file as a version of a memo has it. */
export type MemoFile = { id: string; name: string; content_type: string; bytes: number; sha256: string }
