import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const smartCall = wire<typeof contract.smartSearch>('POST', '/api/seeker/smart-search')
export const startCall = wire<typeof contract.smartStart>('GET', '/api/seeker/smart-search')
export const forgetCall = wire<typeof contract.forgetSearch>('DELETE', '/api/seeker/smart-searches/:id')
export const forgetAllCall = wire<typeof contract.forgetSearches>('DELETE', '/api/seeker/smart-searches')
export const lessCall = wire<typeof contract.wantLess>('PUT', '/api/seeker/smart-less')
