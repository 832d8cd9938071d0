import type { Context, Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { longDay } from '../../../shared/dates.text.ts'
import type { Day } from '../../../shared/dates.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { listAccounts, type listManagers } from './roster.queries.ts'

export type Teller = Services & { db: Db; companyId: string }

export const tellerOf = (ctx: Context): Teller => ({ ...ctx, companyId: ctx.actor.companyId })

/** Where the portal shows the shifts of whoever reads. */
const linkOf = ({ settings }: Teller) => `${settings.publicUrl}${paths.employeePortal({ tab: 'schedules' })}`

/** One change of shifts, told to those who have an account; says how many. */
type Telling = { event: 'roster-published' | 'shift-changed' | 'shift-offer' | 'shift-answer'; key?: string }

/**
 * Tells people of their shifts: what is said is made in the language of each.
 * @param says of one employment: the days it is about, as they are written
 */
export const tellPeople = async (
  teller: Teller,
  employmentIds: readonly string[],
  { event, key }: Telling,
  says: (employmentId: string, day: (day: Day) => string) => { what: string; from: string },
): Promise<number> => {
  const accounts = await listAccounts(teller.db, teller.companyId, employmentIds)
  if (accounts.length === 0) return 0
  const link = linkOf(teller)
  await notifyPeople(teller, teller.db, {
    event,
    companyId: teller.companyId,
    recipients: accounts.map((account) => {
      const language = account.language ?? 'en'
      const { what, from } = says(account.employment_id, (day) => longDay(language === 'en' ? 'en-GB' : language, day))
      return {
        userId: account.id,
        email: account.email,
        language,
        link,
        facts: { name: account.full_name, what, from, link },
      }
    }),
    ...(key === undefined ? {} : { key }),
  })
  return accounts.length
}

/** Tells whoever looks after the roster that shifts of somebody have nobody now, or stay with whoever took them (`by`). */
export const tellManagers = async (
  teller: Teller,
  accounts: Awaited<ReturnType<typeof listManagers>>,
  { event, from }: { event: 'shift-uncovered' | 'shift-kept'; from: Day },
  says: (day: (day: Day) => string) => { what: string; from: string; by?: string },
): Promise<void> => {
  if (accounts.length === 0) return
  const { publicUrl } = teller.settings
  await notifyPeople(teller, teller.db, {
    event,
    companyId: teller.companyId,
    recipients: accounts.map((account) => {
      const language = account.language ?? 'en'
      const path =
        account.portal === 'company'
          ? paths.mobileSchedule({ period: 'day', day: from })
          : paths.employeePortal({ tab: 'approvals' })
      const link = `${publicUrl}${path}`
      const said = says((day) => longDay(language === 'en' ? 'en-GB' : language, day))
      const facts = { name: account.first_name, ...said, link }
      return { userId: account.id, email: account.email, language, link, facts }
    }),
  })
}
