import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { emptyResume } from '../resume-builder/from.rules.ts'
import { Resume } from '../resume-builder/resume.contract.ts'
import { factsIn, QUESTIONS, type QuestionKey } from './answers.rules.ts'
import { jobTitleFor, resumeOfFacts } from './resume.rules.ts'
import ar from './words/ar.ts'
import fr from './words/fr.ts'
import hi from './words/hi.ts'
import ta from './words/ta.ts'
import zh from './words/zh.ts'

const said = (question: QuestionKey, answer: string) => factsIn(question, answer).map((fact) => fact.fields)

describe('ideas by occupation', () => {
  const confirmed = {
    headline: [{ kind: 'headline', fields: { text: 'Cook' } }],
    before: [{ kind: 'work', fields: { position: 'Kitchen porter' } }],
  } as const
  it('are looked up by the title that was confirmed of that job, else by the work that was named', () => {
    expect(jobTitleFor('jobLines', confirmed)).toBe('Cook')
    const job = [{ kind: 'work', fields: { position: 'Line cook' } }] as const
    expect(jobTitleFor('jobLines', { ...confirmed, job })).toBe('Line cook')
    expect(jobTitleFor('beforeLines', confirmed)).toBe('Kitchen porter')
    expect(jobTitleFor('beforeLines', {})).toBe('')
  })
  it('are offered where a question asks what was done, and nowhere else', () =>
    expect(QUESTIONS.filter((question) => jobTitleFor(question, confirmed) !== null)).toEqual([
      'jobLines',
      'beforeLines',
    ]))
})

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

describe('an answer in another language', () => {
  /** What the page gives as an example is understood, without the words that lead to it. */
  const example = (words: { examples: Record<string, string> }, question: QuestionKey) =>
    (words.examples[question] ?? '').replace(/^[^:：]*[:：]\s*/, '').replace(/[.。]$/, '')
  const spoken = { fr, ar, hi, ta, zh }
  const dates = (language: string, words: { examples: Record<string, string> }, question: QuestionKey) =>
    factsIn(question, example(words, question), language).map(({ fields }) => [fields.startDate, fields.endDate])

  it.each(Object.entries(spoken))('has the dates of its example in %s', (language, words) => {
    expect(dates(language, words, 'job')).toEqual([['2019-03', '2022-06']])
    expect(dates(language, words, 'study')).toEqual([['2013', '2015']])
    expect(factsIn('before', example(words, 'before'), language)[0]?.fields).toMatchObject({
      startDate: '2016',
      endDate: expect.stringMatching(/^2019$/),
    })
    const job = factsIn('job', example(words, 'job'), language)[0]?.fields
    expect(JSON.stringify([job?.position, job?.name])).not.toMatch(/20\d\d/)
  })

  it.each(Object.entries(spoken))('has the entries of its lists in %s', (language, words) => {
    expect(factsIn('skills', example(words, 'skills'), language)).toHaveLength(3)
    const languages = factsIn('languages', example(words, 'languages'), language)
    expect(languages).toHaveLength(2)
    for (const { fields } of languages) expect([fields.text, fields.level]).not.toContain('')
    expect(factsIn('certificates', example(words, 'certificates'), language).map(({ fields }) => fields.date)).toEqual([
      '2020-03',
      '',
    ])
    expect(factsIn('jobLines', example(words, 'jobLines'), language)).toHaveLength(2)
  })

  it.each([
    [
      'fr',
      'soudeur chez Métaux Nord depuis avril 2021',
      { position: 'Soudeur', name: 'Métaux Nord', startDate: '2021-04', endDate: '' },
    ],
    [
      'fr',
      "j'ai travaillé comme cuisinier à l'Hôtel du Port à Montréal de mars 2019 à juin 2022",
      { position: 'Cuisinier', name: 'Hôtel du Port', location: 'Montréal', startDate: '2019-03', endDate: '2022-06' },
    ],
    ['en', 'عملت طاهيًا منذ مارس ٢٠١٩', { position: 'طاهيًا', startDate: '2019-03', endDate: '' }],
    ['en', 'मैं फरवरी २०१८ से अब तक ड्राइवर हूँ', { startDate: '2018-02', endDate: '' }],
    ['en', '我当厨师，2019年11月至今', { startDate: '2019-11', endDate: '' }],
  ])('in %s: “%s”', (language, answer, fields) =>
    expect(factsIn('job', answer, language)[0]?.fields).toMatchObject(fields),
  )

  it.each([
    ['fr-CA', 'plus un cinq un quatre cinq cinq cinq zéro un neuf neuf', '+15145550199'],
    ['hi-IN', 'प्लस नौ एक नौ आठ सात छह पाँच', '+9198765'],
    ['zh-CN', '加六五九一二三四五六七', '+6591234567'],
    ['ar-AE', '+٩٧١ ٥٠ ١٢٣ ٤٥٦٧', '+971501234567'],
  ])('has a number said in %s', (language, answer, text) =>
    expect(factsIn('phone', answer, language)).toEqual([{ kind: 'phone', fields: { text } }]),
  )

  it('holds no word that was not said, whatever is said', () => {
    const letters = 'jesuis depuis 2019 मार्च से தாய்மொழி 和 月年 مارس و، ،.'.split('')
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...letters), { maxLength: 80 }),
        fc.constantFrom(...QUESTIONS),
        (parts, question) => {
          const answer = parts.join('')
          const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, '')
          for (const { fields } of factsIn(question, answer, 'fr'))
            for (const [name, value] of Object.entries(fields))
              if (!/date/i.test(name) && question !== 'phone')
                for (const word of value.split(/\s+/)) expect(bare(answer)).toContain(bare(word))
        },
      ),
    )
  })
})
