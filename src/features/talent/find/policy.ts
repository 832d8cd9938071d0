import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Looking for people and asking them to apply is done by whoever answers for the company's jobs. */
export const looksForTalent: May = permits('talent.search')
