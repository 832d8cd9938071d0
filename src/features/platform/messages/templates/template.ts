import type { Label } from '../../../../shared/languages.ts'
import type { LetterLanguage } from '../languages.rules.ts'

/** What each message of the house itself is told. Names are plain text of one line; links are ours. */
export interface OwnTemplates {
  /** Onboarding: the portal is there; choose a password. */
  welcome: { name: string; company: string; link: string; hours: number }
  /** The portal was opened; the temporary password comes from the administrator, never in a message. */
  'temporary-password': { name: string; company: string; portal: string; email: string; hours: number }
  /** Somebody asked for it on the sign-in page. */
  'password-reset': { name: string; company: string | null; link: string; minutes: number }
  /** The company asked for it. */
  'password-reset-by-company': { name: string; company: string; link: string; minutes: number }
  'password-changed': { name: string; link: string }
  /** To the owner of an account, when what guards it changes. */
  'security-changed': { name: string; change: SecurityChange; link: string }
  /** To whoever reads a mailbox, to be typed where it was asked for. */
  'mailbox-code': { name: string; code: string; minutes: number }
  /** To the owner of an address that was proved for the first time: what was set up before, and is gone. */
  'address-proved': { name: string; dropped: DroppedAccess; link: string }
  /** To somebody who applied without an account: the new link they asked for. */
  'link-renewed': { name: string; job: string; company: string; link: string }
  /** To a job seeker whose account they deleted themselves: the last letter to this address. */
  'account-deleted': { name: string }
  /** To somebody who is asked to help administer a company; `name` is who asks. */
  'administrator-invited': { name: string; company: string; link: string; hours: number }
  /** Told to the address that was replaced. */
  'email-changed': { old: string; fresh: string }
  'business-card': { name: string; position: string; company: string }
  /** To HR, once a day: what has come nearer to its end. No numbers of documents: a mailbox is no place for them. */
  'expiry-digest': { company: string; link: string; documents: readonly Expiring[]; more: number }
  /** Somebody asked for the newsletter with this address. */
  'newsletter-confirm': { link: string; hours: number }
  /** They confirmed; the link is the way out. */
  'newsletter-welcome': { link: string }
  /** The receipt for what somebody wrote over the contact form. Nothing of what they wrote: it may be somebody else's address. */
  'contact-received': { reference: string }
  /** To the person, of their own documents. */
  'expiry-notice': { name: string; company: string; documents: readonly Expiring[]; more: number }
  /** To somebody who applied: times to choose from, on the page of the link. */
  'interview-proposed': { name: string; company: string; job: string; count: number; link: string }
  /** To everybody who takes part, with the calendar entry; `when` is a time where the reader is or where it is held, with its zone. */
  'interview-arranged': {
    name: string
    company: string
    job: string
    with: string
    when: string
    place: string
    minutes: number
    link: string
    moved: boolean
  }
  'interview-cancelled': { name: string; company: string; job: string; with: string; when: string; reason: string }
  /** To whoever arranged it: none of the times suits. */
  'interview-answered': { name: string; job: string; person: string; words: string; link: string }
  /** New jobs of a search somebody keeps; `count` may be more than are named. */
  'job-alert': {
    name: string
    search: string
    count: number
    jobs: readonly { title: string; company: string; place: string }[]
    link: string
  }
  /** To whoever fills a job: something was asked about it. Never who asked, nor their words: a mailbox is no place for them. */
  'job-question-asked': { job: string; count: number; link: string }
  /** To whoever asked; `words` are theirs. */
  'job-question-answered': { name: string; job: string; company: string; words: string; answer: string; link: string }
  /** To somebody who follows a job that took no applications: the one letter, when it opens again or closes. */
  'job-followed': { name: string; job: string; company: string; opened: boolean; link: string }
  /** To somebody who looks for work, on the day they named; `words` is their own note, or empty. */
  'own-reminder': { name: string; job: string; company: string; words: string; link: string }
  /** Not a letter: how an entry of their own calendar is called, and where it leads. */
  'calendar-entry': {
    what: 'interview' | 'walkIn' | 'offerEnds' | 'answerBy' | 'reminder'
    job: string
    company: string
    link: string
  }
  'offer-made': { name: string; company: string; job: string; until: string; link: string }
  /** To the person: an offer that was sent, or that they had signed, no longer counts; `reason` may be empty. */
  'offer-withdrawn': { name: string; company: string; job: string; signed: boolean; reason: string; link: string }
  /** To the person: the times they could choose from are called off; `reason` may be empty. */
  'interview-unset': { name: string; company: string; job: string; reason: string; link: string }
  /** To whoever runs the company: its advert was reported as asking for money and is hidden, or was looked at and is public again or closed. */
  'job-reviewed': { name: string; job: string; outcome: 'hidden' | 'shown' | 'closed'; reason: string; link: string }
  /** To whoever reported an advert; `reason` may be empty. */
  'report-decided': { number: string; job: string; company: string; kept: boolean; reason: string }
  /** To whoever made it. */
  'offer-answered': { name: string; job: string; person: string; accepted: boolean; words: string; link: string }
  /** To whoever answers for the company: an offer waits for their word. */
  'offer-approval': { name: string; job: string; person: string; link: string }
  /** To somebody who applied; `days`: until a person has looked, where that is promised. */
  'application-received': { name: string; job: string; company: string; link: string; days: number | null }
  /** The same address applied for the same job a second time. */
  'application-again': { name: string; job: string; company: string; link: string }
  'application-closed': { name: string; job: string; company: string; words: string }
  /** To somebody of the team, about applications for a job. No names of those who applied: a mailbox is no place for them. */
  'application-news': { what: ApplicationNews; job: string; count: number; link: string }
  /** What somebody wanted gathered, a line each, and how many more there are; `lines` say what each notification says. */
  'notification-digest': {
    name: string
    pace: 'daily' | 'weekly'
    lines: readonly string[]
    more: number
    link: string
  }
  /** Everything of the company lies ready to be downloaded. */
  'export-ready': { name: string; company: string; link: string; days: number }
}

/** What each message is told. A feature adds its own: `declare module` with this interface, in its `X.templates.ts`. */
export interface Templates extends OwnTemplates {}

/** How many of each were removed. */
export type DroppedAccess = { authenticator: number; passkeys: number; recoveryCodes: number; sessions: number }

export type SecurityChange =
  | 'authenticator-on'
  | 'authenticator-off'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-used'
  | 'recovery-new'
  | 'reset-by-company'

/** `change`: of a job that is published; `request`: of a kind that has no words of its own here. */
export type Approvable = 'job' | 'change' | 'requisition' | 'request'

export type ApplicationNews = 'arrived' | 'wrote' | 'asked' | 'withdrew' | 'mentioned' | 'feedback'

/** `day` as YYYY-MM-DD; `daysLeft` below 0: it has expired. `person` is empty where it is the reader. */
export type Expiring = { person: string; document: string; day: string; daysLeft: number }
export type TemplateName = keyof Templates

/** `short` goes by SMS: 160 characters of Latin script, 70 of any other, without its link. */
export type Written = { subject: string; text: string; short: string }

/** A language says every template; the type checker refuses one that lacks any. */
export type Texts = { [T in TemplateName]: (facts: Templates[T]) => Written }

/** The messages that language files of the house say. */
export type OwnTexts = Pick<Texts, keyof OwnTemplates>

/** Messages of a feature: the default export of its `X.templates.ts`, found by listing. */
export type FeatureTemplates<T extends TemplateName> = {
  /** What each is called in the outbox. */
  names: Readonly<Record<T, Label>>
  /** What each may be told, for whoever reads it beforehand: tests and previews. */
  examples: Readonly<Pick<Templates, T>>
  texts: Readonly<Record<LetterLanguage, Pick<Texts, T>>>
  /** Those that may go by WhatsApp to somebody who has not written first. */
  approvals?: Pick<Approvals, T>
}

/** How WhatsApp charges and lets through: proof of who somebody is, what belongs to something under way, everything else. */
type Category = 'authentication' | 'utility' | 'marketing'

/**
 * A message as WhatsApp approves it beforehand, under a name. `facts` is what it is told there, with places (the first, the second …) for what
 * differs from one message to the next: a message that is told anything else besides has no approved words.
 */
export type Approval<Facts> = { category: Category; facts: (place: (n: number) => string) => Facts }
/** By their names, of each message that has any. */
export type Approvals = { readonly [T in TemplateName]?: Readonly<Record<string, Approval<Templates[T]>>> }

export const defineTemplates = <T extends TemplateName>(templates: FeatureTemplates<T>): FeatureTemplates<T> =>
  templates

/** What stands between a message and the same in another language. */
export const NEXT_LANGUAGE = '\n\n———\n\n'

export const joinParagraphs = (...parts: readonly (string | null)[]): string =>
  parts.filter((p) => p !== null).join('\n\n')

/** The documents one under the other, and how many more there are than the letter names. */
export const formatDocumentList = (
  documents: readonly Expiring[],
  more: number,
  line: (one: Expiring) => string,
  others: (more: number) => string,
): string => [...documents.map(line), ...(more > 0 ? [others(more)] : [])].join('\n')

/** A date in words, with Latin digits in every language. */
export const dateIn = (locale: string) => {
  const format = new Intl.DateTimeFormat(`${locale}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' })
  return (day: string): string => format.format(Date.parse(`${day}T00:00:00Z`))
}
