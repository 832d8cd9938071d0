import { tellTestPayment } from '../src/features/billing/payments/events.service.ts'
import { putSeller } from '../src/features/billing/plans/queries.ts'
import { startTestServer } from './support.ts'

/** How what is told comes in: by the job that tells it, unless said otherwise; the newest first when `reversed`. */
type Way = { by?: (body: string) => Promise<unknown>; reversed?: boolean }

/**
 * A server that sells plans, registered for tax in Singapore, with a clock that is moved by hand and a test provider that tells of payments when
 * it is asked to: `waiting` is what it has not told yet, `tellAll` tells it, each once, and answers with what that was.
 */
export const startPlanServer = async (begin: Date) => {
  let at = begin
  const app = await startTestServer({ now: () => at })
  const { services } = app.server
  const seller = { name: 'Fourshore Pte. Ltd.', address: '1 Quay Street, Singapore', tax_number: 'M90312345A' }
  await services.database.forPlatform((db) => putSeller(db, 'SG', seller))
  const heard = new Set<string>()
  const waiting = async (): Promise<string[]> =>
    (
      await app.look<{ payload: { body: string } }>(
        `select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'tell-test-payment' order by j.id`,
      )
    )
      .map(({ payload }) => payload.body)
      .filter((body) => !heard.has(body))
  const tellAll = async ({ by = (body) => tellTestPayment(services, { body }), reversed = false }: Way = {}) => {
    const told = await waiting()
    for (const body of reversed ? told.reverse() : told) {
      heard.add(body)
      await by(body)
    }
    return told
  }
  return {
    app,
    waiting,
    tellAll,
    now: () => at,
    to: (instant: string | number) => {
      at = new Date(instant)
    },
    later: (days: number) => {
      at = new Date(at.getTime() + days * 86_400_000)
    },
  }
}
export type PlanServer = Awaited<ReturnType<typeof startPlanServer>>
