import { defineFeature } from '../../../server/feature.ts'
import { matchJobs } from './jobs.ts'
import { matchRoutes } from './routes.ts'

export default defineFeature({
  routes: matchRoutes,
  jobs: matchJobs,
  tables: {
    match_facts: { leftOut: 'made from the CVs' },
    match_objections: { what: 'who disagreed with which of them, and why', order: ['nth'] },
    match_runs: {
      what: 'comparisons of applications with what their jobs ask, each as it came out',
      order: ['at', 'id'],
    },
    occupation_skills: { platform: 'the taxonomy of occupations and skills' },
    occupation_titles: { platform: 'the taxonomy of occupations and skills' },
    occupations: { platform: 'the taxonomy of occupations and skills' },
    skills: { platform: 'the taxonomy of occupations and skills' },
  },
})
