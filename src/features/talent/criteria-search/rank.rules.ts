import { type CriterionInput, isCounted } from '../../matching/matching/criterion-input.rules.ts'
import { type Band, bandOf } from '../../matching/matching/engine.rules.ts'
import type { Verdict } from '../../matching/matching/verdict.rules.ts'

/** Met 1, partly a half, unknown a quarter, not found 0: in quarters, so that nothing is a fraction. */
const QUARTERS: Readonly<Record<Verdict, number>> = { met: 4, partly: 2, unknown: 1, not_found: 0 }

/** What was last done so many months of other posts ago counts for three quarters: it was done, and is not what somebody does now. */
const LONG_AGO = 60
const OLD = 3

type JudgedLine = { id: string; verdict: Verdict; after?: number | null | undefined }
type Judged = { lines: readonly JudgedLine[] }
export type Score = { met: number; of: number; points: number; most: number; band: Band }

const verdictOf = ({ lines }: Judged, id: string): Verdict => lines.find((l) => l.id === id)?.verdict ?? 'unknown'

/** The weighted share of what is asked. Shown as n of m and a band, never as a figure of its own. */
export const scoreOf = (person: Judged, criteria: readonly CriterionInput[]): Score => {
  const counted = criteria.filter(isCounted)
  const verdicts = counted.map((c) => ({ c, verdict: verdictOf(person, c.id) }))
  const quartersOf = (id: string, verdict: Verdict) =>
    verdict === 'met' && (person.lines.find((l) => l.id === id)?.after ?? 0) >= LONG_AGO ? OLD : QUARTERS[verdict]
  const points = verdicts.reduce((sum, { c, verdict }) => sum + c.weight * quartersOf(c.id, verdict), 0)
  const most = counted.reduce((sum, c) => sum + c.weight * QUARTERS.met, 0)
  const met = verdicts.filter((v) => v.verdict === 'met').length
  return { met, of: counted.length, points, most, band: most === 0 ? 'few' : bandOf(points, most) }
}

type Ranked = Judged & { nearness: number | null; place: number }

/** How many must-haves the profile says nothing of, or says otherwise. */
const missingMusts = (person: Judged, criteria: readonly CriterionInput[]): number =>
  criteria.filter((c) => {
    const verdict = verdictOf(person, c.id)
    return c.want === 'must' && isCounted(c) && verdict !== 'met' && verdict !== 'partly'
  }).length

/** Whoever lacks fewer must-haves first, however many wishes they meet; of those whoever meets more, and lately; of equals whoever is nearer in meaning; else as they came. Verdicts and weights are all it looks at. */
export const rankPeople = <P extends Ranked>(
  people: readonly P[],
  criteria: readonly CriterionInput[],
): { person: P; score: Score }[] =>
  people
    .map((person) => ({ person, score: scoreOf(person, criteria) }))
    .sort(
      (a, b) =>
        missingMusts(a.person, criteria) - missingMusts(b.person, criteria) ||
        b.score.points - a.score.points ||
        (b.person.nearness ?? 0) - (a.person.nearness ?? 0) ||
        a.person.place - b.person.place,
    )

export type Bottleneck = { fits: number; without: { id: string; count: number }[] }

/** How many meet every must-have; when nobody does, how many would without each. */
export const bottleneckOf = (people: readonly Judged[], criteria: readonly CriterionInput[]): Bottleneck => {
  const musts = criteria.filter((c) => c.want === 'must' && isCounted(c))
  const meeting = (input: readonly CriterionInput[]) =>
    people.filter((p) => input.every((c) => verdictOf(p, c.id) === 'met')).length
  const fits = meeting(musts)
  if (fits > 0 || musts.length === 0) return { fits, without: [] }
  return {
    fits,
    without: musts
      .map((c) => ({ id: c.id, count: meeting(musts.filter((m) => m !== c)) }))
      .filter((w) => w.count > 0)
      .sort((a, b) => b.count - a.count),
  }
}
