type Choice = { value: string; label: string; names?: readonly string[]; isTerritory?: boolean }

/**
 * The choices that hold what is typed, best first: the very word or another usual name of it ("uae", "uk"), then words that begin with it,
 * then other names that do, then the rest in their order; of two alike a country before a territory. Who types "Indian" and presses Enter
 * means India, and not the first territory whose name holds the word.
 */
export const matchingChoices = <T extends Choice>(choices: readonly T[], typed: string): T[] => {
  const wanted = typed.trim().toLowerCase()
  const rank = ({ value, label, names = [] }: Choice): number | null => {
    const word = value.toLowerCase()
    if (word === wanted || names.includes(wanted)) return 0
    if (word.startsWith(wanted)) return 1
    if (names.some((name) => name.startsWith(wanted))) return 2
    return label.toLowerCase().includes(wanted) ? 3 : null
  }
  return choices
    .flatMap((choice) => {
      const place = rank(choice)
      return place === null ? [] : [{ choice, place: place * 2 + (choice.isTerritory ? 1 : 0) }]
    })
    .sort((a, b) => a.place - b.place)
    .map(({ choice }) => choice)
}
