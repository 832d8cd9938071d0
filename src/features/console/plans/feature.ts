import { defineFeature } from '../../../server/feature.ts'
import { planTableExports } from './lists.ts'
import { planTableRoutes } from './routes.ts'

export default defineFeature({ routes: planTableRoutes, platformListExports: planTableExports })
