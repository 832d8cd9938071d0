import { type ApprovalReader, titleOfSubject } from '../../../server/approvals.ts'
import type { Services } from '../../../server/context.ts'
import { defineJob, enqueueJob } from '../../../server/jobs.ts'
import { languageFor } from '../../../shared/languages.ts'
import { notifyPeople } from '../notifications/notify.service.ts'
import { nameIn, readGround } from './ground.service.ts'
import { linkToInbox, notifyAsker } from './letters.service.ts'
import * as query from './queries.ts'
import { saveSteps } from './service.ts'
import type { Standing } from './standing.rules.ts'
import { type ApprovalInput, contentOf, readInput, standingNow } from './standing.service.ts'

/** Each quarter of an hour, where something waits. */
const findDue = ({ database }: Services): Promise<void> =>
  database.forPlatform(async (db) => {
    for (const { company_id } of await query.companiesWithPending(db))
      await enqueueJob(db, 'company-approvals-due', { companyId: company_id }, `approvals due ${company_id}`)
  })

type Why = 'reminder' | 'escalated' | 'passedOn'

const write = async (reader: ApprovalReader, input: ApprovalInput, to: readonly string[], why: Why) => {
  const { ground, subject, askedBy } = input
  const about = { who: nameIn(ground, askedBy) ?? '', what: why }
  const recipients = ground.accounts
    .filter((a) => to.includes(a.id))
    .map((account) => {
      const { id, email, language, first_name: name } = account
      const link = linkToInbox(reader, account)
      const title = titleOfSubject(subject, languageFor(language, []))
      return { userId: id, email, language: language ?? 'en', link, facts: { name, ...about, title, link } }
    })
  await notifyPeople(reader, reader.db, { event: 'approval-waiting', companyId: reader.companyId, recipients })
}

type Open = ApprovalInput & { instance: query.StoredInstance }

const TOO_LATE = 'Nobody decided it in time.'

/**
 * What nobody has decided in time is refused, with nobody's word: its kind carries that out, and whoever asked hears of it. False: this one is not for a
 * clock, and somebody has to decide.
 */
const declineOverdue = async (reader: ApprovalReader, input: Open, now: string): Promise<boolean> => {
  const { id, subject_id: subjectId } = input.instance
  if (!(await input.kind.decline?.(reader, { subjectId, reason: TOO_LATE }))) return false
  await query.updateInstance(reader.db, reader.companyId, id, { state: 'refused', decided_at: now })
  const detail = { reason: TOO_LATE }
  await query.insertEvent(reader.db, reader.companyId, { instance: id, event: 'declined', by: null, at: now, detail })
  await notifyAsker(reader, input, { by: null, ended: 'refused', reason: TOO_LATE })
  return true
}

type Overdue = { over: readonly query.StoredStep[]; now: string }

/** Whoever is asked hears once more when the time is over; nobody else is asked. */
const remindOverdue = async (reader: ApprovalReader, input: Open, { over, now }: Overdue): Promise<void> => {
  const { db, companyId } = reader
  const { id } = input.instance
  const missing = standingNow(input).steps
  for (const { step, due_at, reminded_at } of over) {
    if (due_at === null || (reminded_at !== null && reminded_at >= due_at)) continue
    await query.updateStep(db, companyId, { instance: id, step }, { reminded_at: now })
    await query.insertEvent(db, companyId, { instance: id, event: 'reminded', by: null, at: now, detail: { step } })
    await write(reader, input, missing[step]?.missing ?? [], 'reminder')
  }
}

/** Those who are asked now and were not before hear of it; so do all whose time has come. */
const settleOne = async (reader: ApprovalReader, input: Open): Promise<void> => {
  const { db, companyId } = reader
  const { id } = input.instance
  const now = reader.now().toISOString()
  if (input.subject.waits === false) {
    await query.updateInstance(db, companyId, id, { state: 'lapsed', decided_at: now })
    await query.insertEvent(db, companyId, { instance: id, event: 'lapsed', by: null, at: now })
    return
  }
  const kept = await query.stepsOf(db, companyId, [id])
  const over = kept.filter((s) => s.state === 'open' && s.escalated_at === null && s.due_at !== null && s.due_at <= now)
  const whenOver = contentOf(input).whenOver ?? 'escalate'
  if (whenOver === 'decline' && over.length > 0 && (await declineOverdue(reader, input, now))) return
  if (whenOver === 'remind') await remindOverdue(reader, input, { over, now })
  const due = whenOver === 'remind' ? [] : over
  for (const { step } of due) {
    await query.updateStep(db, companyId, { instance: id, step }, { escalated_at: now })
    await query.insertEvent(db, companyId, { instance: id, event: 'escalated', by: null, at: now, detail: { step } })
  }
  const steps = await query.stepsOf(db, companyId, [id])
  const standing = standingNow({ ...input, steps })
  const turned = await saveSteps(reader, { ...input, steps }, standing)
  for (const step of turned)
    await tellTurned(reader, input, { standing, step, kept, isDue: due.some((d) => d.step === step) })
  for (const { step, remind_at, reminded_at, state } of steps) {
    if (state !== 'open' || reminded_at !== null || remind_at === null || remind_at > now) continue
    await query.updateStep(db, companyId, { instance: id, step }, { reminded_at: now })
    await query.insertEvent(db, companyId, { instance: id, event: 'reminded', by: null, at: now, detail: { step } })
    await write(reader, input, standing.steps[step]?.missing ?? [], 'reminder')
  }
}

type Turned = { standing: Standing; step: number; kept: readonly query.StoredStep[]; isDue: boolean }

const tellTurned = async (reader: ApprovalReader, input: Open, { standing, step, kept, isDue }: Turned) => {
  const before = kept.find((s) => s.step === step)?.approvers ?? []
  const missing = standing.steps[step]?.missing ?? []
  const fresh = missing.filter((id) => !before.some((a) => a.userId === id))
  if (!isDue)
    await query.insertEvent(reader.db, reader.companyId, {
      instance: input.instance.id,
      event: 'rerouted',
      by: null,
      at: reader.now().toISOString(),
      detail: { step, from: before.map((a) => a.userId), to: missing },
    })
  if (standing.open.includes(step)) await write(reader, input, fresh, isDue ? 'escalated' : 'passedOn')
}

/** What of one company waits: reminders, what is too late, and who is asked since somebody has left or stands in. */
export const settleApprovals = (services: Services, { companyId }: { companyId: string }): Promise<void> =>
  services.database.forCompany(companyId, async (db) => {
    const reader = { ...services, db, companyId }
    const asked = await readInput(reader, await query.listPendingInstances(db, companyId), await readGround(reader))
    for (const one of asked) await settleOne(reader, one)
  })

export const approvalJobs = [
  { ...defineJob('approvals-due', findDue), timetable: '*/15 * * * *' },
  defineJob('company-approvals-due', settleApprovals),
]
