import type { GoToKind, HomeParts } from '../../../server/home.ts'
import { paths } from '../../../shared/paths.ts'
import * as query from './home.queries.ts'
import { managesJobs, readsJobs } from './policy.ts'

/** The first job of a company. */
export const jobsHome: HomeParts = {
  steps: [
    {
      id: 'job',
      label: { en: 'Write your first job', ar: 'كتابة أول وظيفة' },
      hint: { en: 'The rules of the country are checked while you write', ar: 'تُفحص قواعد البلد أثناء الكتابة' },
      may: managesJobs,
      to: paths.companyJobs(),
      isDone: ({ db, actor }) => query.hasAnyJob(db, actor.companyId),
    },
  ],
}

/** Jobs by title, with what tells those of one title apart. */
export const jobsGoTo: GoToKind = {
  kind: 'job',
  label: { en: 'Jobs', ar: 'الوظائف', fr: 'Offres', hi: 'नौकरियाँ', ta: 'வேலைகள்', zh: '职位' },
  may: readsJobs,
  find: async ({ db, actor, countries }, input) =>
    (await query.findJobsFor(db, actor.companyId, input)).map(({ id, title, department, place, country }) => ({
      id,
      title,
      detail: [place ?? countries.find(country)?.name, department].filter(Boolean).join(' · ') || null,
      to: paths.companyJobs({ job: id }),
    })),
}
