import { defineFeature } from '../../../server/feature.ts'
import { journalRoutes } from './routes.ts'
import { journalSettings } from './settings.ts'

export default defineFeature({ routes: journalRoutes, settings: [journalSettings], tables: {} })
