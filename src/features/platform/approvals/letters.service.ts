import type { ApprovalReader } from '../../../server/approvals.ts'
import { labelIn, languageFor } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../notifications/notify.service.ts'
import { isOnDashboard, nameIn } from './ground.service.ts'
import { makeDecisionLink } from './link.service.ts'
import type { Asked } from './standing.service.ts'

/** The accounts of the company among some. */
const accountsIn = ({ ground }: Asked, ids: readonly string[]) => ground.accounts.filter(({ id }) => ids.includes(id))

type Place = Pick<Asked['ground']['accounts'][number], 'portal'>

/** Where somebody finds what waits for them: in the portal, who has no other account. */
export const linkToInbox = ({ settings }: ApprovalReader, account: Place): string =>
  `${settings.publicUrl}${isOnDashboard(account) ? paths.approvals() : paths.employeePortal({ tab: 'approvals' })}`

/** Where somebody answers about what they have asked for. */
const linkToAsked = ({ settings }: ApprovalReader, account: Place): string =>
  `${settings.publicUrl}${isOnDashboard(account) ? paths.approvals({ tab: 'asked' }) : paths.employeePortal({ tab: 'approvals' })}`

/** Where somebody opens what it is about. */
export const linkToSubject = (
  { settings }: ApprovalReader,
  { subject }: Pick<Asked, 'subject'>,
  account: Place,
): string =>
  `${settings.publicUrl}${isOnDashboard(account) ? subject.path : (subject.portalPath ?? paths.employeePortal())}`

/** What it is about, after what kind of thing that is: a subject is often no more than the name of a person. */
const titleIn = ({ kind, subject }: Pick<Asked, 'kind' | 'subject'>, language: string | null): string =>
  `${labelIn(kind.labels.kind, languageFor(language, []))} · ${subject.title}`

/** Tells those who are asked now that a request waits for them; nobody where its kind writes its own letters. */
export const notifyApprovers = async (reader: ApprovalReader, asked: Asked, to: readonly string[]): Promise<void> => {
  if (asked.kind.ownLetters) return
  const who = nameIn(asked.ground, asked.askedBy) ?? ''
  const recipients = []
  for (const account of accountsIn(asked, to).filter(({ id }) => id !== asked.askedBy)) {
    const { id, email, language, first_name: name } = account
    const link = linkToInbox(reader, account)
    const title = titleIn(asked, language)
    const decideLink = asked.instance ? await makeDecisionLink(reader, { ...asked, instance: asked.instance }, id) : ''
    recipients.push({
      userId: id,
      email,
      language: language ?? 'en',
      link,
      facts: { name, who, what: 'request' as const, title, link, ...(decideLink ? { decideLink } : {}) },
    })
  }
  await notifyPeople(reader, reader.db, { event: 'approval-asked', companyId: reader.companyId, recipients })
}

type Answer = { by: string; ended: 'approved' | 'refused' | 'returned'; reason: string | null }
const OUTCOMES = { approved: 'approved', refused: 'refused', returned: 'sentBack' } as const

/** Tells whoever asked what became of their request; nobody where its kind writes its own letters, or they decided it themselves. */
export const notifyAsker = async (reader: ApprovalReader, asked: Asked, answer: Answer): Promise<void> => {
  if (asked.kind.ownLetters || asked.askedBy === null || asked.askedBy === answer.by) return
  const who = nameIn(asked.ground, answer.by) ?? ''
  const recipients = accountsIn(asked, [asked.askedBy]).map((account) => {
    const { id, email, language, first_name: name } = account
    const link = linkToSubject(reader, asked, account)
    return {
      userId: id,
      email,
      language: language ?? 'en',
      link,
      facts: {
        name,
        who,
        what: 'request' as const,
        title: titleIn(asked, language),
        outcome: OUTCOMES[answer.ended],
        reason: answer.reason ?? '',
        link,
      },
    }
  })
  await notifyPeople(reader, reader.db, { event: 'approval-answered', companyId: reader.companyId, recipients })
}

type Said = { to: readonly string[]; by: string; text: string; what: 'question' | 'answer' }

/** Tells whoever asked of a question about their request, or whoever put it of the answer. */
export const notifyOfTalk = async (
  reader: ApprovalReader,
  asked: Asked,
  { to, by, text, what }: Said,
): Promise<void> => {
  const who = nameIn(asked.ground, by) ?? ''
  const recipients = accountsIn(asked, to).map((account) => {
    const { id, email, language, first_name: name } = account
    const link = what === 'question' ? linkToAsked(reader, account) : linkToInbox(reader, account)
    return {
      userId: id,
      email,
      language: language ?? 'en',
      link,
      facts: { name, who, what, title: titleIn(asked, language), words: text, link },
    }
  })
  await notifyPeople(reader, reader.db, { event: 'approval-question', companyId: reader.companyId, recipients })
}
