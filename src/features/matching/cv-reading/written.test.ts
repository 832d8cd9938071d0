import { describe, expect, test } from 'vitest'
import { lexiconOfMigration } from '../../../../test/cvs.ts'
import { rangeIn } from './dates.rules.ts'
import { parseCv } from './parse.rules.ts'

const lexicon = lexiconOfMigration()

describe('a time', () => {
  test.each([
    ['2020 Jan - Present', '2020-01', 'present'],
    ['2019 March - 2021 June', '2019-03', '2021-06'],
    ['Depuis mars 2020', '2020-03', 'present'],
    ['de mars 2019 à juin 2021', '2019-03', '2021-06'],
    ['janv. 2018 – déc. 2019', '2018-01', '2019-12'],
    ['août 2018 - à ce jour', '2018-08', 'present'],
    ['2018 à 2020', '2018', '2020'],
    ['من يناير 2019 إلى مارس 2021', '2019-01', '2021-03'],
    ['منذ 2020', '2020', 'present'],
    ['2020年3月至今', '2020-03', 'present'],
    ['2018.05 – 2020.04', '2018-05', '2020-04'],
    ['जनवरी 2019 से वर्तमान', '2019-01', 'present'],
    ['ஜூன் 2018 - இன்று வரை', '2018-06', 'present'],
  ])('%s', (text, from, to) => {
    expect(rangeIn(text)).toMatchObject({ from, to })
  })
})

describe('a line that says several things', () => {
  test.each([
    'Nationality: Indian | +971 50 123 4567 | asha.rao@mail.example',
    'asha.rao@mail.example, +971 50 123 4567, DOB: 12 March 1990',
    'D.O.B. 12/03/1990 • asha.rao@mail.example • +971 50 123 4567 • Gender: Female',
    '+971 50 123 4567 / asha.rao@mail.example / Marital Status: Married',
  ])('is read but for what nobody has to tell: %s', (line) => {
    const cv = parseCv(`Asha Rao\n${line}\nWork Experience\nNurse, City Hospital, Jan 2019 - Present`, lexicon)
    expect(cv.emails[0]?.value).toBe('asha.rao@mail.example')
    expect(cv.phones[0]?.value.e164).toBe('+971501234567')
    expect(cv.private.length).toBeGreaterThan(0)
    const { source: _, private: __, ...fields } = cv
    expect(JSON.stringify(fields)).not.toMatch(/1990|Indian|Married|Female/)
  })
})

test('what was studied where and when in one sentence', () => {
  const cv = parseCv(
    'Asha Rao\nEducation\nBachelor of Commerce from the University of Delhi in 2019\nDiploma in Nursing from Temasek Polytechnic, 2015',
    lexicon,
  )
  expect(cv.education.map((e) => [e.qualification?.value, e.institution?.value, e.to?.value])).toEqual([
    ['Bachelor of Commerce', 'University of Delhi', '2019'],
    ['Diploma in Nursing', 'Temasek Polytechnic', '2015'],
  ])
})

test.each(['Asha Rao 1', 'Asha Rao\t1', 'Asha Rao 2 / 2', 'Asha Rao Page 2 of 2'])(
  'the name at the foot of a page is no skill, nor anything else that shows without the name: %s',
  (foot) => {
    const cv = parseCv(`Asha Rao\nNurse\nSkills\nTriage, Wound care\n${foot}`, lexicon)
    const { source: _, name: __, ...facts } = cv
    expect(JSON.stringify(facts)).not.toContain('Asha')
    expect(cv.skills.map(({ value }) => value.label).join()).toMatch(/wound care/i)
  },
)
