import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Who sees and changes who administers the company. HR does not. */
export const managesAdministrators: May = permits('administrators.manage')

/** What holds for everybody who administers it is the employer's to say. */
export const setsTheRule: May = permits('administrators.set-rule')
