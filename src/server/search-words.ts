/**
 * Words of a search as PostgreSQL takes them. A dash that stands alone would deny the word after it, and many of them nest so deep that
 * the query is refused: it is no more than a dash, as in "cook - Singapore".
 */
export const withoutLoneDashes = (words: string): string => words.replace(/(?<=^|\s)[-\s]*-(?=\s|$)/g, ' ').trim()
