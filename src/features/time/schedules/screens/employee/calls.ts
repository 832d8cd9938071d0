import { wire } from '../../../../../shared/endpoint.ts'
import type * as contract from '../../mine.contract.ts'

export const mineCall = wire<typeof contract.readMySchedule>('GET', '/api/my/schedule')
export const openCall = wire<typeof contract.listOpenShifts>('GET', '/api/my/open-shifts')
export const claimCall = wire<typeof contract.claimShift>('POST', '/api/my/open-shifts/:id/claim')
export const confirmCall = wire<typeof contract.confirmShifts>('POST', '/api/my/schedule/confirm')
export const choicesCall = wire<typeof contract.listSwapChoices>('GET', '/api/my/schedule/swap-choices')
export const offerCall = wire<typeof contract.offerSwap>('POST', '/api/my/schedule/swaps')
export const acceptCall = wire<typeof contract.acceptSwap>('POST', '/api/my/swaps/:id/accept')
export const refuseCall = wire<typeof contract.refuseSwap>('POST', '/api/my/swaps/:id/refuse')
export const withdrawCall = wire<typeof contract.withdrawSwap>('POST', '/api/my/swaps/:id/withdraw')
export const dropCall = wire<typeof contract.dropShift>('POST', '/api/my/schedule/drops')
export const addAvailabilityCall = wire<typeof contract.addAvailability>('POST', '/api/my/availability')
export const removeAvailabilityCall = wire<typeof contract.removeAvailability>('DELETE', '/api/my/availability/:id')
export const makeFeedCall = wire<typeof contract.makeFeed>('POST', '/api/my/schedule/feed')
export const revokeFeedCall = wire<typeof contract.revokeFeed>('DELETE', '/api/my/schedule/feed')
