import { paths } from '../web/paths.ts'
import type { Screen } from '../web/screen.ts'

type More = Pick<Screen, 'load' | 'words' | 'data' | 'live' | 'unlisted'>

/** A public page that the server writes as HTML once it has a `load`. */
const page = (path: string, title: string, more: More = {}): Screen => ({
  path,
  title,
  frame: 'public',
  access: 'public',
  site: true,
  ...more,
})

/** `title` is also its name among them. */
const legal = (
  path: string,
  title: 'aiTransparency' | 'cookiePolicy' | 'faq' | 'privacy' | 'refund' | 'terms',
  document: string,
): Screen =>
  page(path, title, {
    words: ['site/legal', `site/legal/${document}`],
    load: async () => ({ default: (await import('../features/site/legal/screens/all.ts'))[title] }),
  })
const words = ['site/home', 'site/pages'] as const
const SAMPLES = '/api/site/samples'

const job = ['job-board/jobs'] as const
const oneJob = [...job, 'adverts/maps'] as const

/** Part of the table in screens.ts, on its own so that these pages carry no other. */
export const siteScreens: readonly Screen[] = [
  page(paths.home(), 'home', {
    words: ['site/home'],
    data: SAMPLES,
    load: () => import('../features/site/home/screens/Home.tsx'),
  }),
  page(paths.jobs(), 'jobs', {
    words: job,
    data: '/api/jobs',
    live: {},
    load: () => import('../features/job-board/jobs/screens/JobsPage.tsx'),
  }),
  page('/jobs/$id', 'job', {
    words: oneJob,
    data: '/api/jobs/$id',
    live: { missing: paths.jobs({ missing: 1 }) },
    load: () => import('../features/job-board/jobs/screens/OneJobPage.tsx'),
  }),
  page(paths.forEmployers(), 'forEmployers', {
    words,
    data: SAMPLES,
    load: () => import('../features/site/pages/screens/ForEmployers.tsx'),
  }),
  page(paths.forJobSeekers(), 'forJobSeekers', {
    words,
    data: SAMPLES,
    load: () => import('../features/site/pages/screens/ForJobSeekers.tsx'),
  }),
  page(paths.hrms(), 'hrms', { words, data: SAMPLES, load: () => import('../features/site/pages/screens/Hrms.tsx') }),
  page(paths.hrmsFeatures(), 'hrmsFeatures', {
    words,
    data: SAMPLES,
    load: () => import('../features/site/pages/screens/HrmsFeatures.tsx'),
  }),
  page(paths.about(), 'about', { words, load: () => import('../features/site/pages/screens/About.tsx') }),
  page(paths.contact(), 'contact', {
    words,
    data: SAMPLES,
    load: () => import('../features/site/pages/screens/Contact.tsx'),
  }),
  page(paths.newsletter(), 'newsletter', {
    words,
    unlisted: true,
    load: () => import('../features/site/pages/screens/Newsletter.tsx'),
  }),
  legal(paths.faq(), 'faq', 'faq'),
  legal(paths.privacy(), 'privacy', 'privacy-policy'),
  legal(paths.terms(), 'terms', 'terms-of-service'),
  legal(paths.cookiePolicy(), 'cookiePolicy', 'cookie-policy'),
  legal(paths.dataProtection(), 'privacy', 'privacy-policy'),
  legal(paths.refund(), 'refund', 'refund-policy'),
  legal(paths.aiTransparency(), 'aiTransparency', 'ai'),
]
