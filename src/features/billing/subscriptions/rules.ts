/** What a job seeker may have; the names and colours people see. */
export const PLANS = {
  free: { name: 'Free', colour: 'green' },
  premium: { name: 'Premium', colour: 'blue' },
  premium_plus: { name: 'Premium+', colour: 'purple' },
} as const
export type Tier = keyof typeof PLANS

export type Subscription = {
  tier: Tier
  planName: string
  status: string
  isActive: boolean
  expiresAt: string | null
  lastUpdated: string
}

/** The plan as some text says it; a text that names none means free. */
export const tierOf = (plan: string | null | undefined): Tier => {
  const said = (plan ?? '').toLowerCase()
  if (said.includes('premium_plus') || said.includes('premium+')) return 'premium_plus'
  return said.includes('premium') ? 'premium' : 'free'
}

/** Free is never active: there is nothing that could run out. */
const isActive = (tier: Tier, status: string) => tier !== 'free' && status.toLowerCase() === 'active'

const FIELDS = {
  plan: ['plan_name', 'subscription_tier', 'tier', 'plan'],
  status: ['subscription_status', 'status'],
  expires: ['expires_at', 'expiry_date'],
} as const

const first = (answer: Record<string, unknown>, names: readonly string[]): string | null =>
  names.map((name) => answer[name]).find((value): value is string => typeof value === 'string' && value !== '') ?? null

/** What an answer says under whichever of its names, as the browser keeps it. */
export const subscriptionOf = (answer: Record<string, unknown>, now: string): Subscription => {
  const tier = tierOf(first(answer, FIELDS.plan))
  const status = first(answer, FIELDS.status) ?? 'inactive'
  return {
    tier,
    planName: PLANS[tier].name,
    status,
    isActive: isActive(tier, status),
    expiresAt: first(answer, FIELDS.expires),
    lastUpdated: now,
  }
}
