import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { readsDocuments } from './policy.ts'
import * as service from './service.ts'

export const applicationDocumentRoutes = [route(contract.listDocuments, readsDocuments, service.listDocuments)]
