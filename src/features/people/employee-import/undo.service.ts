import type { Context } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import * as many from '../employees/many.service.ts'
import type { undoImport } from './imports.contract.ts'
import * as held from './imports.queries.ts'
import { UNDO_HOURS } from './imports.rules.ts'
import { toImportView, undoUntil } from './imports.service.ts'
import * as query from './undo.queries.ts'

/** People taken away by one call: it stays short, and the caller sees it move. */
const AT_ONCE = 2_000

/** Takes away the people an import added whom nobody has touched since; the others stay and are named. */
export const undoEmployeeImport = async (
  ctx: Context,
  { id }: Parsed<typeof undoImport>,
): Promise<Output<typeof undoImport>> => {
  const { db, actor, caller } = ctx
  const locked = await held.statusAlone(db, actor.companyId, id)
  const before = await held.findImport(db, actor.companyId, id)
  if (!locked || !before) throw notFound('Import')
  const children = await many.childrenOfEmployees(db)
  let removed = 0
  let left = 0
  // Called again after the end, it answers what it answered.
  if (locked.status !== 'undone') {
    if (locked.status !== 'undoing' && undoUntil(before, ctx.now()) === null)
      throw new Refusal('CONFLICT', `An import can be undone for ${UNDO_HOURS} hours. This one is older.`)
    const ids = await many.lockUntouchedEmployees(db, actor.companyId, id, children, AT_ONCE)
    const by = { ...actor, address: caller.address, requestId: caller.requestId }
    removed = ids.length > 0 ? await many.deleteUntouchedEmployees(db, by, id, ids, children) : 0
    left = await many.countUntouchedEmployees(db, actor.companyId, id, children)
    await query.markUndone(db, actor.companyId, actor.userId, id, removed, left === 0)
  }
  const after = (await held.findImport(db, actor.companyId, id)) as held.ImportRow
  const stored =
    left === 0 ? await many.listRetainedEmployees(db, actor.companyId, id, children) : { count: 0, people: [] }
  if (removed > 0 || locked.status !== after.status)
    ctx.audit({
      action: 'import.undo',
      targetType: 'import',
      targetId: id,
      before: { status: locked.status },
      after: { status: after.status },
      detail: { file: after.file_name, removed, left, kept: stored.count },
    })
  return { import: toImportView(after, ctx.now()), removed, left, kept: stored }
}
