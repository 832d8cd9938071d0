/** How many people work for a company, all countries together. */
export const SIZE_BANDS = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1001-5000', '5001+'] as const

/** An address on the web that anybody may be sent to: no other protocol, nobody's password in it. */
export const isWebsite = (text: string): boolean => {
  if (!/^https?:\/\/[^\s<>"'\\]+$/i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return username === '' && password === '' && /^[^.]+(\.[^.]+)+$/.test(hostname)
}

/** What people leave out: example.com means https://example.com. */
export const websiteOf = (typed: string): string => {
  const text = typed.trim()
  return text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
}

export const isPhone = (text: string): boolean => {
  const digits = text.replace(/\D/g, '').length
  return /^\+?[\d\s().\-/]+(\s*(ext\.?|x)\s*\d+)?$/i.test(text) && digits >= 5 && digits <= 20
}

export const logoAddress = (slug: string, file: string): string => `/api/companies/${slug}/logo?file=${file}`

type Trial = { startedAt: string; endsAt: string; daysLeft: number; active: boolean } | null

const statusOfTrial = (trial: Trial): 'none' | 'trial' | 'expired' => {
  if (trial === null) return 'none'
  return trial.active ? 'trial' : 'expired'
}

type Paid = {
  plan: string
  name: string
  status: 'active' | 'cancelled' | 'past_due' | 'expired'
  from: string
  until: string
  daysLeft: number
}

/** Section 3: the same facts under each name that is read. A plan that was paid for stands in the place of the trial. */
export const subscriptionOf = (trial: Trial, paid: Paid | null = null) => {
  const status = paid?.status ?? statusOfTrial(trial)
  const endsAt = paid?.until ?? trial?.endsAt ?? null
  return {
    plan: paid?.plan ?? 'trial',
    plan_name: paid?.name ?? 'Trial',
    tier: paid?.plan ?? 'free',
    subscription_tier: paid?.plan ?? 'free',
    status,
    subscription_status: status,
    started_at: paid?.from ?? trial?.startedAt ?? null,
    expires_at: endsAt,
    expiry_date: endsAt,
    days_left: paid?.daysLeft ?? trial?.daysLeft ?? 0,
    is_active: paid ? paid.status !== 'expired' : (trial?.active ?? false),
  }
}

/** Text, at sign, text, dot, text: for a hint while typing. The call has the last word. */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
