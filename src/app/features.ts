import { accountJobs } from '../features/accounts/jobs.ts'
import { accountRoutes } from '../features/accounts/routes.ts'
import { bulkUploadRoutes } from '../features/bulk-upload/routes.ts'
import { companyRoutes } from '../features/company/routes.ts'
import { developerRoutes } from '../features/developer/routes.ts'
import { employeeJobs } from '../features/employees/jobs.ts'
import { employeeRoutes } from '../features/employees/routes.ts'
import { geoRoutes } from '../features/geo/routes.ts'
import { messageJobs } from '../features/messages/jobs.ts'
import { messageRoutes } from '../features/messages/routes.ts'
import { cleanupJobs } from '../server/cleanup.ts'

/** Every feature's calls and jobs. A feature that is not named here does not exist. */
export const routes = [
  ...accountRoutes,
  ...companyRoutes,
  ...geoRoutes,
  ...employeeRoutes,
  ...bulkUploadRoutes,
  ...messageRoutes,
  ...developerRoutes,
]
export const jobs = [...accountJobs, ...employeeJobs, ...messageJobs, ...cleanupJobs]
