import { defineFeature } from '../../../server/feature.ts'
import { lawChangeRoutes } from './routes.ts'

export default defineFeature({ routes: lawChangeRoutes, tables: {} })
