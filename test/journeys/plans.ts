import { past } from './database.ts'

const BACK = 'make_interval(days => $2::int)'

/** So many days go by for the plan of somebody: what they ordered and paid lies that much further back. */
export const letPlanPass = async (email: string, days: number) => {
  const who = 'user_id = (select id from users where email = $1)'
  await past(
    `update seeker_subscriptions set until = until - ${BACK}, paused_from = paused_from - ${BACK}, paused_until = paused_until - ${BACK} where ${who}`,
    [email, days],
  )
  await past(
    `update plan_orders set ordered_at = ordered_at - ${BACK}, paid_until = paid_until - ${BACK}, given_until = given_until - ${BACK}, paused_from = paused_from - ${BACK}, paused_until = paused_until - ${BACK} where ${who} and state <> 'open'`,
    [email, days],
  )
}

/** So many days go by for the plan of a company, and the hour strikes at which plans are looked at. */
export const letCompanyPlanPass = async (companyId: string, days: number) => {
  await past(
    `update plan_orders set ordered_at = ordered_at - ${BACK}, from_at = from_at - ${BACK}, until_at = until_at - ${BACK}, next_try = next_try - ${BACK} where buyer = $1`,
    [companyId, days],
  )
  await past(`select graphile_worker.add_job('settle-company-plan', json_build_object('companyId', $1::text))`, [
    companyId,
  ])
}
