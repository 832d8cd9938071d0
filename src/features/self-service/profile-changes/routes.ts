import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { hasOwnBank } from './policy.ts'
import { askBankChange, readOwnBank, withdrawBankChange } from './service.ts'

export const bankChangeRoutes = [
  route(contract.readOwnBank, hasOwnBank, readOwnBank),
  route(contract.askBankChange, hasOwnBank, askBankChange),
  route(contract.withdrawBankChange, hasOwnBank, withdrawBankChange),
]
