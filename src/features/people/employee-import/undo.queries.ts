import { sql } from 'kysely'
import { notifyChange } from '../../../server/changes.ts'
import { type Db, k } from '../../../server/sql.ts'

/** Where an undoing is: begun, or over when nobody is left. */
export const markUndone = async (
  db: Db,
  companyId: string,
  userId: string,
  importId: string,
  removed: number,
  isOver: boolean,
) => {
  await db.run(
    k
      .updateTable('imports')
      .set({
        status: isOver ? 'undone' : 'undoing',
        removed: sql`removed + ${removed}::int`,
        ...(isOver ? { undone_at: sql<string>`now()`, undone_by: userId } : {}),
      })
      .where('company_id', '=', companyId)
      .where('id', '=', importId),
  )
  await notifyChange(db, `import ${importId}`)
}
