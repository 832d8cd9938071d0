import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { Day } from '../../../shared/dates.ts'
import type { PatternDay, ShiftBreak } from './shift.rules.ts'

/** What plans of days are made of, each asked for once for all people. */

const these = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`

/** Somebody’s employment, with the country of their record. */
export type EmploymentPlanned = {
  id: string
  entity_id: string | null
  started_on: Day
  ended_on: Day | null
  country: string
}

export const listEmploymentsPlanned = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('employments as employment')
      .innerJoin('employees as employee', (join) =>
        join
          .onRef('employee.company_id', '=', 'employment.company_id')
          .onRef('employee.id', '=', 'employment.employee_id'),
      )
      .select(['employment.id', 'employment.entity_id'])
      .select(['employment.started_on', 'employment.ended_on', 'employee.country'])
      .where('employment.company_id', '=', companyId)
      .where('employment.id', '=', these(ids)),
  )

/** Where people work on which terms, what was taken back left out. */
export const listPlacesOfTerms = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('employment_terms as term')
      .leftJoin('sites as site', (join) =>
        join.onRef('site.company_id', '=', 'term.company_id').onRef('site.id', '=', 'term.site_id'),
      )
      .select(['term.employment_id', 'term.effective_from', 'term.id', 'term.entered_at', 'term.country'])
      .select(['term.region', 'term.site_id', 'term.weekly_hours', 'site.zone', 'site.place'])
      .where('term.company_id', '=', companyId)
      .where('term.employment_id', '=', these(ids))
      .where('term.voids_id', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('employment_terms as void')
              .select('void.id')
              .whereRef('void.company_id', '=', 'term.company_id')
              .whereRef('void.employment_id', '=', 'term.employment_id')
              .whereRef('void.voids_id', '=', 'term.id'),
          ),
        ),
      ),
  )

/** Which schedule people follow, what was taken back left out. */
export const listAssignments = (db: Db, companyId: string, ids: readonly string[]) =>
  db.many(
    k
      .selectFrom('schedule_assignments as assignment')
      .select(['assignment.employment_id', 'assignment.effective_from', 'assignment.id', 'assignment.entered_at'])
      .select(['assignment.schedule_id', 'assignment.rest_weekdays'])
      .where('assignment.company_id', '=', companyId)
      .where('assignment.employment_id', '=', these(ids))
      .where('assignment.voids_id', 'is', null)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('schedule_assignments as void')
              .select('void.id')
              .whereRef('void.company_id', '=', 'assignment.company_id')
              .whereRef('void.employment_id', '=', 'assignment.employment_id')
              .whereRef('void.voids_id', '=', 'assignment.id'),
          ),
        ),
      ),
  )
export type AssignmentRow = Awaited<ReturnType<typeof listAssignments>>[number]

export const listPatterns = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('schedules')
      .select(['id', 'anchor', 'on_holidays'])
      .select((eb) => eb.ref('days').$castTo<PatternDay[]>().as('days'))
      .where('company_id', '=', companyId),
  )
export type PatternRow = Awaited<ReturnType<typeof listPatterns>>[number]

export const listShiftVersions = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('shift_type_versions')
      .select(['id', 'shift_type_id', 'effective_from', 'start_time', 'end_time', 'middle'])
      .select(['window_before', 'window_after', 'grace_in', 'grace_out'])
      .select(['counts_before', 'counts_after', 'counts_block'])
      .select(['round_in', 'round_in_towards', 'round_out', 'round_out_towards'])
      .select((eb) => eb.ref('breaks').$castTo<ShiftBreak[]>().as('breaks'))
      .where('company_id', '=', companyId),
  )
export type ShiftVersionRow = Awaited<ReturnType<typeof listShiftVersions>>[number]

type Days = { ids: readonly string[]; from: Day; until: Day; drafts: boolean }

/** Shifts of people on the roster that hold: published, confirmed, worked. */
export const listRosterOf = (db: Db, companyId: string, { ids, from, until, drafts }: Days) =>
  db.many(
    k
      .selectFrom('roster_shifts')
      .select(['id', 'employment_id', 'work_date', 'starts_at', 'ends_at', 'zone', 'shift_type_id', 'state', 'beside'])
      .where('company_id', '=', companyId)
      .where('employment_id', '=', these(ids))
      .where('work_date', '>=', from)
      .where('work_date', '<=', until)
      .where('state', 'in', ['published', 'confirmed', 'worked', ...(drafts ? ['draft'] : [])]),
  )
export type RosterRow = Awaited<ReturnType<typeof listRosterOf>>[number]

export const listClearedDays = (db: Db, companyId: string, { ids, from, until, drafts }: Days) =>
  db.many(
    k
      .selectFrom('roster_cleared_days')
      .select(['employment_id', 'work_date'])
      .where('company_id', '=', companyId)
      .where('employment_id', '=', these(ids))
      .where('work_date', '>=', from)
      .where('work_date', '<=', until)
      .$if(!drafts, (qb) => qb.where('published_at', 'is not', null)),
  )

/** The latest said of each day in the company's own calendars. */
export const listOwnHolidays = (db: Db, companyId: string, { from, until }: Pick<Days, 'from' | 'until'>) =>
  db.many(
    k
      .selectFrom('holidays as holiday')
      .innerJoin('holiday_calendars as calendar', (join) =>
        join.onRef('calendar.company_id', '=', 'holiday.company_id').onRef('calendar.id', '=', 'holiday.calendar_id'),
      )
      .distinctOn(['calendar.scope', 'holiday.day'])
      .select(['calendar.scope', 'holiday.day', 'holiday.name', 'holiday.kind', 'holiday.entered_at'])
      .where('holiday.company_id', '=', companyId)
      .where('holiday.day', '>=', from)
      .where('holiday.day', '<=', until)
      .orderBy('calendar.scope')
      .orderBy('holiday.day')
      .orderBy('holiday.id', 'desc'),
  )

/** The company's own weeks in the order they were entered. */
export const listOwnWeeks = (db: Db, companyId: string) =>
  db.many(
    k
      .selectFrom('working_weeks as week')
      .innerJoin('holiday_calendars as calendar', (join) =>
        join.onRef('calendar.company_id', '=', 'week.company_id').onRef('calendar.id', '=', 'week.calendar_id'),
      )
      .select(['calendar.scope', 'week.effective_from', 'week.days'])
      .where('week.company_id', '=', companyId)
      .orderBy('week.id'),
  )
