import type { Services } from '../../../server/context.ts'
import type { MessageEnd } from '../../../server/feature.ts'
import type { Db } from '../../../server/sql.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { FAILURES_IN_A_ROW } from './alerts.rules.ts'
import * as query from './queries.ts'

const tellFailing = async (services: Services, db: Db, row: query.StoredPhoneAlerts, at: string): Promise<void> => {
  const { user_id: userId, channel, phone } = row
  await query.insertAlertLog(db, { userId, at, kind: 'failing', channel, phone })
  const { first_name: name, email, language } = await query.findPerson(db, userId)
  const link = `${services.settings.publicUrl}${paths.seekerWhatsappAlerts()}`
  await notifyPeople(services, db, {
    event: 'phone-alerts-failing',
    companyId: null,
    recipients: [{ userId, email, language, link, facts: { name, channel, end: phone.slice(-4), link } }],
    key: at,
  })
}

/**
 * The carrier said what became of a message to a telephone. Some that failed in a row mark the number as failing, which its person is told once;
 * one that arrived clears it. What was sent before the number was proved anew counts no more, and no message counts twice.
 */
export const recordAlertOutcome = async (services: Services, db: Db, { id, outcome }: MessageEnd): Promise<void> => {
  const entry = await query.findSentAlert(db, id)
  if (!entry) return
  const row = await query.lockPhoneAlerts(db, entry.user_id)
  if (!row || row.channel !== entry.channel || !row.phone.endsWith(entry.phone_end)) return
  if (row.confirmed_at === null || Date.parse(entry.at) < Date.parse(row.confirmed_at)) return
  if ((await query.saveAlertOutcome(db, entry.id, outcome)) === 0) return
  if (outcome === 'delivered') return void (await query.saveFailures(db, row.user_id, { failures: 0, since: null }))
  const failures = row.failures + 1
  const begins = failures >= FAILURES_IN_A_ROW && row.failing_since === null
  const at = services.now().toISOString()
  await query.saveFailures(db, row.user_id, { failures, since: begins ? at : row.failing_since })
  if (begins) await tellFailing(services, db, row, at)
}
