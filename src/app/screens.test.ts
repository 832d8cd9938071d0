import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { WebFeature } from '../web/feature.ts'
import { paths } from '../web/paths.ts'
import { CATEGORIES, isReady, type Screen } from '../web/screen.ts'
import { NOT_YET } from '../web/shell/navigation.ts'
import arComing from './coming/words/ar.ts'
import enComing from './coming/words/en.ts'
import { screens } from './screens.node.ts'
import { redirects } from './screens.ts'
import ar from './words/ar.ts'
import en from './words/en.ts'

/** The specification's routes, and those the reading notes add. */
const PUBLIC = `/ /login /c/$slug /signup /forgot-password /reset-password /jobs /jobs/$id /for-employers /for-job-seekers /hrms
  /hrms-features /about /contact /faq /checkout /privacy /terms /cookie-policy /data-protection /refund`
const PROTECTED = '/choose-password /employee-portal /admin /owner-admin /job-seeker/profile /job-seeker/applications'
const EMPLOYER = `attendance leave compliance memos my-memos jobs find-talent ats manage-applications kanban-ats mobile-triage
  walk-in-interviews analytics ai-compliance workforce-intelligence performance-analytics payroll budget-advisory expense-claims
  approvals settings feature-testing enterprise-workflows geo-fencing mobile-schedule analytics-dashboard predictive-analytics
  ai-decisions advanced-performance live-reports route-optimizer payslips memo-automation profile-transitions onboarding
  employee-experience rm-services subscription company employees live-tracking recruitment ai-talent-search`
const SEEKER = `profile job-search applications subscription pricing payment-history jobs resume-analyzer my-applications`
const PREMIUM_PLUS = `resume-boost voice-resume-builder advanced-ai-resume-builder direct-messaging geo-fenced-alerts
  skill-job-matching global-skill-assessment whatsapp-alerts distance-job-filter ai-career-recommendations video-introduction`

const list = (text: string, under = '') => text.split(/\s+/).map((path) => under + path)
const premiumPlus = list(PREMIUM_PLUS, '/dashboard/seeker/')
/** The "developer page" of outgoing messages, which the calls beside the specification ask for without an address; what is reported of adverts (decision 55); companies that ask to be verified (decision 61); background jobs that were given up; what people write over the contact form, and who gets the newsletter; one's own account; what one was told; files, filings and the end of a year of pay, pay brought here from elsewhere, tried before its day, and under a coming law; direct messages of a company (decision 185); tests that a company writes (decision 275); what employees ask HR. */
const BESIDE = [
  '/dashboard/outbox',
  '/owner-admin/outbox',
  '/owner-admin/reports',
  '/owner-admin/verifications',
  '/owner-admin/background-jobs',
  '/owner-admin/plans',
  '/owner-admin/skill-results',
  '/owner-admin/contact',
  '/account',
  '/notifications',
  '/dashboard/notifications',
  '/dashboard/my-team',
  '/dashboard/pay-files',
  '/dashboard/filings',
  '/dashboard/year-end',
  '/dashboard/go-live',
  '/dashboard/rehearsals',
  '/dashboard/direct-messages',
  '/dashboard/seeker/asked-tests',
  '/dashboard/written-tests',
  '/dashboard/law-changes',
  '/dashboard/hr-questions',
  '/dashboard/declarations',
  '/dashboard/pay-components',
  '/dashboard/pay-deductions',
]
/** The pages behind the links of an invitation, an application, the comparison, the newsletter, of a walk-in event and of a ticket to it; of a tablet that people punch at. */
const PUBLIC_BESIDE = [
  '/accept-invitation',
  '/newsletter',
  '/application/$token',
  '/skill-badge/$code',
  '/ai-transparency',
  '/walk-in/$id',
  '/walk-in/ticket/$token',
  '/kiosk',
  '/billing-contact/$token',
  '/cv/$token',
  '/decide/$link',
]
const all = [
  ...BESIDE,
  ...PUBLIC_BESIDE,
  ...list(PUBLIC),
  ...list(PROTECTED),
  '/dashboard',
  ...list(EMPLOYER, '/dashboard/'),
  '/dashboard/seeker',
  ...list(SEEKER, '/dashboard/seeker/'),
  ...premiumPlus,
]
const at = (path: string) => screens.find((s) => s.path === path) as Screen

describe('the table of screens', () => {
  it('has every route of the specification, once, and no other', () => {
    expect(screens.map((s) => s.path).sort()).toEqual([...all].sort())
  })

  it('leaves exactly the public routes open', () => {
    expect(
      screens
        .filter((s) => s.access === 'public')
        .map((s) => s.path)
        .sort(),
    ).toEqual([...list(PUBLIC), ...PUBLIC_BESIDE].sort())
  })

  it('names the roles of every other screen, but for choosing a password, one’s own account and what one was told', () => {
    const unnamed = screens.filter((s) => s.access !== 'public' && s.access.length === 0)
    expect(unnamed.map((s) => s.path).sort()).toEqual(['/account', '/choose-password', '/notifications'])
  })

  it('asks premium plus for exactly those of the specification', () => {
    expect(
      screens
        .filter((s) => s.premiumPlus)
        .map((s) => s.path)
        .sort(),
    ).toEqual(premiumPlus.sort())
  })

  it.each([
    ['/dashboard/my-memos', ['employer', 'hr_admin', 'employee']],
    ['/dashboard/feature-testing', ['system_admin']],
    ['/employee-portal', ['employee']],
    ['/admin', ['system_admin']],
    ['/dashboard/recruitment', ['employer']],
  ])('%s admits %j', (path, access) => {
    // The roles of the specification; those beside it are admitted by permission.
    const { access: admitted } = at(path)
    expect(admitted === 'public' ? admitted : admitted.filter((a) => typeof a === 'string')).toEqual(access)
  })

  it('draws the application around everything behind the sign-in but the choice of a first password', () => {
    for (const s of screens)
      expect(s.frame === 'dashboard', s.path).toBe(s.access !== 'public' && s.path !== '/choose-password')
  })

  it('marks Overview, Employees and Payroll critical', () => {
    const critical = screens.filter((s) => s.sidebar?.critical).map((s) => s.path)
    expect(critical.sort()).toEqual(['/dashboard', '/dashboard/employees', '/dashboard/payroll'])
  })

  it('hides ats from the sidebar and gives every other entry a place of its own', () => {
    expect(at('/dashboard/ats').sidebar).toBeUndefined()
    for (const area of [
      (s: Screen) => s.path.startsWith('/dashboard/seeker'),
      (s: Screen) => !s.path.startsWith('/dashboard/seeker'),
    ]) {
      const places = screens
        .filter(area)
        .flatMap((s) => (s.sidebar ? [`${s.sidebar.category} ${s.sidebar.order}`] : []))
      expect(new Set(places).size).toBe(places.length)
      for (const place of places) expect(CATEGORIES).toContain(place.split(' ')[0])
    }
  })

  it('has Analytics in the top navigation of the public pages from the day its page is there', () => {
    expect(NOT_YET.includes('analytics')).toBe(!isReady(at('/dashboard/analytics')))
  })

  it('is told apart by the address book alone', () => {
    const fixed = Object.entries(paths)
      .filter(
        ([name]) =>
          ![
            'job',
            'companyLogin',
            'walkIn',
            'walkInTicket',
            'application',
            'billingContact',
            'decide',
            'sharedResume',
          ].includes(name),
      )
      .map(([, path]) => (path as () => string)())
    const known = screens.map((s) => s.path).filter((p) => !p.includes('$'))
    expect([...fixed].sort()).toEqual([...known].sort())
    expect(paths.job('a/b')).toBe('/jobs/a%2Fb')
    expect(paths.companyLogin('four-winds')).toBe('/c/four-winds')
    expect(paths.employees({ open: 'new', id: undefined })).toBe('/dashboard/employees?open=new')
  })
})

describe('addresses that moved', () => {
  it.each([
    ['/privacy-policy', '/privacy'],
    ['/terms-of-service', '/terms'],
    ['/refund-policy', '/refund'],
    ['/job-applications', '/job-seeker/applications'],
    ['/profile', '/job-seeker/profile'],
  ])('%s leads to %s', (from, to) => {
    expect(redirects[from]).toBe(to)
  })
})

/** Words of the web's own lie beside it, those of the front page in app. */
const folderOf = (scope: string) => {
  if (scope === 'terms') return 'web/terms'
  return scope.startsWith('app/') ? scope : `features/${scope}`
}

describe('the files of the screens', () => {
  it('are there, each where its manifest says', async () => {
    const features = join(import.meta.dirname, '../features')
    const manifests = globSync('*/*/feature.web.ts', { cwd: features })
    expect(manifests.length).toBeGreaterThan(15)
    const drawn = globSync('*/*/screens/slots.ts', { cwd: features })
      .map((path) => readFileSync(join(features, path), 'utf8'))
      .join('')
      .concat(readFileSync(join(import.meta.dirname, '../web/slots.tsx'), 'utf8'))
    for (const manifest of manifests) {
      const { default: feature } = (await import(/* @vite-ignore */ join(features, manifest))) as {
        default: WebFeature
      }
      for (const { file, access } of feature.screens ?? []) {
        const path = `${dirname(manifest)}/screens/${file}.${access === 'public' ? 'page' : 'screen'}.tsx`
        expect(existsSync(join(features, path)), path).toBe(true)
      }
      for (const { file, slot } of feature.fills ?? []) {
        const path = `${dirname(manifest)}/screens/${file}.slot.tsx`
        expect(existsSync(join(features, path)), path).toBe(true)
        // An earlier feature draws the place, by its name.
        expect(drawn, slot).toContain(`'${slot}'`)
      }
    }
  })
})

describe('words of the screens', () => {
  it('has a title for every screen in every language', () => {
    const used = new Set(screens.flatMap(({ title }) => (typeof title === 'string' ? title : [])))
    for (const words of [en, ar]) expect(Object.keys(words).sort()).toEqual([...used].sort())
  })

  it('says what every screen will do that is not ready, and nothing of those that are', () => {
    const waiting = new Set(screens.filter((s) => !isReady(s)).map((s) => s.title))
    for (const words of [enComing, arComing]) expect(Object.keys(words).sort()).toEqual([...waiting].sort())
  })

  it('loads words that exist', () => {
    for (const s of screens)
      for (const scope of s.words ?? [])
        for (const language of ['en', 'ar'])
          expect(() =>
            readFileSync(join(import.meta.dirname, '..', folderOf(scope), `words/${language}.ts`)),
          ).not.toThrow()
  })
})
