import type { ApprovalKind, ApprovalSubject, Word } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import type { ApprovalLine, PolicyContent } from '../../../shared/approvals.ts'
import { wallIn } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { decideApproval, requireSeen, withdrawApproval } from '../../platform/approvals/service.ts'
import { CORRECTION_KIND, OVERTIME_KIND } from './request.rules.ts'
import * as query from './requests.queries.ts'
import { carryOutCorrection, endCorrection, endOvertime } from './requests.service.ts'

/** Whoever asks has a manager to say so; where there is none who can, HR, and where nobody works in HR, whoever runs the company. */
const BY_MANAGER: PolicyContent = {
  rules: [
    {
      when: {},
      steps: [
        {
          who: [
            { by: 'relation', relation: 'line-manager', mode: 'any' },
            { by: 'role', role: 'hr_admin', mode: 'any' },
            { by: 'administrators', mode: 'any' },
          ],
        },
      ],
    },
  ],
  samePerson: 'once',
}

const CHANGE = {
  add: { in: 'Add an arrival', out: 'Add a departure' },
  retime: { in: 'Move the arrival', out: 'Move the departure' },
} as const

const correctionText = ({ kind, at, direction }: query.CorrectionRow, zone: string): string => {
  if (kind === 'void' || at === null) return 'Leave a punch out'
  return `${CHANGE[kind][direction ?? 'in']} at ${wallIn(zone, at).slice(11, 16)}`
}

const subjectOf = (
  row: query.CorrectionRow | query.OvertimeRow,
  title: string,
  lines: readonly ApprovalLine[],
): ApprovalSubject => ({
  title,
  hash: `${row.id} ${row.version}`,
  path: paths.attendance(),
  facts: { country: row.country, entityId: row.entity_id, department: row.department },
  lines: [
    { label: 'person', kind: 'text', text: row.name },
    { label: 'day', kind: 'day', day: row.work_date },
    ...lines,
    { label: 'reason', kind: 'text', text: row.reason },
  ],
  authors: [],
  waits: row.state === 'asked',
})

const LINES = {
  person: { en: 'Who', ar: 'من' },
  day: { en: 'Day', ar: 'اليوم' },
  reason: { en: 'Reason', ar: 'السبب' },
}

const decided = async (ctx: Context, kind: string, word: Word) => {
  await requireSeen(ctx, { kind, ...word })
  return (await decideApproval(ctx, { kind, ...word })).ended
}

/** Something about a punch that an employee asks to have put right. */
export const correctionApprovals: ApprovalKind = {
  kind: CORRECTION_KIND,
  labels: {
    kind: { en: 'Attendance correction', ar: 'تصحيح حضور' },
    changePolicy: { en: 'Change who approves attendance corrections', ar: 'تغيير من يوافق على تصحيحات الحضور' },
    lines: { ...LINES, change: { en: 'Correction', ar: 'التصحيح' } },
  },
  permission: 'attendance.approve',
  policy: BY_MANAGER,
  subjects: async ({ db, companyId, countries }, ids) =>
    new Map(
      (await query.correctionsByIds(db, companyId, ids)).map((row) => {
        const change = correctionText(row, row.zone ?? countries.get(row.country).zone)
        return [row.id, subjectOf(row, `${row.name}: ${change}`, [{ label: 'change', kind: 'text', text: change }])]
      }),
    ),
  decide: async (ctx, word) => {
    const row = await query.lockCorrection(ctx.db, ctx.actor.companyId, word.subjectId)
    const ended = await decided(ctx, CORRECTION_KIND, word)
    if (!ended || !row) return
    if (ended === 'approved') await carryOutCorrection(ctx, row)
    else await endCorrection(ctx, row.id, 'refused')
  },
  withdraw: async (ctx, subjectId) => {
    await withdrawApproval(ctx, { kind: CORRECTION_KIND, subjectId })
    await endCorrection(ctx, subjectId, 'withdrawn')
  },
}

/** Overtime of a day, before or after it is worked. */
export const overtimeApprovals: ApprovalKind = {
  kind: OVERTIME_KIND,
  labels: {
    kind: { en: 'Overtime', ar: 'وقت إضافي' },
    changePolicy: { en: 'Change who approves overtime', ar: 'تغيير من يوافق على الوقت الإضافي' },
    lines: {
      ...LINES,
      minutes: { en: 'Minutes asked for', ar: 'الدقائق المطلوبة' },
      worked: { en: 'Minutes worked so far', ar: 'الدقائق المنجزة حتى الآن' },
    },
  },
  permission: 'attendance.approve',
  policy: BY_MANAGER,
  subjects: async ({ db, companyId }, ids) =>
    new Map(
      (await query.overtimeByIds(db, companyId, ids)).map((row) => [
        row.id,
        subjectOf(row, row.name, [
          { label: 'minutes', kind: 'count', count: row.minutes },
          { label: 'worked', kind: 'count', count: row.worked },
        ]),
      ]),
    ),
  decide: async (ctx, word) => {
    const row = await query.lockOvertime(ctx.db, ctx.actor.companyId, word.subjectId)
    const ended = await decided(ctx, OVERTIME_KIND, word)
    if (!ended || !row) return
    const minutes = ended === 'approved' ? row.minutes : null
    await endOvertime(ctx, row.id, { state: ended, minutes })
  },
  withdraw: async (ctx, subjectId) => {
    await withdrawApproval(ctx, { kind: OVERTIME_KIND, subjectId })
    await endOvertime(ctx, subjectId, { state: 'withdrawn', minutes: null })
  },
}
