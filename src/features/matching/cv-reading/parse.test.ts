import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { LAYOUTS, LIVES, type Life, lexiconOfMigration, oneColumn, twoColumns } from '../../../../test/cvs.ts'
import { docxText } from './docx.text.ts'
import { parseCv } from './parse.rules.ts'
import type { Lexicon, ParsedCv } from './parsed.rules.ts'
import { pdfText } from './pdf.text.ts'

let lexicon: Lexicon
beforeAll(() => {
  lexicon = lexiconOfMigration()
})

const read = async (bytes: Buffer, kind: 'pdf' | 'docx') =>
  parseCv(kind === 'docx' ? docxText(bytes) : await pdfText(new Uint8Array(bytes), () => {}), lexicon)
const month = (text: string) => (/present|date/i.test(text) ? 'present' : expect.stringMatching(/^\d{4}-\d{2}$/))

const readsBack = (parsed: ParsedCv, life: Life) => {
  expect(parsed.name?.value).toBe(life.name)
  expect(parsed.emails[0]?.value).toBe(life.email)
  expect(parsed.phones[0]?.value.e164).toBe(life.phone.replace(/ /g, ''))
  expect(parsed.place?.value.name).toBeTruthy()
  expect(parsed.summary?.value).toBe(life.summary)
  expect(
    parsed.work.map((w) => ({
      title: w.title?.value,
      employer: w.employer?.value,
      to: w.to?.value,
      did: w.lines.map((l) => l.value),
    })),
  ).toEqual(life.work.map((w) => ({ title: w.title, employer: w.employer, to: month(w.to), did: w.did })))
  expect(parsed.education.map((e) => [e.qualification?.value, e.institution?.value, e.to?.value])).toEqual(
    life.education.map((e) => [e.qualification, e.institution, e.to]),
  )
  const words = parsed.skills.flatMap((s) => s.at.map((at) => parsed.source.text.slice(at.start, at.end).toLowerCase()))
  for (const skill of life.skills) expect(words).toContain(skill.toLowerCase())
}

describe('a CV reads back as it was written', () => {
  for (const [layout, draw] of Object.entries(LAYOUTS))
    test.each(LIVES.map((life) => [life.name, life] as const))(`${layout}: %s`, async (_name, life) => {
      readsBack(await read(await draw(life), layout === 'wordTable' ? 'docx' : 'pdf'), life)
    })

  test('figures of an e-mail address or a link are nobody’s phone', async () => {
    const life = { ...(LIVES[0] as Life), email: 'p.91475122@mail.example' }
    expect(life.phone).toBe('+65 9123 4567')
    const parsed = await read(await oneColumn(life), 'pdf')
    expect(parsed.emails.map((e) => e.value)).toEqual(['p.91475122@mail.example'])
    expect(parsed.phones.map((p) => p.value.e164)).toEqual(['+6591234567'])
  })

  test('every field says where it stands, and what stands there is it', async () => {
    const parsed = await read(await twoColumns(LIVES[0] as Life), 'pdf')
    const at = (found: { at: { start: number; end: number }[] } | null) =>
      found?.at.map((a) => parsed.source.text.slice(a.start, a.end)).join(' ')
    expect(at(parsed.name)).toBe('Tan Mei Ling')
    expect(at(parsed.emails[0] ?? null)).toBe('meiling.tan@mail.example')
    expect(at(parsed.phones[0] ?? null)).toBe('+65 9123 4567')
    expect(at(parsed.work[0]?.title ?? null)).toBe('Senior Accountant')
    expect(at(parsed.work[0]?.employer ?? null)).toBe('Harbour Foods Pte Ltd')
    expect(at(parsed.work[0]?.from ?? null)).toBe('Mar 2020 – Present')
    expect(at(parsed.education[0]?.institution ?? null)).toBe('Nanyang Technological University')
  })

  test('whoever wrote it: names, firms, titles and dates of any kind', async () => {
    const firsts = ['Aisha', 'Wei Jie', 'Priya', 'José', 'Siobhán', 'Nguyễn Thị', 'Muhammad', 'Lakshmi', 'Zoë', 'Ravi']
    const lasts = ['Rahman', 'Lim', 'Raghavan', 'Hernández', "O'Neill", 'Hoa', 'Al-Mansoori', 'Iyer', 'MacLeod', 'Tan']
    const titles = ['Site Engineer', 'Barista', 'Product Manager', 'HR Executive', 'Welding Inspector', 'Data Analyst']
    const firms = [
      'Northwind Foods Pte Ltd',
      'Blue Maple Logistics Inc',
      'Sagar Textiles Pvt Ltd',
      'Gulf Star Contracting LLC',
    ]
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
    const when = fc.tuple(fc.constantFrom(...months), fc.integer({ min: 2001, max: 2024 })).map(([m, y]) => `${m} ${y}`)
    const post = fc.record({
      title: fc.constantFrom(...titles),
      employer: fc.constantFrom(...firms),
      from: when,
      to: fc.oneof(when, fc.constant('Present')),
    })
    const life = fc.record({
      first: fc.constantFrom(...firsts),
      last: fc.constantFrom(...lasts),
      work: fc.array(post, { minLength: 1, maxLength: 5 }),
      two: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(life, async ({ first, last, work, two }) => {
        const written = work.map((w) => ({
          ...w,
          did: ['Did the work that had to be done there, day after day', 'Kept the records of it'],
        }))
        const cv: Life = {
          name: `${first} ${last}`,
          email: 'someone@mail.example',
          phone: '+65 9123 4567',
          place: 'Singapore',
          work: written,
          education: [{ qualification: 'Diploma in Business', institution: 'Temasek Polytechnic', to: '2000' }],
          skills: ['Excel', 'Driving', 'Teamwork', 'Welding', 'Payroll'],
        }
        const parsed = await read(await (two ? twoColumns : oneColumn)(cv), 'pdf')
        // The standard letters of a PDF lack some Vietnamese ones: what is drawn is what can be read.
        if (!/ễ|ị/.test(cv.name)) expect(parsed.name?.value).toBe(cv.name)
        expect(parsed.work.map((w) => [w.title?.value, w.employer?.value])).toEqual(
          written.map((w) => [w.title, w.employer]),
        )
      }),
      { numRuns: 40 },
    )
  }, 60_000)
})

describe('what nobody has to tell', () => {
  test('is pointed out and becomes no field', async () => {
    const life = LIVES[1] as Life
    const parsed = await read(await LAYOUTS.labelled(life), 'pdf')
    expect(parsed.private.map((p) => p.kind).sort()).toEqual([
      'birth_date',
      'family',
      'marital_status',
      'nationality',
      'religion',
    ])
    const { source: _, private: __, ...fields } = parsed
    const said = JSON.stringify(fields)
    for (const word of ['1993', 'Married', 'Hindu"', 'R. Subramaniam', 'Indian']) expect(said).not.toContain(word)
  })

  test.each([
    ['NRIC: S1234567D', 'identity_number'],
    ['Passport No: K1234567', 'identity_number'],
    ['Emirates ID 784-1990-1234567-1', 'identity_number'],
    ['D.O.B : 4th March 1990', 'birth_date'],
    ['Age: 34', 'age'],
    ['Sex: Female', 'gender'],
    ['Race: Chinese', 'race'],
  ])('%s', (line, kind) => {
    expect(parseCv(`Ann Lee\nann@mail.example\n${line}`).private.map((p) => p.kind)).toEqual([kind])
  })

  test('is not seen in ordinary words', () => {
    const text =
      'Ann Lee\nAge group coach for community sport\nManaged sex education programme\nMotherhood support nurse'
    expect(parseCv(text).private).toEqual([])
  })
})

test('a text of anything is read without falling over, and within a moment', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 3_000, unit: 'binary' }), (text) => {
      const parsed = parseCv(text, lexicon)
      for (const found of [parsed.name, parsed.headline, parsed.summary, ...parsed.skills, ...parsed.emails])
        for (const at of found?.at ?? []) expect(at.end).toBeLessThanOrEqual(parsed.source.text.length)
    }),
    { numRuns: 200 },
  )
  for (const text of [
    'a'.repeat(200_000),
    '- '.repeat(50_000),
    'Jan 2019 - '.repeat(9_000),
    `${'x@'.repeat(9_000)}\n`.repeat(3),
    '1 '.repeat(90_000),
    '(: '.repeat(60_000),
  ]) {
    const started = performance.now()
    parseCv(text, lexicon)
    expect(performance.now() - started).toBeLessThan(1_500)
  }
})
