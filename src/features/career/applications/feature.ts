import { defineFeature } from '../../../server/feature.ts'

export default defineFeature({
  tables: {
    seeker_cards: { platform: 'a job seeker’s own' },
    seeker_notes: { platform: 'a job seeker’s own' },
  },
})
