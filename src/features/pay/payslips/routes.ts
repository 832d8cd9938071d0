import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { publishesPayslips, readsPayslips } from './policy.ts'
import * as service from './service.ts'

export const payslipRoutes = [
  route(contract.listPayslips, readsPayslips, service.listPayslips),
  route(contract.payslipMonths, readsPayslips, service.payslipMonths),
  route(contract.downloadMonthPayslips, readsPayslips, service.downloadMonthPayslips),
  route(contract.openPayslip, readsPayslips, service.openPayslip),
  route(contract.withdrawPayslip, publishesPayslips, service.withdrawPayslip),
  route(contract.publishPayslipAgain, publishesPayslips, service.publishPayslipAgain),
]
