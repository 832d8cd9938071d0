import { type May, runsCompany, worksInHr } from '../../../shared/actor.ts'

/** HR needs the list to fill in an employee; it is the company's owners who keep it. */
export const readsDepartments: May = worksInHr
export const keepsDepartments: May = runsCompany
