import type { Role } from '../shared/actor.ts'

export type User = {
  id: string
  email: string
  firstName: string
  lastName: string
  role: Role
  company_id: string | null
  company_name: string | null
  company_slug: string | null
  employeeId: string | null
  country: string | null
  country_code: string | null
  subscriptionTier: string
  subscriptionStatus: string | null
  mustChangePassword: boolean
  /** Whoever is here looks as this person (without a name: as this role), until then. */
  viewing?: { name: string | null; endsAt: string } | undefined
}
export type Trial = { startedAt: string; endsAt: string; daysLeft: number; active: boolean }
/** A job seeker's plan, as last heard. */
export type Subscription = {
  tier: string
  planName: string
  status: string
  isActive: boolean
  expiresAt: string | null
  lastUpdated: string
}
