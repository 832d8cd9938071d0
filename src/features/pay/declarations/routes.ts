import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import * as desk from './desk.contract.ts'
import * as deskService from './desk.service.ts'
import { declaresTax, readsDeclarations, verifiesDeclarations } from './policy.ts'
import * as service from './service.ts'

export const declarationRoutes = [
  route(contract.readMyDeclaration, declaresTax, service.readMyDeclaration),
  route(contract.chooseMyRegime, declaresTax, service.chooseMyRegime),
  route(contract.saveMyItem, declaresTax, service.saveMyItem),
  route(contract.addMyProof, declaresTax, service.addMyProof),
  route(contract.removeMyProof, declaresTax, service.removeMyProof),
  route(contract.downloadMyProof, declaresTax, service.downloadMyProof),
  route(contract.submitMyDeclaration, declaresTax, service.submitMyDeclaration),
  route(desk.listDeclarations, readsDeclarations, deskService.listDeclarations),
  route(desk.downloadProof, readsDeclarations, deskService.downloadProof),
  route(desk.readDeclaration, readsDeclarations, deskService.readDeclaration),
  route(desk.remindOfDeclarations, verifiesDeclarations, deskService.remindOfDeclarations),
  route(desk.decideItem, verifiesDeclarations, deskService.decideItem),
  route(desk.reopenDeclaration, verifiesDeclarations, deskService.reopenDeclaration),
]
