import type { Context } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './slips.contract.ts'
import * as query from './slips.queries.ts'

const toView = (row: query.QuestionRow): contract.PayQuestion => ({
  id: row.id,
  runId: row.run_id,
  employmentId: row.employment_id,
  name: row.name,
  payDay: row.pay_day,
  line: row.line_label,
  question: row.question,
  askedAt: iso(row.asked_at),
  answer: row.answer,
  answeredAt: row.answered_at === null ? null : iso(row.answered_at),
  answeredBy: row.answered_by_name,
})

/** Asks payroll about one’s own payslip; the line is named by what it is called on it. */
export const askMyPayslip = async (ctx: Context, input: Parsed<typeof contract.askMyPayslip>) => {
  const { companyId, employeeId, userId } = ctx.actor
  const [slip] = await query.payslipsOf(ctx.db, companyId, { employeeId: employeeId ?? '', runId: input.runId })
  if (!slip) throw notFound('Payslip')
  const { id } = await query.insertQuestion(ctx.db, {
    company_id: companyId,
    run_id: input.runId,
    employment_id: slip.employment_id,
    line_label: input.line,
    question: input.question,
    asked_by: userId,
    asked_at: ctx.now().toISOString(),
  })
  ctx.audit({ action: 'pay-question.ask', targetType: 'pay-question', targetId: id })
  const row = await query.findQuestion(ctx.db, companyId, id)
  if (!row) throw notFound('Question')
  return { question: toView(row) }
}

export const listMyPayQuestions = async (ctx: Context): Promise<Output<typeof contract.listMyPayQuestions>> => ({
  questions: (await query.questionsOf(ctx.db, ctx.actor.companyId, ctx.actor.employeeId ?? '')).map(toView),
})

export const listPayQuestions = async (ctx: Context): Promise<Output<typeof contract.listPayQuestions>> => ({
  questions: (await query.listQuestions(ctx.db, ctx.actor.companyId)).map(toView),
})

/** Answers once; the person who asked reads it beside the payslip. */
export const answerPayQuestion = async (ctx: Context, { id, answer }: Parsed<typeof contract.answerPayQuestion>) => {
  const { companyId, userId } = ctx.actor
  if (!(await query.findQuestion(ctx.db, companyId, id))) throw notFound('Question')
  const isFirst = await query.answerQuestion(ctx.db, companyId, { id, answer, by: userId, at: ctx.now().toISOString() })
  if (!isFirst) throw new Refusal('CONFLICT', 'This question is answered already.')
  ctx.audit({ action: 'pay-question.answer', targetType: 'pay-question', targetId: id })
  const row = await query.findQuestion(ctx.db, companyId, id)
  if (!row) throw notFound('Question')
  return { question: toView(row) }
}
