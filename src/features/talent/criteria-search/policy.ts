import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** As for finding people at all: whoever answers for the company's jobs. */
export const searchesTalent: May = permits('talent.search')
