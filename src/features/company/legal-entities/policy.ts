import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Legal entities and sites are for whoever runs the company. */
export const keepsEntities: May = permits('settings.write')
