import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'
import { makesPayFiles } from '../pay-files/policy.ts'

export const readsYearEnd: May = permits('payroll.read')
export const makesYearEnd: May = permits('payroll.run')
/** A return holds everybody’s number: whoever makes one may make files for banks as well. */
export const makesYearReturns: May = makesPayFiles
