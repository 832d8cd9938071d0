import { anyone, openRoute, route } from '../../../server/routes.ts'
import * as advances from './advances.service.ts'
import * as contract from './claim.contract.ts'
import * as claims from './claims.service.ts'
import * as company from './company.contract.ts'
import { decideClaim } from './decide.service.ts'
import { listClaims } from './list.service.ts'
import * as mailedContract from './mailed.contract.ts'
import { receiveMail } from './mailed.receive.service.ts'
import * as mailed from './mailed.service.ts'
import * as pay from './pay.service.ts'
import { hasExpenses, paysExpenses, readsExpenses, worksOnExpenses } from './policy.ts'
import * as receipts from './receipts.service.ts'
import * as reportContract from './report.contract.ts'
import * as report from './report.service.ts'
import * as rules from './rules.service.ts'
import { splitLine } from './split.service.ts'

export const claimRoutes = [
  route(contract.readMyExpenses, hasExpenses, claims.readMyExpenses),
  route(contract.startClaim, hasExpenses, claims.startClaim),
  route(contract.addReceipt, hasExpenses, receipts.addReceipt),
  route(contract.readReading, hasExpenses, receipts.readReading),
  route(mailedContract.readMailedReceipts, hasExpenses, mailed.readMailedReceipts),
  route(mailedContract.makeMailAddress, hasExpenses, mailed.makeMailAddress),
  route(mailedContract.downloadOwnReceipt, hasExpenses, mailed.downloadOwnReceipt),
  route(mailedContract.removeReceipt, hasExpenses, mailed.removeReceipt),
  openRoute(mailedContract.receiveMail, anyone, receiveMail),
  route(company.askAdvance, hasExpenses, advances.askAdvance),
  route(contract.renameClaim, hasExpenses, claims.renameClaim),
  route(contract.dropClaim, hasExpenses, claims.dropClaim),
  route(contract.addLine, hasExpenses, claims.addLine),
  route(contract.changeLine, hasExpenses, claims.changeLine),
  route(contract.removeLine, hasExpenses, claims.removeLine),
  route(contract.splitLine, hasExpenses, splitLine),
  route(contract.submitClaim, hasExpenses, claims.submitClaim),
  route(contract.withdrawClaim, hasExpenses, claims.withdrawClaim),
  route(contract.readClaim, hasExpenses, claims.readClaim),
  route(contract.downloadReceipt, hasExpenses, receipts.downloadReceipt),
  route(contract.decideClaim, hasExpenses, decideClaim),
  route(contract.listClaims, readsExpenses, listClaims),
  route(company.readExpenseRules, readsExpenses, rules.readExpenseRules),
  route(company.addUsualCategories, worksOnExpenses, rules.addUsualCategories),
  route(company.addCategory, worksOnExpenses, rules.addCategory),
  route(company.retireCategory, worksOnExpenses, rules.retireCategory),
  route(company.setLimit, worksOnExpenses, rules.setLimit),
  route(company.setAllowance, worksOnExpenses, rules.setAllowance),
  route(company.setExchangeRate, worksOnExpenses, rules.setExchangeRate),
  route(company.readRateFile, worksOnExpenses, rules.readRateFile),
  route(reportContract.readExpenseReport, readsExpenses, report.readExpenseReport),
  route(reportContract.downloadExpenseReport, readsExpenses, report.downloadExpenseReport),
  route(reportContract.downloadReceipts, readsExpenses, report.downloadReceipts),
  route(company.listAdvances, readsExpenses, advances.listAdvances),
  route(company.payAdvance, worksOnExpenses, advances.payAdvance),
  route(company.returnAdvance, worksOnExpenses, advances.returnAdvance),
  route(company.readPayments, paysExpenses, pay.readPayments),
  route(company.makeBatch, paysExpenses, pay.makeBatch),
  route(company.downloadBatch, paysExpenses, pay.downloadBatch),
  route(company.confirmBatch, paysExpenses, pay.confirmBatch),
]
