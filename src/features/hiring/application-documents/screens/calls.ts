import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const documentsCall = wire<typeof contract.listDocuments>('GET', '/api/company/applications/:id/documents')
