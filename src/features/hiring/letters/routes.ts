import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { keepsLetters, readsLetters, usesLetters } from './policy.ts'
import * as service from './service.ts'

export const hiringLetterRoutes = [
  route(contract.listLetters, readsLetters, service.listLetters),
  route(contract.writeLetter, keepsLetters, service.writeLetter),
  route(contract.changeLetter, keepsLetters, service.changeLetter),
  route(contract.retireLetter, keepsLetters, service.retireLetter),
  route(contract.tryLetter, usesLetters, service.tryOut),
]
