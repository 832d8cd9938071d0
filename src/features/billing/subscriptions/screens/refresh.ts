import { wire } from '../../../../shared/endpoint.ts'
import { ApiError, callEndpoint } from '../../../../web/call.ts'
import { getSession, setSubscription } from '../../../../web/session.ts'
import type { currentSubscription } from '../contract.ts'
import { subscriptionOf } from '../rules.ts'

const currentCall = wire<typeof currentSubscription>('GET', '/api/subscription/current')
/** Waited before each further try. */
const WAITS_MS = [1000, 2000]

const mayPass = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500)

/** Asks for the plan of the job seeker who is here, and keeps it. The last one known stays when the server cannot say. */
export const refreshSubscription = async (): Promise<void> => {
  const userId = getSession().user?.id
  for (const wait of [...WAITS_MS, null]) {
    try {
      const answer = await callEndpoint(currentCall, {})
      if (getSession().user?.id === userId) setSubscription(subscriptionOf(answer, new Date().toISOString()))
      return
    } catch (error) {
      if (wait === null || !mayPass(error)) return console.error('The plan could not be asked for.', error)
      await new Promise((go) => setTimeout(go, wait))
      if (getSession().user?.id !== userId) return
    }
  }
}
