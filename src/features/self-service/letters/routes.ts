import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { makesOwnLetters } from './policy.ts'
import { listMyLetters, makeMyLetter } from './service.ts'

export const letterRoutes = [
  route(contract.listMyLetters, makesOwnLetters, listMyLetters),
  route(contract.makeMyLetter, makesOwnLetters, makeMyLetter),
]
