type Choice = { value: string; label: string }

/**
 * The choices that hold what is typed, best first: the very word, then words that begin with it, then the rest in their order. Who
 * types "Indian" and presses Enter means India, and not the first territory whose name holds the word.
 */
export const matchingChoices = <T extends Choice>(choices: readonly T[], typed: string): T[] => {
  const wanted = typed.trim().toLowerCase()
  const rank = ({ value }: Choice) => {
    const word = value.toLowerCase()
    return word === wanted ? 0 : word.startsWith(wanted) ? 1 : 2
  }
  return choices.filter((c) => c.label.toLowerCase().includes(wanted)).sort((a, b) => rank(a) - rank(b))
}
