import type { Context } from '../../../server/context.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { dayIn, daysBetween, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { failureOf } from '../../platform/messages/rules.ts'
import { type MessageState, statesOfMessages, tryMessagesNow } from '../../platform/messages/state.service.ts'
import { notifyPeople, writeLetters } from '../../platform/notifications/notify.service.ts'
import type * as contract from './letters.contract.ts'
import * as query from './letters.queries.ts'
import { runsPayroll } from './policy.ts'
import type { NewPayslip } from './publish.queries.ts'
import { findRun, type RunRow } from './runs.queries.ts'

/** A payslip of a pay day longer ago is no news: months that are entered afterwards are told to nobody. */
const NEWS_DAYS = 31

const toRecipient = (ctx: Context, run: Pick<RunRow, 'pay_day'>, person: query.ToldPerson) => {
  const language = person.language ?? 'en'
  const link = `${ctx.settings.publicUrl}${paths.employeePortal({ tab: 'payroll' })}`
  const on = longDay(language === 'en' ? 'en-GB' : language, run.pay_day)
  return { userId: person.user_id, email: person.email, language, link, facts: { name: person.name, on, link } }
}

/** Tells those who can open a payslip that theirs is out, in the transaction that puts it out, and keeps which letter it was. */
export const tellOfPayslips = async (
  ctx: Context,
  run: Pick<RunRow, 'pay_day' | 'country'>,
  slips: readonly NewPayslip[],
): Promise<void> => {
  const today = dayIn(ctx.countries.get(run.country).zone, ctx.now())
  if (slips.length === 0 || daysBetween(run.pay_day, today) > NEWS_DAYS) return
  const { companyId, userId: by } = ctx.actor
  const people = await query.peopleToTell(
    ctx.db,
    companyId,
    slips.map((slip) => slip.employment_id),
  )
  const able = people.filter((person) => person.user_id !== null)
  const sent = await notifyPeople(ctx, ctx.db, {
    event: 'payslip-out',
    companyId,
    recipients: able.map((person) => toRecipient(ctx, run, person)),
  })
  const letterOf = new Map(able.map((person, at) => [person.employment_id, sent[at] ?? null]))
  const letters = slips.map((slip): query.NewLetter => {
    const letter = letterOf.get(slip.employment_id)
    if (letter) return { ...slip, outbox_id: letter, withheld: null }
    return { ...slip, outbox_id: null, withheld: letter === null ? 'by_choice' : 'no_account' }
  })
  await query.insertLetters(ctx.db, companyId, { letters, by, at: ctx.now().toISOString() })
}

type Standing = 'delivered' | 'waiting' | 'byChoice' | 'keptHere' | 'forgotten' | contract.UndeliveredLetter['state']

const standingOf = (row: query.LetterRow, message: MessageState | undefined): Standing => {
  if (row.withheld === 'no_account') return 'no_account'
  if (row.withheld === 'by_choice') return 'byChoice'
  if (!message) return 'forgotten'
  if (message.status === 'sent') return 'delivered'
  if (message.status === 'local') return 'keptHere'
  if (message.status === 'failed') return 'failed'
  return message.attempts > 0 && message.lastError !== null ? 'retrying' : 'waiting'
}

type Known = { row: query.LetterRow; message: MessageState | undefined; standing: Standing }

const isUndelivered = (standing: Standing): standing is contract.UndeliveredLetter['state'] =>
  standing === 'failed' || standing === 'retrying' || standing === 'no_account'

const knowLetters = async (ctx: Context, runId: string, employmentIds?: readonly string[] | null): Promise<Known[]> => {
  const { companyId } = ctx.actor
  const rows = await query.lastLetters(ctx.db, companyId, { runId, ...(employmentIds && { employmentIds }) })
  const ids = rows.flatMap((row) => row.outbox_id ?? [])
  const messages = new Map((await statesOfMessages(ctx.db, companyId, ids)).map((one) => [one.id, one]))
  return rows.map((row) => {
    const message = row.outbox_id === null ? undefined : messages.get(row.outbox_id)
    return { row, message, standing: standingOf(row, message) }
  })
}

const toLetters = (ctx: Context, known: readonly Known[]): contract.PayslipLetters => {
  const count = (standing: Standing) => known.filter((one) => one.standing === standing).length
  const undelivered = known.flatMap(({ row, message, standing }): contract.UndeliveredLetter[] => {
    if (!isUndelivered(standing)) return []
    return [
      {
        employmentId: row.employment_id,
        employeeId: row.employee_id,
        name: row.name,
        version: row.version,
        state: standing,
        why: standing === 'no_account' ? null : failureOf(message?.lastError ?? ''),
        said: message?.lastError ?? null,
        sentTo: message?.recipient ?? null,
        address: row.email,
        hasAccount: row.has_account,
        at: iso(row.at),
        openedAt: row.opened_at === null ? null : iso(row.opened_at),
      },
    ]
  })
  return {
    delivered: count('delivered'),
    waiting: count('waiting'),
    byChoice: count('byChoice'),
    keptHere: count('keptHere'),
    forgotten: count('forgotten'),
    undelivered: undelivered.toSorted((a, b) => a.name.localeCompare(b.name)),
    maySend: runsPayroll(ctx.actor),
  }
}

const getPublishedRun = async (ctx: Context, id: string): Promise<RunRow> => {
  const run = await findRun(ctx.db, ctx.actor.companyId, id)
  if (!run) throw notFound('Pay run')
  return run
}

export const readPayslipLetters = async (
  ctx: Context,
  { id }: Parsed<typeof contract.readPayslipLetters>,
): Promise<contract.PayslipLetters> => {
  await getPublishedRun(ctx, id)
  return toLetters(ctx, await knowLetters(ctx, id))
}

/** Writes anew to whoever was not reached: to the address on the record now, whatever they chose about letters. */
export const sendPayslipLetters = async (
  ctx: Context,
  { id, employmentIds }: Parsed<typeof contract.sendPayslipLetters>,
): Promise<Output<typeof contract.sendPayslipLetters>> => {
  const { companyId, userId: by } = ctx.actor
  const run = await getPublishedRun(ctx, id)
  await query.lockLettersOf(ctx.db, companyId, id)
  const known = await knowLetters(ctx, id, employmentIds)
  if (employmentIds && known.length === 0) throw notFound('Payslip')
  const due = known.filter(({ standing }) => isUndelivered(standing))
  if (!employmentIds && due.length === 0)
    throw new Refusal('CONFLICT', 'There is nobody left whom the letter did not reach.')
  const people = new Map(
    (
      await query.peopleToTell(
        ctx.db,
        companyId,
        due.map(({ row }) => row.employment_id),
      )
    ).map((person) => [person.employment_id, person]),
  )
  const skipped: Output<typeof contract.sendPayslipLetters>['skipped'] = known.flatMap(({ row, standing }) =>
    isUndelivered(standing) || !employmentIds ? [] : [{ employmentId: row.employment_id, why: 'reached' as const }],
  )
  const able = due.flatMap(({ row, message, standing }) => {
    const person = people.get(row.employment_id)
    if (person && person.user_id !== null) return [{ row, message, standing, person }]
    skipped.push({ employmentId: row.employment_id, why: 'no_account' })
    return []
  })
  // What the outbox still tries at the same address is tried now: with a second letter, two would arrive.
  const tried = able.filter(
    ({ message, standing, person }) => standing === 'retrying' && message?.recipient === person.email,
  )
  await tryMessagesNow(
    ctx.db,
    companyId,
    tried.flatMap(({ message }) => message?.id ?? []),
  )
  const anew = able.filter((one) => !tried.includes(one))
  const ids = await writeLetters(ctx, ctx.db, {
    name: 'payslip-out',
    companyId,
    recipients: anew.map(({ person }) => toRecipient(ctx, run, person)),
  })
  const letters = anew.map(
    ({ row }, at): query.NewLetter => ({
      run_id: id,
      employment_id: row.employment_id,
      version: row.version,
      outbox_id: ids[at] ?? null,
      withheld: null,
    }),
  )
  for (const { row, message, person } of able)
    ctx.audit({
      action: 'payslip.letter-again',
      targetType: 'employee',
      targetId: row.employee_id,
      detail: { run: id, version: row.version, isNewAddress: message ? message.recipient !== person.email : false },
    })
  if (letters.length > 0) await query.insertLetters(ctx.db, companyId, { letters, by, at: ctx.now().toISOString() })
  return { sent: able.length, skipped, letters: toLetters(ctx, await knowLetters(ctx, id)) }
}
