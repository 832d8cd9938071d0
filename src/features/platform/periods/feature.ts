import { defineFeature } from '../../../server/feature.ts'

export default defineFeature({
  tables: {
    periods: { what: 'periods of time, leave, claims and pay that are closed as one', order: ['id'] },
    period_events: { what: 'what happened to periods, and why', order: ['period_id', 'id'] },
  },
})
