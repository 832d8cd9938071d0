import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** How fairly people are chosen is answered for by those who answer for the company. */
export const answersForFairness: May = permits('hiring.fairness')
