import type { Explained } from '../../../shared/explain.ts'
import type { Minor } from '../../../shared/money.ts'
import type { PayLine } from '../payroll/lines.rules.ts'
import { compareRegisters, type RegisterFinding, type RegisterTry } from '../payroll/registers.rules.ts'
import {
  amountsOfLines,
  componentOfLine,
  type RegisterComponent,
  type RegisterRow,
  sideOfRegister,
  totalOfRegister,
} from './components.rules.ts'

export type ComparedPerson = { employment_id: string; lines: readonly PayLine[]; tries: readonly RegisterTry[] }

export type Difference = {
  employmentId: string
  side: 'pay' | 'employer'
  kind: 'difference' | 'unattributed_theirs' | 'unattributed_ours' | 'missing_theirs' | 'missing_ours'
  /** Empty: of the person as a whole. */
  component: string
  /** As they make the net: what is taken is below nought. Minor units. */
  theirs: Minor
  ours: Minor
  /** Theirs less ours. */
  amount: Minor
  cause: string | null
  /** How our own figure came about. */
  why: Explained | null
}

type Side = Difference['side']

const differenceOf = (side: Side, finding: RegisterFinding): Omit<Difference, 'why'> => {
  const own = { employmentId: finding.person, side }
  if (finding.kind === 'difference') {
    const { component, theirs, ours, amount, cause } = finding
    return { ...own, kind: 'difference', component, theirs, ours, amount, cause }
  }
  const { amount, side: where } = finding
  if (finding.kind === 'missing') {
    const there = where === 'ours'
    return {
      ...own,
      kind: there ? 'missing_ours' : 'missing_theirs',
      component: '',
      theirs: there ? amount : 0,
      ours: there ? 0 : amount,
      amount: there ? amount : -amount,
      cause: null,
    }
  }
  const theirs = where === 'theirs'
  return {
    ...own,
    kind: theirs ? 'unattributed_theirs' : 'unattributed_ours',
    component: '',
    theirs: theirs ? amount : 0,
    ours: theirs ? 0 : amount,
    amount: theirs ? amount : -amount,
    cause: null,
  }
}

/**
 * The register of a month beside our own pay of it: what makes the net, and what the employer pays beside. Differences of a side add up to the
 * difference of its totals. A side without anybody is nothing to compare, never agreement.
 */
export const compareMonth = (q: {
  code: string
  components: ReadonlyMap<string, RegisterComponent>
  register: readonly RegisterRow[]
  people: readonly ComparedPerson[]
}): { status: 'clean' | 'differences' | 'nothing_to_compare'; compared: number; differences: Difference[] } => {
  const tries = q.people.flatMap((one) => one.tries)
  const sides = (['pay', 'employer'] as const).map((side) => {
    const theirs = q.register.map((row) => {
      const amounts = sideOfRegister(row.amounts, q.components, side)
      const total = totalOfRegister(row, q.components)
      return side === 'pay' ? { person: row.employment_id, amounts, total } : { person: row.employment_id, amounts }
    })
    const ours = q.people.map(({ employment_id: person, lines }) => ({
      person,
      amounts: sideOfRegister(amountsOfLines(lines, q.code, q.components), q.components, side),
    }))
    return { side, found: compareRegisters(theirs, ours, tries) }
  })
  const lines = new Map(q.people.map((one) => [one.employment_id, one.lines]))
  const differences = sides.flatMap(({ side, found }) =>
    found.findings
      // Whoever is on one side alone is told once, by their net.
      .filter((finding) => side === 'pay' || finding.kind === 'difference')
      .map((finding): Difference => {
        const one = differenceOf(side, finding)
        const line = lines
          .get(one.employmentId)
          ?.find((own) => one.component !== '' && componentOfLine(own, q.code, q.components) === one.component)
        return { ...one, why: line?.why ?? null }
      }),
  )
  const [pay] = sides
  const status = pay?.found.status === 'nothing_to_compare' ? 'nothing_to_compare' : statusOf(differences)
  return { status, compared: pay?.found.compared ?? 0, differences }
}

const statusOf = (differences: readonly Difference[]): 'clean' | 'differences' =>
  differences.length === 0 ? 'clean' : 'differences'

/** What a difference is known by: a note is of it as long as both figures are the same. */
export const differenceKey = ({
  employmentId,
  component,
  kind,
}: Pick<Difference, 'employmentId' | 'component' | 'kind'>) => `${employmentId} ${component || kind}`

export type DifferenceState = 'open' | 'within' | 'accepted'

/** Whether a difference still stands in the way: within the tolerance, or accepted by name at these very figures, it does not. */
export const stateOfDifference = (
  one: Pick<Difference, 'amount' | 'theirs' | 'ours' | 'kind'>,
  note: { theirs: Minor; ours: Minor } | undefined,
  tolerance: Minor,
): DifferenceState => {
  if (note && note.theirs === one.theirs && note.ours === one.ours) return 'accepted'
  return one.kind === 'difference' && Math.abs(one.amount) <= tolerance ? 'within' : 'open'
}

export type ComparedMonth = { month: string; compared: number; open: number }

/** How many months have to agree before people are paid here. */
export const MONTHS_THAT_AGREE = 2

/** Whether the last months that were compared agree: each has somebody on both sides and nothing open. */
export const isReadyToGoLive = (months: readonly ComparedMonth[]): boolean => {
  const last = months.toSorted((a, b) => b.month.localeCompare(a.month)).slice(0, MONTHS_THAT_AGREE)
  return last.length === MONTHS_THAT_AGREE && last.every(({ compared, open }) => compared > 0 && open === 0)
}
