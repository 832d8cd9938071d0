import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const tablesCall = wire<typeof contract.readPlanTables>('GET', '/api/platform/plans')
export const seatPriceCall = wire<typeof contract.putSeatPrice>('PUT', '/api/platform/plans/seat-price')
export const seekerPriceCall = wire<typeof contract.putSeekerPrice>('PUT', '/api/platform/plans/seeker-price')
export const taxCall = wire<typeof contract.putTax>('PUT', '/api/platform/plans/tax')
export const sellerCall = wire<typeof contract.putPlanSeller>('PUT', '/api/platform/plans/seller')
export const couponCall = wire<typeof contract.putPlanCoupon>('PUT', '/api/platform/plans/coupon')
