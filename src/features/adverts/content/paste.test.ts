import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { placeWritten, readAdvert } from './paste.rules.ts'

/** Real adverts of a public employer (GSA Technology Transformation Services, join.tts.gsa.gov, CC0 1.0), as their pages read. */
type Posting = { name: string; title: string; text: string; pay: [string, string] | null; place: string | null }
const postings: Posting[] = JSON.parse(
  readFileSync(new URL('../../../../test/adverts.gsa.json', import.meta.url), 'utf8'),
)
const words = (text: string) => text.match(/[\p{L}\p{N}]+/gu) ?? []

describe('a posting of elsewhere that is pasted', () => {
  test('there are sixty of them', () => {
    expect(postings).toHaveLength(60)
  })

  test.each(postings.map((p) => [p.name, p] as const))('%s comes in without loss', (_name, posting) => {
    const { title = '', description } = readAdvert(posting.text)
    expect(words(`${title} ${description}`)).toEqual(words(posting.text))
    if (posting.title) expect(title).toBe(posting.title)
    if (posting.pay) {
      const { payMin, payMax } = readAdvert(posting.text)
      expect([payMin, payMax]).toEqual(posting.pay.map((p) => p.replace(/,/g, '')))
    }
  })

  test('where it says that one may work anywhere, it is remote', () => {
    const remote = postings.filter((p) => /\(remote\)/.test(p.place ?? ''))
    expect(remote.length).toBeGreaterThan(40)
    expect(remote.filter((p) => readAdvert(p.text).workMode !== 'remote').map((p) => p.name)).toEqual([])
  })
})

describe('what a pasted advert says of its terms', () => {
  test('of public postings nearly all are read as full-time, and most by what they ask', () => {
    const read = postings.map((p) => readAdvert(p.text))
    expect(read.filter((r) => r.employmentType === 'PART_TIME')).toHaveLength(0)
    expect(read.filter((r) => r.employmentType === 'FULL_TIME').length).toBeGreaterThan(50)
    expect(read.filter((r) => r.mustHave).length).toBeGreaterThan(40)
  })

  test.each<[string, string, string, string]>([
    ['CTC: 8-12 LPA', '800000', '1200000', 'YEAR'],
    ['Salary 6 to 8 lakhs per annum', '600000', '800000', 'YEAR'],
    ['Salary: ₹25,000 - ₹30,000 per month', '25000', '30000', 'MONTH'],
    ['S$3,000 to S$4,200 monthly', '3000', '4200', 'MONTH'],
    ['Pay: $3k-4.5k/month', '3000', '4500', 'MONTH'],
    ['AED 5000 per month plus accommodation', '5000', '5000', 'MONTH'],
    ['5,000 - 6,500 AED monthly', '5000', '6500', 'MONTH'],
    ['Wage: $22.50 per hour', '22.50', '22.50', 'HOUR'],
    ['Hourly rate: $18 - $21', '18', '21', 'HOUR'],
    ['Salaire : 25 $ de l’heure', '25', '25', 'HOUR'],
    ['Salaire : 55 000 $ à 65 000 $ par année', '55000', '65000', 'YEAR'],
    ['Salary range 70,000 - 85,000 CAD per year', '70000', '85000', 'YEAR'],
    ['Rs. 18,000 to 22,000 p.m.', '18000', '22000', 'MONTH'],
    ['Stipend: INR 15k per month', '15000', '15000', 'MONTH'],
  ])('pay: %s', (line, payMin, payMax, payPeriod) => {
    expect(readAdvert(`Cook\n${line}\nYou cook for two hundred people.`)).toMatchObject({ payMin, payMax, payPeriod })
  })

  test.each([
    'Our company raised $40 million and serves 500 to 600 customers',
    'A budget of $20,000 is yours',
    'Pay cannot exceed $191,900 per year',
    'Founded in 1998, open 10 to 18 hours',
  ])('no pay: %s', (line) => {
    expect(readAdvert(`Cook\n${line}.`).payMin).toBeUndefined()
  })

  test.each<[string, string | undefined]>([
    ['Employment type: Part-time', 'PART_TIME'],
    ['Type de poste : Temps plein', 'FULL_TIME'],
    ['Full time position; part-time experience is credited', 'FULL_TIME'],
    ['6-month contract', 'CONTRACTOR'],
    ['Part-time and volunteer experience counts', undefined],
    ['Poste à temps partiel', 'PART_TIME'],
    ['Summer internship for students', 'INTERN'],
  ])('type: %s', (line, type) => {
    expect(readAdvert(`Cook\n${line}.\nYou cook.`).employmentType).toBe(type)
  })

  test.each([
    ['## Minimum qualifications\n\nYou must have:\n\n* Two years at a stove\n* Patience'],
    ['Job Requirements:\n1. Two years at a stove\n2. Patience'],
    ['What we are looking for\n- Two years at a stove\n- Patience'],
    ['**Exigences**\n• Two years at a stove\n• Patience'],
    ['Candidate profile\n\nQualifications & Experience\n- Two years at a stove\n- Patience\n\nBenefits\n- Meals'],
  ])('must-haves under their heading: %j', (text) => {
    expect(readAdvert(`Cook\n${text}`).mustHave).toEqual(['Two years at a stove', 'Patience'])
  })
})

describe('where a pasted advert says the work is', () => {
  test.each([
    ['Cook\nLocation: Toronto, Ontario, Canada\nYou cook.', 'Toronto, Ontario, Canada'],
    ['Cook\n**Work location:** Hyderabad (Hybrid)\nYou cook.', 'Hyderabad'],
    ['Cook\n- Place of work: Woodlands – near the station', 'Woodlands'],
    ['Cook\nBased in Fort McMurray, Alberta.\nYou cook.', 'Fort McMurray, Alberta'],
    ['Cook\nThis role is based in Abu Dhabi and reports to the chef.', 'Abu Dhabi'],
    ['طاه\nمكان العمل: دبي', 'دبي'],
    ['Cuisinier\nLieu de travail : Montréal', 'Montréal'],
    ['Cook\nYou work in a team and are based in the kitchen. Located near everything.', null],
    ['Cook\nWhere you come in: everything', null],
    ['Cook\nLocation:\nYou cook.', null],
  ])('%j', (text, said) => {
    expect(placeWritten(text)).toBe(said)
  })
})

describe('what a pasted advert says beside its terms', () => {
  test.each<[string, number | undefined]>([
    ['3 vacancies. Closing date: 31 December 2026', 3],
    ['Number of openings: 12', 12],
    ['No. of vacancies - 4', 4],
    ['Postes à pourvoir : 2', 2],
    ['We are hiring 20 colleagues over three years.', undefined],
    ['Our 900 vacancies of last year', undefined],
  ])('vacancies: %s', (line, vacancies) => {
    expect(readAdvert(`Cook\n${line}\nYou cook.`).vacancies).toBe(vacancies)
  })

  test.each<[string, string | undefined]>([
    ['3 vacancies. Closing date: 31 December 2026', '2026-12-31'],
    ['Apply by Dec 5, 2026', '2026-12-05'],
    ['Application deadline: 2026-12-20', '2026-12-20'],
    ['Apply before 3rd January 2027.', '2027-01-03'],
    ['Last date to apply - 15 Jan 2027', '2027-01-15'],
    ['Closing date: 31 February 2027', undefined],
    ['Closing date: 05/06/2027', undefined],
    ['We began on 3 March 2019.', undefined],
  ])('last day: %s', (line, closesOn) => {
    expect(readAdvert(`Cook\n${line}\nYou cook.`).closesOn).toBe(closesOn)
  })

  test('what it would rather have is no must-have', () => {
    const read = readAdvert(
      'Cook\nRequirements:\n- Able to lift 20kg\n- 1 year experience preferred\n- Halal kitchen is a plus\n- Preferred name on file',
    )
    expect(read.mustHave).toEqual(['Able to lift 20kg', 'Preferred name on file'])
    expect(read.niceToHave).toEqual(['1 year experience preferred', 'Halal kitchen is a plus'])
  })
})
