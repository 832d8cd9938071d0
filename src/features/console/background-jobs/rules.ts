/** Longer than any sentence that says what went wrong, letters. */
const MOST = 200

/**
 * What an error says, without what it may say of somebody: addresses, numbers, quoted values and the values PostgreSQL puts in brackets go.
 * Only the first line is kept: a database tells the values of a row in the ones after it.
 */
export const withoutValues = (error: string | null): string | null => {
  const line = (error ?? '').split('\n', 1)[0]?.slice(0, 1_000).trim()
  if (!line) return null
  return line
    .replace(/[^\s@]{1,200}@[^\s@]{1,200}/g, '…')
    .replace(/"[^"]*"|“[^”]*”|‘[^’]*’|\([^()]*\)|(?<!\w)'[^']*'/g, '…')
    .replace(/\+?\d[\d -]{3,}/g, '…')
    .slice(0, MOST)
}
