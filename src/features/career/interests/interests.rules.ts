/** Six kinds of interests after John Holland: realistic, investigative, artistic, social, enterprising, conventional. */
export const INTERESTS = ['r', 'i', 'a', 's', 'e', 'c'] as const
export type Interest = (typeof INTERESTS)[number]

/** Statements of our own, five of each kind, so mixed that no two of a kind follow one another. */
export const STATEMENTS = [
  'r1',
  'i1',
  'a1',
  's1',
  'e1',
  'c1',
  'r2',
  'i2',
  'a2',
  's2',
  'e2',
  'c2',
  'r3',
  'i3',
  'a3',
  's3',
  'e3',
  'c3',
  'r4',
  'i4',
  'a4',
  's4',
  'e4',
  'c4',
  'r5',
  'i5',
  'a5',
  's5',
  'e5',
  'c5',
] as const
export type Statement = (typeof STATEMENTS)[number]

/** 1: not at all; 5: very much. */
export const LEAST_ANSWER = 1
export const MOST_ANSWER = 5
export type Answers = Readonly<Record<Statement, number>>

export type InterestScore = { interest: Interest; percent: number }

/** Kinds this near to one another (of a hundred) stand side by side: the difference is no finding. */
export const SAME_WITHIN = 10
/** So many kinds lead; an occupation is looked for among them. */
const LEADING = 2

const percentOf = (answers: Answers, interest: Interest): number => {
  const given = STATEMENTS.filter((statement) => statement.startsWith(interest)).map((statement) => answers[statement])
  const sum = given.reduce((total, answer) => total + answer - LEAST_ANSWER, 0)
  return Math.round((100 * sum) / (given.length * (MOST_ANSWER - LEAST_ANSWER)))
}

/** How much somebody likes each kind, of a hundred, the most liked first; of the same share in the usual order. */
export const interestsOf = (answers: Answers): InterestScore[] =>
  INTERESTS.map((interest) => ({ interest, percent: percentOf(answers, interest) })).sort(
    (a, b) => b.percent - a.percent,
  )

/** Whether no kind stands out: all lie so near to one another that their order says nothing. */
export const isEven = (scores: readonly InterestScore[]): boolean =>
  (scores[0]?.percent ?? 0) - (scores.at(-1)?.percent ?? 0) <= SAME_WITHIN

/** The kinds that lead, and those as near to the last of them as makes no difference; none where no kind stands out. */
export const leadingOf = (scores: readonly InterestScore[]): Interest[] => {
  if (isEven(scores)) return []
  const last = scores[LEADING - 1]?.percent ?? 0
  return scores
    .filter(({ percent }, i) => i < LEADING || last - percent < SAME_WITHIN / 2)
    .map(({ interest }) => interest)
}
