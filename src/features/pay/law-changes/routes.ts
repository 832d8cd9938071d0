import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { readsLawChanges } from './policy.ts'
import { listLawChanges, readLawImpact, tryLawFigure } from './service.ts'

export const lawChangeRoutes = [
  route(contract.listLawChanges, readsLawChanges, listLawChanges),
  route(contract.readLawImpact, readsLawChanges, readLawImpact),
  route(contract.tryLawFigure, readsLawChanges, tryLawFigure),
]
