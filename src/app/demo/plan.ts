import type { Country } from '../../countries/country.ts'
import type { EmployeeFormInput } from '../../features/people/employees/form.contract.ts'
import { addDays, type Day, dayIn } from '../../shared/dates.ts'
import { type Die, dieOf } from './draw.ts'
import { documentsOf, homeOf, mailboxOf, maritalStatusOf, nameIn } from './who.ts'
import * as work from './work.ts'

/** The people of a demonstration company, thought up before anything is written. Pure: the same company, the same people. */

export type Company = {
  name: string
  slug: string
  /** Of its e-mail addresses. */
  domain: string
  countries: readonly { country: Country; people: number }[]
  /** The address of the record whose owner may sign in to the employee portal. */
  portalEmail?: string
}

/** form: the whole form. file: a bulk upload, which asks for less. old: taken over from before the form asked for anything. */
type Source = 'form' | 'file' | 'old'
/** invited: by the welcome job. set-up: has chosen a password. done: finished. */
type Onboarding = 'invited' | 'set-up' | 'done'

export type Planned = {
  country: Country
  today: Day
  source: Source
  form: EmployeeFormInput & { email: string; joinDate: Day; complianceData: Record<string, string> }
  level: work.Level
  city: string
  onboarding: Onboarding | null
  /** Days until the work pass or permit ends; negative: ended. */
  passEndsIn: number | null
  /** Salaries before today's, oldest first: until the day given. */
  earlier: { until: Day; salary: number }[]
  extra: ReturnType<typeof work.extraOf>
  licence: ReturnType<typeof work.licenceOf>
  /** What else happened to the record: days after hiring and what. */
  events: { on: Day; type: string; metadata: object }[]
}

const PASS_ENDS = [20, 5, -9, 45, 80, 33, 12, 61, -40, 27, 88, 50] as const

/** A Monday: people start on one. */
const monday = (day: Day): Day => addDays(day, (8 - new Date(day).getUTCDay()) % 7)

const TENURE: Readonly<Record<work.Level, readonly [number, number]>> = {
  junior: [20, 900],
  middle: [40, 2200],
  senior: [300, 2800],
  lead: [500, 2850],
  head: [1200, 2900],
}
const AGE: Readonly<Record<work.Level, readonly [number, number]>> = {
  junior: [21, 30],
  middle: [25, 44],
  senior: [31, 54],
  lead: [35, 57],
  head: [41, 60],
}

type Taken = { names: Set<string>; mailboxes: Set<string>; numbers: Set<string> }

export const planOf = (company: Company, now: Date): Planned[] => {
  const taken: Taken = { names: new Set(), mailboxes: new Set(), numbers: new Set() }
  const single = company.countries.length === 1
  const people = company.countries.flatMap(({ country, people }, at) => {
    const ends = PASS_ENDS.slice(at * 3, at * 3 + (single ? 5 : 3))
    return peopleOf(company, country, { count: people, ends, today: dayIn(country.zone, now), taken })
  })
  const settled = people.find(
    (p) => p.source === 'form' && p.form.status === 'active' && p.level === 'senior' && p.earlier.length > 0,
  )
  if (company.portalEmail && settled) settled.form.email = company.portalEmail
  return people.sort((a, b) => (a.form.joinDate < b.form.joinDate ? -1 : 1))
}

type Seat = { department: string; level: work.Level }

/** Departments in proportion, and a head for each that is large enough to have one. */
const seatsOf = (die: Die, people: number): Seat[] => {
  const whole = work.DEPARTMENTS.reduce((sum, d) => sum + d.share, 0)
  const seats = work.DEPARTMENTS.flatMap(({ name, share }) =>
    Array.from({ length: Math.max(1, Math.round((share / whole) * people)) }, (_, i): Seat => {
      const level = work.levelOf(die)
      return { department: name, level: i === 0 && people > 40 ? 'head' : level }
    }),
  )
  while (seats.length < people) seats.push({ department: 'Operations', level: work.levelOf(die) })
  return die.shuffled(seats.slice(0, people))
}

const peopleOf = (
  company: Company,
  country: Country,
  { count, ends, today, taken }: { count: number; ends: readonly number[]; today: Day; taken: Taken },
): Planned[] => {
  const die = dieOf(`${company.slug} ${country.code}`)
  const seats = seatsOf(die, count)
  const starters = Math.max(1, Math.round(count / 35))
  const people = seats.map((seat, i) => {
    const own = dieOf(`${company.slug} ${country.code} ${i}`)
    const starts = i >= count - starters && seat.level !== 'head'
    return personOf(own, { company, country, seat, today, taken, mustBeForeign: i < ends.length, starts })
  })

  const foreign = people.filter((p) => p.passEndsIn !== null)
  for (const [i, person] of foreign.entries()) person.passEndsIn = ends[i] ?? null
  const here = die.shuffled(people.filter((p) => p.form.joinDate <= addDays(today, -150) && p.passEndsIn === null))
  const take = (share: number, least: number) => here.splice(0, Math.max(least, Math.round(count * share)))
  for (const p of take(0.03, 1)) p.form.status = 'on_leave'
  for (const p of take(0.015, 1)) p.form.status = 'inactive'
  for (const p of take(0.035, 1)) p.form.status = 'terminated'
  const below = here.filter((p) => p.level !== 'head')
  for (const p of below.splice(0, Math.round(count * 0.09))) p.source = 'file'
  for (const p of below.splice(0, Math.round(count * 0.015))) p.source = 'old'
  welcome(die, people, today)
  return people
}

/** Who is being taken on now, and who was of late. */
const welcome = (die: Die, people: readonly Planned[], today: Day) => {
  for (const person of people) {
    const { joinDate } = person.form
    if (person.source !== 'form' || joinDate < addDays(today, -140)) continue
    if (joinDate > addDays(today, -12)) person.onboarding = 'invited'
    else if (joinDate > addDays(today, -40)) person.onboarding = die.chance(0.6) ? 'set-up' : 'invited'
    else person.onboarding = die.chance(0.85) ? 'done' : 'set-up'
    if (joinDate > today) person.form.status = 'pending'
    if (person.onboarding === 'invited')
      person.form.notificationPreferences = { email: true, sms: die.chance(0.2), whatsapp: die.chance(0.6) }
  }
}

type Input = {
  company: Company
  country: Country
  seat: Seat
  today: Day
  taken: Taken
  mustBeForeign: boolean
  starts: boolean
}

const personOf = (die: Die, input: Input): Planned => {
  const { company, country, seat, today, taken } = input
  const { demo } = country
  const guests = demo.people.filter((g) => country.classify(g.nationality, undefined).status === 'foreign_worker')
  const groups = input.mustBeForeign && guests.length > 0 ? guests : demo.people
  const named = nameIn(die, groups, taken.names)
  const age = die.between(...AGE[seat.level])
  const birthDate = addDays(today, -Math.round(age * 365.25) - die.between(0, 364))
  const [least, most] = TENURE[seat.level]
  // More have come lately than stayed long.
  const tenure = Math.round(least + (most - least) * die.next() ** 1.5)
  const joinDate = input.starts
    ? monday(addDays(today, die.between(3, 25)))
    : monday(addDays(today, -7 - Math.min(tenure, (age - 19) * 365)))
  const papers = documentsOf(die, country, {
    who: { nationality: named.group.nationality, birthDate, mayStay: !input.mustBeForeign },
    today,
    numbers: taken.numbers,
  })
  const foreign = papers.status === 'foreign_worker'
  const basic = work.salaryOf(die, country, seat.department, seat.level)
  const position = work.DEPARTMENTS.find((d) => d.name === seat.department)?.positions[seat.level] ?? ['Associate']
  const { city, address } = homeOf(die, country, papers.facts)
  const relative = nameIn(die, [{ ...named.group, family: [named.family] }], new Set([named.fullName]))
  const earlier = raisesOf(die, country, { basic, joinDate, today })
  return {
    country,
    today,
    source: 'form',
    form: {
      fullName: named.fullName,
      email: mailboxOf(named, company.domain, taken.mailboxes),
      designation: die.pick(position),
      department: seat.department,
      countryCode: country.code,
      nationality: named.group.nationality,
      employmentStatus: papers.employmentStatus,
      phone: demo.phone(die),
      joinDate,
      status: 'active',
      compensation: work.compensationOf(die, country, { basic, ...seat, foreign }),
      complianceData: papers.facts,
      birthDate,
      maritalStatus: maritalStatusOf(die, age),
      gender: named.gender,
      address,
      emergencyContactName: relative.fullName,
      emergencyContactPhone: demo.phone(die),
      bankName: die.pick(demo.banks),
      bankAccountNumber: die.pick([...'123456789']) + die.digits(die.between(9, 11)),
    },
    level: seat.level,
    city,
    onboarding: null,
    passEndsIn: foreign ? 0 : null,
    earlier,
    extra: work.extraOf(die, country, seat.department, basic),
    licence: work.licenceOf(die, seat.department),
    events: eventsOf(die, joinDate, today, earlier),
  }
}

/** A review about once a year, back from today's salary: three to nine percent each, more with a promotion. */
const raisesOf = (
  die: Die,
  country: Country,
  { basic, joinDate, today }: { basic: number; joinDate: Day; today: Day },
) => {
  const earlier: Planned['earlier'] = []
  const step = work.stepOf(country)
  let until = addDays(today, -die.between(20, 400))
  let salary = basic
  while (until > addDays(joinDate, 240) && earlier.length < 5) {
    const before = work.roundToStep(salary / (1 + (die.chance(0.15) ? 0.16 : 0.03 + die.next() * 0.06)), step)
    salary = Math.min(before, salary - step)
    if (salary < step) break
    earlier.unshift({ until, salary })
    until = addDays(until, -die.between(340, 560))
  }
  return earlier
}

const EVENTS = [
  { type: 'employee_updated', metadata: { fields: ['phone'] } },
  { type: 'employee_updated', metadata: { fields: ['address_line1'] } },
  { type: 'employee_updated', metadata: { fields: ['emergency_contact_name', 'emergency_contact_phone'] } },
  { type: 'employee_updated', metadata: { fields: ['bank_name', 'bank_account_number'] } },
  { type: 'employee_updated', metadata: { fields: ['position'] } },
  { type: 'password_reset_sent', metadata: { channel: 'email' } },
  { type: 'secret_revealed', metadata: { field: 'bankAccountNumber' } },
] as const

const eventsOf = (die: Die, joinDate: Day, today: Day, earlier: Planned['earlier']): Planned['events'] => {
  const raises = earlier.map(({ until }) => ({ on: until, type: 'employee_updated', metadata: { fields: ['salary'] } }))
  const years = Math.max(0, (Date.parse(today) - Date.parse(joinDate)) / 31_557_600_000)
  const others = Array.from({ length: Math.round(years * (0.4 + die.next())) }, () => ({
    on: addDays(joinDate, 1 + Math.floor(die.next() * (years * 365 - 3))),
    ...die.pick(EVENTS),
  }))
  return [...raises, ...others].filter(({ on }) => on > joinDate && on < today).sort((a, b) => (a.on < b.on ? -1 : 1))
}
