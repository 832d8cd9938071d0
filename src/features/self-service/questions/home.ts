import type { HomeParts } from '../../../server/home.ts'
import { DAY_MS } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { answersQuestions } from './policy.ts'
import * as query from './queries.ts'

/** A question that waits longer is late, in days. */
const LATE = 3

/** Questions that wait for HR's word. */
export const questionsHome: HomeParts = {
  decisions: [
    {
      id: 'hr-questions',
      line: paths.hrQuestions(),
      label: { en: 'Questions of employees', ar: 'أسئلة الموظفين' },
      may: answersQuestions,
      read: async (ctx) => {
        const before = new Date(ctx.now().getTime() - LATE * DAY_MS).toISOString()
        return {
          ...(await query.countOpen(ctx.db, ctx.actor.companyId, before)),
          to: paths.hrQuestions({ show: 'open' }),
        }
      },
    },
  ],
}
