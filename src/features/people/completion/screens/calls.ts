import { wire } from '../../../../shared/endpoint.ts'
import type { addStarter, completeMyRecord, myRecordRequest } from '../contract.ts'

export const requestCall = wire<typeof myRecordRequest>('GET', '/api/my/record-request')
export const completeCall = wire<typeof completeMyRecord>('PUT', '/api/my/record-request')
export const starterCall = wire<typeof addStarter>('POST', '/api/employees/starters')
