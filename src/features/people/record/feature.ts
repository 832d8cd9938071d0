import { defineFeature } from '../../../server/feature.ts'
import { recordRoutes } from './routes.ts'

/** An employee's record whole: what every feature of the area knows of one person. */
export default defineFeature({ routes: recordRoutes })
