import { type ApprovalReader, titleOfSubject } from '../../../server/approvals.ts'
import { labelIn, languageFor } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../notifications/notify.service.ts'
import { isOnDashboard, nameIn } from './ground.service.ts'
import { makeDecisionLink } from './link.service.ts'
import { companyName } from './queries.ts'
import type { ApprovalInput } from './standing.service.ts'

/** The accounts of the company among some. */
const accountsIn = ({ ground }: ApprovalInput, ids: readonly string[]) =>
  ground.accounts.filter(({ id }) => ids.includes(id))

type Place = Pick<ApprovalInput['ground']['accounts'][number], 'portal'>

/** Where somebody finds what waits for them: in the portal, who has no other account. */
export const linkToInbox = ({ settings }: ApprovalReader, account: Place): string =>
  `${settings.publicUrl}${isOnDashboard(account) ? paths.approvals() : paths.employeePortal({ tab: 'approvals' })}`

/** Where somebody answers about what they have asked for. */
const linkToAsked = ({ settings }: ApprovalReader, account: Place): string =>
  `${settings.publicUrl}${isOnDashboard(account) ? paths.approvals({ tab: 'asked' }) : paths.employeePortal({ tab: 'approvals' })}`

/** Where somebody opens what it is about. */
export const linkToSubject = (
  { settings }: ApprovalReader,
  { subject }: Pick<ApprovalInput, 'subject'>,
  account: Place,
): string =>
  `${settings.publicUrl}${isOnDashboard(account) ? subject.path : (subject.portalPath ?? paths.employeePortal())}`

/** What it is about, after what kind of thing that is: a subject is often no more than the name of a person. */
const titleIn = ({ kind, subject }: Pick<ApprovalInput, 'kind' | 'subject'>, stored: string | null): string => {
  const language = languageFor(stored, [])
  return `${labelIn(kind.labels.kind, language)} · ${titleOfSubject(subject, language)}`
}

/** Tells those who are asked now that a request waits for them; nobody where its kind writes its own letters. */
export const notifyApprovers = async (
  reader: ApprovalReader,
  input: ApprovalInput,
  to: readonly string[],
): Promise<void> => {
  if (input.kind.ownLetters) return
  const who = nameIn(input.ground, input.askedBy) ?? ''
  const recipients = []
  for (const account of accountsIn(input, to).filter(({ id }) => id !== input.askedBy)) {
    const { id, email, language, first_name: name } = account
    const link = linkToInbox(reader, account)
    const title = titleIn(input, language)
    const decideLink = input.instance ? await makeDecisionLink(reader, { ...input, instance: input.instance }, id) : ''
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

/** `by` null: its time was over, and nobody has decided it. */
type Answer = { by: string | null; ended: 'approved' | 'refused' | 'returned'; reason: string | null }
const OUTCOMES = { approved: 'approved', refused: 'refused', returned: 'sentBack' } as const

/** Tells whoever asked what became of their request; nobody where its kind writes its own letters, or they decided it themselves. */
export const notifyAsker = async (reader: ApprovalReader, input: ApprovalInput, answer: Answer): Promise<void> => {
  if (input.kind.ownLetters || input.askedBy === null || input.askedBy === answer.by) return
  const who =
    answer.by === null ? await companyName(reader.db, reader.companyId) : (nameIn(input.ground, answer.by) ?? '')
  const recipients = accountsIn(input, [input.askedBy]).map((account) => {
    const { id, email, language, first_name: name } = account
    const link = linkToSubject(reader, input, account)
    return {
      userId: id,
      email,
      language: language ?? 'en',
      link,
      facts: {
        name,
        who,
        what: 'request' as const,
        title: titleIn(input, language),
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
  input: ApprovalInput,
  { to, by, text, what }: Said,
): Promise<void> => {
  const who = nameIn(input.ground, by) ?? ''
  const recipients = accountsIn(input, to).map((account) => {
    const { id, email, language, first_name: name } = account
    const link = what === 'question' ? linkToAsked(reader, account) : linkToInbox(reader, account)
    return {
      userId: id,
      email,
      language: language ?? 'en',
      link,
      facts: { name, who, what, title: titleIn(input, language), words: text, link },
    }
  })
  await notifyPeople(reader, reader.db, { event: 'approval-question', companyId: reader.companyId, recipients })
}
