import type { PayPeriod } from './pay-calendar.rules.ts'
import type { GroupRow } from './queries.ts'
import type { RunRow } from './runs.queries.ts'

const NOBODY = '00000000-0000-0000-0000-000000000000'

/** A regular run of a period that is never kept. */
export const regularRunOfPeriod = (group: GroupRow, period: PayPeriod): RunRow => ({
  id: NOBODY,
  group_id: group.id,
  group_name: group.name,
  entity_id: group.entity_id,
  country: group.country,
  currency: group.currency,
  kind: 'regular',
  from_day: period.from,
  until_day: period.until,
  pay_day: period.payDay,
  month: period.until.slice(0, 7),
  periods_per_year: period.inYear,
  corrects_run_id: null,
  only_employment_id: null,
  back_months: group.back_months,
  state: 'draft',
  known_at: null,
  version: 1,
  made_by: null,
  calculated_by: null,
  published_at: null,
  void_reason: null,
  facts_at: null,
  facts_in: null,
  engine: null,
  people: 0,
  blocked: 0,
  gross: 0,
  net: 0,
  employer_cost: 0,
  work: null,
})
