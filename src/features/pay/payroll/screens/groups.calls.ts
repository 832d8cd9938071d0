import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../groups.contract.ts'

export const addGroupCall = wire<typeof contract.addPayGroup>('POST', '/api/payroll/groups')
export const changeGroupCall = wire<typeof contract.changePayGroup>('PUT', '/api/payroll/groups/:id')
export const defaultGroupCall = wire<typeof contract.makeDefaultPayGroup>('POST', '/api/payroll/groups/:id/default')
export const closeGroupCall = wire<typeof contract.closePayGroup>('POST', '/api/payroll/groups/:id/close')
export const deleteGroupCall = wire<typeof contract.deletePayGroup>('DELETE', '/api/payroll/groups/:id')
export const groupPeopleCall = wire<typeof contract.listGroupPeople>('GET', '/api/payroll/groups/:id/people')
export const personGroupCall = wire<typeof contract.readPersonGroup>('GET', '/api/payroll/people/:employmentId/group')
export const checkMoveCall = wire<typeof contract.checkGroupMove>('POST', '/api/payroll/groups/:id/moves/check')
export const moveCall = wire<typeof contract.moveToGroup>('POST', '/api/payroll/groups/:id/moves')
