import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const goLiveCall = wire<typeof contract.readGoLive>('GET', '/api/go-live')
export const countCall = wire<typeof contract.countRegisters>('POST', '/api/go-live/:groupId/count')
export const uncountCall = wire<typeof contract.uncountRegister>('POST', '/api/go-live/:groupId/uncount')
export const parallelCall = wire<typeof contract.runParallel>('POST', '/api/go-live/:groupId/parallel')
export const comparisonCall = wire<typeof contract.readParallel>('GET', '/api/go-live/:groupId/parallel/:month')
export const acceptCall = wire<typeof contract.acceptDifferences>(
  'POST',
  '/api/go-live/:groupId/parallel/:month/accept',
)
