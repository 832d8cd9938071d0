import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { isDay } from '../shared/dates.ts'
import { exact, fromMinor, type Minor, roundToMinor } from '../shared/money.ts'
import { isRecord } from '../shared/record.ts'
import { namesLike, plainName } from './case-names.ts'

/**
 * Worked examples of a country's law: what is asked and what the answer has to be, as an authority or a table prints it. Server and tests
 * only. A folder answers them in `xx/*.cases.ts`, which translates their shape to the real functions and decides nothing itself.
 */
export type Case = { id: string; country: string; topic: string; input: unknown; expected: unknown; source?: string }

/**
 * What a case may ask with: whichever names its author chose; what is left out is undefined.
 * `any`: examples differ in shape by topic.
 */
// biome-ignore lint/suspicious/noExplicitAny: worked examples differ in shape by topic
export type CaseInput = any

/** Topic → answer. Throwing a RangeError is an answer too: the law here has no figure for it. */
export type Answers = Readonly<Record<string, (input: CaseInput) => unknown>>

/** How far a number may lie from the printed one, by topic; absent: to the last digit. */
export type Tolerances = Readonly<Record<string, number>>

/** What a field of a case may be called: names, however they are spelled, or a pattern of them. */
export type FieldNames = RegExp | readonly string[]

/** What a case of a topic has to give: how it is called, and what its field may be called. Without it there is no answer. */
export type AskedFields = Readonly<Record<string, Readonly<Record<string, FieldNames>>>>

export type CaseBook = { answers: Answers; tolerances: Tolerances }

type CaseFile = { cases: Answers; tolerances?: Tolerances; asked?: AskedFields }

const isGiven = (input: Record<string, unknown>, called: FieldNames): boolean => {
  if (!(called instanceof RegExp)) return given(input, ...called) !== undefined
  return Object.entries(input).some(([name, value]) => value !== undefined && value !== null && called.test(name))
}

/** Refuses a case that leaves out what it asks about, by name; a case that is one figure or a list names nothing. */
export const refusingMissing = (asked: AskedFields[string] | undefined, answer: Answers[string]): Answers[string] => {
  if (!asked) return answer
  return (input) => {
    if (isRecord(input))
      for (const [what, called] of Object.entries(asked))
        if (!isGiven(input, called)) throw new RangeError(`${what} is missing`)
    return answer(input)
  }
}

/** The answers of every country folder, by code in upper case. @throws Error when two files of a folder answer one topic */
export const loadCaseBooks = async (folder: string = import.meta.dirname): Promise<ReadonlyMap<string, CaseBook>> => {
  const books = new Map<string, CaseBook>()
  const names = (await readdir(folder)).filter((name) => existsSync(join(folder, name, 'index.ts')))
  for (const name of names) {
    const answers: Record<string, Answers[string]> = {}
    const tolerances: Record<string, number> = {}
    const files = (await readdir(join(folder, name))).filter((file) => file.endsWith('.cases.ts')).toSorted()
    for (const file of files) {
      const found: CaseFile = await import(/* @vite-ignore */ pathToFileURL(join(folder, name, file)).href)
      for (const [topic, answer] of Object.entries(found.cases)) {
        if (answers[topic]) throw new Error(`${name}: two files answer ${topic}`)
        answers[topic] = refusingMissing(found.asked?.[topic], answer)
      }
      Object.assign(tolerances, found.tolerances)
    }
    books.set(name.toUpperCase(), { answers, tolerances })
  }
  return books
}

/** Why a figure is what it is, in somebody's words: told, never compared by the letter. */
const WORDS = new Set([
  'reason',
  'why',
  'note',
  'notes',
  'formula',
  'rule',
  'comment',
  'message',
  'explanation',
  'because',
])
/** An expected field with one of these names says that the rule has to refuse. */
const REFUSAL = new Set([
  'error',
  'refused',
  'refuse',
  'throws',
  'unsupported',
  'notOnFile',
  'not_on_file',
  'noFigure',
  'no_figure',
])

const numberOf = (value: unknown): number | null => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? Number(value) : null
}

/** The field of this name; where none has it to the letter, of the same name spelled otherwise. Names of a letter or two are symbols. */
const fieldOf = (record: Record<string, unknown>, name: string): unknown => {
  if (Object.hasOwn(record, name) || name.length < 3) return record[name]
  const other = Object.keys(record).find((key) => key.length > 2 && plainName(key) === plainName(name))
  return other === undefined ? undefined : record[other]
}

/** The lines of a file, however they end. */
const linesOf = (text: string): string[] => text.replace(/(?<![\r\n])[\r\n]+$/, '').split(/\r?\n/)

const formatValue = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

const at = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/**
 * What of the expected answer the answer does not say, field by field; empty: it holds. Fields the answer has beyond the expected ones do not
 * matter. Where one word or number is expected of an answer of several fields, it is compared with the one called `value`.
 */
export const differences = (expected: unknown, answer: unknown, tolerance: number, path = ''): string[] => {
  const differs = [
    `${path === '' ? '' : `${path}: `}expected ${formatValue(expected)}, answered ${formatValue(answer)}`,
  ]
  if (isRecord(expected)) {
    if (!isRecord(answer)) {
      const [only, ...more] = Object.keys(expected).filter((key) => !WORDS.has(key))
      if (only === undefined || more.length > 0) return differs
      return differences(expected[only], answer, tolerance, at(path, only))
    }
    return Object.entries(expected)
      .filter(([key]) => !WORDS.has(key))
      .flatMap(([key, value]) => differences(value, fieldOf(answer, key), tolerance, at(path, key)))
  }
  if (isRecord(answer)) return 'value' in answer ? differences(expected, answer.value, tolerance, path) : differs
  if (Array.isArray(expected)) {
    if (typeof answer === 'string' && answer.includes('\n'))
      return differences(expected, linesOf(answer), tolerance, path)
    if (!Array.isArray(answer) || answer.length !== expected.length) return differs
    return expected.flatMap((value, i) => differences(value, answer[i], tolerance, `${path}[${i}]`))
  }
  const [wanted, given] = [numberOf(expected), numberOf(answer)]
  if (wanted !== null && given !== null) return Math.abs(wanted - given) <= tolerance + 1e-9 ? [] : differs
  if (typeof expected === 'string' && typeof answer === 'string' && expected.includes('\n'))
    return linesOf(expected).join('\n') === linesOf(answer).join('\n') ? [] : differs
  return expected === answer ? [] : differs
}

const asksRefusal = (expected: unknown): boolean => {
  if (expected === null) return true
  if (typeof expected === 'string') return /^(refuse|error|throws|not on file|no figure|unsupported)/i.test(expected)
  return isRecord(expected) && Object.entries(expected).some(([key, value]) => REFUSAL.has(key) && value !== false)
}

export type CaseResult = { case: Case; outcome: 'holds' | 'differs' | 'unknown'; differences: readonly string[] }

/** One case against the answers of its country. A topic nobody answers is `unknown`, not wrong. */
export const judgeCase = (books: ReadonlyMap<string, CaseBook>, example: Case): CaseResult => {
  const book = books.get(example.country.toUpperCase())
  const answer = book && Object.hasOwn(book.answers, example.topic) ? book.answers[example.topic] : undefined
  if (!book || !answer) return { case: example, outcome: 'unknown', differences: [] }
  const judged = (found: string[]): CaseResult => ({
    case: example,
    outcome: found.length === 0 ? 'holds' : 'differs',
    differences: found,
  })
  try {
    const given = answer(example.input)
    const { expected } = example
    const said = isRecord(given) && 'value' in given ? given.value : given
    if (expected === null) return judged(said === null ? [] : [`expected nothing, answered ${formatValue(said)}`])
    // An expected field that happens to be called like a refusal and that the answer has, is compared as any other.
    const has =
      isRecord(expected) && isRecord(given) && Object.keys(expected).every((key) => fieldOf(given, key) !== undefined)
    if (asksRefusal(expected) && !has) return judged([`expected a refusal, answered ${formatValue(given)}`])
    return judged(differences(example.expected, given, book.tolerances[example.topic] ?? 0))
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    if (!(error instanceof RangeError)) return judged([`failed: ${said}`])
    return judged(asksRefusal(example.expected) ? [] : [`expected ${formatValue(example.expected)}, refused: ${said}`])
  }
}

const isCase = (value: unknown): value is Case =>
  isRecord(value) &&
  [value.id, value.country, value.topic].every((text) => typeof text === 'string') &&
  'expected' in value

/** The cases of a file's text: a list of them. @throws Error, naming the file, for anything else */
export const readCases = (text: string, file: string): Case[] => {
  const parsed: unknown = JSON.parse(text)
  const list: unknown = isRecord(parsed) ? (parsed.cases ?? parsed.vectors) : parsed
  if (!Array.isArray(list)) throw new Error(`${file} is no list of cases`)
  for (const entry of list)
    if (!isCase(entry)) throw new Error(`${file}: no case: ${JSON.stringify(entry).slice(0, 120)}`)
  return list
}

/** What a case gives under the first of these names that it has: to the letter, spelled otherwise, or by a name that means the same. */
export const given = (input: CaseInput, ...names: string[]): CaseInput => {
  if (!isRecord(input)) return undefined
  const toTheLetter = names.map((name) => (Object.hasOwn(input, name) ? input[name] : undefined))
  const alike = names.flatMap(namesLike)
  const found = [...toTheLetter, ...[...names, ...alike].map((name) => fieldOf(input, name))]
  return found.find((value) => value !== undefined && value !== null)
}

/** Names under which a case gives a day. */
const DAY_NAME =
  /^(date|day|on|as_?of|week_?of|joined|join_?date|hired|left|last_?day|start_?date|end_?date|leave_?(start|date)|taken_?on|adopted_?on|child_?born|child_?birth_?date|birth_?date|born)$/i
/** Names under which a case gives an amount or a count, of which none is below nought. */
const COUNT_NAME = /hours|days|weeks|months|years|minutes|wage|basic|gross|age$|rate$|children|earnings|salary|taken/i
const MOST: readonly (readonly [RegExp, number])[] = [
  [/^(daily_?hours|hours_?by_?day|hours_?in_?day|day_?hours)$/i, 24],
  [/^days_?worked(_?(in_?)?12_?m(onths)?)?$/i, 366],
]

const refuseOddNumber = (name: string, value: unknown): void => {
  const number = numberOf(value)
  if (number === null) return
  if (number < 0) throw new RangeError(`${name}: ${number} is below nought`)
  const most = MOST.find(([names]) => names.test(name))?.[1]
  if (most !== undefined && number > most) throw new RangeError(`${name}: ${number} is more than ${most}`)
}

/** @throws RangeError naming the field of a case that is no day, no number or below nought */
const refuseOddFields = (input: CaseInput): void => {
  if (!isRecord(input)) return
  for (const [name, value] of Object.entries(input)) {
    // Under `day` and `on` an example may say something else than a date.
    const isSaid = typeof value === 'string' && (!/^(day|on)$/i.test(name) || /\d/.test(value))
    if (DAY_NAME.test(name) && isSaid && !isDay(value)) throw new RangeError(`${name}: ${value} is no day`)
    if (DAY_NAME.test(name) || !COUNT_NAME.test(name)) continue
    for (const one of Array.isArray(value) ? value : [value]) refuseOddNumber(name, one)
  }
}

/** Answers that refuse by its name a field that is no day, no number or below nought. */
export const refusingOddFields = (answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([topic, answer]) => [
      topic,
      (input: CaseInput) => {
        refuseOddFields(input)
        return answer(input)
      },
    ]),
  )

/** The amount of a case, a number or text in the currency, in minor units of two decimals, exact. */
export const minorOf = (amount: number | string): Minor => {
  if (numberOf(amount) === null) throw new RangeError(`${JSON.stringify(amount)} is no amount`)
  return roundToMinor(exact(amount).mul(100))
}

/** Minor units of two decimals as a case prints them. */
export const majorOf = (minor: Minor): number => Number(fromMinor(minor))

/** The bare text of a number that a case gives alone or under a name. */
export const textOf = (input: CaseInput): string =>
  String(
    typeof input === 'object'
      ? (given(input, 'value', 'number', 'id', 'text') ?? Object.values(input ?? {})[0])
      : input,
  )

/** Days that one list has and the other lacks, both ways: what a package of holidays would have us get wrong. */
export const gapBetween = (law: readonly string[], listed: readonly string[]) => ({
  missing_public: law.filter((day) => !listed.includes(day)),
  wrongly_public: listed.filter((day) => !law.includes(day)),
})
