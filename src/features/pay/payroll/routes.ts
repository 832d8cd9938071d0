import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { checkPastedPay, savePastedPay } from './grid.service.ts'
import * as inputs from './inputs.contract.ts'
import { readPayInputs } from './inputs-view.service.ts'
import { lockPayRun } from './lock.service.ts'
import { listMyPayslips, readMyPayslip, readPayPerson } from './payslips.service.ts'
import { readsOwnPayslips, readsPayroll, runsPayroll } from './policy.ts'
import * as runs from './runs.service.ts'
import * as setup from './setup.service.ts'

export const payrollRoutes = [
  route(contract.payrollSetup, readsPayroll, setup.readPayrollSetup),
  route(contract.addPayGroup, runsPayroll, setup.addPayGroup),
  route(contract.payProfile, readsPayroll, setup.readPayProfile),
  route(contract.savePayProfile, runsPayroll, setup.savePayProfile),
  route(contract.listPayOneOffs, readsPayroll, setup.listPayOneOffs),
  route(contract.addPayOneOff, runsPayroll, setup.addPayOneOff),
  route(contract.removePayOneOff, runsPayroll, setup.removePayOneOff),
  route(contract.listPayRuns, readsPayroll, runs.listPayRuns),
  route(contract.makePayRun, runsPayroll, runs.makePayRun),
  route(contract.readPayRun, readsPayroll, runs.readPayRun),
  route(contract.calculatePayRun, runsPayroll, runs.calculatePayRun),
  route(contract.submitPayRun, runsPayroll, runs.submitPayRun),
  route(contract.lockPayRun, runsPayroll, lockPayRun),
  route(contract.voidPayRun, runsPayroll, runs.voidPayRun),
  route(contract.publishPayslips, runsPayroll, runs.publishPayslips),
  route(contract.readPayPerson, readsPayroll, readPayPerson),
  route(contract.setPayPerson, runsPayroll, runs.setPayPerson),
  route(contract.listMyPayslips, readsOwnPayslips, listMyPayslips),
  route(contract.readMyPayslip, readsOwnPayslips, readMyPayslip),
  route(inputs.readPayInputs, readsPayroll, readPayInputs),
  route(inputs.checkPastedPay, runsPayroll, checkPastedPay),
  route(inputs.savePastedPay, runsPayroll, savePastedPay),
]
