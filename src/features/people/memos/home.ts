import type { GoToKind, HomeParts } from '../../../server/home.ts'
import { paths } from '../../../shared/paths.ts'
import * as query from './home.queries.ts'
import { seesPersonal, sendsMemos } from './policy.ts'
import { todayOf } from './shown.ts'

/** Answers to memos that are overdue. */
export const memosHome: HomeParts = {
  decisions: [
    {
      id: 'memo-answers',
      label: { en: 'Memo answers overdue', ar: 'ردود متأخرة على المذكرات' },
      may: sendsMemos,
      read: async (ctx) => {
        const asked = { today: await todayOf(ctx), personal: seesPersonal(ctx.actor) }
        const count = await query.countOverdueAnswers(ctx.db, ctx.actor.companyId, asked)
        return { count, overdue: count, to: paths.memos({ state: 'sent' }) }
      },
    },
  ],
}

/** Memos by title. */
export const memosGoTo: GoToKind = {
  kind: 'memo',
  label: { en: 'Memos', ar: 'المذكرات', fr: 'Notes de service', hi: 'मेमो', ta: 'குறிப்பாணைகள்', zh: '通知' },
  may: sendsMemos,
  find: async ({ db, actor }, input) =>
    (await query.findMemosFor(db, actor.companyId, { ...input, personal: seesPersonal(actor) })).map(
      ({ id, title }) => ({
        id,
        title,
        detail: null,
        to: paths.memos({ memo: id }),
      }),
    ),
}
