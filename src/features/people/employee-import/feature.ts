import { defineFeature } from '../../../server/feature.ts'
import { employeeImport } from './import.ts'
import { bulkUploadRoutes } from './routes.ts'

export default defineFeature({ routes: bulkUploadRoutes, imports: [employeeImport] })
