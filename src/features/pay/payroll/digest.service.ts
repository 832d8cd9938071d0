import { createHash } from 'node:crypto'
import type { PayGate } from './contributions.rules.ts'
import type { GatheredPay } from './gather.service.ts'
import { NONE_UNPAID } from './period-days.rules.ts'
import type { PayDay } from './proration.rules.ts'

/** What attendance leaves open is told and changes no amount: a month that is locked there meanwhile changes no pay here. */
const decidesPay = ({ key }: PayGate): boolean => !key.startsWith('time_')

/** Exact fractions as they are written. */
const plainly = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)

/** A day as short as it tells it: they are most of what there is of a person. */
const plainDay = ({ day, employed, plannedMinutes, unpaid, because = '' }: PayDay): string =>
  `${day} ${employed} ${plannedMinutes} ${unpaid === NONE_UNPAID ? 0 : unpaid.toFraction()} ${because}`

/** Days that many people have are told once. */
const told = new WeakMap<readonly PayDay[], string[]>()
const plainDays = (days: readonly PayDay[]): string[] => {
  const known = told.get(days)
  if (known) return known
  const plain = days.map(plainDay)
  told.set(days, plain)
  return plain
}

/** Of everything that pay hangs on. */
export const digestOf = ({
  input,
  inputs,
  gates,
  stored,
}: Pick<GatheredPay, 'input' | 'inputs' | 'gates' | 'stored'>) => {
  const { law: _law, days, ...facts } = input
  const { timeUses, timeOff, claims } = inputs
  const parts = [facts, plainDays(days), gates.filter(decidesPay), timeUses, timeOff, claims, stored]
  const hash = createHash('sha256')
  try {
    return hash.update(JSON.stringify(parts)).digest('hex')
  } catch {
    // Exact fractions among them: asking of every value whether it is one takes four times as long.
    return hash.update(JSON.stringify(parts, plainly)).digest('hex')
  }
}
