import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const testsCall = wire<typeof contract.listWrittenTests>('GET', '/api/company/written-tests')
export const testCall = wire<typeof contract.readWrittenTest>('GET', '/api/company/written-tests/:id')
export const addCall = wire<typeof contract.addWrittenTest>('POST', '/api/company/written-tests')
export const saveCall = wire<typeof contract.saveWrittenTest>('PUT', '/api/company/written-tests/:id')
export const publishCall = wire<typeof contract.publishWrittenTest>('POST', '/api/company/written-tests/:id/publish')
export const retireCall = wire<typeof contract.retireWrittenTest>('POST', '/api/company/written-tests/:id/retire')
export const deleteCall = wire<typeof contract.deleteWrittenTest>('DELETE', '/api/company/written-tests/:id')
