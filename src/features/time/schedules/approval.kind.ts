import type { ApprovalKind } from '../../../server/approvals.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { iso } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { decideApproval, requireSeen, withdrawApproval } from '../../platform/approvals/service.ts'
import { wallTime } from './roster-shifts.rules.ts'
import { listSwapsByIds, lockSwap, type SwapRow, updateSwap } from './swaps.queries.ts'
import { answerFor, finishSwap, SWAP_KIND } from './swaps.service.ts'

type InWords = (language: Language) => string

/** A day with the hours of its shift, as the clock of the place shows them. */
const shiftInWords =
  (day: string, from: string, until: string, zone: string): InWords =>
  (language) =>
    `${longDay(language, day)}${language === 'ar' ? '،' : ','} ${wallTime(iso(from), day, zone)}–${wallTime(iso(until), day, zone)}`

const backInWords = (row: SwapRow): InWords | null => {
  const { back_work_date: day, back_starts_at: from, back_ends_at: until, back_zone: zone } = row
  return day && from && until && zone ? shiftInWords(day, from, until, zone) : null
}

/** A swap both agreed on, or a shift that is dropped shortly before it starts. */
export const shiftApprovals: ApprovalKind = {
  kind: SWAP_KIND,
  labels: {
    kind: {
      en: 'Shift change',
      ar: 'تغيير مناوبة',
      fr: 'Changement de quart',
      hi: 'शिफ़्ट में बदलाव',
      ta: 'பணிமுறை மாற்றம்',
      zh: '换班',
    },
    changePolicy: {
      en: 'Change who approves swaps and drops of shifts',
      ar: 'تغيير من يوافق على تبديل المناوبات وتركها',
    },
    lines: {
      shift: { en: 'Shift', ar: 'المناوبة', fr: 'Quart', hi: 'शिफ़्ट', ta: 'பணிமுறை', zh: '班次' },
      giver: { en: 'From', ar: 'من', fr: 'De', hi: 'किससे', ta: 'யாரிடமிருந்து', zh: '转出人' },
      taker: { en: 'To', ar: 'إلى', fr: 'À', hi: 'किसको', ta: 'யாருக்கு', zh: '接班人' },
      inReturn: { en: 'In return', ar: 'في المقابل', fr: 'En échange', hi: 'बदले में', ta: 'பதிலாக', zh: '交换班次' },
      note: { en: 'Reason', ar: 'السبب', fr: 'Motif', hi: 'कारण', ta: 'காரணம்', zh: '原因' },
    },
  },
  permission: 'schedules.write',
  fromPortal: true,
  policy: {
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
  },
  subjects: async ({ db, companyId }, ids) =>
    new Map(
      (await listSwapsByIds(db, companyId, ids)).map((row) => {
        const inReturn = backInWords(row)
        const line = (label: string, text: string | null) => (text ? [{ label, kind: 'text' as const, text }] : [])
        const worded = (label: string, textIn: InWords | null) =>
          textIn ? [{ label, kind: 'text' as const, text: textIn('en'), textIn }] : []
        return [
          row.id,
          {
            title: row.taker_name ? `${row.giver_name} → ${row.taker_name}` : row.giver_name,
            // Moved to another day or time meanwhile, it is another change than the one that was read.
            hash: [
              row.shift_id,
              row.taker_id,
              row.return_shift_id,
              row.starts_at,
              row.ends_at,
              row.back_starts_at,
            ].join(' '),
            path: paths.mobileSchedule(),
            portalPath: paths.employeePortal({ tab: 'schedules' }),
            facts: { country: row.country, department: row.department },
            lines: [
              ...worded('shift', shiftInWords(row.work_date, row.starts_at, row.ends_at, row.zone)),
              ...line('giver', row.giver_name),
              ...line('taker', row.taker_name),
              ...worded('inReturn', inReturn),
              ...line('note', row.note),
            ],
            // Whoever takes the shift has agreed already; whether it may be, somebody else says.
            authors: row.taker_accounts,
            waits: row.state === 'accepted',
          },
        ]
      }),
    ),
  decide: async (ctx, word) => {
    const swap = await lockSwap(ctx.db, ctx.actor.companyId, word.subjectId)
    await requireSeen(ctx, { kind: SWAP_KIND, ...word })
    const { ended } = await decideApproval(ctx, { kind: SWAP_KIND, ...word })
    if (!ended || !swap) return
    if (ended === 'approved') await finishSwap(ctx, { ...swap, state: 'approved' })
    else {
      const at = ctx.now().toISOString()
      await updateSwap(ctx.db, ctx.actor.companyId, swap.id, { state: 'refused', why: word.reason, answered_at: at })
      await answerFor(ctx, swap.giver_id, swap.shift_id)
    }
    ctx.audit({
      action: ended === 'approved' ? 'shiftSwap.approve' : 'shiftSwap.refuse',
      targetType: 'shiftSwap',
      targetId: swap.id,
    })
  },
  // The roster stays as it is.
  decline: async ({ db, companyId, now }, { subjectId, reason }) => {
    const swap = await lockSwap(db, companyId, subjectId)
    if (swap?.state !== 'accepted') return false
    const answered = { why: reason, answered_at: now().toISOString() }
    await updateSwap(db, companyId, subjectId, { state: 'refused', ...answered })
    return true
  },
  withdraw: async (ctx, subjectId) => {
    await withdrawApproval(ctx, { kind: SWAP_KIND, subjectId })
    await updateSwap(ctx.db, ctx.actor.companyId, subjectId, {
      state: 'withdrawn',
      answered_at: ctx.now().toISOString(),
    })
  },
}
