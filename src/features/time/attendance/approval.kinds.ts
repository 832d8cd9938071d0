import type { ApprovalKind, ApprovalLabels, ApprovalSubject, Word } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import type { ApprovalLine, PolicyContent } from '../../../shared/approvals.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { addDays, wallIn } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid } from '../../../shared/refusal.ts'
import { decideApproval, requireSeen, withdrawApproval } from '../../platform/approvals/service.ts'
import { durationIn, requestTitleIn } from './approval.words.ts'
import { CORRECTION_KIND, OVERTIME_KIND } from './request.rules.ts'
import * as query from './requests.queries.ts'
import { carryOutCorrection, endCorrection, endOvertime, grantOvertime } from './requests.service.ts'

/** Whoever asks has a manager to say so; where there is none who can, HR, and where nobody works in HR, whoever runs the company. */
export const BY_MANAGER: PolicyContent = {
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

/** What is to be put right, as a line of its own name with the time of it. */
const changeLine = ({ kind, at, direction, was_at, work_date }: query.CorrectionRow, zone: string): ApprovalLine => {
  const label = kind === 'void' ? 'void' : `${kind}-${direction ?? 'in'}`
  const time = at ?? was_at
  if (time === null) return { label, kind: 'text', text: '–' }
  const wall = wallIn(zone, time)
  const [day, clock] = [wall.slice(0, 10), wall.slice(11, 16)]
  if (day === work_date) return { label, kind: 'text', text: clock }
  // Of the night before or after it is said with its day.
  const textIn = (language: Language) => `${longDay(language, day)}, ${clock}`
  return { label, kind: 'text', text: textIn('en'), textIn }
}

const subjectOf = (row: query.CorrectionRow | query.OvertimeRow, lines: readonly ApprovalLine[]): ApprovalSubject => ({
  title: requestTitleIn({ name: row.name, day: row.work_date })('en').slice(0, 300),
  titleIn: requestTitleIn({ name: row.name, day: row.work_date }),
  hash: `${row.id} ${row.version}`,
  path: paths.attendance(),
  portalPath: paths.employeePortal({ tab: 'attendance' }),
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

const durationLine = (label: string, minutes: number): ApprovalLine => ({
  label,
  kind: 'text',
  text: durationIn(minutes)('en'),
  textIn: durationIn(minutes),
})

export const LINES: ApprovalLabels['lines'] = {
  person: { en: 'Who', ar: 'من', fr: 'Qui', hi: 'कौन', ta: 'யார்', zh: '人员' },
  day: { en: 'Day', ar: 'اليوم', fr: 'Jour', hi: 'दिन', ta: 'நாள்', zh: '日期' },
  reason: { en: 'Reason', ar: 'السبب', fr: 'Motif', hi: 'कारण', ta: 'காரணம்', zh: '原因' },
}

/**
 * Minutes that are approved where they are fewer than what is left of the request; null: all of them.
 * @throws Refusal 422 for more than that, and for fewer without a reason
 */
const grantedOf = (row: query.OvertimeRow, { granted = null, reason }: Word): number | null => {
  const most = row.granted_minutes ?? row.minutes
  if (granted === null || granted === most) return null
  if (granted > most) throw invalid({ granted: `Approve at most ${most} minutes` })
  if (!reason) throw invalid({ reason: 'Say why fewer minutes are approved' })
  return granted
}

export const decided = async (ctx: Context, kind: string, word: Word) => {
  await requireSeen(ctx, { kind, ...word })
  return (await decideApproval(ctx, { kind, ...word })).ended
}

/** Something about a punch that an employee asks to have put right. */
export const correctionApprovals: ApprovalKind = {
  kind: CORRECTION_KIND,
  labels: {
    kind: {
      en: 'Attendance correction',
      ar: 'تصحيح حضور',
      fr: 'Correction de présence',
      hi: 'हाज़िरी में सुधार',
      ta: 'வருகைத் திருத்தம்',
      zh: '考勤更正',
    },
    changePolicy: { en: 'Change who approves attendance corrections', ar: 'تغيير من يوافق على تصحيحات الحضور' },
    lines: {
      ...LINES,
      'add-in': {
        en: 'Add an arrival at',
        ar: 'إضافة حضور عند',
        fr: 'Ajouter une arrivée à',
        hi: 'आगमन जोड़ें',
        ta: 'வருகையைச் சேர்',
        zh: '补录上班打卡',
      },
      'add-out': {
        en: 'Add a departure at',
        ar: 'إضافة انصراف عند',
        fr: 'Ajouter un départ à',
        hi: 'प्रस्थान जोड़ें',
        ta: 'புறப்பாட்டைச் சேர்',
        zh: '补录下班打卡',
      },
      'retime-in': {
        en: 'Move the arrival to',
        ar: 'نقل الحضور إلى',
        fr: 'Déplacer l’arrivée à',
        hi: 'आगमन का समय बदलें',
        ta: 'வருகை நேரத்தை மாற்று',
        zh: '上班时间改为',
      },
      'retime-out': {
        en: 'Move the departure to',
        ar: 'نقل الانصراف إلى',
        fr: 'Déplacer le départ à',
        hi: 'प्रस्थान का समय बदलें',
        ta: 'புறப்பாட்டு நேரத்தை மாற்று',
        zh: '下班时间改为',
      },
      void: {
        en: 'Leave out the punch at',
        ar: 'استبعاد تسجيل الساعة',
        fr: 'Ignorer le pointage de',
        hi: 'यह पंच छोड़ें',
        ta: 'இந்தப் பதிவை விலக்கு',
        zh: '不计此打卡',
      },
    },
  },
  permission: 'attendance.approve',
  fromPortal: true,
  policy: BY_MANAGER,
  subjects: async ({ db, companyId, countries }, ids) =>
    new Map(
      (await query.correctionsByIds(db, companyId, ids)).map((row) => {
        const zone = row.zone ?? countries.get(row.country).zone
        return [row.id, subjectOf(row, [changeLine(row, zone)])]
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
    kind: {
      en: 'Overtime',
      ar: 'وقت إضافي',
      fr: 'Heures supplémentaires',
      hi: 'ओवरटाइम',
      ta: 'கூடுதல் நேரம்',
      zh: '加班',
    },
    changePolicy: { en: 'Change who approves overtime', ar: 'تغيير من يوافق على الوقت الإضافي' },
    lines: {
      ...LINES,
      minutes: {
        en: 'Asked for',
        ar: 'المطلوب',
        fr: 'Demandé',
        hi: 'माँगा गया समय',
        ta: 'கேட்ட நேரம்',
        zh: '申请时长',
      },
      granted: {
        en: 'Approved so far',
        ar: 'الموافق عليه حتى الآن',
        fr: 'Approuvé jusqu’ici',
        hi: 'अब तक मंज़ूर समय',
        ta: 'இதுவரை ஒப்புதலான நேரம்',
        zh: '目前已批准',
      },
      before: {
        en: 'Approved for this day already',
        ar: 'الموافق عليه لهذا اليوم من قبل',
        fr: 'Déjà approuvé pour ce jour',
        hi: 'इस दिन के लिए पहले से मंज़ूर',
        ta: 'இந்த நாளுக்கு ஏற்கெனவே ஒப்புதல்',
        zh: '当天已批准',
      },
      worked: {
        en: 'Worked so far',
        ar: 'المنجز حتى الآن',
        fr: 'Travaillé jusqu’ici',
        hi: 'अब तक किया गया समय',
        ta: 'இதுவரை வேலை செய்த நேரம்',
        zh: '目前已加班',
      },
    },
  },
  permission: 'attendance.approve',
  fromPortal: true,
  policy: BY_MANAGER,
  subjects: async ({ db, companyId }, ids) =>
    new Map(
      (await query.overtimeByIds(db, companyId, ids)).map((row) => [
        row.id,
        {
          ...subjectOf(row, [
            durationLine('minutes', row.minutes),
            ...(row.granted_minutes === null ? [] : [durationLine('granted', row.granted_minutes)]),
            ...(row.approved_before === 0 ? [] : [durationLine('before', row.approved_before)]),
            durationLine('worked', row.worked),
          ]),
          grantable: row.granted_minutes ?? row.minutes,
        },
      ]),
    ),
  decide: async (ctx, word) => {
    const row = await query.lockOvertime(ctx.db, ctx.actor.companyId, word.subjectId)
    const granted = row && word.verdict === 'approve' ? grantedOf(row, word) : null
    const ended = await decided(ctx, OVERTIME_KIND, word)
    if (!row) return
    if (granted !== null) await grantOvertime(ctx, row, { minutes: granted, reason: word.reason })
    if (!ended) return
    const minutes = ended === 'approved' ? (granted ?? row.granted_minutes ?? row.minutes) : null
    // What an earlier approver said of fewer minutes stays, where the last one said nothing.
    await endOvertime(ctx, row.id, { state: ended, minutes, answer: word.reason ?? row.answer })
  },
  // Only what is not worked yet: declined afterwards it would be pay that a clock takes away.
  decline: async ({ db, companyId, now }, { subjectId, reason }) => {
    const row = await query.lockOvertime(db, companyId, subjectId)
    const at = now().toISOString()
    if (row?.state !== 'asked' || row.timing !== 'before' || row.work_date <= addDays(at.slice(0, 10), 1)) return false
    await query.endOvertime(db, companyId, subjectId, { state: 'refused', minutes: null, answer: reason, at, by: null })
    return true
  },
  withdraw: async (ctx, subjectId) => {
    await withdrawApproval(ctx, { kind: OVERTIME_KIND, subjectId })
    await endOvertime(ctx, subjectId, { state: 'withdrawn', minutes: null, answer: null })
  },
}
