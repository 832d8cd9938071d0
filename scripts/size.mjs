// Weighs what the browser downloads before a page works, and fails when a page is too heavy: npm run size, after npm run build.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { reachChunks } from '../src/server/build.manifest.ts'
import { LANGUAGE_CODES } from '../src/shared/languages.ts'

const out = process.env.SIZE_OUT ?? join(dirname(fileURLToPath(import.meta.url)), '../dist/web')
const read = (file) => JSON.parse(readFileSync(join(out, '.vite', file), 'utf8'))
const APP = { manifest: read('manifest.json'), entry: 'index.html', boot: 'boot.js' }
const TRIAGE = { ...APP, entry: 'triage.html' }
const SITE = { manifest: read('site.json'), entry: 'src/app/site.tsx', boot: 'site-boot.js' }
const wordsIn = (language, ...scopes) => scopes.map((s) => `src/${s}/words/${language}.ts`)
const words = (...scopes) => wordsIn('en', ...scopes)
const frame = 'frame'
const ENGLISH = 'src/app/word-lists/en.ts'

// A pattern that takes a folder's files takes its tests as well, and all that they import with them.
const tests = [APP, { manifest: read('site.json') }].flatMap(({ manifest }) =>
  Object.keys(manifest).filter((file) => /\.test\.tsx?$/.test(file)),
)
if (tests.length > 0) {
  console.error(`Tests are part of what the browser may fetch: ${tests.join(', ')}`)
  process.exit(1)
}

const weigh = (file, encoding) => {
  const path = join(out, file)
  // A file of a few lines is sent as it is.
  if (encoding) return readFileSync(existsSync(`${path}${encoding}`) ? `${path}${encoding}` : path).length / 1000
  return gzipSync(readFileSync(path), { level: 9 }).length / 1000
}

/** What a country calls its days off and papers, in a language: those of the country that has most. Nothing where they are in English. */
const namesIn = (language) => {
  const own = Object.keys(APP.manifest).filter((file) => file.endsWith(`/names.${language}.ts`))
  const [shared, countries] = [
    own.filter((file) => file.split('/').length === 3),
    own.filter((file) => file.split('/').length > 3),
  ]
  const heaviest = countries.sort((a, b) => weigh(APP.manifest[b].file, '.br') - weigh(APP.manifest[a].file, '.br'))[0]
  return [...shared, ...(heaviest ? [heaviest] : [])]
}

/**
 * What an employee on a slow line waits for before the rows of the first card, with the tabs that other features put there, in their language.
 * first-load.spec.ts asks a browser the same.
 */
const portalIn = (language) => ({
  page: `Employee portal, ${language} (Brotli)`,
  limit: 200,
  encoding: '.br',
  parts: [
    frame,
    `src/app/word-lists/${language}.ts`,
    'src/app/inside.portal.ts',
    'src/features/self-service/portal/screens/EmployeePortal.screen.tsx',
    'portal-tabs',
    'portal-today',
    ...wordsIn(
      language,
      'web',
      'web/ui',
      'web/shell',
      'app',
      'features/self-service/portal',
      'features/people/employments',
    ),
    ...namesIn(language),
  ],
})

/**
 * Entry points a page loads, words included, and the most JavaScript it may weigh in kB: gzipped, or as nearly every browser is sent it (Brotli)
 * where the promise is about what goes over the line.
 */
const PAGES = [
  {
    page: 'Sign-in',
    limit: 165,
    parts: ['src/features/platform/accounts/screens/Login.page.tsx', ...words('web', 'features/platform/accounts')],
  },
  // The public pages have a build of their own.
  {
    page: 'Home (site)',
    limit: 91,
    site: true,
    parts: ['src/features/site/home/screens/Home.site.tsx', ...words('web', 'features/site/home')],
  },
  // Sorting on a phone has a page of its own, and a promise of 150 kB.
  {
    page: 'Mobile Triage',
    limit: 150,
    own: TRIAGE,
    parts: words('web', 'features/hiring/pipeline'),
  },
  ...LANGUAGE_CODES.map(portalIn),
  {
    page: 'Overview',
    limit: 300,
    parts: [
      frame,
      ENGLISH,
      'src/app/inside.ts',
      'src/app/home/Overview.tsx',
      ...words('web', 'web/ui', 'web/shell', 'app', 'app/home'),
    ],
  },
  {
    page: 'Employee Management',
    limit: 300,
    parts: [
      frame,
      ENGLISH,
      'src/app/inside.ts',
      'src/features/people/employees/screens/EmployeeManagement.screen.tsx',
      ...words('web', 'web/ui', 'web/shell', 'app', 'features/people/employees'),
    ],
  },
]

/**
 * The paid tools of job seekers: what each loads of its own, its words included, beyond the frame everybody has and the files that most screens
 * share (decision 215). What it loads with those, where no screen before it did, stands beside it.
 */
const TOOL_LIMIT = 120
const FRAME = [frame, ENGLISH, 'src/app/inside.ts', ...words('web', 'web/ui', 'web/shell', 'app')]
const tool = (place, screen) => ({
  page: screen,
  parts: [`src/features/${place}/screens/${screen}.screen.tsx`, ...words(`features/${place}`)],
})
const TOOLS = [
  tool('career/resume-boost', 'ResumeBoost'),
  tool('career/voice-resume', 'VoiceResume'),
  tool('career/resume-builder', 'Resumes'),
  tool('talent/direct-messages', 'MyMessages'),
  tool('career/zones', 'Zones'),
  tool('career/skill-matching', 'SkillMatching'),
  tool('career/skill-tests', 'SkillTests'),
  tool('career/whatsapp-alerts', 'PhoneAlerts'),
  tool('career/distance', 'DistanceJobs'),
  tool('career/career-paths', 'CareerPaths'),
  tool('career/video-introduction', 'VideoIntroduction'),
]

const SHARED = /^(?:kit|home|list|frame|countries)(?:-|$)/

const rows = PAGES.map(({ page, limit, parts, site, own, encoding }) => {
  const { manifest, entry, boot } = own ?? (site ? SITE : APP)
  const { chunks, missing } = reachChunks(manifest, [entry, ...parts])
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is not in the build`)
  const js = chunks.reduce((sum, { file }) => sum + weigh(file, encoding), weigh(boot, encoding))
  // The one sheet of the public pages; those apart from it come with their language alone.
  const whole = site ? Object.values(manifest).filter((c) => c.src === 'style.css') : []
  const sheets = new Set([...chunks.flatMap((c) => c.css ?? []), ...whole.map((c) => c.file)])
  const css = [...sheets].reduce((sum, file) => sum + weigh(file, encoding), 0)
  return {
    page,
    files: chunks.length,
    'JS kB': +js.toFixed(1),
    'limit kB': limit,
    'CSS kB': +css.toFixed(1),
    ok: js <= limit ? 'yes' : 'NO',
  }
})

const before = reachChunks(APP.manifest, [APP.entry, ...FRAME])
const inFrame = new Set(before.chunks.map(({ file }) => file))
const tools = TOOLS.map(({ page, parts }) => {
  const { chunks, missing } = reachChunks(APP.manifest, parts)
  if (missing.length > 0) throw new Error(`${missing.join(', ')} is not in the build`)
  const beyond = chunks.filter(({ file }) => !inFrame.has(file))
  const own = beyond.filter(({ name }) => !SHARED.test(name ?? ''))
  const sum = (files) => files.reduce((kB, { file }) => kB + weigh(file), 0)
  return {
    tool: page,
    files: own.length,
    'own JS kB': +sum(own).toFixed(1),
    'limit kB': TOOL_LIMIT,
    'with shared files kB': +sum(beyond).toFixed(1),
    ok: sum(own) <= TOOL_LIMIT ? 'yes' : 'NO',
  }
})

console.table(rows)
console.table(tools)
if ([...rows, ...tools].some((r) => r.ok === 'NO')) {
  console.error('A page is heavier than its limit.')
  process.exit(1)
}
