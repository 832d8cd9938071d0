import { route } from '../../../server/routes.ts'
import * as contract from './contract.ts'
import { keepsDocuments, readsDocuments, removesDocuments, verifiesDocuments } from './policy.ts'
import * as documents from './service.ts'

export const documentRoutes = [
  route(contract.listDocuments, readsDocuments, documents.listDocuments),
  route(contract.addDocument, keepsDocuments, documents.addDocument),
  route(contract.addVersion, keepsDocuments, documents.addVersion),
  route(contract.verifyDocument, verifiesDocuments, documents.verifyDocument),
  route(contract.readDocument, readsDocuments, documents.readDocument),
  route(contract.removeDocument, removesDocuments, documents.removeDocument),
]
