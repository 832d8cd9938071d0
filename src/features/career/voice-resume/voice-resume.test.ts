import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyResume } from '../resume-builder/from.rules.ts'
import { Resume } from '../resume-builder/resume.contract.ts'
import { factsIn, QUESTIONS, type QuestionKey } from './answers.rules.ts'
import { resumeOfFacts } from './resume.rules.ts'

const said = (question: QuestionKey, answer: string) => factsIn(question, answer).map((fact) => fact.fields)

describe('an answer', () => {
  it.each([
    [
      'I worked as a line cook at Harbour Hotel in Singapore from March 2019 until June 2022',
      { position: 'Line cook', name: 'Harbour Hotel', location: 'Singapore', startDate: '2019-03', endDate: '2022-06' },
    ],
    [
      'um, I am a delivery driver for Swift Parcels since 2021',
      { position: 'Delivery driver', name: 'Swift Parcels', location: '', startDate: '2021', endDate: '' },
    ],
    [
      'my last job was night guard at the Marina Tower, Jan 2015 to now.',
      { position: 'Night guard', name: 'Marina Tower', location: '', startDate: '2015-01', endDate: '' },
    ],
    ['welder', { position: 'Welder', name: '', location: '', startDate: '', endDate: '' }],
  ])('about a job: “%s”', (answer, job) => expect(said('job', answer)).toEqual([job]))

  it('about what was done is a line for each thing', () =>
    expect(said('jobLines', 'I cooked for 80 guests, then I cleaned the kitchen. I also trained 2 helpers')).toEqual([
      { text: 'Cooked for 80 guests' },
      { text: 'Cleaned the kitchen' },
      { text: 'Trained 2 helpers' },
    ]))

  it.each([
    [
      'study',
      'I did a Diploma in Hospitality at Temasek Polytechnic from 2015 to 2018',
      [{ studyType: 'Diploma in Hospitality', institution: 'Temasek Polytechnic', startDate: '2015', endDate: '2018' }],
    ],
    [
      'skills',
      'I can weld, drive a forklift and read plans',
      [{ text: 'Weld' }, { text: 'Drive a forklift' }, { text: 'Read plans' }],
    ],
    [
      'languages',
      'I speak English fluently, Tamil native and Malay',
      [
        { text: 'English', level: 'fluently' },
        { text: 'Tamil', level: 'native' },
        { text: 'Malay', level: '' },
      ],
    ],
    [
      'certificates',
      'Food hygiene in March 2020 and forklift licence',
      [
        { text: 'Food hygiene', date: '2020-03' },
        { text: 'Forklift licence', date: '' },
      ],
    ],
    ['phone', 'plus six five nine one two three double four five six', [{ text: '+6591234456' }]],
    ['phone', '+65 9123 4456', [{ text: '+6591234456' }]],
    ['phone', 'I have none', []],
    ['headline', 'I am a cook', [{ text: 'Cook' }]],
    ['place', 'I live in Chennai', [{ text: 'Chennai' }]],
    ['skills', '', []],
  ] as const)('to “%s”: “%s”', (question, answer, facts) => expect(said(question, answer)).toEqual(facts))

  it('is never added to: each word on a card was said, whatever it was', () => {
    const answer = fc.oneof(
      fc.string({ maxLength: 200 }),
      fc
        .array(
          fc.constantFrom(
            'I',
            'worked',
            'as',
            'a',
            'cook',
            'at',
            'in',
            'from',
            'March 2019',
            'until',
            '2020',
            ',',
            '.',
            'and',
            'then',
            'double',
            'seven',
            'மொழி',
            'عمل',
          ),
          { maxLength: 25 },
        )
        .map((words) => words.join(' ')),
    )
    fc.assert(
      fc.property(fc.constantFrom(...QUESTIONS.filter((key) => key !== 'phone')), answer, (question, text) => {
        const heard = text.toLowerCase()
        for (const fact of factsIn(question, text))
          for (const [name, value] of Object.entries(fact.fields))
            for (const word of value.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
              if (name !== 'startDate' && name !== 'endDate' && name !== 'date') expect(heard).toContain(word)
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('a CV that was told', () => {
  const begun = emptyResume({ name: 'Asha Rao', email: 'asha@rivers.example' })
  it('has what was confirmed, where it belongs', () => {
    const made = resumeOfFacts(begun, {
      headline: factsIn('headline', 'I am a cook'),
      job: factsIn('job', 'cook at Harbour Hotel since May 2020'),
      jobLines: factsIn('jobLines', 'I cooked lunch'),
      jobCount: factsIn('jobCount', '80 meals a day'),
      before: factsIn('before', 'helper at Blue Bay from 2018 to 2020'),
      skills: factsIn('skills', 'baking'),
    })
    expect(Resume.safeParse(made).success).toBe(true)
    expect(made.basics).toMatchObject({ name: 'Asha Rao', label: 'Cook' })
    expect(made.work).toMatchObject([
      {
        position: 'Cook',
        name: 'Harbour Hotel',
        startDate: '2020-05',
        endDate: '',
        highlights: ['Cooked lunch', '80 meals a day'],
      },
      { position: 'Helper', name: 'Blue Bay', startDate: '2018', endDate: '2020', highlights: [] },
    ])
    expect(made.skills).toEqual([{ name: 'Baking' }])
  })
  it('has nothing when nothing was confirmed', () => expect(resumeOfFacts(begun, {})).toEqual(begun))
})
