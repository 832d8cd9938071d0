import { sql } from 'kysely'
import { type Db, jsonb, k } from '../../server/sql.ts'
import type { Day } from '../../shared/dates.ts'

/** Shifts by name: times on the wall, break in minutes. */
export const SHIFTS = {
  day: { name: 'Day', code: 'D', colour: 'blue', start: '09:00', end: '18:00', pause: 60 },
  early: { name: 'Early', code: 'E', colour: 'teal', start: '07:00', end: '15:30', pause: 30 },
  late: { name: 'Late', code: 'L', colour: 'orange', start: '14:30', end: '23:00', pause: 30 },
  night: { name: 'Night', code: 'N', colour: 'grape', start: '22:30', end: '07:00', pause: 30 },
  morning: { name: 'Counter, morning', code: 'C1', colour: 'green', start: '08:00', end: '12:00', pause: 0 },
  evening: { name: 'Counter, evening', code: 'C2', colour: 'green', start: '16:00', end: '20:00', pause: 0 },
} as const
export type ShiftName = keyof typeof SHIFTS

/** Letters of a pattern: a day each; R is a rest day, a dot another day off, S a split day. */
const LETTERS: Readonly<Record<string, readonly ShiftName[]>> = {
  D: ['day'],
  E: ['early'],
  L: ['late'],
  N: ['night'],
  S: ['morning', 'evening'],
  R: [],
  '.': [],
}
const ROTATION = 'EEEEE.R' + 'LLLLL.R' + 'NNNN..R'
const NIGHTS = 'NNNN..R'
const SPLIT = 'SSSSS.R'

export const addShiftTypes = async (db: Db, companyId: string, since: Day): Promise<Record<ShiftName, string>> => {
  const names = Object.keys(SHIFTS) as ShiftName[]
  const made = await db.many(
    k
      .insertInto('shift_types')
      .values(
        names.map((key) => ({
          company_id: companyId,
          name: SHIFTS[key].name,
          code: SHIFTS[key].code,
          colour: SHIFTS[key].colour,
        })),
      )
      .returning(['id', 'name']),
  )
  const ids = new Map(made.map(({ id, name }) => [name, id]))
  const idOf = Object.fromEntries(names.map((key) => [key, ids.get(SHIFTS[key].name) ?? ''])) as Record<
    ShiftName,
    string
  >
  await db.run(
    k.insertInto('shift_type_versions').values(
      names.map((key) => {
        const { start, end, pause } = SHIFTS[key]
        const breaks = pause === 0 ? [] : [{ kind: 'anytime', minutes: pause, after: 240, paid: false }]
        return {
          company_id: companyId,
          shift_type_id: idOf[key],
          effective_from: since,
          start_time: start,
          end_time: end,
          breaks: jsonb(breaks),
        }
      }),
    ),
  )
  return idOf
}

export const addPatterns = async (db: Db, companyId: string, anchor: Day, idOf: Record<ShiftName, string>) => {
  const daysOf = (letters: string) =>
    [...letters].map((letter) => ({
      shifts: (LETTERS[letter] ?? []).map((key) => ({ shiftTypeId: idOf[key], part: 'whole' })),
      rest: letter === 'R',
    }))
  const patterns = {
    'Office, Monday to Friday': { letters: 'DDDDD.R', onHolidays: 'off' },
    'Office, Monday to Saturday': { letters: 'DDDDDDR', onHolidays: 'off' },
    'Rotation, three weeks': { letters: ROTATION, onHolidays: 'work' },
    'Nights, four on': { letters: NIGHTS, onHolidays: 'work' },
    'Counter, split days': { letters: SPLIT, onHolidays: 'off' },
  }
  const made = await db.many(
    k
      .insertInto('schedules')
      .values(
        Object.entries(patterns).map(([name, { letters, onHolidays }]) => ({
          company_id: companyId,
          name,
          anchor,
          days: jsonb(daysOf(letters)),
          on_holidays: onHolidays,
        })),
      )
      .returning(['id', 'name']),
  )
  return new Map(made.map(({ id, name }) => [name, id]))
}

/** Of every ten people two rotate, one works nights, one has split days; the others have the week of their place. */
export const assignPeople = (
  db: Db,
  companyId: string,
  patterns: ReadonlyMap<string, string>,
  q: { since: Day; sixDays: readonly string[]; portal: string | null },
) =>
  db.run(sql`
    insert into schedule_assignments (company_id, employment_id, effective_from, entered_at, reason, schedule_id)
    select own.company_id, own.id, greatest(own.started_on, ${q.since}::date), greatest(own.started_on, ${q.since}::date), 'Taken over when schedules were introduced',
           case when own.email = ${q.portal} or own.place in (0, 5) then ${patterns.get('Rotation, three weeks')}::uuid
                when own.place = 7 then ${patterns.get('Nights, four on')}::uuid
                when own.place = 3 then ${patterns.get('Counter, split days')}::uuid
                when own.country = any(${[...q.sixDays]}::text[]) then ${patterns.get('Office, Monday to Saturday')}::uuid
                else ${patterns.get('Office, Monday to Friday')}::uuid end
      from (select employment.company_id, employment.id, employment.started_on, employee.country, employee.email,
                   (row_number() over (partition by employee.country order by employee.employee_number) % 10)::int as place
              from employments employment
              join employees employee on employee.company_id = employment.company_id and employee.id = employment.employee_id
             where employment.company_id = ${companyId}::uuid) own`)
