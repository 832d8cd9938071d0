import {
  bareIn,
  datesSaid,
  levelSaid,
  linesSaid,
  listSaid,
  numberSaid,
  type Tongue,
  tongueOf,
} from './tongues.rules.ts'

/** What is asked, in its order; an answer may be spoken or typed. `job` and `before` each have their own question of what was done there. */
export const QUESTIONS = [
  'headline',
  'place',
  'phone',
  'job',
  'jobLines',
  'jobCount',
  'before',
  'beforeLines',
  'study',
  'skills',
  'languages',
  'certificates',
] as const
export type QuestionKey = (typeof QUESTIONS)[number]

/** Fields of each kind of fact, as they are shown to be confirmed. */
export const FIELDS = {
  headline: ['text'],
  place: ['text'],
  phone: ['text'],
  work: ['position', 'name', 'location', 'startDate', 'endDate'],
  line: ['text'],
  study: ['studyType', 'institution', 'startDate', 'endDate'],
  skill: ['text'],
  language: ['text', 'level'],
  certificate: ['text', 'date'],
} as const
export type FactKind = keyof typeof FIELDS
export type Fact = { kind: FactKind; fields: Readonly<Record<string, string>> }

const MONTHS = 'january february march april may june july august september october november december'.split(' ')
const MONTH = `(?:${MONTHS.map((month) => `${month.slice(0, 3)}(?:${month.slice(3)})?`).join('|')}|sept)`
const DATE = `(?:${MONTH}\\.? (?:of )?)?(?:19|20)\\d\\d`
const NOW = '(?:now|today|present|the present|this day)'

/** `March 2019` as 2019-03, `2019` as it is; empty where it is none. */
export const monthOf = (said: string): string => {
  const [, name, year] = /^(?:([a-z]+)\.? (?:of )?)?((?:19|20)\d\d)$/i.exec(said.trim()) ?? []
  if (!year) return ''
  const at = name ? MONTHS.findIndex((month) => month.startsWith(name.toLowerCase().slice(0, 3))) : -1
  return at < 0 ? year : `${year}-${String(at + 1).padStart(2, '0')}`
}

const SPAN = new RegExp(
  `,?\\s*(?:from |between |in )?(${DATE})\\s*(?:to|until|till|and|through|-|–)\\s*(${DATE}|${NOW})`,
  'i',
)
const SINCE = new RegExp(`,?\\s*(?:since|from) (${DATE})(?: on(?:wards)?)?`, 'i')
const IN = new RegExp(`,?\\s*(?:in|during|of) (${DATE})`, 'i')

type Dated = { rest: string; startDate: string; endDate: string }

/** The dates of an answer, and the answer without them. */
const datesIn = (said: string): Dated => {
  const span = SPAN.exec(said)
  if (span) {
    const [all, from = '', to = ''] = span
    return { rest: said.replace(all, ''), startDate: monthOf(from), endDate: monthOf(to) }
  }
  const since = SINCE.exec(said)
  if (since) return { rest: said.replace(since[0], ''), startDate: monthOf(since[1] ?? ''), endDate: '' }
  const once = IN.exec(said)
  if (once) return { rest: said.replace(once[0], ''), startDate: '', endDate: monthOf(once[1] ?? '') }
  return { rest: said, startDate: '', endDate: '' }
}

const FILLERS = /(?:^|[\s,])(?:um+|uh+|er+m?|you know|i mean|like,)(?=[\s,.]|$),?/gi
const tidy = (text: string): string =>
  text
    .replace(FILLERS, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;.]+|[\s,;.]+$/g, '')
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (first) => first.toUpperCase())

const JOB_START =
  /^(?:(?:right )?now,? )?(?:before that,? )?(?:i(?:'m|’m| am| was| work| worked| have been working| have been)|my (?:last |present |current )?job (?:is|was))(?: as)?\s+/i
const IN_PLACE = / in (?=\p{L})/iu
const ARTICLE = /^(?:an?|the) /i
/** A text in two at the first place where it parts. */
const partedAt = (text: string, mark: RegExp): [string, string] => {
  const found = mark.exec(text)
  return found ? [text.slice(0, found.index), text.slice(found.index + found[0].length)] : [text, '']
}

/** A job as it was told: “I worked as a cook at Harbour Hotel in Singapore from March 2019 until June 2022”. What is not said stays empty. */
export const jobIn = (answer: string): Fact[] => {
  const said = tidy(answer)
  if (said === '') return []
  const { rest, startDate, endDate } = datesIn(said)
  const spoken = tidy(rest).replace(JOB_START, '').replace(ARTICLE, '')
  const [role, employer] = partedAt(spoken, / (?:at|for|with) (?:the )?/i)
  const [position, near] = employer ? [role, ''] : partedAt(role, IN_PLACE)
  const [name, place] = partedAt(employer, IN_PLACE)
  const location = place || near
  const fields = {
    position: capital(tidy(position)),
    name: tidy(name),
    location: tidy(location),
    startDate,
    endDate,
  }
  return [{ kind: 'work', fields }]
}

/** What was done, a line for each thing that was told. */
export const linesIn = (answer: string): Fact[] =>
  answer
    // "…" ends a sentence as "." does.
    .replace(/([.;])[.;]+/g, '$1')
    .split(/[.;](?:\s|$)|\n\s|,? (?:and )?then |,? and also |,? also /i)
    .map((part) => capital(tidy(tidy(part).replace(/^(?:and )?i(?: also)? (?=[a-z]{3,})/i, ''))))
    .filter((text) => /\p{L}{2}/u.test(text))
    .map((text) => ({ kind: 'line', fields: { text } }))

const LIST_START =
  /^(?:i(?: can| know(?: how to)?| speak| have| hold)|my (?:skills|languages) are|i am good at|i'm good at)\s+/i
const listIn = (answer: string): string[] =>
  tidy(answer)
    .replace(LIST_START, '')
    .split(/[,;.\n،、]+|\s+(?:and|et|و)\s+/i)
    .map((part) => capital(tidy(part).replace(LIST_START, '')))
    .filter((text) => /\p{L}/u.test(text))

/** “Diploma in hospitality at Temasek Polytechnic from 2015 to 2018”. */
export const studyIn = (answer: string): Fact[] => {
  const said = tidy(answer)
  if (said === '') return []
  const { rest, startDate, endDate } = datesIn(said)
  const spoken = tidy(rest)
    .replace(/^i (?:did|have|hold|got|finished|completed|studied)\s+/i, '')
    .replace(ARTICLE, '')
  const [studyType, institution] = partedAt(spoken, / (?:at|from) (?:the )?/i)
  return [
    {
      kind: 'study',
      fields: { studyType: capital(tidy(studyType)), institution: tidy(institution), startDate, endDate },
    },
  ]
}

const LEVEL = /(?<=[\s(:,-])(native|fluent(?:ly)?|mother tongue|good|basic|a little|professional)\)?$/i
const BETWEEN = new Set([' ', '\t', '\n', '(', ':', ',', '-'])

/** “French (fluent)”, “Tamil: native”: the language and how well, where a level was said. */
const levelIn = (text: string): { language: string; level: string } => {
  const found = LEVEL.exec(text)
  if (!found) return { language: text, level: '' }
  // Letter by letter: an expression for “before all that stands between” looks at a long run once from each of its letters.
  let end = found.index
  while (end > 0 && BETWEEN.has(text[end - 1] ?? '')) end--
  return { language: text.slice(0, end), level: found[1] ?? '' }
}
const DIGITS: Readonly<Record<string, string>> = {
  plus: '+',
  zero: '0',
  oh: '0',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
}

/** A telephone number as it was said, in digits or in words. */
export const phoneIn = (answer: string): Fact[] => {
  const text = answer
    .toLowerCase()
    .replace(/double (\w+)/g, '$1 $1')
    .split(/[\s-]+/)
    .map((word) => DIGITS[word] ?? word.replace(/[^+\d]/g, ''))
    .join('')
  return /\d{5}/.test(text) ? [{ kind: 'phone', fields: { text } }] : []
}

const whole =
  (kind: FactKind, start: RegExp) =>
  (answer: string): Fact[] => {
    const text = capital(tidy(tidy(answer).replace(start, '').replace(ARTICLE, '')))
    return text === '' ? [] : [{ kind, fields: { text } }]
  }

const PARSERS: Readonly<Record<QuestionKey, (answer: string) => Fact[]>> = {
  headline: whole('headline', /^(?:i(?:'m|’m| am| work as| am looking for work as)|i look for work as)\s+/i),
  place: whole('place', /^(?:i (?:live|stay|am) in|i'm in|i am from)\s+/i),
  phone: phoneIn,
  job: jobIn,
  jobLines: linesIn,
  jobCount: linesIn,
  before: jobIn,
  beforeLines: linesIn,
  study: studyIn,
  skills: (answer) => listIn(answer).map((text) => ({ kind: 'skill', fields: { text } })),
  languages: (answer) =>
    listIn(answer).map((text) => {
      const { language, level } = levelIn(text)
      return { kind: 'language', fields: { text: language || text, level } }
    }),
  certificates: (answer) =>
    listIn(answer).map((text) => {
      const { rest, startDate, endDate } = datesIn(text)
      return { kind: 'certificate', fields: { text: tidy(rest), date: startDate || endDate } }
    }),
}

const PLACE_IN_FRENCH = /,? (?:à|au|aux) (?=\p{Lu})/u
/** Where French parts work or study from who gave it. The others join both to one word or turn them round: there the whole stands in the first field. */
const partedIn = (text: string, tongue: Tongue): [string, string, string] => {
  if (tongue !== 'fr') return [text, '', '']
  const [what, where] = partedAt(text, / (?:chez|pour|à|au|aux) (?:la |le |l’)?/i)
  return [what, ...partedAt(where.replace(/^l’/i, ''), PLACE_IN_FRENCH)]
}

const inTongue = (question: QuestionKey, answer: string, tongue: Tongue): Fact[] => {
  const text = (kind: FactKind, said: string): Fact[] =>
    said === '' ? [] : [{ kind, fields: { text: capital(said) } }]
  if (question === 'headline' || question === 'place') return text(question, bareIn(answer, tongue))
  if (question === 'phone') {
    const number = numberSaid(answer, tongue)
    return /\d{5}/.test(number) ? [{ kind: 'phone', fields: { text: number } }] : []
  }
  if (question === 'job' || question === 'before' || question === 'study') {
    const { rest, startDate, endDate } = datesSaid(answer, tongue)
    const [what, name, location] = partedIn(bareIn(rest, tongue), tongue)
    if (what === '') return []
    return question === 'study'
      ? [{ kind: 'study', fields: { studyType: capital(what), institution: name, startDate, endDate } }]
      : [{ kind: 'work', fields: { position: capital(what), name, location, startDate, endDate } }]
  }
  if (question === 'skills') return listSaid(answer, tongue).flatMap((one) => text('skill', one))
  if (question === 'languages')
    return listSaid(answer, tongue).map((one) => {
      const { language, level } = levelSaid(one, tongue)
      return { kind: 'language', fields: { text: capital(language), level } }
    })
  if (question === 'certificates')
    return listSaid(answer, tongue).map((one) => {
      const { rest, startDate, endDate } = datesSaid(one, tongue)
      return { kind: 'certificate', fields: { text: capital(rest), date: startDate || endDate } }
    })
  return linesSaid(answer, tongue).flatMap((one) => text('line', one))
}

/**
 * What an answer says, as cards for its person to confirm. Only words of the answer stand on them, and where a part is not said it is empty.
 * `chosen` is the language it was spoken in, such as `fr-CA`.
 */
export const factsIn = (question: QuestionKey, answer: string, chosen = 'en'): Fact[] => {
  const said = answer.slice(0, 4_000)
  const tongue = tongueOf(said, chosen)
  return (
    tongue ? inTongue(question, said.replaceAll("'", '’').normalize('NFC'), tongue) : PARSERS[question](said)
  ).slice(0, 30)
}
