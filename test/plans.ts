import { putSeekerSubscription } from '../src/features/billing/subscriptions/queries.ts'
import type { Services } from '../src/server/context.ts'
import { PASSWORD, type TestServer } from './support.ts'

/** Gives somebody a plan until an instant, for tests of what it opens: how one is bought is tested where it is sold. */
export const giveSeekerPlan = (
  services: Services,
  userId: string,
  plan: { tier: 'premium' | 'premium_plus'; status: 'active' | 'cancelled'; until: string },
): Promise<unknown> =>
  services.database.forPlatform((db) =>
    putSeekerSubscription(db, userId, { ...plan, paused_from: null, paused_until: null }),
  )

/** A job seeker with the tools of Premium+ for a year and more; `isPaid` false: with none. `now`: where the test has a clock of its own. */
export const premiumSeeker = async (
  app: TestServer,
  email: string,
  { isPaid = true, now = new Date() }: { isPaid?: boolean; now?: Date } = {},
): Promise<{ token: string; userId: string }> => {
  const { body } = await app.call('POST', '/api/auth/signup', {
    body: { email, password: PASSWORD, role: 'job_seeker', firstName: 'Asha', lastName: 'Rao' },
  })
  const until = new Date(now.getTime() + 400 * 86_400_000).toISOString()
  if (isPaid) await giveSeekerPlan(app.server.services, body.user.id, { tier: 'premium_plus', status: 'active', until })
  return { token: body.token, userId: body.user.id }
}
