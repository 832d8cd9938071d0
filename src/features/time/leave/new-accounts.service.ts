import { addDays, type Day } from '../../../shared/dates.ts'
import { type Known, type LeaveGround, type LeaveReader, termsOf, typesOfPerson } from './ground.service.ts'
import type { LeaveType } from './kinds.rules.ts'
import type { NewAccount } from './ledger.queries.ts'
import { leavePlansOf } from './plans.service.ts'
import { leaveYearOf } from './policy.rules.ts'

/** What accounts of leave begin with. Nothing is written here. */

const laterOf = (a: Day, b: Day): Day => (a > b ? a : b)

/** What a new account of somebody begins with: the leave year they are in, or an earlier day. */
const newAccount = (ground: LeaveGround, known: Known, type: LeaveType, openedOn?: Day): NewAccount => {
  const { person, today, usualDay } = known
  const { content } = termsOf(ground, { type, known, assigned: [], dayMinutes: usualDay })(today)
  const began = person.continuity_from ?? person.started_on
  const year = leaveYearOf(content.year, began, laterOf(today, began))
  return {
    employmentId: person.employment_id,
    leaveType: type.key,
    openedOn: openedOn === undefined ? laterOf(year.from, person.started_on) : laterOf(openedOn, person.started_on),
    dayMinutes: usualDay,
  }
}

/** Days ahead that are looked at for the length of a day. */
const LOOKED_AT = 28

/** How long the day is that people work most often by their schedules, in minutes: a day of leave is as long. */
const usualDaysOf = async (reader: LeaveReader, employmentIds: readonly string[]): Promise<Map<string, number>> => {
  const from = reader.now().toISOString().slice(0, 10)
  const plans = await leavePlansOf(reader, employmentIds, { from, until: addDays(from, LOOKED_AT - 1) })
  const usual = new Map<string, number>()
  for (const [employment, { plans: days }] of plans) {
    const lengths = Map.groupBy(
      days.map(({ am, pm }) => am + pm).filter((minutes) => minutes > 0),
      (minutes) => minutes,
    )
    const [most] = [...lengths].toSorted(([a, as], [b, bs]) => bs.length - as.length || b - a)
    if (most) usual.set(employment, Math.min(1440, most[0]))
  }
  return usual
}

/** Whether everybody of the place has an account of it, or only who asks for some. */
const isForEverybody = (ground: LeaveGround, type: LeaveType): boolean =>
  !type.isForOccasion || ground.policies.has(type.key)

/** Accounts that people would have by the law and the company, as they are opened today. */
export const newAccountsOf = async (
  reader: LeaveReader,
  ground: LeaveGround,
  people: readonly Known[],
  openedOn?: Day,
): Promise<NewAccount[]> => {
  const accounts: NewAccount[] = []
  const employmentIds = people.map(({ person }) => person.employment_id)
  const usual = await usualDaysOf(reader, employmentIds)
  for (const said of people) {
    const known = { ...said, usualDay: usual.get(said.person.employment_id) ?? said.usualDay }
    for (const type of typesOfPerson(ground, known))
      if (isForEverybody(ground, type)) accounts.push(newAccount(ground, known, type, openedOn))
  }
  return accounts
}

/** The account of one kind, for whoever asks for some of it. */
export const newAccountOfKind = async (
  reader: LeaveReader,
  ground: LeaveGround,
  known: Known,
  type: LeaveType,
): Promise<NewAccount> => {
  const { employment_id: id } = known.person
  const usualDay = (await usualDaysOf(reader, [id])).get(id) ?? known.usualDay
  return newAccount(ground, { ...known, usualDay }, type)
}
