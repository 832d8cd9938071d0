import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** What is hired, and how many, is for those who answer for the company. */
export const plansHiring: May = permits('hiring.plan')
export const readsHiringPlan: May = permits('hiring.plan.read')
