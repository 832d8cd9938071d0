import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const fairnessCall = wire<typeof contract.readFairness>('GET', '/api/company/fairness')
export const oversightCall = wire<typeof contract.readOversight>('GET', '/api/company/oversight')
export const tickCall = wire<typeof contract.tickOversight>('POST', '/api/company/oversight/:application/look')
