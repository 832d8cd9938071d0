import type { Services } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { dayIn, hourIn } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { setCompanyReminded } from '../../platform/accounts/company.changes.ts'
import type { Expiring } from '../../platform/messages/templates/template.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import * as query from './queries.ts'
import { describeItem, placesOf } from './things.ts'

/** Reminders are written in the morning at the company's place. */
const MORNING = 8

/**
 * Each hour: every company whose morning has come and that has not had today's reminders. A server that was off in the morning catches up
 * when it is back; what it missed of earlier days is told by the tier it has reached since.
 */
export const sendReminders = async (services: Services): Promise<void> => {
  const now = services.now()
  for (const country of services.countries.all) {
    if (hourIn(country.zone, now) < MORNING) continue
    const day = dayIn(country.zone, now)
    await services.database.forPlatform(async (db) => {
      for (const { id } of await query.notReminded(db, country.code, day))
        await enqueueJob(db, 'remind-company', { companyId: id, day }, `remind ${id}`)
    })
  }
}

/** One company's reminders of a day: one letter to each HR account, one to each employee concerned. Run twice, it tells once. */
export const remindCompany = async (services: Services, { companyId, day }: { companyId: string; day: string }) =>
  services.database.forCompany(companyId, async (db) => {
    const company = await query.lockCompany(db, companyId)
    if (!company || company.reminded_on === day) return
    await setCompanyReminded(db, companyId, day)
    const fresh = await query.markNewItemsNotified(db, companyId, placesOf(services))
    if (fresh.length === 0) return
    const lines = fresh.map((t) => ({ employeeId: t.employee_id, line: expiring(services, t) }))
    const named = (of: readonly (typeof lines)[number][]) => ({
      documents: of.slice(0, MOST).map((l) => l.line),
      more: Math.max(0, of.length - MOST),
    })
    const link = `${services.settings.publicUrl}${paths.compliance()}`
    const facts = { company: company.name, link, ...named(lines) }
    const hr = (await query.hrAccounts(db, companyId)).map(({ id, email, language }) => ({
      userId: id,
      email,
      language,
      link,
      facts,
    }))
    await notifyPeople(services, db, { event: 'expiry-digest', companyId, recipients: hr })
    const concerned = Map.groupBy(lines, (l) => l.employeeId)
    for (const person of await query.portalAccounts(db, companyId, [...concerned.keys()])) {
      const own = concerned.get(person.employee_id ?? '') ?? []
      const nameless = own.map((l) => ({ ...l, line: { ...l.line, person: '' } }))
      const { id: userId, email, language, first_name: name } = person
      const told = { name, company: company.name, ...named(nameless) }
      const recipients = [{ userId, email, language, link: paths.employeePortal({ tab: 'documents' }), facts: told }]
      await notifyPeople(services, db, { event: 'expiry-notice', companyId, recipients })
    }
  })

/** A letter names this many; the rest stand on the page it links to. */
const MOST = 100

const expiring = (services: Services, thing: query.ExpiringItem): Expiring => ({
  person: `${thing.full_name} (${thing.employee_number})`,
  document: describeItem(services.countries, thing),
  day: thing.expires_on,
  daysLeft: thing.days,
})
