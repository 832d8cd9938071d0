import { refreshSubscription } from '../features/billing/subscriptions/screens/refresh.ts'
import { detectCountryOfUser } from '../features/platform/geo/screens/detect.ts'
import { roleHas } from '../shared/permissions.ts'
import { ensureCompany } from '../web/company.ts'
import { getSession, onSession } from '../web/session.ts'

// The guard asks for the plan by the same file, so that it is one.
export { refreshSubscription }

const SUBSCRIPTION_AFTER_MS = 100
const COMPANY_AFTER_MS = 1000

const arrive = (): (() => void) => {
  const { user } = getSession()
  if (!user || user.mustChangePassword) return () => {}
  // Employers have the country of their company and are never looked for by their address.
  const isEmployer = roleHas(user.role, 'settings.write')
  const timers = [
    ...(isEmployer ? [setTimeout(() => void ensureCompany(), COMPANY_AFTER_MS)] : []),
    ...(user.role === 'job_seeker' ? [setTimeout(() => void refreshSubscription(), SUBSCRIPTION_AFTER_MS)] : []),
  ]
  if (!isEmployer && !user.country_code) void detectCountryOfUser()
  return () => timers.forEach(clearTimeout)
}

/** What is asked for somebody who was restored or has just signed in, each time it is somebody else. */
export const afterSignIn = () => {
  let who = getSession().user?.id
  let leave = arrive()
  return onSession(() => {
    const next = getSession().user?.id
    if (next === who) return
    who = next
    leave()
    leave = arrive()
  })
}
