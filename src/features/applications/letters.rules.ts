const HOLE = /\{\{\s*(name|job|company)\s*\}\}/g

/** A text with what stands for each person in the place of its gaps. */
export const filledIn = (text: string, facts: { name: string; job: string; company: string }): string =>
  text.replace(HOLE, (_, name: keyof typeof facts) => facts[name])

/** Gaps that stand for nothing. */
export const strangeGaps = (text: string): string[] =>
  [...text.matchAll(/\{\{([^}]*)\}\}/g)]
    .map((m) => m[1]?.trim() ?? '')
    .filter((g) => !['name', 'job', 'company'].includes(g))
