import { accountJobs } from '../features/accounts/jobs.ts'
import { accountRoutes } from '../features/accounts/routes.ts'
import { allowanceRoutes } from '../features/allowances/routes.ts'
import { authorizationRoutes } from '../features/authorizations/routes.ts'
import { bulkUploadRoutes } from '../features/bulk-upload/routes.ts'
import { companyRoutes } from '../features/company/routes.ts'
import { employeeJobs } from '../features/employees/jobs.ts'
import { employeeRoutes } from '../features/employees/routes.ts'
import { geoRoutes } from '../features/geo/routes.ts'
import { cleanupJobs } from '../server/cleanup.ts'
import { outboxJobs } from '../server/outbox.ts'

/** Every feature's calls and jobs. A feature that is not named here does not exist. */
export const routes = [
  ...accountRoutes,
  ...companyRoutes,
  ...geoRoutes,
  ...employeeRoutes,
  ...bulkUploadRoutes,
  ...authorizationRoutes,
  ...allowanceRoutes,
]
export const jobs = [...accountJobs, ...employeeJobs, ...outboxJobs, ...cleanupJobs]
