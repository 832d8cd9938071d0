import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { keepsDocuments, readsDocuments, removesDocuments } from './policy.ts'
import * as documents from './service.ts'

export const documentRoutes = [
  route(contract.listDocuments, readsDocuments, documents.list),
  route(contract.addDocument, keepsDocuments, documents.add),
  route(contract.addVersion, keepsDocuments, documents.addVersion),
  route(contract.readDocument, readsDocuments, documents.download),
  route(contract.removeDocument, removesDocuments, documents.remove),
]
