/** What was answered: how hard the question was, whether the answer was right, and how often a guess is (0 where it is typed). */
export type Answered = { difficulty: number; right: boolean; guess?: number }

const GRID = Array.from({ length: 161 }, (_, at) => -4 + at * 0.05)
const chanceOf = (ability: number, difficulty: number, guess = 0) =>
  guess + (1 - guess) / (1 + Math.exp(difficulty - ability))

/**
 * Ability by the Rasch model: the mean and the spread of what is likely after these answers, for somebody of whom nothing was known but that
 * most people lie between -2 and 2 (a normal prior). Where an answer is chosen, a lucky guess is reckoned with.
 */
export const abilityOf = (answers: readonly Answered[]): { ability: number; error: number } => {
  const weights = GRID.map((ability) => {
    const fits = answers.reduce((sum, { difficulty, right, guess }) => {
      const chance = chanceOf(ability, difficulty, guess)
      return sum + Math.log(right ? chance : 1 - chance)
    }, 0)
    return Math.exp(fits - (ability * ability) / 2)
  })
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const mean = GRID.reduce((sum, ability, at) => sum + ability * (weights[at] ?? 0), 0) / total
  const spread = GRID.reduce((sum, ability, at) => sum + (ability - mean) ** 2 * (weights[at] ?? 0), 0) / total
  return { ability: mean, error: Math.sqrt(spread) }
}

const tens = (value: number) => Math.round(value / 10) * 10

/**
 * The result as it is shown: 500 in the middle, 100 for each step of ability, in tens; `band` to both sides holds the true figure 19 times of
 * 20. A result without its band says more than it knows, so nothing shows one without the other.
 */
export const scoreOf = (answers: readonly Answered[]): { score: number; band: number } => {
  const { ability, error } = abilityOf(answers)
  return { score: tens(500 + 100 * ability), band: tens(196 * error) }
}

/** Fewer people than this are no crowd to compare somebody with. */
export const LEAST_COMPARED = 100

/** Of a hundred people, how many had less; null while too few have taken the test. */
export const percentileOf = (lower: number, people: number): number | null =>
  people < LEAST_COMPARED ? null : Math.floor((lower * 100) / people)
