import type { Minor } from '../../../shared/money.ts'

/** What a register says of one person: amounts in minor units by component, and a total where it prints one. */
export type RegisterPerson = { person: string; amounts: Readonly<Record<string, Minor>>; total?: Minor }

/** An amount that another way of reckoning would have given, and how that is called: a basis, a rounding, an earlier edition. */
export type RegisterTry = { person: string; component: string; amount: Minor; cause: string }

export type RegisterFinding =
  | {
      kind: 'difference'
      person: string
      component: string
      theirs: Minor
      ours: Minor
      /** Theirs less ours. */
      amount: Minor
      /** Said only where it gives their figure to the minor unit. */
      cause: string | null
    }
  | { kind: 'unattributed'; person: string; side: 'theirs' | 'ours'; amount: Minor }
  | { kind: 'missing'; person: string; side: 'theirs' | 'ours'; amount: Minor }

export type RegisterComparison = {
  status: 'clean' | 'differences' | 'nothing_to_compare'
  compared: number
  findings: RegisterFinding[]
}

const sumOf = ({ amounts }: RegisterPerson): Minor => Object.values(amounts).reduce((sum, amount) => sum + amount, 0)

const restOf = (side: 'theirs' | 'ours', one: RegisterPerson): RegisterFinding[] => {
  const rest = (one.total ?? sumOf(one)) - sumOf(one)
  return rest === 0 ? [] : [{ kind: 'unattributed', person: one.person, side, amount: rest }]
}

const differencesOf = (
  theirs: RegisterPerson,
  ours: RegisterPerson,
  tries: readonly RegisterTry[],
): RegisterFinding[] =>
  [...new Set([...Object.keys(theirs.amounts), ...Object.keys(ours.amounts)])].sort().flatMap((component) => {
    const [a, b] = [theirs.amounts[component] ?? 0, ours.amounts[component] ?? 0]
    if (a === b) return []
    const tried = tries.find((one) => one.person === ours.person && one.component === component && one.amount === a)
    const cause = tried?.cause ?? null
    return [{ kind: 'difference' as const, person: ours.person, component, theirs: a, ours: b, amount: a - b, cause }]
  })

/**
 * Compares the register of another provider with ours, person by person and component by component, to the minor unit. A difference is
 * explained only by a way of reckoning that gives their very figure. Findings add up to the difference of the totals; an empty side is
 * never clean.
 */
export const compareRegisters = (
  theirs: readonly RegisterPerson[],
  ours: readonly RegisterPerson[],
  tries: readonly RegisterTry[],
): RegisterComparison => {
  if (theirs.length === 0 || ours.length === 0) return { status: 'nothing_to_compare', compared: 0, findings: [] }
  const findings: RegisterFinding[] = []
  let compared = 0
  for (const person of [...new Set([...theirs, ...ours].map((one) => one.person))].sort()) {
    const [a, b] = [theirs.find((one) => one.person === person), ours.find((one) => one.person === person)]
    if (a && b) {
      compared += 1
      findings.push(...differencesOf(a, b, tries), ...restOf('theirs', a), ...restOf('ours', b))
    } else {
      const there = a ?? b
      if (!there) continue
      const side = a ? 'ours' : 'theirs'
      findings.push({ kind: 'missing', person, side, amount: there.total ?? sumOf(there) })
    }
  }
  return { status: findings.length === 0 ? 'clean' : 'differences', compared, findings }
}
