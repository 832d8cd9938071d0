import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { readsPayrollRecords } from './policy.ts'
import * as service from './service.ts'

export const payrollRecordRoutes = [route(contract.listPayrollRecords, readsPayrollRecords, service.listPayrollRecords)]
