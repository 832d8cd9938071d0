import type { May } from '../../../shared/actor.ts'
import { hasPermission, permits } from '../../../shared/permissions.ts'

export const readsPayFiles: May = permits('payroll.read')
/** A file holds everybody’s account: whoever makes one or takes it out may see them. */
export const makesPayFiles: May = (actor) => hasPermission(actor, 'payroll.run') && hasPermission(actor, 'fields.bank')
/** To say that money left, or what the bank refused. Who made the file does not say it of that file. */
export const confirmsPayments: May = permits('payroll.pay')
