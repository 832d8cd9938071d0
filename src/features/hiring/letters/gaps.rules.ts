/** What stands for something of each person in a letter about their application. */
export const VARIABLES = ['name', 'job', 'company', 'stage', 'interview', 'link', 'reason'] as const
export type Variable = (typeof VARIABLES)[number]
export type Facts = Readonly<Partial<Record<Variable, string>>>

/** Why somebody is not taken on is told by a rejection, and by nothing else. */
export const IN_MESSAGES = VARIABLES.filter((v) => v !== 'reason')

const GAP = /\{\{([^{}]*)\}\}/g

/** What stands in the gaps of a text, known or not. */
export const gapsIn = (text: string): string[] => [...text.matchAll(GAP)].map((m) => m[1]?.trim() ?? '')

/** A text with what stands for each person in the place of its gaps. */
export const filledIn = (text: string, facts: Facts): string =>
  text.replace(GAP, (gap, inside: string) => {
    const name = inside.trim()
    return Object.hasOwn(facts, name) ? (facts[name as Variable] ?? gap) : gap
  })

/** Gaps that stand for nothing. */
export const strangeGaps = (text: string, known: readonly string[]): string[] =>
  gapsIn(text).filter((gap) => !known.includes(gap))
