import type { Ground } from '../../../server/context.ts'
import { enqueue } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { dayIn, hourIn } from '../../../shared/dates.ts'
import type { Expiring } from '../../platform/messages/templates/template.ts'
import { write } from '../../platform/messages/templates/write.ts'
import * as query from './queries.ts'
import { placesOf, whatOf } from './things.ts'

/** Reminders are written in the morning at the company's place. */
const MORNING = 8

/**
 * Each hour: every company whose morning has come and that has not had today's reminders. A server that was off in the morning catches up
 * when it is back; what it missed of earlier days is told by the tier it has reached since.
 */
export const remind = async (ground: Ground): Promise<void> => {
  const now = ground.now()
  for (const country of ground.countries.all) {
    if (hourIn(country.zone, now) < MORNING) continue
    const day = dayIn(country.zone, now)
    await ground.doors.asPlatform(async (db) => {
      for (const { id } of await query.notReminded(db, country.code, day))
        await enqueue(db, 'remind-company', { companyId: id, day }, `remind ${id}`)
    })
  }
}

/** One company's reminders of a day: one letter to each HR account, one to each employee concerned. Run twice, it tells once. */
export const remindCompany = async (ground: Ground, { companyId, day }: { companyId: string; day: string }) =>
  ground.doors.asCompany(companyId, async (db) => {
    const company = await query.companyHeld(db, companyId)
    if (!company || company.reminded_on === day) return
    await query.setReminded(db, companyId, day)
    const fresh = await query.tellNew(db, companyId, placesOf(ground))
    if (fresh.length === 0) return
    const lines = fresh.map((t) => ({ employeeId: t.employee_id, line: expiring(ground, t) }))
    const named = (of: readonly (typeof lines)[number][]) => ({
      documents: of.slice(0, MOST).map((l) => l.line),
      more: Math.max(0, of.length - MOST),
    })
    const link = `${ground.settings.publicUrl}/dashboard/employees?open=new&tab=compliance`
    for (const { email, language } of await query.hrAccounts(db, companyId))
      await sendMessage(ground, db, {
        companyId,
        channel: 'email',
        recipient: email,
        ...write('expiry-digest', language, { company: company.name, link, ...named(lines) }),
      })
    const concerned = Map.groupBy(lines, (l) => l.employeeId)
    for (const person of await query.portalAccounts(db, companyId, [...concerned.keys()])) {
      const own = concerned.get(person.employee_id ?? '') ?? []
      const nameless = own.map((l) => ({ ...l, line: { ...l.line, person: '' } }))
      await sendMessage(ground, db, {
        companyId,
        channel: 'email',
        recipient: person.email,
        ...write('expiry-notice', person.language, {
          name: person.first_name,
          company: company.name,
          ...named(nameless),
        }),
      })
    }
  })

/** A letter names this many; the rest stand on the page it links to. */
const MOST = 100

const expiring = (ground: Ground, thing: query.Thing): Expiring => ({
  person: `${thing.full_name} (${thing.employee_number})`,
  document: whatOf(ground.countries, thing),
  day: thing.expires_on,
  daysLeft: thing.days,
})
