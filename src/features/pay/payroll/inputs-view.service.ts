import type { CountryPayroll } from '../../../countries/payroll.ts'
import type { Context } from '../../../server/context.ts'
import { formatDecimal } from '../../../shared/decimal.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import type { Explained } from '../../../shared/explain.ts'
import { exact, fromMinor } from '../../../shared/money.ts'
import { componentsOf } from '../components/held.service.ts'
import { unpaidCausesOf } from './earnings.rules.ts'
import { daysOfMonth, groupWithLaw } from './grid.service.ts'
import type * as contract from './inputs.contract.ts'
import type { PayInputRow } from './inputs.contract.ts'
import { type InputLineRow, inputLinesOf, lockedPeriodsOf } from './inputs.queries.ts'
import { gatherInputs, type PersonInputs } from './inputs.service.ts'
import { periodsOfMonth } from './pay-calendar.rules.ts'
import { payItemsOf } from './pay-items.rules.ts'
import { runsPayroll } from './policy.ts'
import * as query from './queries.ts'
import { withWholeWhys } from './why-forms.service.ts'

/** What a month holds beside recurring pay, by person: what is still to come, and what locked runs have paid. */

type Group = query.GroupRow
type Person = query.PayPersonRow

const NOTHING = {
  note: null,
  from: null,
  until: null,
  minutes: null,
  days: null,
  amount: null,
  why: null,
  oneOffId: null,
  sourceId: null,
  paidIn: null,
} as const

const ofPerson = (person: Person) => ({
  employmentId: person.employment_id,
  employeeId: person.employee_id,
  name: person.name,
  number: person.number,
})

const oneOffRow = (person: Person, row: query.OneOffRow): PayInputRow => ({
  ...NOTHING,
  ...ofPerson(person),
  id: `one-off ${row.id}`,
  kind: row.kind,
  label: row.label,
  note: row.note,
  amount: row.amount,
  oneOffId: row.id,
  paidIn: row.paid_in,
})

const leaveRows = (person: Person, { unpaid }: PersonInputs): PayInputRow[] =>
  [...Map.groupBy(unpaid, ({ name, requestId }) => `${requestId} ${name}`)].flatMap(([key, days]) => {
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) return []
    const sum = days.slice(1).reduce((total, { unpaid: part }) => total.add(part), first.unpaid)
    return [
      {
        ...NOTHING,
        ...ofPerson(person),
        id: `leave ${person.employment_id} ${key}`,
        kind: 'leave' as const,
        label: first.name,
        from: first.day,
        until: last.day,
        days: formatDecimal(sum, 2),
        sourceId: first.requestId,
      },
    ]
  })

const KINDS = { claim: 'claim', leave: 'leave_pay' } as const

const kindOf = (source: string) => (source === 'claim' || source === 'leave' ? KINDS[source] : ('time' as const))

/** How much of it there is: days of leave that are paid out, minutes of time. */
const lengthOf = (source: string, value: string | null) =>
  source === 'leave' ? { days: value } : { minutes: value === null ? null : Number(value) }

const comingRows = (person: Person, { oneOffs, claims, timeOff }: PersonInputs): PayInputRow[] => [
  ...timeOff.map((one) => ({
    ...NOTHING,
    ...ofPerson(person),
    id: `time off ${person.employment_id} ${one.day} ${one.class}`,
    kind: 'time' as const,
    label: one.label,
    from: one.day,
    until: one.day,
    minutes: one.minutes,
  })),
  ...oneOffs.map((one) => ({
    ...NOTHING,
    ...ofPerson(person),
    id: `${one.source.kind} ${person.employment_id} ${one.source.id}`,
    kind: kindOf(one.source.kind),
    label: one.label,
    from: one.from ?? null,
    until: one.until ?? null,
    ...lengthOf(one.source.kind, one.quantity?.value ?? null),
    amount: one.amount,
    why: one.why ?? null,
    sourceId: claims.find(({ lineId }) => lineId === one.source.id)?.claimId ?? null,
  })),
]

type Month = { group: Group; law: CountryPayroll; month: string; people: readonly Person[] }

/** What the next regular run takes in of periods that none has paid. */
const coming = async (ctx: Context, { group, law, month, people }: Month) => {
  const { companyId } = ctx.actor
  const rows: PayInputRow[] = []
  const notes: Output<typeof contract.readPayInputs>['notes'] = []
  const ids = people.map(({ employment_id }) => employment_id)
  const locked = await lockedPeriodsOf(ctx.db, companyId, { groupId: group.id, month })
  const open = periodsOfMonth(group, month).filter(({ from }) => !locked.some((one) => one.from_day === from))
  if (open.length === 0) return { rows, notes, isOpen: false }
  const pay = Map.groupBy(await query.compensationsOf(ctx.db, companyId, ids), (row) => row.employment_id)
  const allowances = Map.groupBy(await query.allowancesOf(ctx.db, companyId, ids), (row) => row.employment_id)
  const { minorUnits } = ctx.countries.get(group.country).currency
  const components = await componentsOf(ctx, law, group.entity_id)
  for (const { from, until } of open) {
    const inputs = await gatherInputs(ctx, {
      run: {
        group_id: group.id,
        country: group.country,
        currency: group.currency,
        from_day: from,
        until_day: until,
        pay_day: null,
      },
      law,
      people,
      itemsOf: (id) => payItemsOf(law, pay.get(id) ?? [], allowances.get(id) ?? [], components(until)),
      minorUnits,
    })
    for (const person of people) {
      const own = inputs.get(person.employment_id)
      if (!own) continue
      rows.push(...leaveRows(person, own), ...comingRows(person, own))
      const back = own.takenBack.reduce((sum, { amount }) => sum - amount, 0)
      if (back > 0) {
        const message = `${group.currency} ${fromMinor(back, minorUnits)} of overtime was paid too much. Nothing is taken by itself: ask for consent under Overpaid.`
        notes.push({ employeeId: person.employee_id, name: person.name, key: 'time_back', message })
      }
      for (const { key, message } of own.gates)
        notes.push({ employeeId: person.employee_id, name: person.name, key, message })
    }
  }
  return { rows, notes, isOpen: true }
}

/** Unpaid days as a locked run took them off. */
const unpaidRows = (person: Person, line: InputLineRow, why: Explained): PayInputRow[] =>
  unpaidCausesOf(why).map(({ name, value }) => ({
    ...NOTHING,
    ...ofPerson(person),
    id: `paid ${line.run_id} ${line.employment_id} ${line.line} ${name}`,
    kind: 'leave' as const,
    label: name,
    from: line.for_from,
    until: line.for_until,
    days: formatDecimal(exact(value), 2),
    paidIn: line.run_id,
  }))

/** What locked regular runs of the month took in. */
const paid = async (ctx: Context, { group, month, people }: Month): Promise<PayInputRow[]> => {
  const { companyId } = ctx.actor
  const lines = await withWholeWhys(
    ctx.db,
    companyId,
    await inputLinesOf(ctx.db, companyId, { groupId: group.id, month }),
  )
  const byId = new Map(people.map((person) => [person.employment_id, person]))
  return lines.flatMap((line) => {
    const person = byId.get(line.employment_id)
    if (!person) return []
    const why = line.why as Explained
    if (line.source_kind === 'item') return unpaidRows(person, line, why)
    return [
      {
        ...NOTHING,
        ...ofPerson(person),
        id: `paid ${line.run_id} ${line.employment_id} ${line.line}`,
        kind: kindOf(line.source_kind),
        label: line.label,
        from: line.for_from,
        until: line.for_until,
        ...lengthOf(line.source_kind, line.length),
        amount: line.amount,
        why,
        sourceId: line.claim_id,
        paidIn: line.run_id,
      },
    ]
  })
}

const oneOffsOf = async (ctx: Context, { month, people }: Month, isOpen: boolean): Promise<PayInputRow[]> => {
  const { companyId } = ctx.actor
  const byId = new Map(people.map((person) => [person.employment_id, person]))
  const ofMonth = await query.oneOffsOfMonth(ctx.db, companyId, month)
  const waiting = isOpen ? await query.openOneOffs(ctx.db, companyId, { employmentIds: [...byId.keys()], month }) : []
  const all = new Map([...waiting, ...ofMonth].map((row) => [row.id, row]))
  return [...all.values()].flatMap((row) => {
    const person = byId.get(row.employment_id)
    return person ? [oneOffRow(person, row)] : []
  })
}

/** What comes into the pay of a month of one group, and what has. */
export const readPayInputs = async (
  ctx: Context,
  { groupId, month }: Parsed<typeof contract.readPayInputs>,
): Promise<Output<typeof contract.readPayInputs>> => {
  const { companyId } = ctx.actor
  const groups = (await query.listGroups(ctx.db, companyId)).filter(({ country }) => ctx.payrolls.has(country))
  const shown = groups.map(({ id, name, entity_id: entityId, country, currency }) => ({
    id,
    name,
    entityId,
    country,
    currency: { code: currency, minorUnits: ctx.countries.get(country).currency.minorUnits },
  }))
  const mayChange = runsPayroll(ctx.actor)
  const chosen = groupId ?? groups[0]?.id
  if (!chosen) return { groups: shown, groupId: null, rows: [], notes: [], people: [], mayChange }
  const { group, law } = await groupWithLaw(ctx, chosen)
  if (!law) return { groups: shown, groupId: group.id, rows: [], notes: [], people: [], mayChange }
  const people = await query.peopleOfEntity(ctx.db, companyId, {
    entityId: group.entity_id,
    groupId: group.id,
    ...daysOfMonth(month),
  })
  const of = { group, law, month, people }
  const { rows, notes, isOpen } = await coming(ctx, of)
  const all = [...(await oneOffsOf(ctx, of, isOpen)), ...rows, ...(await paid(ctx, of))]
  const order = new Map(people.map(({ employment_id }, at) => [employment_id, at]))
  return {
    groups: shown,
    groupId: group.id,
    rows: all.toSorted((a, b) => (order.get(a.employmentId) ?? 0) - (order.get(b.employmentId) ?? 0)),
    notes,
    people: people.map((person) => ({
      employmentId: person.employment_id,
      name: person.name,
      number: person.number,
    })),
    mayChange,
  }
}
