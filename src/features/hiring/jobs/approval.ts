import type { Context } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import * as query from './approval.queries.ts'
import { type ApprovalStatus, approvalStatusOf, needsApproval, type TeamRole } from './approval.rules.ts'
import type { StoredJob } from './queries.ts'
import type { Gate, JobStatus } from './state.rules.ts'

type Team = { userId: string; role: TeamRole }[]

/** How a job stands to those who approve it. */
export type Approval = {
  needed: boolean
  approved: boolean
  /** A change of the published job is what is asked for. */
  proposed: boolean
  team: Team
  steps: query.Step[]
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

type Judged = Pick<StoredJob, 'id' | 'approved_at' | 'proposed'>

/** Of many jobs at once, in a handful of statements. */
export const approvalsOf = async (
  db: Db,
  companyId: string,
  jobs: readonly Judged[],
): Promise<(job: { id: string }) => Approval> => {
  const ids = jobs.map((j) => j.id)
  const setting = await query.jobsNeedApproval(db, companyId)
  const people = await query.listTeamMembers(db, companyId)
  const named = await query.teamsOf(db, companyId, ids)
  const others = named.map((t) => t.userId).filter((id) => !people.some((p) => p.id === id))
  const employees = others.length > 0 ? await query.employeesIn(db, companyId, others) : []
  const teams = Map.groupBy(named, (t) => t.jobId)
  const steps = Map.groupBy(await query.stepsOf(db, companyId, ids), (s) => s.job_id)
  const administrators = people.filter(query.isCompanyAdmin).map((p) => p.id)
  return ({ id }) => {
    const team = (teams.get(id) ?? []).map(({ userId, role }) => ({ userId, role }))
    const all = steps.get(id) ?? []
    const last = all.findLastIndex((s) => s.step === 'asked')
    const round = last < 0 ? [] : all.slice(last)
    const approvers = team.filter((t) => t.role === 'approver').map((t) => t.userId)
    const given = round.filter((s) => s.step === 'approved').flatMap((s) => s.by_user ?? [])
    const askedBy = round[0]?.by_user ?? null
    return {
      needed: needsApproval(setting, approvers),
      approved: jobs.find((j) => j.id === id)?.approved_at != null,
      proposed: jobs.find((j) => j.id === id)?.proposed != null,
      team,
      steps: all,
      askedBy,
      given,
      standing: approvalStatusOf({ named: approvers, administrators, askedBy, given }),
      people,
      employees,
    }
  }
}

export const approvalOf = async (db: Db, companyId: string, job: Judged) =>
  (await approvalsOf(db, companyId, [job]))(job)

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

const send = (ctx: Context, to: query.TeamMember, letter: ReturnType<typeof renderTemplate>) =>
  sendMessage(ctx, ctx.db, { companyId: ctx.actor.companyId, channel: 'email', recipient: to.email, ...letter })

const linkTo = (ctx: Context, id: string) => `${ctx.settings.publicUrl}/dashboard/jobs?job=${id}`

export const notifyJobApprovers = async (
  ctx: Context,
  { id, title }: Pick<StoredJob, 'id' | 'title'>,
  approval: Approval,
) => {
  const { people, standing } = approval
  const who = personIn(people, ctx.actor.userId) ?? ctx.actor.email
  for (const to of people.filter((p) => standing.missing.includes(p.id) && p.id !== ctx.actor.userId))
    await send(
      ctx,
      to,
      renderTemplate('approval-asked', to.language, {
        name: to.first_name,
        who,
        what: approval.proposed ? 'change' : 'job',
        title,
        link: linkTo(ctx, id),
      }),
    )
}

export const notifyJobRequester = async (
  ctx: Context,
  { id, title }: Pick<StoredJob, 'id' | 'title'>,
  { people, askedBy, proposed }: Approval,
  outcome: 'approved' | 'sentBack',
  reason: string | null,
) => {
  const to = people.find((p) => p.id === askedBy)
  if (!to || to.id === ctx.actor.userId) return
  const who = personIn(people, ctx.actor.userId) ?? ctx.actor.email
  await send(
    ctx,
    to,
    renderTemplate('approval-answered', to.language, {
      name: to.first_name,
      who,
      what: proposed ? ('change' as const) : ('job' as const),
      title,
      outcome,
      reason: reason ?? '',
      link: linkTo(ctx, id),
    }),
  )
}
