import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../server/sql.ts'

/**
 * Shows in the records what `placed` selects (company_id, id, department, position, location, manager). The version of a record rises where that
 * is another than before, or in any case where it is `touched`. Says how many records rose.
 */
export const updateShownPlacement = (
  db: Db,
  placed: RawBuilder<unknown>,
  { by, touched }: { by: string | null; touched: boolean },
): Promise<number> =>
  db.run(sql`
    update employees
       set department = placed.department, position = placed.position, location = placed.location, manager = placed.manager,
           version = employees.version + 1, updated_at = now(), updated_by = coalesce(${by}::uuid, employees.updated_by)
      from (${placed}) placed
     where employees.company_id = placed.company_id and employees.id = placed.id
       and (${touched}::boolean or (employees.department, employees.position, employees.location, employees.manager)
            is distinct from (placed.department, placed.position, placed.location, placed.manager))`)
