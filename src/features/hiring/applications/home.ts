import type { GoToKind, HomeParts } from '../../../server/home.ts'
import { addMonths } from '../../../shared/dates.ts'
import type { Label } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { STAGE_KINDS, type StageKind } from '../jobs/stages.rules.ts'
import * as query from './home.queries.ts'
import { opensApplications, worksOnApplications } from './policy.ts'

const STAGES: Readonly<Record<StageKind, Label>> = {
  applied: { en: 'New', ar: 'جديد' },
  review: { en: 'In review', ar: 'قيد المراجعة' },
  interview: { en: 'Interview', ar: 'مقابلة' },
  assessment: { en: 'Assessment', ar: 'تقييم' },
  offer: { en: 'Offer', ar: 'عرض' },
  hired: { en: 'Hired', ar: 'تم التوظيف' },
}

/** Months that are looked back at. */
const MONTHS = 12

/** Answers that are late, where applications stand, and how many were answered in time. */
export const applicationsHome: HomeParts = {
  decisions: [
    {
      id: 'late-answers',
      label: { en: 'Candidates waiting longer than promised', ar: 'مرشحون ينتظرون أكثر مما وُعدوا به' },
      may: (actor) => worksOnApplications(actor) && opensApplications(actor),
      line: paths.manageApplications(),
      read: async ({ db, actor, now }) => {
        const count = await query.countLateAnswers(db, actor.companyId, now().toISOString())
        return { count, overdue: count, to: paths.manageApplications({ behind: 'promises' }) }
      },
    },
  ],
  pulse: [
    {
      id: 'pipeline',
      label: { en: 'Hiring pipeline', ar: 'مسار التوظيف' },
      means: { en: 'Active applications by stage, now', ar: 'الطلبات النشطة حسب المرحلة، الآن' },
      of: { en: 'Stage', ar: 'المرحلة' },
      kind: 'bar',
      unit: 'count',
      may: opensApplications,
      to: paths.manageApplications(),
      read: async ({ db, actor }) => {
        const rows = new Map((await query.countByStage(db, actor.companyId)).map(({ kind, people }) => [kind, people]))
        if (rows.size === 0) return null
        return STAGE_KINDS.filter((kind) => kind !== 'hired').map((kind) => ({
          id: kind,
          name: STAGES[kind],
          value: rows.get(kind) ?? 0,
        }))
      },
    },
    {
      id: 'answers',
      label: { en: 'Answered in time', ar: 'الرد في الموعد' },
      means: {
        en: 'Of the candidates to whom an answer was promised, by the month they applied: the share answered by then',
        ar: 'من المرشحين الذين وُعدوا برد، حسب شهر التقديم: نسبة من تلقّوا الرد في موعده',
      },
      of: { en: 'Month', ar: 'الشهر' },
      kind: 'line',
      unit: 'percent',
      may: opensApplications,
      to: paths.manageApplications(),
      read: async ({ db, actor, now }) => {
        const at = now().toISOString()
        const first = addMonths(`${at.slice(0, 7)}-01`, 1 - MONTHS)
        const asked = { since: `${first}T00:00:00Z`, now: at }
        const rows = new Map(
          (await query.countAnswersByMonth(db, actor.companyId, asked)).map((row) => [row.month, row]),
        )
        if (![...rows.values()].some(({ due }) => due > 0)) return null
        return Array.from({ length: MONTHS }, (_, n) => {
          const month = addMonths(first, n).slice(0, 7)
          const row = rows.get(month)
          const share = row && row.due > 0 ? Math.round((row.kept / row.due) * 100) : null
          return { id: month, name: month, value: share }
        })
      },
    },
  ],
}

/** Candidates by name, of the applications that whoever asks has opened. */
export const candidatesGoTo: GoToKind = {
  kind: 'candidate',
  label: { en: 'Candidates', ar: 'المرشحون', fr: 'Candidats', hi: 'उम्मीदवार', ta: 'விண்ணப்பதாரர்கள்', zh: '候选人' },
  may: opensApplications,
  find: async ({ db, actor }, input) =>
    (await query.findCandidatesFor(db, actor.companyId, { userId: actor.userId, ...input })).map(
      ({ id, name, job }) => ({
        id,
        title: name,
        detail: job,
        to: paths.ats({ application: id }),
      }),
    ),
}
