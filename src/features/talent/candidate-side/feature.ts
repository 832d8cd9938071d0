import { defineFeature } from '../../../server/feature.ts'
import { exportFound } from './person.service.ts'
import { candidateSideRoutes } from './routes.ts'

/** Being found, as the person sees it: their card, who may see it, and the invitations that came. */
export default defineFeature({ personalData: { exportOf: exportFound }, routes: candidateSideRoutes })
