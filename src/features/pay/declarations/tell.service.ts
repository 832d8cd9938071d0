import type { Context } from '../../../server/context.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import type { DeclarationNews } from './declarations.templates.ts'
import * as query from './queries.ts'

/** What people hear of their declaration: never an amount. */
const tell = async (
  ctx: Context,
  accounts: readonly query.Account[],
  { what, key }: { what: DeclarationNews; key: string },
): Promise<void> => {
  const link = `${ctx.settings.publicUrl}${paths.employeePortal({ tab: 'payroll' })}`
  await notifyPeople(ctx, ctx.db, {
    event: 'tax-declaration',
    companyId: ctx.actor.companyId,
    recipients: accounts.map((account) => ({
      userId: account.id,
      email: account.email,
      language: account.language ?? 'en',
      link,
      facts: { name: account.first_name, what, link },
    })),
    key: `${what} ${key}`,
  })
}

export const notifyPerson = async (
  ctx: Context,
  person: Pick<query.PersonRow, 'employee_id'>,
  news: { what: DeclarationNews; key: string },
): Promise<void> => tell(ctx, await query.listAccountsOf(ctx.db, ctx.actor.companyId, [person.employee_id]), news)

/** Those who are late, each once a day; `without` have no account to be told in. */
export const remindPeople = async (
  ctx: Context,
  late: readonly query.Late[],
  today: string,
): Promise<{ reminded: number; without: number }> => {
  const ids = late.map(({ employee_id }) => employee_id)
  const accounts = await query.listAccountsOf(ctx.db, ctx.actor.companyId, ids)
  await tell(ctx, accounts, { what: 'due', key: today })
  const told = new Set(accounts.map(({ employee_id }) => employee_id))
  return { reminded: told.size, without: ids.filter((id) => !told.has(id)).length }
}
