import type { ScopeSource } from '../../../server/setting-areas.ts'
import * as query from './queries.ts'

/** Settings may be said for one legal entity, or for one site. */
export const entityScopes: readonly ScopeSource[] = [
  {
    scope: 'entity',
    list: async ({ db, actor }) =>
      (await query.listEntities(db, actor.companyId)).map(({ id, legal_name: name }) => ({ id, name })),
  },
  {
    scope: 'site',
    list: async ({ db, actor }) => (await query.listSites(db, actor.companyId)).map(({ id, name }) => ({ id, name })),
  },
]
