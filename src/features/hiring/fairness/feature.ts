import { defineFeature } from '../../../server/feature.ts'
import { exportApplications } from './export.person.service.ts'
import { fairnessJobs } from './jobs.ts'
import { fairnessRoutes } from './routes.ts'

export default defineFeature({
  personalData: { exportOf: exportApplications },
  routes: fairnessRoutes,
  jobs: fairnessJobs,
  tables: {
    fairness_reports: {
      what: 'fairness reports as they were made, small groups left out',
      order: ['country', 'until_day'],
    },
    oversight_samples: {
      what: 'applications low in the assisted order that a person was asked to look at',
      order: ['week', 'application_id'],
    },
    self_identifications: {
      leftOut: 'what people said of themselves for the fairness report; no company has a way to it',
    },
  },
})
