import type { HomeParts } from '../../../server/home.ts'
import { paths } from '../../../shared/paths.ts'
import { yearsOf } from './desk.service.ts'
import { verifiesDeclarations } from './policy.ts'
import * as query from './queries.ts'

/** Declarations whose proofs wait for payroll. */
export const declarationsHome: HomeParts = {
  decisions: [
    {
      id: 'tax-declarations',
      line: paths.declarations(),
      label: { en: 'Tax declarations to verify', ar: 'إقرارات ضريبية للتحقق' },
      may: verifiesDeclarations,
      read: async (ctx) => {
        const { years, countries } = await yearsOf(ctx, null)
        const to = paths.declarations({ show: 'waiting' })
        if (countries.length === 0) return { count: 0, overdue: 0, to }
        const states = await query.countByState(ctx.db, { companyId: ctx.actor.companyId, years })
        return { count: states.find(({ state }) => state === 'waiting')?.n ?? 0, overdue: 0, to }
      },
    },
  ],
}
