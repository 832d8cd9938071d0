import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

const path = '/api/seeker/promotion'
export const promotionCall = wire<typeof contract.readPromotion>('GET', path)
export const startCall = wire<typeof contract.startPromotion>('POST', path)
export const stopCall = wire<typeof contract.stopPromotion>('DELETE', path)
