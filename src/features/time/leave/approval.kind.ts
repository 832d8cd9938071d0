import { createHash } from 'node:crypto'
import type { ApprovalKind, ApprovalSubject } from '../../../server/approvals.ts'
import type { ApprovalLine, PolicyContent } from '../../../shared/approvals.ts'
import { formatDecimal } from '../../../shared/decimal.ts'
import { exact } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { decideApproval, requireSeen, withdrawApproval } from '../../platform/approvals/service.ts'
import { partsOn } from './account.rules.ts'
import {
  coverTextIn,
  dayListIn,
  LEAVE_LINES,
  leaveNameIn,
  leaveTitleIn,
  textLine,
  wordedLine,
} from './approval.words.ts'
import { declineLeave } from './decline.service.ts'
import { approveLeave, cancelDays, dropLeave } from './effects.service.ts'
import { type LeaveGround, type LeaveReader, readLeaveGround } from './ground.service.ts'
import { readAccounts } from './ledger.service.ts'
import { heldBeyond } from './left.rules.ts'
import * as requests from './requests.queries.ts'
import { coverOf } from './weigh.service.ts'

export const LEAVE_KIND = 'leave'
export const CANCELLATION_KIND = 'leave-cancellation'

/** Whoever somebody reports to; else HR, else those who run the company. */
const POLICY: PolicyContent = {
  rules: [
    {
      when: {},
      steps: [
        {
          who: [
            { by: 'relation', relation: 'line-manager', mode: 'any' },
            { by: 'subject', mode: 'any' },
            { by: 'role', role: 'hr_admin', mode: 'any' },
            { by: 'administrators', mode: 'any' },
          ],
        },
      ],
    },
  ],
  samePerson: 'once',
}

const hashOf = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)

const daysText = (minutes: number, dayMinutes: number) => formatDecimal(exact(minutes).div(dayMinutes).round(2))

/** What whoever decides needs to decide: the balance after it, and who else is away. */
const factsOf = async (
  reader: LeaveReader,
  ground: LeaveGround,
  request: requests.RequestRow,
  segments: readonly requests.SegmentOfRequest[],
): Promise<ApprovalLine[]> => {
  const accounts = await readAccounts(reader, ground, [request.employment_id])
  const account = accounts.find(({ row }) => row.leave_type === request.leave_type)
  if (!account) return []
  const { known, facts } = account
  const on = request.until_day > known.today ? request.until_day : known.today
  const isUnlimited = account.terms(request.from_day).content.unlimited
  const left = partsOn(facts, known.today, on).forecast - heldBeyond(facts.segments, on)
  const others = await requests.othersAway(reader.db, {
    companyId: reader.companyId,
    departmentId: request.department_id,
    from: request.from_day,
    until: request.until_day,
    except: request.employment_id,
  })
  const thin = await coverOf(reader, known, segments)
  return [
    ...(isUnlimited ? [] : [textLine('after', daysText(left, account.row.day_minutes))]),
    ...(others.length === 0 ? [] : [textLine('away', others.map(({ person }) => person).join(', '))]),
    ...(thin[0] ? [wordedLine('cover', coverTextIn(thin[0]))] : []),
  ]
}

const subjectOf = async (
  reader: LeaveReader,
  ground: LeaveGround,
  request: requests.RequestRow,
): Promise<ApprovalSubject> => {
  const type = ground.types.get(request.leave_type)
  const segments = await requests.segmentsOf(reader.db, reader.companyId, [request.id])
  return {
    title: leaveTitleIn(request, type)('en').slice(0, 300),
    titleIn: leaveTitleIn(request, type),
    hash: hashOf(
      request.id,
      request.from_day,
      request.until_day,
      request.minutes,
      segments.map((s) => [s.day, s.part, s.minutes, s.state === 'cancelled']),
    ),
    path: paths.leave({ open: request.id }),
    portalPath: paths.employeePortal({ tab: 'leave' }),
    facts: { country: type?.country ?? null, department: request.department },
    lines: [
      textLine('person', request.full_name),
      wordedLine('kind', leaveNameIn(type)),
      { label: 'from', kind: 'day', day: request.from_day },
      { label: 'until', kind: 'day', day: request.until_day },
      textLine('days', daysText(request.minutes, request.day_minutes ?? 480)),
      ...(request.state === 'pending' ? await factsOf(reader, ground, request, segments) : []),
      ...(request.note === null ? [] : [textLine('note', request.note)]),
    ],
    authors: [],
    waits: request.state === 'pending',
  }
}

/** Leave that somebody asks for. */
export const leaveApprovals: ApprovalKind = {
  kind: LEAVE_KIND,
  labels: {
    kind: { en: 'Leave', ar: 'إجازة', fr: 'Congé', hi: 'छुट्टी', ta: 'விடுப்பு', zh: '休假' },
    changePolicy: { en: 'Change who approves leave', ar: 'تغيير من يوافق على الإجازات' },
    lines: LEAVE_LINES,
  },
  permission: 'leave.approve',
  fromPortal: true,
  policy: POLICY,
  subjects: async (reader, ids) => {
    const ground = await readLeaveGround(reader)
    const found = new Map<string, ApprovalSubject>()
    for (const request of await requests.requestsByIds(reader.db, reader.companyId, ids))
      found.set(request.id, await subjectOf(reader, ground, request))
    return found
  },
  decide: async (ctx, word) => {
    await requests.lockRequest(ctx.db, ctx.actor.companyId, word.subjectId)
    await requireSeen(ctx, { kind: LEAVE_KIND, ...word })
    const { ended } = await decideApproval(ctx, { kind: LEAVE_KIND, ...word })
    if (ended === 'approved') await approveLeave(ctx, word.subjectId, word.reason)
    if (ended === 'refused') await dropLeave(ctx, word.subjectId, { state: 'refused', answer: word.reason })
    ctx.audit({ action: `leave.${word.verdict}`, targetType: 'leave', targetId: word.subjectId, detail: { ended } })
  },
  decline: declineLeave,
  withdraw: async (ctx, subjectId) => {
    await requests.lockRequest(ctx.db, ctx.actor.companyId, subjectId)
    await withdrawApproval(ctx, { kind: LEAVE_KIND, subjectId })
    await dropLeave(ctx, subjectId, { state: 'withdrawn', answer: null })
    ctx.audit({ action: 'leave.withdraw', targetType: 'leave', targetId: subjectId })
  },
}

/** Days of leave that has begun, which somebody wants to have back. */
export const cancellationApprovals: ApprovalKind = {
  kind: CANCELLATION_KIND,
  labels: {
    kind: {
      en: 'Leave taken back',
      ar: 'استرداد إجازة',
      fr: 'Congé repris',
      hi: 'छुट्टी वापस',
      ta: 'திரும்பப் பெற்ற விடுப்பு',
      zh: '撤回休假',
    },
    changePolicy: { en: 'Change who approves leave that is taken back', ar: 'تغيير من يوافق على استرداد الإجازات' },
    lines: LEAVE_LINES,
  },
  permission: 'leave.approve',
  fromPortal: true,
  policy: POLICY,
  subjects: async (reader, ids) => {
    const ground = await readLeaveGround(reader)
    const rows = await requests.cancellationsByIds(reader.db, reader.companyId, ids)
    const of = new Map(
      (
        await requests.requestsByIds(
          reader.db,
          reader.companyId,
          rows.map((row) => row.request_id),
        )
      ).map((one) => [one.id, one]),
    )
    const found = new Map<string, ApprovalSubject>()
    for (const row of rows) {
      const request = of.get(row.request_id)
      if (!request) continue
      const type = ground.types.get(request.leave_type)
      found.set(row.id, {
        title: leaveTitleIn(request, type)('en').slice(0, 300),
        titleIn: leaveTitleIn(request, type),
        hash: hashOf(row.id, row.days, request.version),
        path: paths.leave({ open: request.id }),
        portalPath: paths.employeePortal({ tab: 'leave' }),
        facts: { country: type?.country ?? null, department: request.department },
        lines: [
          textLine('person', request.full_name),
          wordedLine('kind', leaveNameIn(type)),
          wordedLine('back', dayListIn(row.days)),
          textLine('why', row.reason),
        ],
        authors: [],
        waits: row.state === 'pending',
      })
    }
    return found
  },
  decide: async (ctx, word) => {
    const [row] = await requests.cancellationsByIds(ctx.db, ctx.actor.companyId, [word.subjectId])
    if (row) await requests.lockRequest(ctx.db, ctx.actor.companyId, row.request_id)
    await requireSeen(ctx, { kind: CANCELLATION_KIND, ...word })
    const { ended } = await decideApproval(ctx, { kind: CANCELLATION_KIND, ...word })
    if (!ended || !row) return
    await requests.decideCancellation(ctx.db, ctx.actor.companyId, {
      id: row.id,
      state: ended,
      at: ctx.now().toISOString(),
    })
    if (ended === 'approved') await cancelDays(ctx, row.request_id, row.days)
    ctx.audit({
      action: `leave.take-back-${ended}`,
      targetType: 'leave',
      targetId: row.request_id,
      detail: { days: row.days },
    })
  },
  withdraw: async (ctx, subjectId) => {
    await withdrawApproval(ctx, { kind: CANCELLATION_KIND, subjectId })
    await requests.decideCancellation(ctx.db, ctx.actor.companyId, {
      id: subjectId,
      state: 'withdrawn',
      at: ctx.now().toISOString(),
    })
  },
}
