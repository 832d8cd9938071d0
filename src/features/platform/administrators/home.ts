import type { HomeParts } from '../../../server/home.ts'
import { paths } from '../../../shared/paths.ts'
import { managesAdministrators } from './policy.ts'
import * as query from './queries.ts'

/** Nobody runs a company alone. */
export const administratorsHome: HomeParts = {
  steps: [
    {
      id: 'colleague',
      label: { en: 'Invite a colleague', ar: 'دعوة زميل' },
      hint: { en: 'With the role they need, and no more', ar: 'بالدور الذي يحتاجه، لا أكثر' },
      may: managesAdministrators,
      to: paths.settings({ tab: 'administrators' }),
      isDone: ({ database, actor }) =>
        database.forPlatform((db) => query.hasColleague(db, actor.companyId), { reading: true }),
    },
  ],
}
