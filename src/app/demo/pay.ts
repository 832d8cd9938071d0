import { sql } from 'kysely'
import type { Context } from '../../server/context.ts'
import { k } from '../../server/sql.ts'
import { addDays } from '../../shared/dates.ts'
import { toMinor } from '../../shared/money.ts'
import { momentOf, type RecordedPerson } from './moment.ts'

/** The salaries before today's: each held from the day the one before it ended. Allowances stay as they are; overtime has no past. */
export const pastPay = async ({ db, actor }: Context, known: readonly RecordedPerson[]) => {
  await db.run(sql`
    update compensations c set entered_at = e.created_at
      from employees e where e.company_id = c.company_id and e.id = c.employee_id`)
  const raised = known.filter(({ person }) => person.source === 'form' && person.earlier.length > 0)
  if (raised.length === 0) return
  const rows = await db.many(k.selectFrom('compensations').selectAll().where('company_id', '=', actor.companyId))
  const today = new Map(rows.map((row) => [row.employee_id, row]))

  const past = raised.flatMap(({ id, person, createdAt }) => {
    const { id: _id, ...now } = today.get(id) ?? { id }
    if (!('basic_salary' in now)) return []
    return person.earlier.map(({ salary }, i) => {
      const from = person.earlier[i - 1]?.until ?? person.form.joinDate
      return {
        ...now,
        effective_from: from,
        entered_at: i === 0 ? createdAt : momentOf(person, from, 11),
        reason: i === 0 ? now.reason : 'Salary review',
        basic_salary: toMinor(String(salary), person.country.currency.minorUnits),
        sunday_overtime_hours: null,
        sunday_overtime_amount: null,
        hours_worked_this_week: null,
        auto_overtime_amount: now.auto_overtime_amount === null ? null : 0,
      }
    })
  })
  const last = raised.map(({ id, person }) => {
    const from = person.earlier.at(-1)?.until ?? addDays(person.today, -1)
    return { id, from, at: momentOf(person, from, 11) }
  })
  await db.run(sql`
    update compensations c set effective_from = t.day, entered_at = t.at, reason = 'Salary review'
      from unnest(${last.map((r) => r.id)}::uuid[], ${last.map((r) => r.from)}::date[], ${last.map((r) => r.at)}::timestamptz[])
        as t(id, day, at)
     where c.company_id = ${actor.companyId} and c.employee_id = t.id`)
  await db.run(k.insertInto('compensations').values(past))
}
