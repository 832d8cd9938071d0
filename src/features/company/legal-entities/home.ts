import type { HomeParts } from '../../../server/home.ts'
import { paths } from '../../../shared/paths.ts'
import { keepsEntities } from './policy.ts'
import * as query from './queries.ts'

/** The first thing the rest hangs on: which company it is before the law. */
export const entitiesHome: HomeParts = {
  steps: [
    {
      id: 'entity',
      label: { en: 'Enter the company number', ar: 'إدخال رقم الشركة' },
      hint: {
        en: 'Offers, pay and filings name the legal entity',
        ar: 'العروض والرواتب والإقرارات تحمل اسم الكيان القانوني',
      },
      may: keepsEntities,
      to: paths.company({ tab: 'entities' }),
      isDone: async ({ db, actor }) => query.hasNumberedEntity(db, actor.companyId),
    },
  ],
}
