import { defineFeature } from '../../../server/feature.ts'

export default defineFeature({
  tables: {
    job_reports: { leftOut: 'what strangers told the platform about an advert; the platform’s own' },
  },
})
