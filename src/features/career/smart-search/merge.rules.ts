/** Two orders of the same jobs made one, and meanings compared. */

/** Of reciprocal rank: so far down a place counts half as much as the first. */
const K = 60
/** From here on two titles speak of like work. */
const NEAR = 0.5
/** Titles this near are the same work under another name. */
const ALIKE_TITLES = 0.8
const MOST_NEAR = 30

export type Rank = { words: number | null; meaning: number | null }

/** By words and by meaning, each place from 1; the sum of both counts. What stands in both comes first. */
export const mergeRanks = (words: readonly string[], meaning: readonly string[]): { id: string; rank: Rank }[] => {
  const ranks = new Map<string, Rank>()
  for (const [i, id] of words.entries()) ranks.set(id, { words: i + 1, meaning: null })
  for (const [i, id] of meaning.entries()) ranks.set(id, { words: ranks.get(id)?.words ?? null, meaning: i + 1 })
  const points = ({ words: w, meaning: m }: Rank) => (w === null ? 0 : 1 / (K + w)) + (m === null ? 0 : 1 / (K + m))
  return [...ranks]
    .map(([id, rank]) => ({ id, rank }))
    .sort((a, b) => points(b.rank) - points(a.rank) || (a.id < b.id ? -1 : 1))
}

/** A vector of length one in signed bytes, and back to what it is near to. */
export const packVector = (vector: readonly number[]): Int8Array =>
  Int8Array.from(vector, (x) => Math.max(-127, Math.min(127, Math.round(x * 127))))

export type Meanings = { titles: string[]; vectors: Int8Array[] }

/** Titles by how near they are, the nearest first, and how near. */
export const nearestTitles = (input: Int8Array, { titles, vectors }: Meanings, least = NEAR, most = MOST_NEAR) => {
  const found: { title: string; near: number }[] = []
  const bound = least * 127 * 127
  for (let i = 0; i < vectors.length; i++) {
    const v = vectors[i] as Int8Array
    let sum = 0
    for (let d = 0; d < v.length; d++) sum += (v[d] as number) * (input[d] as number)
    if (sum >= bound) found.push({ title: titles[i] as string, near: sum / (127 * 127) })
  }
  return found.sort((a, b) => b.near - a.near || (a.title < b.title ? -1 : 1)).slice(0, most)
}

/** Titles a person wants less of, and those that mean the same. */
export const lessLike = (less: readonly string[], meanings: Meanings): ReadonlySet<string> => {
  const out = new Set(less)
  for (const title of less.slice(0, 20)) {
    const vector = meanings.vectors[meanings.titles.indexOf(title)]
    if (vector) for (const near of nearestTitles(vector, meanings, ALIKE_TITLES)) out.add(near.title)
  }
  return out
}
