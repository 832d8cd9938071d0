import { defineFeature } from '../../../server/feature.ts'
import { yearEndRoutes } from './routes.ts'

export default defineFeature({
  routes: yearEndRoutes,
  tables: {
    year_slips: { what: 'yearly figures as they were given out, every version; amounts in minor units', order: ['id'] },
    year_return_slips: { what: 'which slips stand in which file for an authority', order: ['file_id', 'slip_id'] },
  },
})
