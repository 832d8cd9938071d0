import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { keepsLetters, usesLetters } from './policy.ts'
import * as service from './service.ts'

export const hiringLetterRoutes = [
  route(contract.listLetters, usesLetters, service.list),
  route(contract.writeLetter, keepsLetters, service.write),
  route(contract.changeLetter, keepsLetters, service.change),
  route(contract.retireLetter, keepsLetters, service.retire),
  route(contract.tryLetter, usesLetters, service.tryOut),
]
