import { defineFeature } from '../../../server/feature.ts'
import { directoryRoutes } from './routes.ts'
import { directorySettings } from './settings.ts'

export default defineFeature({ routes: directoryRoutes, settings: [directorySettings], tables: {} })
