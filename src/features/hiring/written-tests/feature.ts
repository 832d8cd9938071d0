import { defineFeature } from '../../../server/feature.ts'
import { writtenTestRoutes } from './routes.ts'

export default defineFeature({
  routes: writtenTestRoutes,
  tables: {
    written_tests: { what: 'skill tests the company writes itself, as drafts', order: ['id'] },
    written_test_versions: { what: 'what was published of them', order: ['test_id', 'version'] },
    written_test_showings: { what: 'how often each question was shown', order: ['test_id', 'question'] },
  },
})
