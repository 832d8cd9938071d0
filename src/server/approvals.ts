import type { ApprovalFacts, ApprovalLine, PolicyContent, Verdict } from '../shared/approvals.ts'
import type { Label, Language } from '../shared/languages.ts'
import type { Permission } from '../shared/permissions.ts'
import type { WorkingCalendar } from '../shared/workdays.ts'
import type { Context, Services } from './context.ts'
import type { Db } from './sql.ts'

/** What reads for an approval is handed: one company's transaction. */
export type ApprovalReader = Services & { db: Db; companyId: string }

/** Something to be approved, as it is now. */
export type ApprovalSubject = {
  /** What it is called, in English: so it stands in the log. */
  title: string
  /** The same for a reader, where it holds more than names; left out: it is alike in all languages. */
  titleIn?: (language: Language) => string
  /** A fingerprint of what is approved: a word given on another one does not count. */
  hash: string
  /** Where it is opened, from the root. */
  path: string
  /** Where an employee opens it who has no account but that of the portal; left out: as everybody. */
  portalPath?: string
  /** Where a manager reads it in the portal; left out: all there is to read of it are its lines. */
  approverPath?: string
  /** Minutes that are asked for, of which fewer can be approved; left out: it is approved whole. */
  grantable?: number
  facts: ApprovalFacts
  lines: readonly ApprovalLine[]
  /** Accounts that wrote it: their word counts as little as the asker's. */
  authors: readonly string[]
  /** False: the thing itself waits for nothing any more, such as a job that was closed meanwhile. */
  waits?: boolean
}

/** What a subject is called, in a language. */
export const titleOfSubject = (
  { title, titleIn }: Pick<ApprovalSubject, 'title' | 'titleIn'>,
  language: Language,
): string => titleIn?.(language) ?? title

/** The line that says in which country a thing is, as each of its readers calls it. @param name in English, as the country's folder has it */
export const countryLine = (code: string, name: string): ApprovalLine => ({
  label: 'country',
  kind: 'text',
  text: name,
  textIn: (language) =>
    language === 'en' ? name : (new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? name),
})

export type Word = {
  subjectId: string
  verdict: Verdict
  reason: string | null
  hashSeen: string | null
  /** Minutes that are approved, where they are fewer than asked for; left out or null: all of them. */
  granted?: number | null
}

/** What the inbox and the rules call a kind of thing and what is said of it. */
export type ApprovalLabels = {
  /** The thing itself: a job. */
  kind: Label
  /** To change who approves it, as it is asked of somebody. Left out: no rules are written for it. */
  changePolicy?: Label
  /** Each line of a subject, by its `label`. */
  lines: Readonly<Record<string, Label>>
  /** Each word a rule may ask for (`flags`): by itself, and after “if”. */
  flags?: Readonly<Record<string, { label: Label; inSentence: Label }>>
}

/** A kind of thing that people approve: a feature's line in the manifest. */
export type ApprovalKind = {
  kind: string
  labels: ApprovalLabels
  /** It writes to those who are asked, and to whoever asked, itself; left out, approvals do. */
  ownLetters?: true
  /** Nobody is asked whose role lacks it. */
  permission: Permission
  /** Never decided by the link of a letter: whoever decides signs in. */
  neverByLink?: true
  /** Managers who have no account but that of the portal may be asked as well. */
  fromPortal?: true
  /** Who approves where the company has said nothing. */
  policy: PolicyContent
  /** Its amount can be a condition. */
  hasAmount?: boolean
  /** Nobody ever decides what they asked for themselves, alone or not. */
  neverAlone?: boolean
  /** Those of the subjects that are there, as they are now. */
  subjects: (reader: ApprovalReader, ids: readonly string[]) => Promise<ReadonlyMap<string, ApprovalSubject>>
  /** Carries out a word given in the inbox: hands it to `decideApproval`, and does what follows when that ends it. */
  decide: (ctx: Context, word: Word) => Promise<void>
  /** Gives it back to whoever asked, to be changed and asked for again. Left out: it is approved or refused. */
  sendBack?: (ctx: Context, word: Pick<Word, 'subjectId' | 'hashSeen'> & { reason: string }) => Promise<void>
  /**
   * Carries out that it is refused because its time is over, with nobody's word; false: no clock declines this one, those who run the company are asked as
   * well. Left out: no clock declines any. There is no such thing as approving by a clock, of pay least of all.
   */
  decline?: (reader: ApprovalReader, about: { subjectId: string; reason: string }) => Promise<boolean>
  /** Takes back what whoever calls asked for. */
  withdraw: (ctx: Context, subjectId: string) => Promise<void>
}

/** Where people stand to whoever asks: their line manager. */
export type ApproverRelation = {
  label: Label
  /** By the account that asks. Nobody there: an empty list. */
  find: (reader: ApprovalReader, userIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>
}

/** What deadlines of approvals are counted with in a country. Undefined: it is not known, and every day counts. */
export type ApprovalCalendar = (
  reader: ApprovalReader,
  country: string,
) => Promise<{ calendar: WorkingCalendar; zone: string } | undefined>

/** What is not changed by one person alone. */
export type ApprovalControl = {
  /** What is asked; null: it is about kinds of approvals, each of which says it (`changePolicy`). */
  label: Label | null
  /** Carries out what was agreed. `of`: what the control is about, where there are several (`policy:job`). */
  apply: (ctx: Context, of: string, after: unknown) => Promise<void>
}
