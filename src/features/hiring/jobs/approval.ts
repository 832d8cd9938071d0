import { createHash } from 'node:crypto'
import { type ApprovalReader, countryLine } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import type { ApprovalLine } from '../../../shared/approvals.ts'
import { toMinor } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { monthlyPay, payOf } from '../../adverts/content/posting.rules.ts'
import {
  type ApprovalStanding,
  type KnownSubject,
  standingsOfApprovals,
} from '../../platform/approvals/standing.service.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { payLabel } from './approval.pay.ts'
import * as query from './approval.queries.ts'
import { needsApproval, type TeamRole } from './approval.rules.ts'
import type { StoredJob } from './queries.ts'
import { jobsNeedApproval } from './settings.service.ts'
import { APPROVED, type Gate, type JobStatus } from './state.rules.ts'

export const KIND = 'job'

type Team = { userId: string; role: TeamRole }[]

/** What happened to a job in the words of its page. */
export type Step = {
  step: 'asked' | 'approved' | 'sent_back' | 'withdrawn' | 'lapsed'
  by_user: string | null
  note: string | null
  at: string
}

const STEP = {
  asked: 'asked',
  approve: 'approved',
  refuse: 'sent_back',
  withdrawn: 'withdrawn',
  lapsed: 'lapsed',
} as const

/** Whose word counts, and whether it is there. */
export type ApprovalStatus = {
  judges: string[]
  /** Each of them, or any one. */
  all: boolean
  /** Nobody but whoever asked is there to approve. */
  alone: boolean
  missing: string[]
  complete: boolean
  /** Whether somebody's word would be the last one missing. */
  endsWith: (userId: string) => boolean
}

/** How a job stands to those who approve it. */
export type Approval = {
  needed: boolean
  approved: boolean
  /** A change of the published job is what is asked for. */
  proposed: boolean
  team: Team
  steps: Step[]
  askedBy: string | null
  /** Who of those whose word counts has given it. */
  given: string[]
  standing: ApprovalStatus
  people: readonly query.TeamMember[]
  /** Employees on the team: they hold interviews. */
  employees: Awaited<ReturnType<typeof query.employeesIn>>
}

export const personIn = (people: readonly query.TeamMember[], id: string | null): string | null => {
  const found = people.find((p) => p.id === id)
  return found ? query.nameOf(found) : null
}

type Judged = Pick<
  StoredJob,
  'id' | 'title' | 'department' | 'country' | 'status' | 'content' | 'approved_at' | 'proposed'
>

/** What others give their word for, as a fingerprint: the job's own fields and the change that is asked for. */
const hashOf = (content: JobContent, proposed: unknown): string => {
  const fields = Object.fromEntries(APPROVED.map((name) => [name, content[name as keyof JobContent] ?? null]))
  return createHash('sha256')
    .update(JSON.stringify([fields, proposed ?? null]))
    .digest('hex')
}

const text = (label: string, value: string): ApprovalLine[] => (value ? [{ label, kind: 'text', text: value }] : [])
const plain = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))

type Currency = { code: string; minorUnits: number }

const pay = (label: string, amount: string, { code, minorUnits }: Currency): ApprovalLine[] =>
  amount ? [{ label, kind: 'money', minor: toMinor(amount, minorUnits), currency: code, decimals: minorUnits }] : []

/** What is needed to decide: the job, and of a change what it was and would be. */
const linesOf = (
  content: JobContent,
  proposed: Record<string, unknown> | null,
  currency: Currency,
  country: string,
): ApprovalLine[] => {
  if (proposed)
    return Object.entries(proposed).map(([name, value]) => ({
      label: `change:${name}`,
      kind: 'text',
      text: `${plain(content[name as keyof JobContent]) || '–'} → ${plain(value) || '–'}`,
    }))
  return [
    ...text('department', content.department),
    countryLine(content.country, country),
    { label: 'vacancies', kind: 'count', count: content.vacancies },
    ...pay(payLabel('payFrom', content.payPeriod), content.payMin, currency),
    ...pay(payLabel('payTo', content.payPeriod), content.payMax, currency),
    ...(content.closesOn ? [{ label: 'closesOn', kind: 'day' as const, day: content.closesOn }] : []),
  ]
}

const subjectOf = (
  { countries }: Pick<ApprovalReader, 'countries'>,
  job: Judged,
  named: readonly string[],
): KnownSubject => {
  const content = JobContent.parse(job.content)
  const proposed = job.proposed as Record<string, unknown> | null
  const { currency, name } = countries.get(content.country)
  // What would be, whole: pay is raised by its lowest figure, and by what it is paid for, as well as by its highest.
  const next = JobContent.parse({ ...content, ...proposed })
  const { currency: paidIn } = countries.find(next.country) ?? { currency }
  const { max: highest, period } = payOf(next, paidIn.minorUnits)
  return {
    id: job.id,
    title: job.title,
    hash: hashOf(content, proposed),
    path: paths.companyJobs({ job: job.id, tab: 'advert' }),
    facts: {
      country: next.country,
      department: next.department,
      named,
      flags: proposed ? ['change'] : [],
      amount: highest === null ? null : { minor: monthlyPay(highest, period), currency: paidIn.code },
    },
    lines: linesOf(content, proposed, currency, name),
    authors: [],
    waits: job.status === 'pending_approval' || proposed !== null,
  }
}

const approversIn = (team: Team) => team.filter((t) => t.role === 'approver').map((t) => t.userId)

/** Jobs as the inbox reads them. */
export const jobSubjects = async (reader: ApprovalReader, ids: readonly string[]) => {
  const jobs = await query.jobsToApprove(reader.db, reader.companyId, ids)
  const teams = Map.groupBy(await query.teamsOf(reader.db, reader.companyId, ids), (t) => t.jobId)
  return new Map(jobs.map((job) => [job.id, subjectOf(reader, job as Judged, approversIn(teams.get(job.id) ?? []))]))
}

const statusOf = (standing: ApprovalStanding): ApprovalStatus => ({
  judges: standing.approvers.map((a) => a.userId),
  all: standing.all,
  alone: standing.alone,
  missing: standing.missing,
  complete: standing.complete === 'approve',
  endsWith: standing.endsWith,
})

/** Of many jobs at once, in a handful of statements. */
export const approvalsOf = async (
  reader: ApprovalReader,
  jobs: readonly Judged[],
): Promise<(job: { id: string }) => Approval> => {
  const { db, companyId } = reader
  const ids = jobs.map((j) => j.id)
  const setting = await jobsNeedApproval(db, companyId)
  const people = await query.listTeamMembers(db, companyId)
  const named = await query.teamsOf(db, companyId, ids)
  const others = named.map((t) => t.userId).filter((id) => !people.some((p) => p.id === id))
  const employees = others.length > 0 ? await query.employeesIn(db, companyId, others) : []
  const teams = Map.groupBy(named, (t) => t.jobId)
  const teamOf = (id: string): Team => (teams.get(id) ?? []).map(({ userId, role }) => ({ userId, role }))
  const subjects = jobs.map((job) => subjectOf(reader, job, approversIn(teamOf(job.id))))
  const standings = await standingsOfApprovals(reader, KIND, subjects)
  return ({ id }) => {
    const team = teamOf(id)
    const standing = standings.get(id) as ApprovalStanding
    const status = statusOf(standing)
    return {
      needed: needsApproval(setting, approversIn(team)),
      approved: jobs.find((j) => j.id === id)?.approved_at != null,
      proposed: jobs.find((j) => j.id === id)?.proposed != null,
      team,
      steps: standing.history.map((h) => ({ step: STEP[h.what], by_user: h.by, note: h.note, at: h.at })),
      askedBy: standing.askedBy,
      given: standing.given,
      standing: status,
      people,
      employees,
    }
  }
}

export const approvalOf = async (reader: ApprovalReader, job: Judged) => (await approvalsOf(reader, [job]))(job)

/** What it means for one who asks. Where the last one missing has left the company, any of the others may say that it is enough. */
export const gateFor = ({ needed, approved, proposed, standing }: Approval, userId: string): Gate => ({
  needed,
  approved,
  proposed,
  mayJudge: standing.missing.includes(userId) || (standing.complete && standing.judges.includes(userId)),
})

/** Whether a job waits for this person’s word. */
export const waitsFor = (status: JobStatus, approval: Approval, userId: string): boolean =>
  (status === 'pending_approval' || approval.proposed) && gateFor(approval, userId).mayJudge

export const WITHOUT_APPROVAL = 'This job needs approval before it is published. Ask for approval first.'

/** Somebody of the team who is told of an approval; it leads where the facts do. */
export const recipientOf = <F extends { link: string }>({ id, email, language }: query.TeamMember, facts: F) => ({
  userId: id,
  email,
  language: language ?? 'en',
  link: facts.link,
  facts,
})

const linkTo = (ctx: Context, id: string) => `${ctx.settings.publicUrl}${paths.companyJobs({ job: id, tab: 'advert' })}`

export const notifyJobApprovers = async (
  ctx: Context,
  { id, title }: Pick<StoredJob, 'id' | 'title'>,
  approval: Approval,
) => {
  const { people, standing } = approval
  const who = personIn(people, ctx.actor.userId) ?? ctx.actor.email
  const what = approval.proposed ? ('change' as const) : ('job' as const)
  const recipients = people
    .filter((p) => standing.missing.includes(p.id) && p.id !== ctx.actor.userId)
    .map((to) => recipientOf(to, { name: to.first_name, who, what, title, link: linkTo(ctx, id) }))
  await notifyPeople(ctx, ctx.db, { event: 'approval-asked', companyId: ctx.actor.companyId, recipients })
}

export const notifyJobRequester = async (
  ctx: Context,
  { id, title }: Pick<StoredJob, 'id' | 'title'>,
  { people, askedBy, proposed }: Approval,
  { outcome, reason }: { outcome: 'approved' | 'sentBack'; reason: string | null },
) => {
  const to = people.find((p) => p.id === askedBy)
  if (!to || to.id === ctx.actor.userId) return
  const who = personIn(people, ctx.actor.userId) ?? ctx.actor.email
  const facts = {
    name: to.first_name,
    who,
    what: proposed ? ('change' as const) : ('job' as const),
    title,
    outcome,
    reason: reason ?? '',
    link: linkTo(ctx, id),
  }
  const recipients = [recipientOf(to, facts)]
  await notifyPeople(ctx, ctx.db, { event: 'approval-answered', companyId: ctx.actor.companyId, recipients })
}
