import type { ApprovalCalendar } from '../../../server/approvals.ts'
import { dayIn } from '../../../shared/dates.ts'
import { workingCalendar } from './service.ts'

/** Working days of a country, with what the company has said of it. */
export const approvalCalendar: ApprovalCalendar = async (reader, country) => {
  const law = reader.countries.find(country)
  if (!law) return undefined
  const place = { country: law.code, region: null, entityId: null, siteId: null }
  const calendar = await workingCalendar(reader, place, dayIn(law.zone, reader.now()))
  return { calendar, zone: law.zone }
}
