import type { Facts } from '../../../countries/country.ts'
import type { FileContent, FileFact, FileFormat, PaidPerson } from '../../../countries/filing.ts'
import type { Day } from '../../../shared/dates.ts'
import type { Minor } from '../../../shared/money.ts'

export const isPayment = ({ kind }: Pick<FileFormat, 'kind'>): boolean => kind === 'bank' || kind === 'wage_protection'

/** What is known of a fact: its value, or why there is none. */
export type KnownFact = {
  fact: FileFact
  value: string | null
  shown: string | null
  since: Day | null
  problem: string | null
}

/** What is wrong with a value; null: nothing, or there is none. */
export const factProblem = (fact: FileFact, value: string | null): string | null =>
  value === null || value === '' || fact.shape.test(value) ? null : fact.wrong

/** A number that is there and not for whoever looks. */
export const HIDDEN = '••••'

/** The last four characters of a number that says where money goes. */
export const maskOf = (value: string): string => (value.length > 4 ? `••••${value.slice(-4)}` : HIDDEN)

/** The values that can be used: what is wrong counts as missing. */
export const usableFacts = (known: readonly KnownFact[]): Facts =>
  Object.fromEntries(
    known.flatMap(({ fact, value, problem }) => (value && problem === null ? [[fact.key, value]] : [])),
  )

/** What a format asks of an employer or a person and nobody has said, by the labels of the facts. */
export const missingFor = (
  input: readonly string[],
  known: readonly KnownFact[],
  needs: readonly string[] = [],
): string[] =>
  known
    .filter(({ fact, value, problem }) => {
      const isNeeded = !fact.isOptional || needs.includes(fact.key)
      return isNeeded && input.includes(fact.key) && (!value || problem !== null)
    })
    .map(({ fact }) => fact.label)

/** The formats of a country that an employer is offered, by what is known of it. */
export const offeredFormats = (
  { formats }: { formats: readonly FileFormat[] },
  employer: readonly KnownFact[],
): readonly FileFormat[] => {
  const facts = usableFacts(employer)
  return formats.filter(({ isOffered }) => isOffered?.(facts) ?? true)
}

export type Expected = { reference: string; amount: Minor }

/**
 * What a file that was read back says otherwise than pay does. The reading is written apart from what builds the file, and what it must come
 * to is taken from the locked run, so that neither hides the other’s mistake. `beside`: what it says of all together, in minor units.
 */
export const judgeFile = (content: FileContent, expected: readonly Expected[], beside: Minor = 0): string[] => {
  const problems = [...content.problems]
  const due = new Map(expected.map(({ reference, amount }) => [reference, amount]))
  if (due.size !== expected.length) problems.push('Two people have the same reference')
  if (content.items.length !== expected.length)
    problems.push(`The file has ${content.items.length} people, the run ${expected.length}`)
  for (const { reference, amount } of content.items) {
    const wanted = due.get(reference)
    if (wanted === undefined) problems.push(`${reference} is in the file and not in the run`)
    else if (wanted !== amount) problems.push(`${reference}: the amount in the file is not that of the run`)
  }
  const total = expected.reduce((sum, { amount }) => sum + amount, beside)
  if (content.total !== total) problems.push('The total of the file is not that of the run')
  return problems
}

/** What a format has to come to for somebody. */
export const dueOf = (format: FileFormat, paid: PaidPerson): Minor =>
  format.ties === 'net' ? paid.net : format.ties(paid)

export type PaymentState = 'to_pay' | 'held' | 'sent' | 'paid' | 'nothing'

/** How the payment of somebody stands. `sent`: in a file that is neither withdrawn nor refused for them. */
export const paymentState = (q: { net: Minor; isHeld: boolean; isSent: boolean; isPaid: boolean }): PaymentState => {
  if (q.isSent) return q.isPaid ? 'paid' : 'sent'
  if (q.net <= 0) return 'nothing'
  return q.isHeld ? 'held' : 'to_pay'
}

export type FileAction = 'download' | 'reject' | 'pay' | 'withdraw'
type Standing = {
  state: 'made' | 'paid' | 'withdrawn'
  isPayment: boolean
  rejected: number
  people: number
  isTaken: boolean
}
type Asker = { mayMake: boolean; mayPay: boolean; isMaker: boolean; isAlone: boolean }

/** Why somebody may not say that the money of a file left; null: they may. Whoever is the only one who can, says it of their own. */
export const payRefusal = (file: Standing, by: Asker): string | null => {
  if (!file.isPayment) return 'Nothing is paid by this file.'
  if (file.state !== 'made')
    return file.state === 'paid' ? 'This was noted as paid already.' : 'This file was withdrawn.'
  if (!by.mayPay) return 'Your part in the company does not confirm payments.'
  if (by.isMaker && !by.isAlone) return 'You made this file: somebody else confirms that it was paid.'
  return null
}

/** Whether somebody may take a file back. Once a payment file was taken out the bank may have it: then only whoever may say that it was paid. */
const mayWithdraw = (file: Standing, by: Asker): boolean =>
  file.state === 'made' &&
  file.rejected === 0 &&
  by.mayMake &&
  (!file.isPayment || !file.isTaken || payRefusal(file, by) === null)

/** What somebody may do with a file as it stands. */
export const allowedActions = (file: Standing, by: Asker): FileAction[] => {
  if (file.state === 'withdrawn') return []
  const actions: FileAction[] = by.mayMake ? ['download'] : []
  if (file.isPayment && by.mayPay && file.rejected < file.people) actions.push('reject')
  if (payRefusal(file, by) === null) actions.push('pay')
  if (mayWithdraw(file, by)) actions.push('withdraw')
  return actions
}

/** The days of a month somebody was employed in. */
export const employedDays = (q: { from: Day; until: Day; startedOn: Day; endedOn: Day | null }) => {
  const from = q.startedOn > q.from ? q.startedOn : q.from
  const until = q.endedOn && q.endedOn < q.until ? q.endedOn : q.until
  return { from, until }
}
