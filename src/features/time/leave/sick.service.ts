import type { Context } from '../../../server/context.ts'
import { addDays } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid } from '../../../shared/refusal.ts'
import { callOffShifts } from '../schedules/called-off.service.ts'
import { ownEmployment, shiftsOfOwn } from '../schedules/mine.service.ts'
import { cardsOf } from './balances.service.ts'
import { leaveReaderOf, readLeaveGround, typesOfPerson } from './ground.service.ts'
import * as query from './queries.ts'
import * as requests from './requests.queries.ts'
import { askLeave } from './requests.service.ts'
import { toTypeView } from './shown.service.ts'
import type * as contract from './sick.contract.ts'
import { isForSickness, sickChoices, sickDaysProblem } from './sick.rules.ts'
import { knowEmployee } from './weigh.service.ts'

/** Whoever calls in sick: one act, and either all of it is kept or nothing. */

export const readSickCall = async (ctx: Context): Promise<Output<typeof contract.readSickCall>> => {
  const own = await ownEmployment(ctx)
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const known = await knowEmployee(reader, ground, own.employeeId)
  const tomorrow = addDays(own.today, 1)
  const { shifts } = await shiftsOfOwn(ctx, ctx.actor.companyId, own, { from: own.today, until: tomorrow })
  const now = ctx.now().toISOString()
  const ahead = shifts.filter(({ endsAt }) => endsAt > now)
  const cards = new Map((await cardsOf(reader, ground, known, own.today)).map((card) => [card.type.key, card]))
  return {
    today: own.today,
    days: [own.today, tomorrow].map((day) => {
      const there = ahead.filter((shift) => shift.day === day)
      return {
        day,
        shifts: there.map(({ start, end }) => ({ day, start, end })),
        calledOff: there.length > 0 && there.every(({ calledOff }) => calledOff),
      }
    }),
    types: sickChoices(typesOfPerson(ground, known)).flatMap((type) => {
      const card = cards.get(type.key)
      if (!card) return []
      const left = card.isUnlimited ? null : Math.max(0, card.balance - card.reserved)
      return [{ type: toTypeView(type), forSickness: isForSickness(type), left, dayMinutes: card.dayMinutes }]
    }),
  }
}

const OPEN_STATES = ['pending', 'approved', 'partly_cancelled']

export const callInSick = async (
  ctx: Context,
  { from, until, type: wantedType, note }: Parsed<typeof contract.callInSick>,
): Promise<Output<typeof contract.callInSick>> => {
  const { db, actor } = ctx
  const own = await ownEmployment(ctx)
  const days = { from, until: until ?? from }
  const problem = sickDaysProblem(days, own.today)
  if (problem) throw invalid({ [problem.field]: problem.message })
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const known = await knowEmployee(reader, ground, own.employeeId)
  const choices = sickChoices(typesOfPerson(ground, known))
  const type = wantedType === null ? choices.find(isForSickness) : choices.find(({ key }) => key === wantedType)
  if (!type) throw invalid({ type: known.refusal ?? 'Choose a kind of leave from the list' })
  await query.lockSickCalls(db, actor.companyId, own.id)
  const said = (await requests.requestsOfEmployee(db, actor.companyId, own.employeeId, 60)).find(
    (row) =>
      OPEN_STATES.includes(row.state) &&
      row.leave_type === type.key &&
      row.from_day <= days.from &&
      row.until_day >= days.until,
  )
  const wanted = { type: type.key, ...days, halves: [], hours: null, occasion: null, note, file: null, delegate: null }
  const id = said?.id ?? (await askLeave(ctx, { employeeId: own.employeeId, wanted, isEntered: false }))
  const freed = await callOffShifts(ctx, { employmentId: own.id, name: own.name }, days)
  const [request] = await requests.requestsByIds(db, actor.companyId, [id])
  if (!request) throw new Error('A request that was kept is not there')
  return { request: id, state: request.state, freed, paperBy: request.paper_by, isKnown: said !== undefined }
}
