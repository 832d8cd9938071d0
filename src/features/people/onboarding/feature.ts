import { defineFeature } from '../../../server/feature.ts'
import { onboardingJobs } from './jobs.ts'
import { onboardingRoutes } from './routes.ts'

/** Taking somebody on: the ways to add a person, and the portal opened to them. */
export default defineFeature({ routes: onboardingRoutes, jobs: onboardingJobs })
