import { describe, expect, test } from 'vitest'
import { changedParts, checkWriting } from './checks.rules.ts'
import { emptyResume } from './from.rules.ts'
import { BETWEEN_REVISIONS_MS, keepsRevision, wholeOrder } from './kinds.rules.ts'
import { datesSaid, jsonOf, linesOf, textOfLines } from './lines.rules.ts'
import { Resume, type ResumeWork } from './resume.contract.ts'
import { SAMPLE } from './sample.rules.ts'
import { summaryFrom } from './summary.rules.ts'

const job = (more: Partial<ResumeWork>): ResumeWork => ({
  name: 'Rivers',
  position: 'Nurse',
  location: '',
  startDate: '2019-03',
  endDate: '2021-03',
  highlights: [],
  newPage: false,
  ...more,
})
const resume = (more: Partial<Resume> = {}): Resume => ({
  ...emptyResume({ name: 'Asha Rao', email: 'asha@mail.example' }),
  work: [job({})],
  ...more,
})
const checksOf = (given: Resume) => checkWriting(given, null).map(({ check }) => check)

test('the sample passes our own checks, and nobody can be written to by it', () => {
  expect(Resume.parse(SAMPLE)).toEqual(SAMPLE)
  expect(checkWriting(SAMPLE, null).filter(({ severity }) => severity === 'wrong')).toEqual([])
  expect(SAMPLE.basics.email).toMatch(/@example\.com$/)
  for (const template of ['classic', 'timeline', 'compact'] as const)
    expect(linesOf(SAMPLE, template).length).toBeGreaterThan(15)
})

describe('a check of the writing', () => {
  test.each([
    ['Responsible for the ward', 'weak'],
    ['I trained six nurses', 'pronoun'],
    ['A passionate nurse', 'emptyWord'],
    ['Saved [amount] a year', 'placeholder'],
    ['a'.repeat(260), 'longPoint'],
  ])('%s', (point, check) => {
    expect(checksOf(resume({ work: [job({ highlights: [point] })] }))).toContain(check)
  })

  test.each([
    [{ startDate: '' }, 'undated'],
    [{ startDate: '2021-04', endDate: '2021-03' }, 'backwards'],
    [{ startDate: '2022', endDate: '2021-03' }, 'backwards'],
    [{ position: '' }, 'noTitle'],
    [{ name: '' }, 'noEmployer'],
  ])('a job with %j', (more, check) => {
    expect(checksOf(resume({ work: [job(more)] }))).toContain(check)
  })

  test('says nothing of what is well, and nothing of what is hidden', () => {
    const well = resume({ work: [job({ highlights: ['Trained 6 nurses'] })] })
    expect(checksOf({ ...well, basics: { ...well.basics, phone: '+65 9123 4567' } })).toEqual([])
    const hidden = resume({
      work: [job({ startDate: '' })],
      sections: [{ key: 'work', shown: false }],
    })
    expect(checksOf(hidden)).toEqual(['noWork', 'noPhone'])
  })

  test('points out what the profile does not say', () => {
    const profile = {
      work: [{ title: 'Nurse', employer: 'Rivers', place: '', from: '2019-03', to: '2021-04', lines: [] }],
      skills: [{ label: 'First aid', skillId: null, years: null }],
    }
    const found = checkWriting(
      resume({ work: [job({}), job({ name: 'City Hospital' })], skills: [{ name: 'first aid' }, { name: 'Surgery' }] }),
      profile,
    )
    expect(found.filter(({ check }) => /Profile|Dates/.test(check)).map(({ check, about }) => [check, about])).toEqual([
      ['notInProfile', 'Nurse, City Hospital'],
      ['otherDates', 'Nurse, Rivers'],
      ['skillNotInProfile', 'Surgery'],
    ])
  })
})

describe('a summary from the facts', () => {
  test('says no more than they do', () => {
    const given = resume({
      work: [job({ startDate: '2023-05', endDate: '' }), job({ startDate: '2019', endDate: '2021' })],
      skills: [{ name: 'Triage' }, { name: 'First aid' }],
      languages: [{ language: 'English', fluency: 'Fluent' }],
    })
    // Of 2019 and 2021 the least: December to January.
    expect(summaryFrom(given, '2026-11')).toBe(
      'Nurse with 4 years of work, most recently at Rivers. Skills: Triage and First aid. Languages: English.',
    )
    expect(summaryFrom(resume({ work: [] }), '2026-11')).toBe('')
  })

  test('has no word and no figure that stands nowhere in the CV, but the years that were counted', () => {
    const ours = new Set('with year years of work most recently at skills languages and'.split(' '))
    for (let n = 0; n < 200; n++) {
      const given = resume({
        work: Array.from({ length: n % 4 }, (_, at) =>
          job({
            position: `Title${n}`,
            name: at % 2 ? '' : `Firm${n}`,
            startDate: `${1990 + ((n * 7 + at * 3) % 30)}`,
            endDate: '',
          }),
        ),
        skills: n % 3 ? [{ name: `Skill${n}` }] : [],
      })
      const facts = JSON.stringify(given).toLowerCase()
      const words =
        summaryFrom(given, '2026-11')
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? []
      const strange = words.filter((word) => !ours.has(word) && !facts.includes(word))
      expect(strange.filter((word) => !/^\d{1,2}$/.test(word))).toEqual([])
      const counted = Number(strange[0] ?? 0)
      const first = Math.min(2026, ...given.work.map(({ startDate }) => Number(startDate)))
      expect(counted).toBeLessThanOrEqual(2026 - first)
    }
  })
})

describe('the lines of a CV', () => {
  test('stand in the order somebody gave, without what is hidden or empty', () => {
    const given = resume({
      skills: [{ name: 'Triage' }],
      education: [{ institution: 'NUS', studyType: 'Bachelor', startDate: '', endDate: '2018', newPage: false }],
      sections: [
        { key: 'skills', shown: true },
        { key: 'education', shown: false },
      ],
    })
    expect(textOfLines(linesOf(given, 'classic'))).toBe(
      'Asha Rao\nasha@mail.example\n\nSKILLS\nTriage\n\nWORK EXPERIENCE\nNurse\nRivers\nMar 2019 – Mar 2021\n',
    )
    expect(jsonOf(given)).toMatchObject({ education: [], skills: [{ name: 'Triage' }] })
    expect(JSON.stringify(jsonOf(given))).not.toMatch(/newPage|sections|""/)
  })

  test.each([
    ['2021-03', '', 'Mar 2021 – Present'],
    ['2015', '2019', '2015 – 2019'],
    ['', '2019', '2019'],
    ['', '', ''],
  ])('from %s until %s', (startDate, endDate, said) => {
    expect(datesSaid({ startDate, endDate }, 'en')).toBe(said)
  })

  test('says its months and headings in its language', () => {
    expect(datesSaid({ startDate: '2021-03', endDate: '' }, 'fr')).toBe('mars 2021 – présent')
    expect(datesSaid({ startDate: '2021-03', endDate: '2022' }, 'zh')).toBe('2021年3月 – 2022年')
  })

  test('every section stands once', () => {
    expect(
      wholeOrder([
        { key: 'work', shown: false },
        { key: 'work', shown: true },
      ]).map(({ key }) => key),
    ).toEqual(['work', 'summary', 'education', 'skills', 'languages', 'certificates'])
  })
})

test('earlier versions: one for a while of writing', () => {
  expect([
    keepsRevision(null, 0),
    keepsRevision(0, BETWEEN_REVISIONS_MS - 1),
    keepsRevision(0, BETWEEN_REVISIONS_MS),
  ]).toEqual([true, false, true])
})

test('the parts in which two versions differ', () => {
  const one = resume()
  const other = { ...one, skills: [{ name: 'Triage' }], basics: { ...one.basics, summary: 'New' } }
  expect(changedParts(one, other)).toEqual(['summary', 'skills'])
})
