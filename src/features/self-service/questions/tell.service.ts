import type { Context } from '../../../server/context.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import * as query from './queries.ts'
import type { DeskNews, PersonNews } from './questions.templates.ts'

/** Who hears of a question. What it says stands in no letter: it may be about health. */

/** HR hears that somebody asked or wrote again: whoever has the question (`to`), else everybody who answers. */
export const notifyDesk = async (ctx: Context, q: { id: string; what: DeskNews; to: string | null }): Promise<void> => {
  const { db, actor } = ctx
  const row = await query.findQuestion(db, actor.companyId, q.id)
  const colleagues = await query.listColleagues(db, actor.companyId)
  const told = colleagues.filter(({ id }) => id === q.to)
  const link = `${ctx.settings.publicUrl}${paths.hrQuestions({ open: q.id })}`
  await notifyPeople(ctx, db, {
    event: 'hr-question-asked',
    companyId: actor.companyId,
    // Somebody who has left the desk hears nothing: then everybody does.
    recipients: (told.length > 0 ? told : colleagues).map((account) => ({
      userId: account.id,
      email: account.email,
      language: account.language ?? 'en',
      link,
      facts: { name: account.first_name, person: row?.person ?? '', what: q.what, link },
    })),
    key: `${q.what} ${q.id}`,
  })
}

/** Whoever asked hears that there is an answer, or that HR has closed the question. */
export const notifyPerson = async (ctx: Context, row: query.QuestionRow, what: PersonNews): Promise<void> => {
  const { companyId } = ctx.actor
  const link = `${ctx.settings.publicUrl}${paths.employeePortal({ tab: 'questions' })}`
  await notifyPeople(ctx, ctx.db, {
    event: 'hr-question-answered',
    companyId,
    recipients: (await query.listAccountsOf(ctx.db, companyId, row.employee_id)).map((account) => ({
      userId: account.id,
      email: account.email,
      language: account.language ?? 'en',
      link,
      facts: { name: account.first_name, what, link },
    })),
    key: `${what} ${row.id}`,
  })
}
