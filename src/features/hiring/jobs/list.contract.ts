import { z } from 'zod'
import { endpoint } from '../../../shared/endpoint.ts'
import { listCompanyJobs } from './contract.ts'

export const exportCompanyJobs = endpoint({
  method: 'GET',
  path: '/api/company/jobs/export',
  summary: 'The company’s jobs of a filter, in the columns of their list, as CSV',
  input: listCompanyJobs.input.omit({ cursor: true, page: true, pageSize: true }),
  output: z.string(),
  limit: { max: 200, minutes: 60, per: 'company' },
})
