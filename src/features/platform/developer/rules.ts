import { isRecord } from '../../../shared/record.ts'

/** What the data integrity tests decide, from facts alone. The screen fetches the facts and says the findings in words. */

/** missing: the server does not have the call yet; said, and never counted as passed. */
export type Verdict = 'passed' | 'failed' | 'missing'
export type Finding = { verdict: Verdict; found: FoundKey; values?: Record<string, string | number> }
export type FoundKey =
  | 'people'
  | 'noList'
  | 'uuids'
  | 'badUuids'
  | 'ours'
  | 'foreign'
  | 'noFlag'
  | 'sameTotal'
  | 'otherTotal'
  | 'hintIgnored'
  | 'hintObeyed'
  | 'agrees'
  | 'differs'
  | 'nothingHeld'
  | 'refused'
  | 'notRefused'
  | 'wrote'
  | 'rates'
  | 'noRates'
  | 'conflict'
  | 'noConflict'
  | 'noPerson'
  | 'known'
  | 'unknown'
  | 'sums'
  | 'noSum'
  | 'currencies'
  | 'otherCurrency'
  | 'answers'
  | 'notAvailable'
  | 'wrongShape'
  | 'refusedWith'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
/** RFC 9562: version 1 to 8, variant 10. */
export const isUuid = (text: unknown): boolean => typeof text === 'string' && UUID.test(text)

export type Row = {
  id: string
  full_name: string
  company_id: string
  country: string
  currency: string
  version: number
}
export type Answer = { status: number; body: unknown; ms: number }

const dataOf = (body: unknown): unknown => (isRecord(body) ? body.data : undefined)

export type List = { rows: Row[]; total: number; flag: unknown }
/** The rows of an employee list, in either of its shapes: `data.employees`, or `data` itself. */
export const listOf = ({ status, body }: Answer): List | null => {
  const data = dataOf(body)
  const rows = isRecord(data) ? data.employees : data
  if (status !== 200 || !Array.isArray(rows)) return null
  const more = isRecord(data) ? data : {}
  const total = typeof more.totalCount === 'number' ? more.totalCount : rows.length
  return { rows: rows as Row[], total, flag: more.allEmployeesHaveCompanyId }
}

const passed = (found: FoundKey, values?: Finding['values']): Finding => ({
  verdict: 'passed',
  found,
  ...(values ? { values } : {}),
})
const failed = (found: FoundKey, values?: Finding['values']): Finding => ({
  verdict: 'failed',
  found,
  ...(values ? { values } : {}),
})

export const checkList = (answer: Answer): Finding => {
  const list = listOf(answer)
  if (!list) return failed('noList', { status: answer.status })
  return passed('people', { n: list.rows.length, total: list.total, ms: answer.ms })
}

export const checkIds = (rows: readonly Row[]): Finding => {
  const bad = rows.filter((row) => !isUuid(row.id))
  return bad.length === 0
    ? passed('uuids', { n: rows.length })
    : failed('badUuids', { n: bad.length, first: String(bad[0]?.id) })
}

export const checkCompany = ({ rows, flag }: List, companyId: string): Finding => {
  const foreign = rows.filter((row) => row.company_id !== companyId).length
  if (foreign > 0) return failed('foreign', { n: foreign })
  return flag === true ? passed('ours', { n: rows.length }) : failed('noFlag')
}

/** The company of a query is a hint: with one's own the list is the same, with another's it is still one's own. */
export const checkOwnHint = (plain: List | null, hinted: List | null): Finding =>
  plain && hinted && plain.total === hinted.total
    ? passed('sameTotal', { total: plain.total })
    : failed('otherTotal', { a: plain?.total ?? 0, b: hinted?.total ?? 0 })

export const checkOtherHint = (answer: Answer, companyId: string): Finding => {
  const list = listOf(answer)
  if (!list)
    return [403, 404].includes(answer.status) ? passed('hintIgnored') : failed('noList', { status: answer.status })
  return list.rows.every((row) => row.company_id === companyId) ? passed('hintIgnored') : failed('hintObeyed')
}

/** What the page holds against what the server says now: the same people at the same version, in the same order. */
export const checkDisplayed = (current: readonly Row[] | null, now: readonly Row[]): Finding => {
  if (!current) return failed('nothingHeld')
  const name = (row: Row | undefined) => (row ? `${row.id} ${row.version}` : '')
  const differing = Array.from(
    { length: Math.max(current.length, now.length) },
    (_, i) => name(current[i]) !== name(now[i]),
  )
  const n = differing.filter(Boolean).length
  return n === 0 ? passed('agrees', { n: current.length }) : failed('differs', { n })
}

/** An empty form is refused field by field, and nothing is written. */
export const checkRefusal = (answer: Answer, before: number, after: number): Finding => {
  if (before !== after) return failed('wrote', { before, after })
  const fields = isRecord(answer.body) && isRecord(answer.body.fields) ? Object.keys(answer.body.fields).length : 0
  return answer.status === 422 && fields > 0
    ? passed('refused', { n: fields })
    : failed('notRefused', { status: answer.status })
}

const RATES = ['regularPay', 'overtimePay', 'grossPay', 'hourlyRate']
export const checkRates = (answer: Answer): Finding => {
  const data = dataOf(answer.body)
  const whole = isRecord(data) && RATES.every((name) => typeof data[name] === 'number')
  return answer.status === 200 && whole
    ? passed('rates', { ms: answer.ms })
    : failed('noRates', { status: answer.status })
}

export const checkConflict = (answer: Answer): Finding =>
  answer.status === 409 ? passed('conflict') : failed('noConflict', { status: answer.status })

export type KnownCountry = { code: string; currency: string }
export const checkCountries = (rows: readonly Row[], known: readonly KnownCountry[]): Finding => {
  const codes = new Set(known.map((c) => c.code))
  const strange = [...new Set(rows.map((row) => row.country).filter((code) => !codes.has(code)))]
  return strange.length === 0
    ? passed('known', { n: new Set(rows.map((r) => r.country)).size })
    : failed('unknown', { list: strange.join(', ') })
}

export const checkCurrencies = (rows: readonly Row[], known: readonly KnownCountry[]): Finding => {
  const currencyOf = new Map(known.map((c) => [c.code, c.currency]))
  const other = rows.filter((row) => currencyOf.has(row.country) && currencyOf.get(row.country) !== row.currency).length
  return other === 0 ? passed('currencies', { n: rows.length }) : failed('otherCurrency', { n: other })
}

export const checkSum = (answer: Answer): Finding => {
  const data = dataOf(answer.body)
  if (!isRecord(data) || !Array.isArray(data.countries)) return failed('noList', { status: answer.status })
  const sum = (data.countries as { count: number }[]).reduce((n, c) => n + c.count, 0)
  return sum === data.total
    ? passed('sums', { n: data.countries.length, total: sum })
    : failed('noSum', { sum, total: Number(data.total) })
}

/** Fields that every record of a downstream call carries (specification 1, sections 3 and 7). */
export type Shape = { records: readonly string[] } | { names: readonly string[] }

/** A call of a part that is not built answers 404, or takes its name for an identifier (422): that is "not available", not "passed". */
export const checkDownstream = (answer: Answer, shape: Shape): Finding => {
  const { status, body, ms } = answer
  if (status === 404 || status === 405 || status === 422) return { verdict: 'missing', found: 'notAvailable' }
  if (status !== 200) return failed('refusedWith', { status })
  const data = dataOf(body) ?? body
  if ('names' in shape) {
    const lacking = shape.names.filter((name) => !isRecord(data) || !(name in data))
    return lacking.length === 0 ? passed('answers', { ms }) : failed('wrongShape', { names: lacking.join(', ') })
  }
  const records = isRecord(data) ? Object.values(data).find(Array.isArray) : data
  if (!Array.isArray(records)) return failed('wrongShape', { names: shape.records.join(', ') })
  const lacking = shape.records.filter((name) => records.some((r: unknown) => !isRecord(r) || !(name in r)))
  return lacking.length === 0 ? passed('answers', { ms }) : failed('wrongShape', { names: lacking.join(', ') })
}
