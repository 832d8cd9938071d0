import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** HR needs the list to fill in an employee; it is the company's owners who keep it. */
export const readsDepartments: May = permits('departments.read')
export const keepsDepartments: May = permits('settings.write')
