import { route } from '../../../server/routes.ts'
import { acceptDifferences, readParallel } from './compare.service.ts'
import * as contract from './contract.ts'
import { downloadParallel } from './file.service.ts'
import { preparesGoLive, readsGoLive } from './policy.ts'
import { countRegisters, readGoLive, uncountRegister } from './service.ts'
import { runParallel } from './trial.service.ts'

export const goLiveRoutes = [
  route(contract.readGoLive, readsGoLive, readGoLive),
  route(contract.countRegisters, preparesGoLive, countRegisters),
  route(contract.uncountRegister, preparesGoLive, uncountRegister),
  route(contract.runParallel, preparesGoLive, runParallel),
  route(contract.readParallel, readsGoLive, readParallel),
  route(contract.acceptDifferences, preparesGoLive, acceptDifferences),
  route(contract.downloadParallel, readsGoLive, downloadParallel),
]
