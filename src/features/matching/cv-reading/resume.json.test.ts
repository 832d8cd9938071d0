import { describe, expect, test } from 'vitest'
import { NO_LEXICON } from './parse.rules.ts'
import type { Lexicon } from './parsed.rules.ts'
import { isJsonResume, readJsonResume } from './resume.json.rules.ts'

const lexicon: Lexicon = {
  skills: new Map([['payroll', { label: 'Payroll', skillId: 7 }]]),
  places: new Map([
    ['toronto', [{ id: 1, name: 'Toronto', region: 'Ontario', country: 'CA', population: 2_700_000 }]],
    [
      'hyderabad',
      [
        { id: 2, name: 'Hyderabad', region: 'Telangana', country: 'IN', population: 6_800_000 },
        { id: 3, name: 'Hyderabad', region: 'Sindh', country: 'PK', population: 1_700_000 },
      ],
    ],
  ]),
}
const whole = {
  $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
  basics: {
    name: 'Amina Roy',
    label: 'Payroll lead',
    email: 'amina@mail.example',
    phone: '(416) 555-0142',
    url: 'https://amina.example',
    summary: 'Pays 900 people\non time.',
    image: 'https://amina.example/me.png',
    location: { address: '12 Long Street', city: 'Toronto', region: 'Ontario', countryCode: 'CA' },
    profiles: [{ network: 'X', url: 'javascript:alert(1)' }, { url: 'https://code.example/amina' }],
  },
  work: [
    {
      name: 'Harbour Ltd',
      position: 'Payroll lead',
      startDate: '2021-03-01',
      summary: 'Leads four.',
      highlights: ['Cut errors by 80 %', ''],
    },
    { name: 'Old Co', position: 'Clerk', startDate: '2018', endDate: '2021-02-28', location: 'Ottawa' },
  ],
  volunteer: [{ organization: 'Food bank' }],
  education: [{ institution: 'York', studyType: 'BA', area: 'Accounting', startDate: '2014-09', endDate: '2018-05' }],
  certificates: [{ name: 'PCP', date: '2019-06-30' }],
  skills: [{ name: 'Money', keywords: ['Payroll', 'Ceridian'] }, { name: 'Negotiation' }],
  languages: [{ language: 'French', fluency: 'Fluent' }, { language: 'Klingon' }],
  awards: [],
}
const values = (found: readonly { value: unknown }[]) => found.map((f) => f.value)

describe('a JSON Resume', () => {
  const { cv, leftOut } = readJsonResume(whole, lexicon)

  test('comes to the fields of a CV', () => {
    expect(cv.headline?.value).toBe('Payroll lead')
    expect(cv.summary?.value).toBe('Pays 900 people on time.')
    expect(cv.phones[0]?.value).toEqual({ e164: '+14165550142', country: 'CA' })
    expect(cv.place?.value).toEqual({ id: 1, name: 'Toronto', region: 'Ontario', country: 'CA' })
    expect(values(cv.links)).toEqual(['https://amina.example', 'https://code.example/amina'])
    expect(
      cv.work.map((w) => [w.title?.value, w.employer?.value, w.from?.value, w.to?.value, values(w.lines)]),
    ).toEqual([
      ['Payroll lead', 'Harbour Ltd', '2021-03', 'present', ['Leads four.', 'Cut errors by 80 %']],
      ['Clerk', 'Old Co', '2018', '2021-02', []],
    ])
    expect(cv.education.map((e) => [e.qualification?.value, e.institution?.value, e.from?.value, e.to?.value])).toEqual(
      [['BA, Accounting', 'York', '2014-09', '2018-05']],
    )
    expect(values(cv.skills)).toEqual([
      { label: 'Payroll', skillId: 7 },
      { label: 'Ceridian', skillId: null },
      { label: 'Negotiation', skillId: null },
    ])
    expect(values(cv.languages)).toEqual([{ code: 'fr', label: 'French', level: 'Fluent' }])
    expect(values(cv.certificates)).toEqual([{ name: 'PCP', issued: '2019-06' }])
  })

  test('shows for each field where it stands in the file', () => {
    for (const found of [cv.headline, cv.summary, cv.work[0]?.employer, cv.certificates[0]])
      for (const at of found?.at ?? []) {
        const said = cv.source.text.slice(at.start, at.end)
        expect(said).toBe(typeof found?.value === 'string' ? found.value : 'PCP')
      }
    expect(cv.source.text).toContain('work[0].position: Payroll lead')
  })

  test('names what it has no place for, and points out the photo', () => {
    expect(leftOut).toEqual(['languages[1].language', 'volunteer', 'basics.location.address'])
    expect(cv.source.text).not.toContain('Long Street')
    expect(cv.private).toEqual([{ kind: 'photo', at: null }])
  })

  test('makes no field of what no employer needs, and keeps no number of identity', () => {
    const { cv: told } = readJsonResume(
      { basics: { summary: 'Nurse. NRIC: S1234567D. Marital status: single' }, work: [{ position: 'Nurse' }] },
      NO_LEXICON,
    )
    expect(told.summary).toBeNull()
    expect(JSON.stringify(told)).not.toContain('1234567')
    expect(told.private.map((p) => p.kind)).toContain('marital_status')
  })

  test('asks to look where two places are called alike', () => {
    const at = (location: object) => readJsonResume({ basics: { location } }, lexicon).cv.place
    expect(at({ city: 'Hyderabad' })?.confidence).toBeLessThan(0.75)
    expect(at({ city: 'Hyderabad', countryCode: 'pk' })?.value.country).toBe('PK')
    expect(at({ city: 'Hyderabad', countryCode: 'PK' })?.confidence).toBeGreaterThan(0.9)
  })

  test('of another shape than promised comes to nothing, and breaks nothing', () => {
    const odd = { basics: [], work: 'none', education: [null, 4, { institution: {} }], skills: [{ keywords: 'x' }] }
    const { cv: empty } = readJsonResume(odd, lexicon)
    expect([empty.work, empty.skills, empty.name]).toEqual([[], [], null])
    const dates = { work: [{ position: 'A', startDate: '2021-13', endDate: 'soon' }] }
    const read = readJsonResume(dates, lexicon)
    expect(read.cv.work[0]).toMatchObject({ from: null, to: null })
    expect(read.leftOut).toEqual(['work[0].startDate', 'work[0].endDate'])
  })

  test('is known by its parts', () => {
    expect([whole, { work: [] }].every(isJsonResume)).toBe(true)
    expect([null, [], 'x', { name: 'A' }, 3].some(isJsonResume)).toBe(false)
  })
})
