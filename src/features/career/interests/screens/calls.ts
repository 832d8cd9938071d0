import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const interestsCall = wire<typeof contract.readInterests>('GET', '/api/seeker/interests')
export const keepInterestsCall = wire<typeof contract.keepInterests>('PUT', '/api/seeker/interests')
export const forgetInterestsCall = wire<typeof contract.forgetInterests>('DELETE', '/api/seeker/interests')
