import { describe, expect, test } from 'vitest'
import { lexiconOfMigration } from '../../../../test/cvs.ts'
import { checkFileContent } from '../../../server/content.ts'
import { parseCv } from '../../matching/cv-reading/parse.rules.ts'
import { readText } from '../../matching/cv-reading/read.ts'
import type { Profile } from './contract.ts'
import { documentOf } from './profile.document.ts'
import { EMPTY_PROFILE } from './profile.rules.ts'

const profile = (over: Partial<Profile> = {}): Profile => ({
  ...EMPTY_PROFILE,
  placeName: 'Toa Payoh, Singapore',
  country: 'SG',
  headline: 'Accountant',
  summary: 'Closes books on time; budgets up to S$ 2 million and ₹ 40 lakh.',
  work: [
    {
      title: 'Senior Accountant',
      employer: 'Harbour Foods',
      place: 'Singapore',
      from: '2019-03',
      to: 'present',
      lines: ['Closed the books of four companies each month.', 'Moved accounts payable to Xero.'],
    },
    { title: 'Accounts Executive', employer: 'Keppel Stores', place: '', from: '2015', to: '2019-02', lines: [] },
  ],
  education: [{ qualification: 'Bachelor of Accountancy', institution: 'Nanyang', from: '2011', to: '2015' }],
  skills: ['Xero', 'Payroll', 'Accounts payable'].map((label) => ({ label, skillId: null, years: null })),
  languages: [{ code: 'en', label: 'English', level: null }],
  certificates: [{ name: 'Chartered Accountant', issued: '2018' }],
  ...over,
})
const person = { name: 'Tan Mei Ling', email: 'mei@people.test', phone: '+6591234567' }
const lexicon = lexiconOfMigration()
const at = new Date('2026-11-21T00:00:00Z')
const readBack = async (p: Profile, who = person) => {
  const bytes = await documentOf(p, who, at)
  const { content } = await checkFileContent(bytes, ['pdf', 'docx'])
  const kind = content?.extension as 'pdf' | 'docx'
  return { kind, cv: parseCv(await readText(kind, bytes), lexicon) }
}

describe('a profile that is sent as a CV', () => {
  test('is a PDF that reads back as it was written: name, contact, titles, employers, dates, skills', async () => {
    const { kind, cv } = await readBack(profile())
    expect(kind).toBe('pdf')
    expect(cv.name?.value).toBe('Tan Mei Ling')
    expect(cv.emails[0]?.value).toBe('mei@people.test')
    expect(cv.phones[0]?.value.e164).toBe('+6591234567')
    expect(cv.work.map((w) => [w.title?.value, w.employer?.value, w.from?.value, w.to?.value])).toEqual([
      ['Senior Accountant', 'Harbour Foods', '2019-03', 'present'],
      ['Accounts Executive', 'Keppel Stores', '2015', '2019-02'],
    ])
    expect(cv.skills.map((s) => s.value.label)).toEqual(expect.arrayContaining(['Xero', 'Payroll', 'Accounts payable']))
    expect(cv.source.lines.map((l) => l.text).join('\n')).toContain('₹ 40 lakh')
  })

  test.each([
    ['Arabic', 'نور حداد', 'محاسبة أولى في شركة الميناء', 'أغلقت الحسابات كل شهر'],
    ['Chinese', '陈美玲', '高级会计', '每月结账'],
    ['Tamil', 'மெய்லிங் டான்', 'மூத்த கணக்காளர்', 'மாதாந்திர கணக்கு முடித்தல்'],
    ['Hindi', 'प्रिया शर्मा', 'वरिष्ठ लेखाकार', 'हर महीने खाते बंद किए'],
  ])('in %s is a Word document whose letters are the letters typed', async (_language, name, title, did) => {
    const p = profile({ work: [{ title, employer: '', place: '', from: '2020', to: 'present', lines: [did] }] })
    const { kind, cv } = await readBack(p, { ...person, name })
    expect(kind).toBe('docx')
    const text = cv.source.lines.map((l) => l.text).join('\n')
    for (const said of [name, title, did]) expect(text).toContain(said)
  })

  test('carries no markup of what was typed', async () => {
    const { cv } = await readBack(profile({ headline: '<w:p>陈</w:p> & "x"' }))
    expect(cv.source.lines.map((l) => l.text).join('\n')).toContain('<w:p>陈</w:p> & "x"')
  })
})
