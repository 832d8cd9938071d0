import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { writesTests } from './policy.ts'
import * as service from './service.ts'

export const writtenTestRoutes = [
  route(contract.listWrittenTests, writesTests, service.listWrittenTests),
  route(contract.addWrittenTest, writesTests, service.addWrittenTest),
  route(contract.readWrittenTest, writesTests, service.readWrittenTest),
  route(contract.saveWrittenTest, writesTests, service.saveWrittenTest),
  route(contract.publishWrittenTest, writesTests, service.publishWrittenTest),
  route(contract.retireWrittenTest, writesTests, service.retireWrittenTest),
  route(contract.deleteWrittenTest, writesTests, service.deleteWrittenTest),
]
