import { createHash } from 'node:crypto'
import type { ApprovalKind, ApprovalSubject } from '../../../server/approvals.ts'
import type { ApprovalLine, PolicyContent } from '../../../shared/approvals.ts'
import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import { formatDecimal } from '../../../shared/decimal.ts'
import type { Language } from '../../../shared/languages.ts'
import { exact } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { decideApproval, requireSeen, withdrawApproval } from '../../platform/approvals/service.ts'
import { partsOn } from './account.rules.ts'
import { declineLeave } from './decline.service.ts'
import { approveLeave, cancelDays, dropLeave } from './effects.service.ts'
import { type LeaveGround, type LeaveReader, readLeaveGround } from './ground.service.ts'
import type { LeaveType } from './kinds.rules.ts'
import { readAccounts } from './ledger.service.ts'
import * as requests from './requests.queries.ts'
import { leaveTypeNameIn } from './type-names.ts'
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

const LINES = {
  person: { en: 'Person', ar: 'الشخص', fr: 'Personne', hi: 'व्यक्ति', ta: 'நபர்', zh: '人员' },
  kind: {
    en: 'Kind of leave',
    ar: 'نوع الإجازة',
    fr: 'Type de congé',
    hi: 'छुट्टी का प्रकार',
    ta: 'விடுப்பு வகை',
    zh: '休假类型',
  },
  from: { en: 'First day', ar: 'اليوم الأول', fr: 'Premier jour', hi: 'पहला दिन', ta: 'முதல் நாள்', zh: '开始日期' },
  until: { en: 'Last day', ar: 'اليوم الأخير', fr: 'Dernier jour', hi: 'आख़िरी दिन', ta: 'கடைசி நாள்', zh: '结束日期' },
  days: { en: 'Days', ar: 'الأيام', fr: 'Jours', hi: 'दिन', ta: 'நாட்கள்', zh: '天数' },
  after: {
    en: 'Days left after it',
    ar: 'الأيام المتبقية بعدها',
    fr: 'Jours restants ensuite',
    hi: 'इसके बाद बचे दिन',
    ta: 'அதன் பின் மீதமுள்ள நாட்கள்',
    zh: '休后剩余天数',
  },
  away: {
    en: 'Away as well',
    ar: 'غائبون أيضًا',
    fr: 'Absents aussi',
    hi: 'ये भी अनुपस्थित',
    ta: 'இவர்களும் விடுப்பில்',
    zh: '同期不在的人',
  },
  cover: {
    en: 'Too few there',
    ar: 'عدد الحاضرين قليل',
    fr: 'Trop peu de monde',
    hi: 'बहुत कम लोग रहेंगे',
    ta: 'இருப்பவர்கள் மிகக் குறைவு',
    zh: '在岗人数不足',
  },
  note: { en: 'Note', ar: 'ملاحظة', fr: 'Note', hi: 'टिप्पणी', ta: 'குறிப்பு', zh: '备注' },
  back: {
    en: 'Days to take back',
    ar: 'الأيام المطلوب استردادها',
    fr: 'Jours à reprendre',
    hi: 'वापस लेने के दिन',
    ta: 'திரும்பப் பெறும் நாட்கள்',
    zh: '要撤回的日期',
  },
  why: { en: 'Why', ar: 'السبب', fr: 'Pourquoi', hi: 'क्यों', ta: 'ஏன்', zh: '原因' },
} as const

const text = (label: keyof typeof LINES, value: string): ApprovalLine => ({ label, kind: 'text', text: value })
/** A line that holds words or days, for each of its readers. */
const worded = (label: keyof typeof LINES, textIn: (language: Language) => string): ApprovalLine => ({
  label,
  kind: 'text',
  text: textIn('en'),
  textIn,
})
/** Days one after the other, with the comma of the language. */
const daysIn = (days: readonly Day[]) => (language: Language) =>
  new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(days.map((day) => longDay(language, day)))
const hashOf = (...parts: readonly unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32)

const daysText = (minutes: number, dayMinutes: number) => formatDecimal(exact(minutes).div(dayMinutes).round(2))

const NO_TYPE: Readonly<Record<Language, string>> = {
  en: 'Leave',
  ar: 'إجازة',
  fr: 'Congé',
  hi: 'छुट्टी',
  ta: 'விடுப்பு',
  zh: '休假',
}
const typeNameIn = (type: LeaveType | undefined) => (language: Language) =>
  type ? leaveTypeNameIn(type, language) : NO_TYPE[language]

const spanIn = ({ from_day, until_day }: Pick<requests.RequestRow, 'from_day' | 'until_day'>, language: Language) =>
  from_day === until_day
    ? longDay(language, from_day)
    : `${longDay(language, from_day)} – ${longDay(language, until_day)}`

/** Who wants which leave, when. A name keeps its own direction between words of another. */
const titleIn = (request: requests.RequestRow, type: LeaveType | undefined) => (language: Language) => {
  const [kind, when] = [typeNameIn(type)(language), spanIn(request, language)]
  if (language === 'ar') return `\u2068${request.full_name}\u2069: ${kind}، ${when}`
  if (language === 'zh') return `${request.full_name}：${kind}，${when}`
  return `${request.full_name}${language === 'fr' ? ' :' : ':'} ${kind}, ${when}`
}

const thinIn = (thin: { day: Day; there: number; least: number }) => (language: Language) =>
  `${longDay(language, thin.day)}: ${thin.there} / ${thin.least}`

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
  const reserved = facts.segments.reduce((sum, one) => (one.state === 'reserved' ? sum + one.minutes : sum), 0)
  const isUnlimited = account.terms(request.from_day).content.unlimited
  const left = partsOn(facts, known.today, on).forecast - reserved
  const others = await requests.othersAway(reader.db, {
    companyId: reader.companyId,
    departmentId: request.department_id,
    from: request.from_day,
    until: request.until_day,
    except: request.employment_id,
  })
  const thin = await coverOf(reader, known, segments)
  return [
    ...(isUnlimited ? [] : [text('after', daysText(left, account.row.day_minutes))]),
    ...(others.length === 0 ? [] : [text('away', others.map(({ person }) => person).join(', '))]),
    ...(thin[0] ? [worded('cover', thinIn(thin[0]))] : []),
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
    title: titleIn(request, type)('en').slice(0, 300),
    titleIn: titleIn(request, type),
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
      text('person', request.full_name),
      worded('kind', typeNameIn(type)),
      { label: 'from', kind: 'day', day: request.from_day },
      { label: 'until', kind: 'day', day: request.until_day },
      text('days', daysText(request.minutes, request.day_minutes ?? 480)),
      ...(request.state === 'pending' ? await factsOf(reader, ground, request, segments) : []),
      ...(request.note === null ? [] : [text('note', request.note)]),
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
    lines: LINES,
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
    lines: LINES,
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
        title: titleIn(request, type)('en').slice(0, 300),
        titleIn: titleIn(request, type),
        hash: hashOf(row.id, row.days, request.version),
        path: paths.leave({ open: request.id }),
        portalPath: paths.employeePortal({ tab: 'leave' }),
        facts: { country: type?.country ?? null, department: request.department },
        lines: [
          text('person', request.full_name),
          worded('kind', typeNameIn(type)),
          worded('back', daysIn(row.days)),
          text('why', row.reason),
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
