import type { Ground } from '../../server/context.ts'
import { enqueue } from '../../server/jobs.ts'
import { sendMessage } from '../../server/messages.ts'
import { dayIn, hourIn } from '../../shared/dates.ts'
import { hrLetter, type Line, ownLetter } from './letters.ts'
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
    const lines = fresh.map((t) => ({ employeeId: t.employee_id, line: lineOf(ground, t) }))
    const send = (recipient: string, language: string, template: string, letter: { subject: string; text: string }) =>
      sendMessage(ground, db, { companyId, channel: 'email', template, recipient, language, ...letter })

    const url = `${ground.settings.publicUrl}/dashboard/employees?open=new&tab=compliance`
    for (const { email, first_name: name, language } of await query.hrAccounts(db, companyId)) {
      const to = { name, language, company: company.name }
      await send(
        email,
        language,
        'expiry-digest',
        hrLetter(
          to,
          lines.map((l) => l.line),
          url,
        ),
      )
    }
    const concerned = Map.groupBy(lines, (l) => l.employeeId)
    for (const person of await query.portalAccounts(db, companyId, [...concerned.keys()])) {
      const own = (concerned.get(person.employee_id ?? '') ?? []).map((l) => l.line)
      const to = { name: person.first_name, language: person.language, company: company.name }
      await send(person.email, person.language, 'expiry-notice', ownLetter(to, own))
    }
  })

const lineOf = (ground: Ground, thing: query.Thing & { tier: number }): Line => ({
  what: whatOf(ground.countries, thing),
  who: `${thing.full_name} (${thing.employee_number})`,
  expires: thing.expires_on,
  days: thing.days,
  tier: thing.tier,
})
