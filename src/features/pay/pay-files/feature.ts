import { defineFeature } from '../../../server/feature.ts'
import { placeOfFacts } from './facts.service.ts'
import { placeOfPayFile } from './make.service.ts'
import { payFileRoutes } from './routes.ts'

export default defineFeature({
  routes: payFileRoutes,
  sealed: [
    { table: 'entity_file_facts', column: 'sealed', as: 'company', place: ({ id }) => placeOfFacts(id ?? '') },
    { table: 'person_file_facts', column: 'sealed', as: 'company', place: ({ id }) => placeOfFacts(id ?? '') },
    { table: 'pay_files', column: 'content', as: 'company', place: ({ id }) => placeOfPayFile(id ?? '') },
  ],
  tables: {
    entity_file_facts: {
      what: 'what files and authorities ask of legal entities, by day; numbers of accounts by their last four',
      order: ['id'],
      without: ['sealed', 'key_version'],
    },
    person_file_facts: {
      what: 'what files ask of people, by day; numbers of accounts by their last four',
      order: ['id'],
      without: ['sealed', 'key_version'],
    },
    pay_files: {
      what: 'files made of locked pay, by their hash; amounts in minor units',
      order: ['id'],
      without: ['content', 'key_version'],
    },
    pay_file_items: { what: 'who is in each file with how much, in minor units', order: ['file_id', 'employment_id'] },
    pay_file_downloads: { what: 'who took a file out, and why', order: ['id'] },
    pay_releases: { what: 'held payments that were let go', order: ['run_id', 'employment_id'] },
  },
})
