import type { ApprovalReader } from '../../../server/approvals.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../notifications/notify.service.ts'
import { nameIn } from './ground.service.ts'
import type { Asked } from './standing.service.ts'

/** The accounts of the company among some. */
const accountsIn = ({ ground }: Asked, ids: readonly string[]) => ground.accounts.filter(({ id }) => ids.includes(id))

/** Tells those who are asked now that a request waits for them; nobody where its kind writes its own letters. */
export const notifyApprovers = async (reader: ApprovalReader, asked: Asked, to: readonly string[]): Promise<void> => {
  if (asked.kind.ownLetters) return
  const link = `${reader.settings.publicUrl}${paths.approvals()}`
  const who = nameIn(asked.ground, asked.askedBy) ?? ''
  const { title } = asked.subject
  const recipients = accountsIn(asked, to)
    .filter(({ id }) => id !== asked.askedBy)
    .map(({ id, email, language, first_name: name }) => ({
      userId: id,
      email,
      language: language ?? 'en',
      link,
      facts: { name, who, what: 'request' as const, title, link },
    }))
  await notifyPeople(reader, reader.db, { event: 'approval-asked', companyId: reader.companyId, recipients })
}

type Answer = { by: string; ended: 'approved' | 'refused'; reason: string | null }

/** Tells whoever asked what became of their request; nobody where its kind writes its own letters, or they decided it themselves. */
export const notifyAsker = async (reader: ApprovalReader, asked: Asked, answer: Answer): Promise<void> => {
  if (asked.kind.ownLetters || asked.askedBy === null || asked.askedBy === answer.by) return
  const link = `${reader.settings.publicUrl}${asked.subject.askerPath ?? asked.subject.path}`
  const who = nameIn(asked.ground, answer.by) ?? ''
  const recipients = accountsIn(asked, [asked.askedBy]).map(({ id, email, language, first_name: name }) => ({
    userId: id,
    email,
    language: language ?? 'en',
    link,
    facts: {
      name,
      who,
      what: 'request' as const,
      title: asked.subject.title,
      outcome: answer.ended,
      reason: answer.reason ?? '',
      link,
    },
  }))
  await notifyPeople(reader, reader.db, { event: 'approval-answered', companyId: reader.companyId, recipients })
}
