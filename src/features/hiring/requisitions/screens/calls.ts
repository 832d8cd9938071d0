import { wire } from '../../../../shared/endpoint.ts'
import type { listDepartments } from '../../../company/departments/contract.ts'
import type { listEmployees } from '../../../people/employees/contract.ts'
import type * as contract from '../contract.ts'

export const listCall = wire<typeof contract.listRequisitions>('GET', '/api/company/requisitions')
export const readCall = wire<typeof contract.readRequisition>('GET', '/api/company/requisitions/:id')
export const createCall = wire<typeof contract.createRequisition>('POST', '/api/company/requisitions')
export const saveCall = wire<typeof contract.saveRequisition>('PUT', '/api/company/requisitions/:id')
export const moveCall = wire<typeof contract.moveRequisition>('POST', '/api/company/requisitions/:id/move')
export const raiseCall = wire<typeof contract.raiseJob>('POST', '/api/company/requisitions/:id/jobs')
export const deleteCall = wire<typeof contract.deleteRequisition>('DELETE', '/api/company/requisitions/:id')
export const planCall = wire<typeof contract.readPlan>('GET', '/api/company/headcount-plan')
export const targetCall = wire<typeof contract.setTarget>('PUT', '/api/company/headcount-plan')
export const departmentsCall = wire<typeof listDepartments>('GET', '/api/company/departments')
export const peopleCall = wire<typeof listEmployees>('GET', '/api/employees')
