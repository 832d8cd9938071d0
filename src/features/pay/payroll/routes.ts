import { route } from '../../../server/routes.ts'
import * as componentExample from './component-example.contract.ts'
import * as exampleService from './component-example.service.ts'
import * as contract from './contract.ts'
import * as exitContract from './exits.contract.ts'
import * as exits from './exits.service.ts'
import { checkPastedPay, savePastedPay } from './grid.service.ts'
import * as moves from './group-moves.service.ts'
import * as groupContract from './groups.contract.ts'
import * as groups from './groups.service.ts'
import * as inputs from './inputs.contract.ts'
import { readPayInputs } from './inputs-view.service.ts'
import * as letterContract from './letters.contract.ts'
import * as letters from './letters.service.ts'
import * as oneOffs from './one-offs.contract.ts'
import { listMyPayslips, readMyPayslip, readPayPerson } from './payslips.service.ts'
import { readsOwnPayslips, readsPayroll, runsPayroll } from './policy.ts'
import * as questions from './questions.service.ts'
import { agreeRecovery, closeRecovery, listRecoveries } from './recoveries.service.ts'
import { listReopenings, reopenPayPerson } from './reopen.service.ts'
import * as retroContract from './retro.contract.ts'
import { readRunChecks } from './run-checks.service.ts'
import * as summaryContract from './run-summary.contract.ts'
import * as summary from './run-summary.service.ts'
import * as runs from './runs.service.ts'
import * as setup from './setup.service.ts'
import * as slipContract from './slips.contract.ts'
import * as slips from './slips.service.ts'
import * as steps from './steps.service.ts'
import { submitPayRun } from './submit.service.ts'
import * as taxContract from './tax-estimate.contract.ts'
import { estimateMyTax } from './tax-estimate.service.ts'
import * as varianceContract from './variance.contract.ts'
import * as variance from './variance.service.ts'
import * as whatIfContract from './what-if.contract.ts'
import * as whatIf from './what-if.service.ts'

export const payrollRoutes = [
  route(contract.payrollSetup, readsPayroll, setup.readPayrollSetup),
  route(groupContract.addPayGroup, runsPayroll, groups.addPayGroup),
  route(groupContract.changePayGroup, runsPayroll, groups.changePayGroup),
  route(groupContract.makeDefaultPayGroup, runsPayroll, groups.makeDefaultPayGroup),
  route(groupContract.closePayGroup, runsPayroll, groups.closePayGroup),
  route(groupContract.deletePayGroup, runsPayroll, groups.deletePayGroup),
  route(groupContract.listGroupPeople, readsPayroll, moves.listGroupPeople),
  route(groupContract.readPersonGroup, readsPayroll, moves.readPersonGroup),
  route(groupContract.checkGroupMove, runsPayroll, moves.checkGroupMove),
  route(groupContract.moveToGroup, runsPayroll, moves.moveToGroup),
  route(contract.payProfile, readsPayroll, setup.readPayProfile),
  route(contract.savePayProfile, runsPayroll, setup.savePayProfile),
  route(componentExample.readComponentExample, readsPayroll, exampleService.readComponentExample),
  route(oneOffs.listPayOneOffs, readsPayroll, setup.listPayOneOffs),
  route(oneOffs.addPayOneOff, runsPayroll, setup.addPayOneOff),
  route(oneOffs.removePayOneOff, runsPayroll, setup.removePayOneOff),
  route(contract.listPayRuns, readsPayroll, runs.listPayRuns),
  route(contract.makePayRun, runsPayroll, runs.makePayRun),
  route(contract.readPayRun, readsPayroll, runs.readPayRun),
  route(summaryContract.readRunSummary, readsPayroll, summary.readRunSummary),
  route(summaryContract.listDuePay, readsPayroll, summary.listDuePay),
  route(summaryContract.listPayLineNotes, readsPayroll, summary.listPayLineNotes),
  route(summaryContract.addPayLineNote, runsPayroll, summary.addPayLineNote),
  route(contract.readRunChecks, readsPayroll, readRunChecks),
  route(contract.calculatePayRun, runsPayroll, steps.calculatePayRun),
  route(contract.submitPayRun, runsPayroll, submitPayRun),
  route(contract.lockPayRun, runsPayroll, steps.lockPayRun),
  route(contract.voidPayRun, runsPayroll, runs.voidPayRun),
  route(contract.publishPayslips, runsPayroll, steps.publishPayslips),
  route(letterContract.readPayslipLetters, readsPayroll, letters.readPayslipLetters),
  route(letterContract.sendPayslipLetters, runsPayroll, letters.sendPayslipLetters),
  route(contract.stopPayRun, runsPayroll, steps.stopPayRun),
  route(contract.readPayPerson, readsPayroll, readPayPerson),
  route(contract.setPayPerson, runsPayroll, runs.setPayPerson),
  route(contract.listMyPayslips, readsOwnPayslips, listMyPayslips),
  route(contract.readMyPayslip, readsOwnPayslips, readMyPayslip),
  route(inputs.readPayInputs, readsPayroll, readPayInputs),
  route(inputs.checkPastedPay, runsPayroll, checkPastedPay),
  route(inputs.savePastedPay, runsPayroll, savePastedPay),
  route(retroContract.listRecoveries, readsPayroll, listRecoveries),
  route(retroContract.agreeRecovery, runsPayroll, agreeRecovery),
  route(retroContract.closeRecovery, runsPayroll, closeRecovery),
  route(retroContract.reopenPayPerson, runsPayroll, reopenPayPerson),
  route(retroContract.listReopenings, readsPayroll, listReopenings),
  route(exitContract.listExits, readsPayroll, exits.listExits),
  route(exitContract.readExit, readsPayroll, exits.readExit),
  route(exitContract.saveExit, runsPayroll, exits.saveExit),
  route(exitContract.submitExit, runsPayroll, exits.submitExit),
  route(exitContract.dropExit, runsPayroll, exits.dropExit),
  route(exitContract.payExit, runsPayroll, exits.payExit),
  route(varianceContract.readPayVariance, readsPayroll, variance.readPayVariance),
  route(varianceContract.downloadPayRegister, readsPayroll, variance.downloadPayRegister),
  route(slipContract.downloadPayslip, readsPayroll, slips.downloadPayslip),
  route(slipContract.downloadRunPayslips, readsPayroll, slips.downloadRunPayslips),
  route(slipContract.downloadPayStatement, readsPayroll, slips.downloadPayStatement),
  route(slipContract.downloadMyPayslip, readsOwnPayslips, slips.downloadMyPayslip),
  route(slipContract.downloadMyPayslips, readsOwnPayslips, slips.downloadMyPayslips),
  route(slipContract.downloadMyStatement, readsOwnPayslips, slips.downloadMyStatement),
  route(slipContract.compareMyPayslips, readsOwnPayslips, slips.compareMyPayslips),
  route(slipContract.askMyPayslip, readsOwnPayslips, questions.askMyPayslip),
  route(slipContract.listMyPayQuestions, readsOwnPayslips, questions.listMyPayQuestions),
  route(slipContract.listPayQuestions, readsPayroll, questions.listPayQuestions),
  route(slipContract.answerPayQuestion, runsPayroll, questions.answerPayQuestion),
  route(whatIfContract.grossForNet, runsPayroll, whatIf.grossForNet),
  route(whatIfContract.whatRaiseCosts, runsPayroll, whatIf.whatRaiseCosts),
  route(whatIfContract.estimateMyPay, readsOwnPayslips, whatIf.estimateMyPay),
  route(taxContract.estimateMyTax, readsOwnPayslips, estimateMyTax),
]
