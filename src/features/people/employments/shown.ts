import { addDays, type Day } from '../../../shared/dates.ts'
import type * as contract from './contract.ts'
import { type Dated, periodsOf, standingsOf } from './history.rules.ts'
import type * as query from './queries.ts'

export const toEmployment = (row: query.EmploymentRow): contract.Employment => ({
  id: row.id,
  number: row.number,
  entity: row.entity_id === null ? null : { id: row.entity_id, name: row.entity_name ?? '' },
  startedOn: row.started_on,
  endedOn: row.ended_on,
  endReason: row.end_reason,
  continuityFrom: row.continuity_from,
  version: row.version,
})

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const toEntered = (row: query.TermsRow | query.LineRow) => ({
  id: row.id,
  effectiveFrom: row.effective_from,
  enteredAt: row.entered_at,
  enteredBy: row.who,
  cause: row.cause as contract.Terms['cause'],
  decidedOn: row.decided_on,
  reason: row.reason,
})

export const toTermsOn = (row: query.TermsRow) => ({
  ...toEntered(row),
  country: row.country,
  region: row.region,
  site: named(row.site_id, row.site_name),
  siteText: row.site_text,
  department: named(row.now_department_id, row.department_name),
  position: named(row.position_id, row.title),
  grade: row.grade,
  weeklyHours: row.weekly_hours === null ? null : Number(row.weekly_hours),
})

/** `day`: whether the manager has left by then. */
export const toManager = (row: query.LineRow, day: Day) =>
  row.manager_employment_id === null || row.manager_id === null
    ? null
    : {
        employeeId: row.manager_id,
        employmentId: row.manager_employment_id,
        name: row.manager_name ?? '',
        position: row.manager_position,
        left: row.manager_ended_on !== null && row.manager_ended_on < day,
      }

const newestFirst = (a: Dated, b: Dated) => {
  if (a.effective_from === b.effective_from) return b.id - a.id
  return a.effective_from < b.effective_from ? 1 : -1
}

/** The rows of one employment's history, the newest first: each with where it stands today and who took it back. */
const historyOf = <R extends (query.TermsRow | query.LineRow) & Dated, S extends object>(
  rows: readonly R[],
  today: Day,
  shape: (row: R) => S,
) => {
  const standings = standingsOf(rows, today)
  const untils = new Map(periodsOf(rows, (day) => addDays(day, -1)).map((p) => [p.row.id, p.until]))
  const voids = new Map(rows.flatMap((row) => (row.voids_id === null ? [] : [[row.voids_id, row] as const])))
  return rows
    .filter((row) => row.voids_id === null)
    .toSorted(newestFirst)
    .map((row) => {
      const back = voids.get(row.id)
      return {
        ...shape(row),
        until: untils.get(row.id) ?? null,
        standing: standings.get(row.id) ?? ('past' as const),
        voided: back ? { at: back.entered_at, by: back.who, reason: back.reason } : null,
      }
    })
}

export const toTermsHistory = (rows: readonly query.TermsRow[], today: Day): contract.Terms[] =>
  historyOf(rows, today, toTermsOn)

export const toLineHistory = (rows: readonly query.LineRow[], today: Day): contract.ReportingLine[] =>
  historyOf(rows, today, (row) => ({
    ...toEntered(row),
    manager: toManager(row, today),
    managerText: row.manager_text,
  }))
