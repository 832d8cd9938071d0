import { defineFeature } from '../../../server/feature.ts'
import { importJobs } from './jobs.ts'
import { importRoutes } from './routes.ts'

/** What companies bring in as files: one engine, and a definition of each kind by the feature whose it is. */
export default defineFeature({
  routes: importRoutes,
  jobs: importJobs,
  tables: {
    import_chunks: { what: 'which rows of each file were given and added', order: ['import_id', 'id'] },
    import_mappings: { what: 'how columns were matched', order: ['kind', 'signature'] },
    import_rows: { leftOut: 'rows of files that are not written yet, encrypted, for a week' },
    imports: { what: 'files that were brought in', order: ['id'] },
  },
  sealed: [
    {
      table: 'import_rows',
      column: 'cells',
      as: 'company',
      place: ({ import_id, number }) => `import/${import_id}/${number}`,
    },
  ],
})
