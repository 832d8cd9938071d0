import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const rehearsalsCall = wire<typeof contract.listRehearsals>('GET', '/api/rehearsals')
export const rehearseCall = wire<typeof contract.rehearsePay>('POST', '/api/rehearsals/:groupId')
