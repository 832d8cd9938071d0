import { defineFeature } from '../../../server/feature.ts'
import { bulkUploadRoutes } from './routes.ts'

export default defineFeature({
  routes: bulkUploadRoutes,
  tables: {
    import_chunks: { what: 'which rows of each upload were given and added', order: ['import_id', 'id'] },
    import_mappings: { what: 'how columns were matched', order: ['signature'] },
    imports: { what: 'uploads of people', order: ['id'] },
  },
})
