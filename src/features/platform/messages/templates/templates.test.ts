import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { htmlOf } from '../carriers/html.ts'
import { LETTER_LANGUAGES, type LetterLanguage } from '../languages.rules.ts'
import { featureExamples, templateNames } from './found.ts'
import type { TemplateName, Templates } from './template.ts'
import { renderTemplate, texts } from './write.ts'

const link = `https://hr.fourshore.test/reset-password?token=${'t'.repeat(43)}`
const told: Templates = {
  ...(featureExamples as Templates),
  welcome: { name: 'Asha Rao', company: 'Four Winds Trading', link, hours: 24 },
  'temporary-password': {
    name: 'Asha Rao',
    company: 'Four Winds Trading',
    portal: 'https://hr.fourshore.test/c/four-winds',
    email: 'asha@people.test',
    hours: 24,
  },
  'password-reset': { name: 'Asha', company: 'Four Winds Trading', link, minutes: 30 },
  'password-reset-by-company': { name: 'Asha Rao', company: 'Four Winds Trading', link, minutes: 30 },
  'password-changed': { name: 'Asha', link: 'https://hr.fourshore.test/forgot-password' },
  'security-changed': { name: 'Asha', change: 'passkey-added', link: 'https://hr.fourshore.test/account?tab=security' },
  'link-renewed': {
    name: 'Asha',
    job: 'Site engineer',
    company: 'Four Winds',
    link: 'https://hr.fourshore.test/application/Ab3',
  },
  'mailbox-code': { name: 'Asha', code: '482 913', minutes: 15 },
  'address-proved': {
    name: 'Asha',
    dropped: { authenticator: 1, passkeys: 2, recoveryCodes: 10, sessions: 3 },
    link: 'https://hr.fourshore.test/account?tab=security',
  },
  'administrator-invited': { name: 'Asha Rao', company: 'Four Winds Trading', link, hours: 72 },
  'email-changed': { old: 'asha@people.test', fresh: 'asha.rao@people.test' },
  'notification-digest': {
    name: 'Asha',
    pace: 'weekly',
    lines: ['New applications: Site engineer', 'A memo for you'],
    more: 3,
    link: 'https://hr.fourshore.test/notifications',
  },
  'business-card': { name: 'Asha Rao', position: 'Engineer', company: 'Four Winds Trading' },
  'newsletter-confirm': { link, hours: 72 },
  'newsletter-welcome': { link },
  'contact-received': { reference: '4F2A91C0' },
  'expiry-digest': {
    company: 'Four Winds Trading',
    link: 'https://hr.fourshore.test/dashboard/employees',
    documents: [{ person: 'Wei Ming', document: 'Work pass', day: '2026-12-24', daysLeft: 33 }],
    more: 2,
  },
  'expiry-notice': {
    name: 'Wei Ming',
    company: 'Four Winds Trading',
    documents: [{ person: '', document: 'Work pass', day: '2026-11-20', daysLeft: -1 }],
    more: 3,
  },
  'interview-proposed': {
    name: 'Asha',
    company: 'Four Winds',
    job: 'Site engineer',
    count: 3,
    link: 'https://hr.fourshore.test/application/Ab3',
  },
  'interview-arranged': {
    name: 'Asha',
    company: 'Four Winds',
    job: 'Site engineer',
    with: 'Mei Tan',
    when: '1 Dec 2026, 10:00 SGT',
    place: 'Level 3',
    minutes: 45,
    link: 'https://hr.fourshore.test/application/Ab3',
    moved: false,
  },
  'interview-cancelled': {
    name: 'Asha',
    company: 'Four Winds',
    job: 'Site engineer',
    with: 'Mei Tan',
    when: '1 Dec 2026, 10:00 SGT',
    reason: 'Mei is ill.',
  },
  'interview-answered': {
    name: 'Mei',
    job: 'Site engineer',
    person: 'Asha Rao',
    words: 'I am abroad that week.',
    link: 'https://hr.fourshore.test/dashboard/ats',
  },
  'job-alert': {
    name: 'Asha',
    search: 'Chef in Singapore',
    count: 12,
    jobs: [{ title: 'Chef de partie', company: 'Four Winds', place: 'Bedok' }],
    link: 'https://hr.fourshore.test/dashboard/seeker/job-search?search=chef',
  },
  'job-question-asked': { job: 'Chef de partie', count: 2, link },
  'job-question-answered': {
    name: 'Asha',
    job: 'Chef de partie',
    company: 'Four Winds',
    link,
    words: 'Is the night shift paid more?',
    answer: 'Yes, by a quarter.',
  },
  'job-followed': { name: 'Asha', job: 'Chef de partie', company: 'Four Winds', opened: true, link },
  'own-reminder': {
    name: 'Asha',
    job: 'Site engineer',
    company: 'Four Winds',
    words: 'Ring Ravi, who works there.',
    link: 'https://hr.fourshore.test/dashboard/seeker/my-applications',
  },
  'calendar-entry': {
    what: 'interview',
    job: 'Site engineer',
    company: 'Four Winds',
    link: 'https://hr.fourshore.test/dashboard/seeker/my-applications',
  },
  'interview-unset': {
    name: 'Asha',
    company: 'Four Winds',
    job: 'Site engineer',
    reason: 'The site closes.',
    link: 'https://hr.fourshore.test/application/Ab3',
  },
  'job-reviewed': {
    name: 'Mei',
    job: 'Site engineer',
    outcome: 'closed',
    reason: 'It asks for a deposit.',
    link: 'https://hr.fourshore.test/dashboard/jobs?job=1',
  },
  'report-decided': {
    number: 'R-4F2A91C0',
    job: 'Site engineer',
    company: 'Four Winds',
    kept: false,
    reason: 'It asks for a deposit.',
  },
  'account-deleted': { name: 'Asha Rao' },
  'offer-withdrawn': {
    name: 'Asha',
    company: 'Four Winds',
    job: 'Site engineer',
    signed: true,
    reason: 'The site closes.',
    link: 'https://hr.fourshore.test/application/Ab3',
  },
  'offer-made': {
    name: 'Asha',
    company: 'Four Winds',
    job: 'Site engineer',
    until: '30 November 2026',
    link: 'https://hr.fourshore.test/application/Ab3',
  },
  'offer-answered': {
    name: 'Mei',
    job: 'Site engineer',
    person: 'Asha Rao',
    accepted: true,
    words: 'Gladly.',
    link: 'https://hr.fourshore.test/dashboard/ats',
  },
  'offer-approval': {
    name: 'Mei',
    job: 'Site engineer',
    person: 'Asha Rao',
    link: 'https://hr.fourshore.test/dashboard/ats',
  },
  'application-received': { name: 'Asha Rao', job: 'Nurse', company: 'Four Winds Trading', link, days: 7 },
  'application-again': { name: 'Asha Rao', job: 'Nurse', company: 'Four Winds Trading', link },
  'application-closed': { name: 'Asha Rao', job: 'Nurse', company: 'Four Winds Trading', words: 'We grow later.' },
  'application-news': { what: 'arrived', job: 'Nurse', count: 3, link },
  'export-ready': {
    name: 'Mei',
    company: 'Four Winds Trading',
    link: 'https://hr.fourshore.test/dashboard/company?tab=export',
    days: 7,
  },
}
const names = Object.keys(told) as TemplateName[]
const every = LETTER_LANGUAGES.flatMap((language) => names.map((name) => [language, name] as const))
const written = (language: LetterLanguage, name: TemplateName) => renderTemplate(name, language, told[name] as never)

const SCRIPT: Record<LetterLanguage, RegExp> = {
  en: /[a-z]{4}/,
  fr: /[a-z]{4}/,
  ar: /\p{Script=Arabic}{2}/u,
  hi: /\p{Script=Devanagari}{2}/u,
  ta: /\p{Script=Tamil}{2}/u,
  zh: /\p{Script=Han}{2}/u,
}

/** Letters an SMS counts as one of 160; any other makes it an SMS of 70. */
const GSM = /^[\w@£$¥èéùìòÇØøÅåΔΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà\n]*$/

describe.each(every)('%s %s', (language, name) => {
  const { subject, text } = written(language, name)
  const sms = renderTemplate(name, language, told[name] as never, 'sms').text

  test('says everything it is told, in its own script', () => {
    // What changed is a name of ours, said in words; a day is written out.
    const facts = Object.entries(told[name]).flatMap(([key, v]) =>
      !['change', 'what', 'outcome', 'due', 'from', 'to', 'pace'].includes(key) &&
      (typeof v === 'number' || (typeof v === 'string' && !/^\d{4}-\d\d-\d\d$/.test(v)))
        ? [v]
        : [],
    )
    for (const fact of facts) {
      if (fact === 'Four Winds Trading' && name === 'expiry-digest') expect(subject).toContain(fact)
      else expect(text).toContain(String(fact))
    }
    expect(subject).toMatch(SCRIPT[language])
    expect(text).toMatch(SCRIPT[language])
    expect(subject + text + sms).not.toMatch(/undefined|null|NaN|\$\{|\[object/)
  })

  test('has a subject of one line and links that stand alone', () => {
    expect(subject).not.toMatch(/\n/)
    for (const line of text.split('\n').filter((l) => l.includes('https://'))) expect(line).toMatch(/^https:\S+$/)
  })

  test('is short by SMS', () => {
    const words = sms.replace(/https:\S+/, '')
    if (language === 'en' || language === 'fr') {
      expect(sms).toMatch(GSM)
      expect(sms.length).toBeLessThanOrEqual(160)
    }
    expect([...words].length).toBeLessThanOrEqual(language === 'en' || language === 'fr' ? 100 : 70)
    if (text.includes('https://')) expect(sms).toContain('https://')
  })

  test('is another text than in English', () => {
    if (language !== 'en') expect(text).not.toBe(written('en', name).text)
  })
})

describe('what people are called', () => {
  const welcome = (name: string, company = 'Acme') =>
    renderTemplate('welcome', 'en', { name, company, link, hours: 24 })

  test('can begin no line, and turn no text round', () => {
    const { text } = welcome('Eve\n\nhttps://evil.test/\n\u202Eevil\u2066')
    expect(text).toContain('Hello Eve https://evil.test/ evil,')
    expect(text.match(/^https:\S+$/gm)).toEqual([link])
  })

  test('keeps the joiners that scripts of India need, and is cut at a hundred characters', () => {
    expect(welcome('क्‍ष').text).toContain('क्‍ष')
    expect(welcome('x'.repeat(500)).text).toContain(`Hello ${'x'.repeat(99)}…,`)
  })

  test('a long name of a company leaves room in an SMS', () => {
    const company = 'The Very Long Name Of A Trading Company Private Limited'
    expect(
      renderTemplate('welcome', 'en', { name: 'A', company, link, hours: 24 }, 'sms').text.length,
    ).toBeLessThanOrEqual(160)
  })
})

describe('languages', () => {
  test('one nobody has a text for is English; several follow one another, each once', () => {
    expect(renderTemplate('password-changed', 'xx', told['password-changed']).language).toBe('en')
    const both = renderTemplate('welcome', ['ar', 'en', 'ar'], told.welcome)
    expect(both.language).toBe('ar')
    expect(both.text.split('———')).toHaveLength(2)
    expect(renderTemplate('welcome', ['en', 'en'], told.welcome).text).not.toContain('———')
    expect(renderTemplate('welcome', ['ar', 'en'], told.welcome, 'sms').text).not.toMatch(/Welcome/)
  })

  test('are all there, and pure: no clock, no network, no import but their own', () => {
    expect(Object.keys(texts).sort()).toEqual([...LETTER_LANGUAGES].sort())
    const features = join(import.meta.dirname, '../../..')
    const ofFeatures = readdirSync(features, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.templates.ts'))
      .map((file) => join(features, file))
    const own = readdirSync(import.meta.dirname)
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'found.ts')
      .map((file) => join(import.meta.dirname, file))
    expect(ofFeatures.length).toBeGreaterThan(5)
    for (const file of [...own, ...ofFeatures]) {
      const imports = readFileSync(file, 'utf8').replaceAll(/^import type .*$/gm, '')
      expect(imports, file).not.toMatch(
        /new Date\(\)|Date\.now|fetch\(|Math\.random|from '(?!\.\/|\.\.\/languages|[./\w]*\/lifetimes\.rules\.ts'|[./\w]*\/messages\/templates\/template\.ts')/,
      )
    }
  })

  test('write dates out in words of their own with Latin digits', () => {
    for (const language of LETTER_LANGUAGES) expect(written(language, 'expiry-digest').text).toMatch(/2026/)
    expect(written('fr', 'expiry-digest').text).toContain('24 décembre 2026')
    expect(written('zh', 'expiry-digest').text).toContain('2026年12月24日')
  })
})

describe('a letter of what expires', () => {
  const documents = [
    { person: 'Tan Wei Ming (SG001)', document: 'Passport', day: '2026-11-19', daysLeft: -2 },
    { person: 'Ali (AE001)', document: 'Visa', day: '2026-11-21', daysLeft: 0 },
    { person: 'Priya (SG002)', document: 'S Pass', day: '2026-11-28', daysLeft: 7 },
  ]

  test('says what of whom ends when, and how many more there are', () => {
    const { subject, text } = renderTemplate('expiry-digest', 'en', {
      company: 'Harbour Works',
      link: 'https://x.test',
      documents,
      more: 30,
    })
    expect(subject).toBe('Harbour Works: documents that expire soon (33)')
    expect(text).toContain(
      [
        'Tan Wei Ming (SG001): Passport, 19 November 2026 (expired)',
        'Ali (AE001): Visa, 21 November 2026 (expires today)',
        'Priya (SG002): S Pass, 28 November 2026 (days left: 7)',
        'and 30 more',
      ].join('\n'),
    )
  })

  test('to the person names nobody', () => {
    const own = renderTemplate('expiry-notice', 'ar', {
      name: 'Wei Ming',
      company: 'Harbour Works',
      documents: [{ person: '', document: 'Passport', day: '2026-11-19', daysLeft: -2 }],
      more: 0,
    })
    expect(own.text).toContain('منتهٍ')
    expect(own.text).not.toMatch(/Tan|\(SG001\)|: \u2068Passport/)
  })
})

describe('the HTML of a message', () => {
  test('escapes everything, links only lines that are links, and reads in its own direction', () => {
    const html = htmlOf(`<b>&"'\n\nhttps://a.test/?a=1&b=2\n\nsee https://b.test`, 'ar')
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('&lt;b&gt;&amp;&quot;&#39;')
    expect(html).toContain('<a href="https://a.test/?a=1&amp;b=2">https://a.test/?a=1&amp;b=2</a>')
    expect(html).not.toContain('<a href="https://b.test')
  })
  test('makes no link of anything that is not one', () => {
    for (const line of ['javascript:alert(1)', 'https://a.test/"onclick="x', "https://a'b", 'https://a b'])
      expect(htmlOf(line, 'en')).not.toContain('<a ')
  })
})

/** Written in six languages like letters, and sent to nobody. */
const NO_LETTERS = ['calendar-entry']

test.each(names.filter((name) => !NO_LETTERS.includes(name)))(
  'a message of the kind %s is called by a name in the outbox, not by its key',
  (name) => {
    for (const text of Object.values(templateNames[name] ?? {})) expect(text).not.toBe(name)
    expect(templateNames[name]?.en).toMatch(/^[A-Z]/)
  },
)
