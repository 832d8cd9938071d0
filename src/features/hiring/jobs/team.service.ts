import type { ApprovalControl } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { waitingControl } from '../../platform/approvals/controls.service.ts'
import { readerOf } from '../../platform/approvals/ground.service.ts'
import { lapseApproval } from '../../platform/approvals/service.ts'
import { saveCompanySettings } from '../../platform/settings/service.ts'
import * as query from './approval.queries.ts'
import { type Approval, approvalOf, KIND, personIn } from './approval.ts'
import { managesJobs } from './policy.ts'
import { findJob, updateJob } from './queries.ts'
import {
  CONTROLS,
  type Control,
  getHiringSettings,
  hiringApprovals,
  jobQuestionSettings,
  saveApprovals,
} from './settings.service.ts'
import { isPublished, type JobStatus } from './state.rules.ts'
import type * as contract from './team.contract.ts'
import type { ApprovalView, Member } from './team.contract.ts'

export const membersOf = ({ team, people, employees }: Approval): Member[] =>
  team.flatMap(({ userId, role }): Member[] => {
    const name = personIn(people, userId)
    if (name !== null) return [{ userId, name, role, employee: false, position: null }]
    const found = employees.find((e) => e.id === userId)
    return found ? [{ userId, name: query.nameOf(found), role, employee: true, position: found.position }] : []
  })

export const toApprovalView = (approval: Approval, status: JobStatus): ApprovalView => {
  const { needed, people, steps, standing, askedBy } = approval
  const names = (ids: readonly string[]) => ids.flatMap((id) => personIn(people, id) ?? [])
  const last = steps.at(-1)
  const waits = status === 'pending_approval' || approval.proposed
  const input = steps.findLast((s) => s.step === 'asked')
  const back = (status === 'draft' || isPublished(status)) && last?.step === 'sent_back' ? last : null
  return {
    needed,
    alone: standing.alone,
    askedBy: waits ? personIn(people, askedBy) : null,
    askedAt: waits && input ? iso(input.at) : null,
    given: names(standing.judges.filter((id) => approval.given.includes(id))),
    missing: waits ? names(standing.missing) : [],
    all: standing.all,
    sentBack: back && { by: personIn(people, back.by_user), note: back.note ?? '', at: iso(back.at) },
    lapsed: status === 'draft' && last?.step === 'lapsed',
    steps: steps.map((s) => ({
      step: s.step,
      by: personIn(people, s.by_user),
      note: s.note,
      at: iso(s.at),
    })),
  }
}

const heldJob = async (ctx: Context, id: string, lock: boolean) => {
  const job = await findJob(ctx.db, ctx.actor.companyId, id, { lock })
  if (!job) throw notFound('Job')
  return job
}

const toTeam = (approval: Approval): Output<typeof contract.readTeam> => ({
  team: membersOf(approval),
  people: approval.people.map((p) => ({ userId: p.id, name: query.nameOf(p), mayApprove: query.isCompanyAdmin(p) })),
})

export const readTeam = async (ctx: Context, { id }: Parsed<typeof contract.readTeam>) =>
  toTeam(await approvalOf(readerOf(ctx), await heldJob(ctx, id, false)))

const approversIn = (team: readonly { userId: string; role: string }[]) =>
  team
    .filter((t) => t.role === 'approver')
    .map((t) => t.userId)
    .sort()

export const saveTeam = async (ctx: Context, { id, team }: Parsed<typeof contract.saveTeam>) => {
  const { db, actor } = ctx
  const job = await heldJob(ctx, id, true)
  const before = await approvalOf(readerOf(ctx), job)
  const chosen = [...new Map(team.map((t) => [`${t.userId} ${t.role}`, t])).values()]
  const ids = chosen.map((t) => t.userId)
  const employees = await query.employeesIn(db, actor.companyId, ids)
  for (const { userId, role } of chosen) {
    const person = before.people.find((p) => p.id === userId)
    const employee = employees.find((e) => e.id === userId)
    if (employee && role !== 'interviewer')
      throw invalid({ team: `${query.nameOf(employee)} can hold interviews of this job and have no other part in it.` })
    if (employee) continue
    if (!person) throw invalid({ team: 'Somebody you chose does not work for your company any more.' })
    if (role === 'approver' && !query.isCompanyAdmin(person))
      throw invalid({ team: `${query.nameOf(person)} cannot approve jobs: only those who run the company can.` })
  }
  const turned = approversIn(chosen).join() !== approversIn(before.team).join()
  if (turned && (job.status === 'pending_approval' || job.proposed !== null))
    throw new Refusal('CONFLICT', 'This job waits for its approvers. Take the request back before you change them.')
  await query.setTeam(db, actor.companyId, id, chosen)
  const after = await approvalOf(readerOf(ctx), job)
  // Somebody new has to approve what is not public yet: their word is missing.
  const lapses =
    (job.status === 'approved' || job.status === 'scheduled') && job.approved_at !== null && !after.standing.complete
  if (turned && lapses) {
    await updateJob(db, actor.companyId, id, {
      changes: { status: 'draft', publish_at: null, approved_at: null },
      by: actor.userId,
    })
    await lapseApproval(ctx, { kind: KIND, subjectId: id })
  }
  const plain = (approval: Approval) => membersOf(approval).map(({ name, role }) => ({ name, role }))
  ctx.audit({
    action: 'job.team',
    targetType: 'job',
    targetId: id,
    before: { team: plain(before) },
    after: { team: plain(after) },
    detail: { title: job.title, ...(turned && lapses ? { approval: 'lapsed' } : {}) },
  })
  return toTeam(after)
}

/** What somebody wants to switch off, while another has to agree. */
const waitingOf = async (ctx: Context, people: readonly query.TeamMember[], control: string) => {
  const waiting = await waitingControl(ctx, control)
  return waiting && { by: personIn(people, waiting.asked_by), at: iso(waiting.asked_at) }
}

export const readSettings = async (ctx: Context): Promise<Output<typeof contract.readHiringSettings>> => {
  const { db, actor } = ctx
  const people = await query.listTeamMembers(db, actor.companyId)
  return {
    ...(await getHiringSettings(db, actor.companyId)),
    switchingOff: { jobs: await waitingOf(ctx, people, 'jobs'), offers: await waitingOf(ctx, people, 'offers') },
    alone: people.filter(query.isCompanyAdmin).length < 2,
    mayWrite: managesJobs(actor),
  }
}

/** What guards others is switched on by anyone who runs the company, and off by two of them where there are two. */
export const saveSettings = async (ctx: Context, input: Parsed<typeof contract.saveHiringSettings>) => {
  const { db, actor } = ctx
  const before = await getHiringSettings(db, actor.companyId)
  const wanted = {
    jobsNeedApproval: input.jobsNeedApproval,
    offersNeedApproval: input.offersNeedApproval ?? before.offersNeedApproval,
    peopleMayAsk: input.peopleMayAsk ?? before.peopleMayAsk,
  }
  const from = dayIn('UTC', ctx.now())
  const approvals = await saveApprovals(ctx, { scope: 'company', scopeId: null, from, before, wanted })
  const after = { ...approvals, peopleMayAsk: wanted.peopleMayAsk }
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    const { peopleMayAsk, ...rest } = after
    await saveCompanySettings(ctx, hiringApprovals, rest)
    await saveCompanySettings(ctx, jobQuestionSettings, { peopleMayAsk })
    ctx.audit({ action: 'hiringSettings.save', targetType: 'company', targetId: actor.companyId, before, after })
  }
  return readSettings(ctx)
}

/** Another has agreed, or there is nobody else. */
export const switchOff =
  (control: Control): ApprovalControl['apply'] =>
  async (ctx) => {
    await saveCompanySettings(ctx, hiringApprovals, { [CONTROLS[control]]: false })
  }
