import type { Context } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import { csvLine } from '../../../shared/csv.ts'
import { iso } from '../../../shared/dates.ts'
import { kindsOf, nameIn, readerOf, readGround } from './ground.service.ts'
import { kindsFor } from './inbox.service.ts'
import { logPaper } from './log.paper.ts'
import * as query from './queries.ts'

const WORDS: Readonly<Record<string, string>> = { approve: 'approved', refuse: 'refused', return: 'returned' }
const LOG = ['Asked at', 'Kind', 'What', 'Asked by', 'Decided at', 'By', 'In place of', 'Decision', 'Reason'] as const

/** Every word that was given on what one's role decides, the newest first. */
const logRows = async (ctx: Context): Promise<string[][]> => {
  const { db, actor } = ctx
  const ground = await readGround(readerOf(ctx))
  const list = await query.listDecidedInstances(db, actor.companyId, kindsFor(ctx), 10_000)
  const open = (await query.listPendingInstances(db, actor.companyId)).filter((i) => kindsFor(ctx).includes(i.kind))
  const all = new Map([...open, ...list].map((i) => [i.id, i]))
  const words = all.size > 0 ? await query.decisionsOf(db, actor.companyId, [...all.keys()]) : []
  return words.toReversed().flatMap((w) => {
    const about = all.get(w.instance_id)
    if (!about) return []
    const names = [w.by_user, w.on_behalf_of].map((who) => nameIn(ground, who) ?? '')
    return [
      [
        iso(about.asked_at),
        about.kind,
        about.title,
        nameIn(ground, about.asked_by) ?? '',
        iso(w.at),
        ...names,
        WORDS[w.verdict] ?? w.verdict,
        w.reason ?? '',
      ],
    ]
  })
}

const auditLog = (ctx: Context, rows: number, format: 'csv' | 'pdf') =>
  ctx.audit({
    action: 'approvals.log',
    targetType: 'company',
    targetId: ctx.actor.companyId,
    detail: { rows, format },
  })

export const downloadLog = async (ctx: Context): Promise<Download> => {
  const rows = await logRows(ctx)
  auditLog(ctx, rows.length, 'csv')
  const content = `\uFEFF${[csvLine([...LOG]), ...rows.map(csvLine)].join('')}`
  return new Download('approvals.csv', 'text/csv; charset=utf-8', content)
}

/** The same on paper: what was decided by whom, in whose place, and why. */
export const downloadLogPaper = async (ctx: Context): Promise<Download> => {
  const rows = await logRows(ctx)
  const kinds = new Map(kindsOf(ctx).map(({ kind, labels }) => [kind, labels.kind.en]))
  auditLog(ctx, rows.length, 'pdf')
  return new Download('approvals.pdf', 'application/pdf', logPaper(rows, { at: ctx.now(), kinds }))
}
