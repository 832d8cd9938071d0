import { paths } from '../web/paths.ts'
import type { Screen } from '../web/screen.ts'

/** A page of the table: `file` is where it lies among the features, `part` which of the exports of that file it is. */
export type SitePage = Omit<Screen, 'load' | 'title'> & { title: string; file: string; part?: string }
type More = Pick<SitePage, 'file' | 'part' | 'words' | 'data' | 'live' | 'unlisted'>

/** A public page that the server writes as HTML. */
const page = (path: string, title: string, more: More): SitePage => ({
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
): SitePage =>
  page(path, title, {
    words: ['site/legal', `site/legal/${document}`],
    file: 'site/legal/screens/documents.site.ts',
    part: title,
  })
const words = ['site/home', 'site/pages'] as const
const SAMPLES = '/api/site/samples'

const job = ['adverts/content'] as const
const oneJob = [...job, 'adverts/maps'] as const

/** Part of the table in screens.ts, on its own so that these pages carry no other. */
export const siteScreens: readonly SitePage[] = [
  page(paths.home(), 'home', {
    words: ['site/home'],
    data: SAMPLES,
    file: 'site/home/screens/Home.site.tsx',
  }),
  page(paths.jobs(), 'jobs', {
    words: job,
    data: '/api/jobs',
    live: {},
    file: 'job-board/jobs/screens/JobsPage.site.tsx',
  }),
  page('/jobs/$id', 'job', {
    words: oneJob,
    data: '/api/jobs/$id',
    live: { missing: paths.jobs({ missing: 1 }) },
    file: 'job-board/jobs/screens/OneJobPage.site.tsx',
  }),
  page(paths.forEmployers(), 'forEmployers', {
    words,
    data: SAMPLES,
    file: 'site/pages/screens/ForEmployers.site.tsx',
  }),
  page(paths.forJobSeekers(), 'forJobSeekers', {
    words,
    data: SAMPLES,
    file: 'site/pages/screens/ForJobSeekers.site.tsx',
  }),
  page(paths.hrms(), 'hrms', { words, data: SAMPLES, file: 'site/pages/screens/Hrms.site.tsx' }),
  page(paths.hrmsFeatures(), 'hrmsFeatures', {
    words,
    data: SAMPLES,
    file: 'site/pages/screens/HrmsFeatures.site.tsx',
  }),
  page(paths.about(), 'about', { words, file: 'site/pages/screens/About.site.tsx' }),
  page(paths.contact(), 'contact', {
    words,
    data: SAMPLES,
    file: 'site/pages/screens/Contact.site.tsx',
  }),
  page(paths.newsletter(), 'newsletter', {
    words,
    unlisted: true,
    file: 'site/pages/screens/Newsletter.site.tsx',
  }),
  legal(paths.faq(), 'faq', 'faq'),
  legal(paths.privacy(), 'privacy', 'privacy-policy'),
  legal(paths.terms(), 'terms', 'terms-of-service'),
  legal(paths.cookiePolicy(), 'cookiePolicy', 'cookie-policy'),
  legal(paths.dataProtection(), 'privacy', 'privacy-policy'),
  legal(paths.refund(), 'refund', 'refund-policy'),
  legal(paths.aiTransparency(), 'aiTransparency', 'ai'),
]
