import type { ApprovalKind } from '../../../server/approvals.ts'
import { addDays } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { withdrawApproval } from '../../platform/approvals/service.ts'
import { BY_MANAGER, decided, LINES } from './approval.kinds.ts'
import { requestTitleIn } from './approval.words.ts'
import * as query from './remote-requests.queries.ts'
import { endRemoteRequest } from './remote-requests.service.ts'
import { REMOTE_KIND } from './request.rules.ts'

/** Days that somebody asks to work remotely. */
export const remoteApprovals: ApprovalKind = {
  kind: REMOTE_KIND,
  labels: {
    kind: {
      en: 'Remote work',
      ar: 'عمل عن بُعد',
      fr: 'Travail à distance',
      hi: 'दूर से काम',
      ta: 'தொலைவிலிருந்து வேலை',
      zh: '远程办公',
    },
    changePolicy: { en: 'Change who approves remote work', ar: 'تغيير من يوافق على العمل عن بُعد' },
    lines: {
      ...LINES,
      from: { en: 'From', ar: 'من', fr: 'Du', hi: 'से', ta: 'தொடக்கம்', zh: '从' },
      until: { en: 'Until', ar: 'إلى', fr: 'Au', hi: 'तक', ta: 'முடிவு', zh: '至' },
    },
  },
  permission: 'attendance.approve',
  fromPortal: true,
  policy: BY_MANAGER,
  subjects: async ({ db, companyId }, ids) =>
    new Map(
      (await query.remoteRequestsByIds(db, companyId, ids)).map((row) => {
        const titleIn = requestTitleIn({ name: row.name, day: row.from_day })
        return [
          row.id,
          {
            title: titleIn('en').slice(0, 300),
            titleIn,
            hash: `${row.id} ${row.version}`,
            path: paths.attendance(),
            portalPath: paths.employeePortal({ tab: 'attendance' }),
            facts: { country: row.country, entityId: row.entity_id, department: row.department },
            lines: [
              { label: 'person', kind: 'text', text: row.name },
              { label: 'from', kind: 'day', day: row.from_day },
              { label: 'until', kind: 'day', day: row.until_day },
              { label: 'reason', kind: 'text', text: row.reason },
            ],
            authors: [],
            waits: row.state === 'asked',
          },
        ]
      }),
    ),
  decide: async (ctx, word) => {
    const row = await query.lockRemoteRequest(ctx.db, ctx.actor.companyId, word.subjectId)
    const ended = await decided(ctx, REMOTE_KIND, word)
    if (ended && row) await endRemoteRequest(ctx, row, { state: ended, answer: word.reason })
  },
  // Only what lies ahead: nobody is told afterwards that they should have come.
  decline: async ({ db, companyId, now }, { subjectId, reason }) => {
    const row = await query.lockRemoteRequest(db, companyId, subjectId)
    const at = now().toISOString()
    if (row?.state !== 'asked' || row.from_day <= addDays(at.slice(0, 10), 1)) return false
    await query.endRemoteRequest(db, companyId, subjectId, { state: 'refused', answer: reason, at, by: null })
    return true
  },
  withdraw: async (ctx, subjectId) => {
    const row = await query.lockRemoteRequest(ctx.db, ctx.actor.companyId, subjectId)
    await withdrawApproval(ctx, { kind: REMOTE_KIND, subjectId })
    if (row) await endRemoteRequest(ctx, row, { state: 'withdrawn', answer: null })
  },
}
