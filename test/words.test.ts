import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'
import { LANGUAGE_CODES, type Language } from '../src/shared/languages.ts'
import type { WebFeature } from '../src/web/feature.ts'

const src = join(import.meta.dirname, '../src')
const paths = readdirSync(src, { recursive: true, encoding: 'utf8' })

/** Folders that hold the words of one scope, by their path in src. */
const scopes = paths.filter((p) => /(^|\/)words\/en\.ts$/.test(p)).map((p) => dirname(dirname(p)))

/** What everybody meets: these speak all six languages. Everything else speaks English and Arabic. */
const EVERY_LANGUAGE = [
  'app',
  'app/site',
  'features/platform/accounts',
  'features/platform/administrators',
  'features/platform/approvals/link',
  'features/platform/approvals/portal',
  'features/platform/notifications',
  'features/job-board/apply',
  'features/talent/candidate-side',
  'features/talent/what-you-made',
  'features/billing/billing-contacts',
  'features/billing/payments',
  'features/matching/profile',
  'features/career/account-data/erasure',
  'features/career/applications',
  'features/people/completion',
  'features/people/employments',
  'features/pay/payroll/employee',
  'features/pay/declarations/own',
  'features/hiring/interviews/interviewer',
  'features/people/memos/employee',
  'features/time/schedules/employee',
  'features/time/leave/my',
  'features/time/attendance/employee',
  'features/time/attendance/kiosk',
  'features/pay/claims/own',
  'features/pay/claims/portal',
  'features/career/job-fit',
  'features/career/job-questions',
  'features/career/job-search',
  'features/site/legal',
  'features/site/legal/ai',
  'features/site/legal/cookie-policy',
  'features/site/legal/faq',
  'features/site/legal/privacy-policy',
  'features/site/legal/refund-policy',
  'features/site/legal/terms-of-service',
  'features/adverts/maps',
  'features/matching/matching',
  'features/hiring/offers/candidate',
  'features/site/pages',
  'features/self-service/portal',
  'features/self-service/portal/first-days',
  'features/self-service/directory',
  'features/self-service/letters',
  'features/self-service/questions/employee',
  'features/self-service/profile-changes',
  'features/site/home',
  'features/adverts/content',
  'features/platform/accounts/security',
  'features/job-board/jobs/company',
  'features/career/profile',
  'features/hiring/fairness/candidate',
  'features/career/smart-search',
  'features/career/career-paths',
  'features/career/interests',
  'features/career/distance',
  'features/career/resume-boost',
  'features/career/resume-builder',
  'features/career/skill-matching',
  'features/career/asked-tests',
  'features/career/written-attempts',
  'features/career/skill-tests',
  'features/career/task-ideas',
  'features/career/skill-tests/care',
  'features/career/video-introduction',
  'features/career/voice-resume',
  'features/career/whatsapp-alerts',
  'features/career/zones',
  'features/talent/direct-messages',
  'features/hiring/walk-ins/public',
  'web',
  'web/help',
  'web/offline',
  'web/shell',
  'web/queue',
  'web/draft',
  'web/viewing',
  'web/terms',
  'web/ui',
  'web/ui/chart',
]

type Flat = Map<string, string>
const flat = (words: object, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([name, held]): [string, string][] =>
    typeof held === 'string' ? [[before + name, held]] : flat(held as object, `${before}${name}.`),
  )
const read = async (scope: string, language: Language): Promise<Flat> => {
  const file = pathToFileURL(join(src, scope, 'words', `${language}.ts`)).href
  return new Map(flat(((await import(file)) as { default: object }).default))
}

const PLURAL = /_(zero|one|two|few|many|other)$/
const bare = (key: string) => key.replace(PLURAL, '')
const holes = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((m) => m[1] as string).sort()
/** Gaps that hold the number a plural is about. */
const NUMBERS = ['count', 'n', 'value']
const has = (scope: string, language: Language) => paths.includes(`${scope}/words/${language}.ts`)
const languagesOf = (scope: string) => LANGUAGE_CODES.filter((language) => has(scope, language))
const others = scopes.flatMap((scope) =>
  languagesOf(scope)
    .filter((language) => language !== 'en')
    .map((language) => [scope, language] as const),
)

describe('the words of a scope', () => {
  test('are there in English and Arabic, and in all six languages where everybody meets them', () => {
    expect(EVERY_LANGUAGE.filter((scope) => !scopes.includes(scope))).toEqual([])
    for (const scope of scopes) {
      const expected = EVERY_LANGUAGE.includes(scope) ? [...LANGUAGE_CODES] : ['en', 'ar']
      expect(languagesOf(scope).sort(), scope).toEqual(expected.sort())
    }
  })

  test('of the pages of premium plus are there in all six languages, and so are those of what fills them', async () => {
    const tools: string[] = []
    for (const path of paths.filter((p) => /^features\/.*feature\.web\.ts$/.test(p))) {
      const { default: feature } = (await import(pathToFileURL(join(src, path)).href)) as { default: WebFeature }
      const own = dirname(path).replace('features/', '')
      for (const screen of feature.screens ?? [])
        if ('premiumPlus' in screen && screen.premiumPlus) tools.push(...(screen.words ?? [own]))
    }
    expect(new Set(tools).size).toBeGreaterThanOrEqual(11)
    const held = [...new Set(tools)].map((scope) => `features/${scope}`).filter((scope) => scopes.includes(scope))
    expect(held.length).toBeGreaterThanOrEqual(11)
    expect(held.filter((scope) => !EVERY_LANGUAGE.includes(scope))).toEqual([])
  })

  test.each(others)('%s in %s: the keys of English, no more and no fewer', async (scope, language) => {
    const [english, words] = await Promise.all([read(scope, 'en'), read(scope, language)])
    expect([...new Set([...words.keys()].map(bare))].sort()).toEqual([...new Set([...english.keys()].map(bare))].sort())
  })

  test.each(others)('%s in %s: no empty text, and the gaps of English', async (scope, language) => {
    const [english, words] = await Promise.all([read(scope, 'en'), read(scope, language)])
    const wrong = [...words].filter(([key, text]) => {
      if (text.trim() === '') return true
      const original = english.get(key) ?? english.get(`${bare(key)}_other`) ?? ''
      // "One row", "صفان": a form may say its number in words.
      const input = holes(original).filter((name) => !PLURAL.test(key) || !NUMBERS.includes(name))
      const given = holes(text).filter((name) => !PLURAL.test(key) || !NUMBERS.includes(name))
      return given.join() !== input.join()
    })
    expect(wrong.map(([key]) => key)).toEqual([])
  })

  const every = scopes.flatMap((scope) => languagesOf(scope).map((language) => [scope, language] as const))
  test.each(every)('%s in %s: every plural form the language has', async (scope, language) => {
    const words = await read(scope, language)
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const missing = [...words.keys()]
      .filter((key) => key.endsWith('_other'))
      .flatMap((key) => forms.map((form) => `${bare(key)}_${form}`))
      .filter((key) => !words.has(key))
    expect(missing).toEqual([])
  })
})

/** Words that are written the same in French. */
const SAME_IN_FRENCH = [
  '{{hours}} h',
  'Notifications',
  'Fourshore',
  '© {{year}} Fourshore',
  'Solutions',
  'Canada',
  'Administration',
  'Version {{version}}',
  'Version',
  'Documents',
  'E-mail',
  'SMS',
  'WhatsApp',
  'HTTP {{status}}',
  '{{position}}, {{company}}',
  'Version {{version}}, {{when}}',
  'Page {{page}}',
  'Pages',
  'Actions',
  'Messages',
  'Budget',
  'Services',
  'Cycles',
  'Premium',
  'Premium+',
  'PDF',
  'Word',
  'JSON Resume',
  '{{name}} {{rate}} %',
  'Date',
  'Points',
  '{{town}}',
  '{{km}} km',
  'CV',
  '{{count}} page',
  '{{count}} pages',
  'Page {{n}}',
  '{{count}} minutes',
  '{{count}} questions',
  '{{job}}, {{company}}',
  '{{title}}, {{company}}, {{town}}, {{day}}',
  'Active',
]
/** Names and terms that stay in Latin letters everywhere. */
const LATIN = [
  'ADGM', 'AES', 'AGPL', 'AI', 'Argon', 'Board', 'Chrome', 'Ctrl', 'CSV', 'CV', 'DIFC', 'DOCX', 'DPDP', 'Edge', 'Excel', 'Firefox', 'Fourshore',
  'GCM', 'GeoNames', 'Google', 'HEIC', 'HRMS', 'HTTP', 'JavaScript', 'JPEG', 'JSON', 'Mac', 'MB', 'Microsoft', 'OpenStreetMap', 'PDF', 'PDPA', 'PDPL', 'PIPEDA', 'PNG', 'Premium', 'QR',
  'ESCO', 'ISCO', 'Natural', 'Earth', 'Letter', 'Enter', 'https', 'YYYY', 'MM', 'mod', 'div', 'MP', 'WebM', 'WebVTT', 'vtt', 'SHA', 'STOP', 'START',
  'Resume', 'Safari', 'Shift', 'SMS', 'Stripe', 'Twilio', 'WebP', 'WhatsApp', 'Word', 'ZIP', 'Cookie', 'id',
  'BY', 'CC', 'ETA', 'NET', 'USDOL',
] // biome-ignore format: a list of words
/** Texts that are a name and nothing else: of the product, a service, a protocol, a file. */
const NAMES = [
  'Fourshore',
  'WhatsApp',
  'HTTP',
  'fourshore-recovery-codes.txt',
  'Premium',
  'Premium+',
  'PDF',
  'Word',
  'JSON Resume',
  'CV',
]
const SCRIPT = {
  ar: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ta: /\p{Script=Tamil}/u,
  zh: /\p{Script=Han}/u,
} as const

describe('a translation', () => {
  const translated = EVERY_LANGUAGE.flatMap((scope) =>
    (['ar', 'hi', 'ta', 'zh'] as const).map((language) => [scope, language] as const),
  )
  test.each(translated)('%s in %s is written in its own letters', async (scope, language) => {
    const left = [...(await read(scope, language))].filter(([, text]) => {
      const said = text.replace(/\{\{\w+\}\}/g, '').replace(/\]\(\w+\)/g, ']')
      if (NAMES.includes(said.replace(/[©\u200e]/g, '').trim())) return false
      const latin = said.match(/\p{Script=Latin}+/gu) ?? []
      if (latin.some((word) => word.length > 1 && !LATIN.includes(word))) return true
      return /\p{L}/u.test(said) && !SCRIPT[language].test(said)
    })
    expect(left).toEqual([])
  })

  test.each(EVERY_LANGUAGE)('%s in French says nothing as English does', async (scope) => {
    const [english, french] = await Promise.all([read(scope, 'en'), read(scope, 'fr')])
    const same = [...french].filter(([key, text]) => text === english.get(key) && !SAME_IN_FRENCH.includes(text))
    expect(same).toEqual([])
  })

  const shape = (text: string) => ({
    paragraphs: text.split(/\n\n+/).length,
    items: text.split('\n').filter((line) => line.startsWith('- ')).length,
    pages: [...text.matchAll(/\]\((\w+)\)/g)].map((m) => m[1] as string).sort(),
  })
  const documents = EVERY_LANGUAGE.filter((scope) => scope.startsWith('features/site/legal/'))
  test.each(documents)(
    '%s has the paragraphs, lists and links of the English text in every language',
    async (scope) => {
      const english = await read(scope, 'en')
      for (const language of LANGUAGE_CODES)
        for (const [key, text] of await read(scope, language))
          expect(shape(text), `${language} ${key}`).toEqual(shape(english.get(key) ?? ''))
    },
  )
})

type Node = { type: string; [part: string]: unknown }
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string'
const walk = (node: unknown, see: (node: Node) => void): void => {
  if (Array.isArray(node)) for (const one of node) walk(one, see)
  else if (isNode(node)) {
    see(node)
    for (const part of Object.values(node)) if (typeof part === 'object') walk(part, see)
  }
}
const codeFiles = paths
  .filter(
    (p) => /\.tsx?$/.test(p) && !/\.test\.tsx?$/.test(p) && !/\/words\/(?!index)/.test(p) && p !== 'server/tables.ts',
  )
  .map((path) => {
    const text = readFileSync(join(src, path), 'utf8')
    return { path, text, program: parseSync(path, text).program as unknown as Node }
  })

/** Attributes that are read or heard. */
const SPOKEN =
  /^(aria-(label|description|roledescription|valuetext)|title|placeholder|alt|label|description|subtitle|summary)$/
/** What is no word of a language: names, keys of a keyboard, the beginning of an address; and the box that only machines find. */
const NO_WORDS = ['Fourshore', 'Ctrl K', 'Internet Explorer', 'https://', 'Website']
const literalOf = (node: unknown): string | null => {
  if (!isNode(node)) return null
  if (node.type === 'JSXExpressionContainer') return literalOf(node.expression)
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { raw: string } }[]).map((q) => q.value.raw).join(' ')
  return null
}

describe('the code', () => {
  test('holds no text for people between its tags or in its spoken attributes', () => {
    const found: string[] = []
    for (const { path, program } of codeFiles.filter((f) => f.path.endsWith('.tsx')))
      walk(program, (node) => {
        const texts: (string | null)[] = []
        if (node.type === 'JSXText') texts.push(node.value as string)
        if (node.type === 'JSXElement' || node.type === 'JSXFragment')
          for (const child of node.children as Node[])
            if (child.type === 'JSXExpressionContainer') texts.push(literalOf(child))
        if (node.type === 'JSXAttribute' && SPOKEN.test(String((node.name as { name?: unknown }).name)))
          texts.push(literalOf(node.value))
        for (const text of texts.map((t) => t?.replace(/&\w+;/g, '')))
          if (text && /\p{L}{2}/u.test(text) && !NO_WORDS.includes(text.trim())) found.push(`${path}: ${text.trim()}`)
      })
    expect(found).toEqual([])
  })

  test('uses every word there is', async () => {
    // That every key asked for exists is the type checker's: `say` takes the keys of its scope and nothing else.
    const literals = new Set<string>()
    const patterns: RegExp[] = []
    const plain = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    for (const { program } of codeFiles)
      walk(program, (node) => {
        if (node.type === 'Literal' && typeof node.value === 'string') literals.add(node.value)
        if (node.type === 'Property' && isNode(node.key) && node.key.type === 'Identifier')
          literals.add(String(node.key.name))
        if (node.type === 'TSPropertySignature' && isNode(node.key) && node.key.type === 'Identifier')
          literals.add(String(node.key.name))
        if (node.type === 'TemplateLiteral') {
          const parts = (node.quasis as { value: { raw: string } }[]).map((q) => q.value.raw)
          if (parts.length > 1 && parts.some((p) => p.includes('.')) && parts.every((p) => /^[\w.-]*$/.test(p)))
            patterns.push(new RegExp(`^${parts.map(plain).join('([\\w-]+)')}$`))
        }
      })
    const isUsed = (key: string) =>
      literals.has(key) ||
      patterns.some((pattern) => {
        const filled = pattern.exec(key)?.slice(1)
        return filled?.every((part) => literals.has(part)) ?? false
      })
    const unused: string[] = []
    // Titles and sentences of screens are compared with the table of screens in app/screens.test.ts.
    // The terms of a record are asked for by what the record says (web/terms/useTerm.ts), what was done by what the audit log says.
    for (const scope of scopes.filter((s) => !['app', 'app/coming', 'web/terms'].includes(s)))
      for (const key of new Set([...(await read(scope, 'en')).keys()].map(bare)))
        if (!isUsed(key) && !(scope === 'features/company/audit-log' && key.startsWith('done.')))
          unused.push(`${scope}: ${key}`)
    expect(unused).toEqual([])
  })
})
