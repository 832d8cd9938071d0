/**
 * What the names in a path of a contract stand for in an address: `/a/:id/watch` and `/a/7/watch` give `{ id: '7' }`. Null: another path.
 */
export const namesIn = (path: string, pathname: string): Record<string, string> | null => {
  const [pattern, given] = [path.split('/'), pathname.split('/')]
  if (pattern.length !== given.length) return null
  const names: Record<string, string> = {}
  for (const [i, piece] of pattern.entries()) {
    const value = given[i] as string
    if (!piece.startsWith(':')) {
      if (piece !== value) return null
      continue
    }
    try {
      names[piece.slice(1)] = decodeURIComponent(value)
    } catch {
      return null
    }
  }
  return names
}
