import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf, totalOf } from '../../../server/list.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { type QuestionAct, type QuestionState, standingAfter } from './rules.ts'
import { notifyDesk, notifyPerson } from './tell.service.ts'

/** What employees ask HR: their side of it, and the desk. */

const SHOWN = 100

const ownId = ({ actor }: Context): string => {
  if (!actor.employeeId) throw notFound('Employee')
  return actor.employeeId
}

const toQuestion = (row: query.QuestionRow) => ({
  id: row.id,
  kind: row.kind,
  question: row.question,
  state: row.state,
  since: iso(row.since),
  askedAt: iso(row.asked_at),
})

const toDeskQuestion = (row: query.QuestionRow): contract.DeskQuestion => ({
  ...toQuestion(row),
  employeeId: row.employee_id,
  person: row.person,
  department: row.department,
  assignedTo: row.assigned_to === null ? null : { id: row.assigned_to, name: row.assigned_name ?? '' },
})

const toMessage = (row: query.MessageRow, person: string): contract.QuestionMessage => ({
  id: row.id,
  kind: row.kind,
  words: row.words,
  at: iso(row.written_at),
  by: row.kind === 'more' ? person : row.by,
})

/** Questions as the person sees them: without the notes. */
const toMine = async (ctx: Context, rows: readonly query.QuestionRow[]): Promise<contract.MyQuestion[]> => {
  const written = await query.messagesOf(
    ctx.db,
    ctx.actor.companyId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...toQuestion(row),
    messages: written
      .filter((message) => message.question_id === row.id && message.kind !== 'note')
      .map((message) => toMessage(message, row.person)),
  }))
}

const readMine = async (ctx: Context, id: string) => {
  const row = await query.findQuestion(ctx.db, ctx.actor.companyId, id, ownId(ctx))
  if (!row) throw notFound('Question')
  const [question] = await toMine(ctx, [row])
  if (!question) throw notFound('Question')
  return { question }
}

type MyQuestions = Output<typeof contract.listMyQuestions>

const readLatest = async (ctx: Context, most: number | null): Promise<MyQuestions> => ({
  questions: await toMine(
    ctx,
    await query.listQuestionsOf(ctx.db, ctx.actor.companyId, { employeeId: ownId(ctx), most }),
  ),
})

/** What somebody asked, with the answers, as their page shows it: the latest hundred. */
export const listMyQuestions = (ctx: Context): Promise<MyQuestions> => readLatest(ctx, SHOWN)

/** Everything that somebody asked, with the answers, for the file with their data. */
export const listAllMyQuestions = (ctx: Context): Promise<MyQuestions> => readLatest(ctx, null)

export const askQuestion = async (ctx: Context, { kind, question }: Parsed<typeof contract.askQuestion>) => {
  const { companyId, userId } = ctx.actor
  const at = ctx.now().toISOString()
  const { id } = await query.insertQuestion(ctx.db, {
    company_id: companyId,
    employee_id: ownId(ctx),
    kind,
    question,
    since: at,
    asked_at: at,
    asked_by: userId,
  })
  ctx.audit({ action: 'hr-question.ask', targetType: 'hr-question', targetId: id, after: { kind } })
  await notifyDesk(ctx, { id, what: 'asked', to: null })
  return readMine(ctx, id)
}

const REFUSED: Readonly<Partial<Record<QuestionAct, string>>> = {
  close: 'This question is closed already.',
  reopen: 'This question is not closed.',
}

/** Moves a question and says where it stood. @throws Refusal CONFLICT where the act does not fit */
const moveQuestion = async (
  ctx: Context,
  row: query.QuestionRow,
  act: QuestionAct,
  assignedTo = row.assigned_to,
): Promise<{ before: { state: QuestionState }; after: { state: QuestionState } }> => {
  const next = standingAfter({ state: row.state, since: iso(row.since) }, act, ctx.now().toISOString())
  if (!next) throw new Refusal('CONFLICT', REFUSED[act] ?? 'This question stands elsewhere by now.')
  await query.saveStanding(ctx.db, ctx.actor.companyId, { id: row.id, assigned_to: assignedTo, ...next })
  return { before: { state: row.state }, after: { state: next.state } }
}

const lockOf = async (ctx: Context, id: string, employeeId: string | null = null) => {
  const row = await query.lockQuestion(ctx.db, ctx.actor.companyId, id, employeeId)
  if (!row) throw notFound('Question')
  return row
}

const writeMessage = (ctx: Context, id: string, kind: query.MessageRow['kind'], words: string) =>
  query.insertMessage(ctx.db, {
    company_id: ctx.actor.companyId,
    question_id: id,
    kind,
    words,
    written_at: ctx.now().toISOString(),
    written_by: ctx.actor.userId,
  })

export const writeMore = async (ctx: Context, { id, words }: Parsed<typeof contract.writeMore>) => {
  const row = await lockOf(ctx, id, ownId(ctx))
  await writeMessage(ctx, id, 'more', words)
  const moved = await moveQuestion(ctx, row, 'more')
  ctx.audit({ action: 'hr-question.write', targetType: 'hr-question', targetId: id, ...moved })
  await notifyDesk(ctx, { id, what: 'again', to: row.assigned_to })
  return readMine(ctx, id)
}

export const closeMyQuestion = async (ctx: Context, { id }: Parsed<typeof contract.closeMyQuestion>) => {
  const moved = await moveQuestion(ctx, await lockOf(ctx, id, ownId(ctx)), 'close')
  ctx.audit({ action: 'hr-question.close', targetType: 'hr-question', targetId: id, ...moved })
  return readMine(ctx, id)
}

export const listQuestions = async (
  ctx: Context,
  input: Parsed<typeof contract.listQuestions>,
): Promise<Output<typeof contract.listQuestions>> => {
  const { show, kind, search } = input
  const filter = { companyId: ctx.actor.companyId, show, kind, search, reader: ctx.actor.userId }
  const part = listWindow(query.QUESTION_ORDERS, input)
  const { rows, next } = pageOf(part, await query.listQuestions(ctx.db, filter, part))
  const total = totalOf(await query.countQuestions(ctx.db, filter))
  return { questions: rows.map(toDeskQuestion), next, page: input.page, ...total }
}

const readWhole = async (ctx: Context, id: string): Promise<contract.WholeQuestion> => {
  const { companyId } = ctx.actor
  const row = await query.findQuestion(ctx.db, companyId, id)
  if (!row) throw notFound('Question')
  const colleagues = await query.listColleagues(ctx.db, companyId)
  return {
    question: toDeskQuestion(row),
    messages: (await query.messagesOf(ctx.db, companyId, [id])).map((message) => toMessage(message, row.person)),
    colleagues: colleagues.map((one) => ({ id: one.id, name: one.name })),
  }
}

export const readQuestion = (ctx: Context, { id }: Parsed<typeof contract.readQuestion>) => readWhole(ctx, id)

export const answerQuestion = async (ctx: Context, { id, words }: Parsed<typeof contract.answerQuestion>) => {
  const row = await lockOf(ctx, id)
  await writeMessage(ctx, id, 'answer', words)
  const moved = await moveQuestion(ctx, row, 'answer', row.assigned_to ?? ctx.actor.userId)
  ctx.audit({ action: 'hr-question.answer', targetType: 'hr-question', targetId: id, ...moved })
  await notifyPerson(ctx, row, 'answered')
  return readWhole(ctx, id)
}

export const addNote = async (ctx: Context, { id, words }: Parsed<typeof contract.addNote>) => {
  await lockOf(ctx, id)
  await writeMessage(ctx, id, 'note', words)
  ctx.audit({ action: 'hr-question.note', targetType: 'hr-question', targetId: id })
  return readWhole(ctx, id)
}

export const assignQuestion = async (ctx: Context, { id, userId }: Parsed<typeof contract.assignQuestion>) => {
  const { companyId } = ctx.actor
  const row = await lockOf(ctx, id)
  const colleague = (await query.listColleagues(ctx.db, companyId)).find((one) => one.id === userId)
  if (userId !== null && !colleague) throw invalid({ userId: 'Choose somebody who answers questions' })
  await query.saveStanding(ctx.db, companyId, { ...row, assigned_to: userId })
  ctx.audit({
    action: 'hr-question.assign',
    targetType: 'hr-question',
    targetId: id,
    before: { assignedTo: row.assigned_name },
    after: { assignedTo: colleague?.name ?? null },
  })
  if (userId !== null && userId !== ctx.actor.userId) await notifyDesk(ctx, { id, what: 'given', to: userId })
  return readWhole(ctx, id)
}

export const closeQuestion = async (ctx: Context, { id }: Parsed<typeof contract.closeQuestion>) => {
  const row = await lockOf(ctx, id)
  const moved = await moveQuestion(ctx, row, 'close')
  ctx.audit({ action: 'hr-question.close', targetType: 'hr-question', targetId: id, ...moved })
  await notifyPerson(ctx, row, 'closed')
  return readWhole(ctx, id)
}

export const reopenQuestion = async (ctx: Context, { id }: Parsed<typeof contract.reopenQuestion>) => {
  const moved = await moveQuestion(ctx, await lockOf(ctx, id), 'reopen')
  ctx.audit({ action: 'hr-question.reopen', targetType: 'hr-question', targetId: id, ...moved })
  return readWhole(ctx, id)
}
