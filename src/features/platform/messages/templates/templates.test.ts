import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { htmlOf } from '../carriers/html.ts'
import { LETTER_LANGUAGES, type LetterLanguage } from '../languages.rules.ts'
import type { TemplateName, Templates } from './template.ts'
import { renderTemplate, texts } from './write.ts'

const link = `https://hr.fourshore.test/reset-password?token=${'t'.repeat(43)}`
const told: Templates = {
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
  'talent-invited': {
    name: 'Asha',
    company: 'Four Winds',
    job: 'Site engineer',
    words: 'Your work on the harbour is what we look for.',
    link: 'https://hr.fourshore.test/dashboard/seeker',
  },
  'talent-accepted': {
    name: 'Mei',
    job: 'Site engineer',
    link: 'https://hr.fourshore.test/dashboard/find-talent?view=invitations',
  },
  'talent-alert': {
    name: 'Mei',
    search: 'Cooks in Bedok',
    count: 3,
    link: 'https://hr.fourshore.test/dashboard/find-talent?q=cook',
  },
  'verdict-contested': {
    name: 'Mei',
    search: 'Site engineer',
    link: 'https://hr.fourshore.test/dashboard/ai-talent-search?run=1',
  },
  'contest-answered': {
    name: 'Asha',
    company: 'Four Winds',
    criterion: 'Concrete works',
    agreed: false,
    words: 'Your profile does not name it.',
    link: 'https://hr.fourshore.test/dashboard/seeker/profile',
  },
  'walk-in-ticket': {
    name: 'Asha',
    company: 'Four Winds',
    event: 'Drivers day',
    place: 'Level 3',
    when: '1 Dec 2026, 10:00 SGT',
    number: 7,
    link: 'https://hr.fourshore.test/walk-in/ticket/Ab3',
    what: 'new',
  },
  'walk-in-over': {
    name: 'Asha',
    company: 'Four Winds',
    event: 'Drivers day',
    what: 'cancelled',
    words: 'The hall is closed.',
  },
  memo: {
    name: 'Asha',
    company: 'Four Winds Trading',
    title: 'Leave policy',
    due: '2026-12-24',
    asks: true,
    link: 'https://hr.fourshore.test/c/four-winds?tab=memos&memo=1',
    what: 'new',
  },
  'interview-unset': {
    name: 'Asha',
    company: 'Four Winds',
    job: 'Site engineer',
    reason: 'The site closes.',
    link: 'https://hr.fourshore.test/application/Ab3',
  },
  'hiring-report': {
    name: 'Mei',
    report: 'Monday figures',
    from: '2026-11-01',
    to: '2026-11-30',
    link: 'https://hr.fourshore.test/dashboard/recruitment?tab=reports',
  },
  'job-reviewed': {
    name: 'Mei',
    job: 'Site engineer',
    outcome: 'closed',
    reason: 'It asks for a deposit.',
    link: 'https://hr.fourshore.test/dashboard/jobs?job=1',
  },
  'list-ready': {
    name: 'Mei',
    file: 'employees-2026-12-01.xlsx',
    link: 'https://hr.fourshore.test/dashboard/employee-management',
    days: 7,
  },
  'verification-decided': {
    name: 'Mei',
    legalName: 'Harbour Works Pte. Ltd.',
    number: 'UEN 197401143C',
    register: 'ACRA register (Bizfile)',
    outcome: 'refused',
    reason: 'The register has another name for this number.',
    link: 'https://hr.fourshore.test/dashboard/company?tab=verification',
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
  'approval-asked': {
    name: 'Mei',
    who: 'Bob Lee',
    what: 'job',
    title: 'Nurse',
    link: 'https://hr.fourshore.test/dashboard/jobs',
  },
  'approval-answered': {
    name: 'Bob',
    who: 'Mei Tan',
    what: 'requisition',
    title: 'Nurse',
    outcome: 'sentBack',
    reason: 'The pay is not in the plan.',
    link: 'https://hr.fourshore.test/dashboard/recruitment',
  },
  'approval-waiting': {
    name: 'Mei',
    who: 'Bob Lee',
    title: 'Nurse',
    what: 'reminder',
    link: 'https://hr.fourshore.test/dashboard/approvals',
  },
  'control-changed': {
    name: 'Mei',
    who: 'Bob Lee',
    change: 'jobs',
    outcome: 'asked',
    link: 'https://hr.fourshore.test/dashboard/approvals',
  },
  'application-received': { name: 'Asha Rao', job: 'Nurse', company: 'Four Winds Trading', link, days: 7 },
  'application-again': { name: 'Asha Rao', job: 'Nurse', company: 'Four Winds Trading', link },
  'application-other': {
    name: 'Asha Rao',
    job: 'Nurse',
    other: 'Ward nurse',
    company: 'Four Winds Trading',
    words: 'You know night shifts.',
    ends: true,
    link,
  },
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
      !['change', 'what', 'outcome', 'due', 'from', 'to'].includes(key) &&
      (typeof v === 'string' || typeof v === 'number')
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
    const files = readdirSync(import.meta.dirname).filter((f) => f.endsWith('.ts') && !f.endsWith('.test.ts'))
    for (const file of files) {
      const source = readFileSync(join(import.meta.dirname, file), 'utf8')
      expect(source, file).not.toMatch(/new Date\(\)|Date\.now|fetch\(|Math\.random|from '(?!\.\/|\.\.\/languages)/)
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
