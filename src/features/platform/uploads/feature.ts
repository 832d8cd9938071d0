import { defineFeature } from '../../../server/feature.ts'
import { uploadJobs } from './jobs.ts'
import { uploadRoutes } from './routes.ts'

/** Takes files in for all other features. Its table is the server's: what is on the disk is swept up by it. */
export default defineFeature({ routes: uploadRoutes, jobs: uploadJobs })
