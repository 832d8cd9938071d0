import { wire } from '../../../../shared/endpoint.ts'
import type * as contract from '../contract.ts'

export const jobTestCall = wire<typeof contract.readJobTest>('GET', '/api/jobs/:id/skill-test')
export const askedOfJobCall = wire<typeof contract.readAskedTest>('GET', '/api/company/jobs/:id/skill-test')
export const putAskedCall = wire<typeof contract.putAskedTest>('PUT', '/api/company/jobs/:id/skill-test')
export const applicationTestCall = wire<typeof contract.readApplicationTest>(
  'GET',
  '/api/company/applications/:application/asked-test',
)
export const askedCall = wire<typeof contract.listAskedTests>('GET', '/api/seeker/asked-tests')
export const startAskedCall = wire<typeof contract.startAskedTest>(
  'POST',
  '/api/seeker/asked-tests/:application/attempts',
)
export const shareAskedCall = wire<typeof contract.shareAskedTest>('PUT', '/api/seeker/asked-tests/:application/share')
