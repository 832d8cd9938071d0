import type { ScopeSource } from '../../../server/setting-areas.ts'
import { listDepartments } from './queries.ts'

/** Settings may be said for one department. */
export const departmentScope: ScopeSource = {
  scope: 'department',
  list: async ({ db, actor }) => (await listDepartments(db, actor.companyId)).map(({ id, name }) => ({ id, name })),
}
