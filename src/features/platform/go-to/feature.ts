import { defineFeature } from '../../../server/feature.ts'
import { goToRoutes } from './routes.ts'

/** Finds a company’s people, jobs, candidates, memos and what other features name, while somebody types. */
export default defineFeature({ routes: goToRoutes })
