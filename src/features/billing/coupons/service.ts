import type { Db } from '../../../server/sql.ts'
import { invalid } from '../../../shared/refusal.ts'
import type { Coupon } from './coupon.rules.ts'
import * as query from './queries.ts'

export { countCouponBill, findRunningCoupon, listCoupons, lockCoupon, putCoupon, putCouponUse } from './queries.ts'

/** The coupon that was typed, for whoever wants to use it now. Refused (422, `coupon`) when there is none for them; null when none was typed. */
export const getCoupon = async (db: Db, asked: Omit<query.Wanted, 'code'> & { code: string | null }) => {
  const { code } = asked
  if (!code) return null
  const coupon: Coupon | undefined = await query.findCoupon(db, { ...asked, code })
  if (!coupon) throw invalid({ coupon: 'This coupon is not known, is over, or was used before.' })
  return coupon
}
