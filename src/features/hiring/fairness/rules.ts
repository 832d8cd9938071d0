/** Nothing is ever shown of fewer people than this. */
export const LEAST = 5
/** A report tells of at least so many applications. */
export const LEAST_OF_ALL = 20
/** A group that is a smaller share of those who answered is left out of the ratios, and named. */
export const LEAST_SHARE = 0.02
/** Four fifths: a smaller ratio to the group that is chosen most often is worth a look. */
export const FOUR_FIFTHS = 0.8

export const DIMENSIONS = ['gender', 'age', 'ethnicity', 'both'] as const
export type Dimension = (typeof DIMENSIONS)[number]
export const STEPS = ['interview', 'offer', 'hired'] as const
export type Step = (typeof STEPS)[number]

/** People of a group, and how many of them came how far. `grp` null: they said nothing of it. */
export type Count = { dimension: string; grp: string | null; people: number } & Record<Step, number>

type Chosen = { chosen: number; rate: number; ratio: number | null; below: boolean }
export type Group = { group: string; people: number } & Record<Step, Chosen | null>
export type Part = {
  dimension: Dimension
  groups: Group[]
  /** Who said nothing of it, with everybody whose group is too small to be shown. */
  unknown: number
  /** The groups that are too small: named, never counted. */
  tooFew: string[]
  /** Steps that are not shown, because too few were chosen or not chosen, or all of them are of one group. */
  hidden: Step[]
}
export type Report = { people: number; answered: number | null } & Record<Step, number> & { parts: Part[] }

const sum = (counts: readonly Count[], of: 'people' | Step) => counts.reduce((all, c) => all + c[of], 0)
const rounded = (n: number) => Math.round(n * 10_000) / 10_000

/** Which groups may be shown. One that was left out is not found by subtracting: those who are left over are always enough. */
const shownOf = (known: readonly Count[], unknown: number): Count[] => {
  const answered = sum(known, 'people')
  const small = (c: Count) => c.people < LEAST || c.people / answered < LEAST_SHARE
  let shown = known.filter((c) => !small(c)).sort((a, b) => b.people - a.people)
  const over = () => unknown + answered - sum(shown, 'people')
  while (shown.length > 0 && shown.length < known.length && over() < LEAST) shown = shown.slice(0, -1)
  // Where nearly everybody is of one group, its number says who is.
  return unknown + answered - (shown[0]?.people ?? 0) < LEAST ? [] : shown
}

/** Whether the numbers of a step say nothing of one person: enough chosen, enough not, and neither all of one group. */
const tells = (all: readonly Count[], shown: readonly Count[], step: Step): boolean => {
  const [people, chosen] = [sum(all, 'people'), sum(all, step)]
  const others = people - chosen
  if (chosen < LEAST || (others > 0 && others < LEAST)) return false
  return shown.every((c) => c[step] < chosen && (others === 0 || c.people - c[step] < others))
}

const partOf = (dimension: Dimension, all: readonly Count[]): Part => {
  const known = all.filter((c) => c.grp !== null)
  const shown = shownOf(known, sum(all, 'people') - sum(known, 'people'))
  const hidden = STEPS.filter((step) => !tells(all, shown, step))
  const best = Object.fromEntries(STEPS.map((s) => [s, Math.max(0, ...shown.map((c) => c[s] / c.people))]))
  const chosenOf = (c: Count, step: Step): Chosen | null => {
    if (hidden.includes(step)) return null
    const rate = c[step] / c.people
    const top = best[step] as number
    const ratio = top > 0 ? rate / top : null
    return {
      chosen: c[step],
      rate: rounded(rate),
      ratio: ratio === null ? null : rounded(ratio),
      below: ratio !== null && ratio < FOUR_FIFTHS,
    }
  }
  return {
    dimension,
    groups: shown.map((c) => ({
      group: c.grp as string,
      people: c.people,
      interview: chosenOf(c, 'interview'),
      offer: chosenOf(c, 'offer'),
      hired: chosenOf(c, 'hired'),
    })),
    unknown: sum(all, 'people') - sum(shown, 'people'),
    tooFew: known
      .filter((c) => !shown.includes(c))
      .map((c) => c.grp as string)
      .sort(),
    hidden,
  }
}

/** Both together are shown only where nothing can be found by taking them from either alone. */
const fits = (both: Part, alone: readonly (Part | undefined)[]): boolean =>
  alone.every((part, place) =>
    part?.groups.every(({ group, people }) => {
      const inside = both.groups.filter((g) => g.group.split(' ')[place] === group)
      const over = people - inside.reduce((all, g) => all + g.people, 0)
      return over === 0 || over >= LEAST
    }),
  )

/**
 * Whether it may be said how many answered. How many kept silent is of nobody's gender; but where groups are left out of the table, the number gives
 * away how many are in them, and that is said of enough people only.
 */
const mayTellAnswered = (answered: number, gender: Part | undefined): boolean => {
  if (!gender || answered < LEAST) return false
  const leftOut = answered - gender.groups.reduce((all, group) => all + group.people, 0)
  return leftOut === 0 || leftOut >= LEAST
}

/** What may be shown of some counts: of one company, in one country, in one stretch of time. */
export const reportOf = (counts: readonly Count[]): Report => {
  const of = (dimension: Dimension) => counts.filter((c) => c.dimension === dimension)
  const parts = DIMENSIONS.map((d) => partOf(d, of(d)))
  const [gender, , ethnicity, both] = parts
  if (both && !fits(both, [gender, ethnicity])) {
    both.tooFew = [...both.tooFew, ...both.groups.map((g) => g.group)].sort()
    both.unknown = sum(of('both'), 'people')
    both.groups = []
  }
  const all = of('gender')
  const [people, silent] = [
    sum(all, 'people'),
    sum(
      all.filter((c) => c.grp === null),
      'people',
    ),
  ]
  const answered = people - silent
  return {
    people,
    answered: mayTellAnswered(answered, gender) ? answered : null,
    interview: sum(all, 'interview'),
    offer: sum(all, 'offer'),
    hired: sum(all, 'hired'),
    // Where nobody was asked of something, or nobody answered, there is nothing to show.
    parts: parts.filter((p) => p.groups.length > 0 || p.tooFew.length > 0),
  }
}

/**
 * The twelve whole months before a day's own month; a calendar year when it is January, and then for good.
 * @param today UTC
 */
export const periodOf = (today: string): { from: string; until: string; end: string; frozen: boolean } => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = (y: number) => `${y}-${String(month).padStart(2, '0')}-01`
  const end = first(year)
  const until = new Date(Date.parse(end) - 86_400_000).toISOString().slice(0, 10)
  return { from: first(year - 1), until, end, frozen: month === 1 }
}

/** A report after which hardly anything came says who it was: the next is made when it tells of enough others. */
export const isWorthMaking = (people: number, last: number | null): boolean =>
  people >= LEAST_OF_ALL && (last === null || Math.abs(people - last) >= LEAST)
