import { defineFeature } from '../../../server/feature.ts'
import { payrollRecordRoutes } from './routes.ts'

export default defineFeature({ routes: payrollRecordRoutes })
