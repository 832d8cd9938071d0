export type ReturnKind = 'original' | 'amended'

/**
 * The file a slip belongs into: an original while no file has sent one of this person, an amended one once the figures are others than those
 * that were sent; null: what was sent is what is.
 */
export const returnKind = (
  row: { slip: { version: number } | null; isChanged: boolean },
  sentVersion: number | null,
): ReturnKind | null => {
  if (sentVersion === null) return 'original'
  return row.isChanged || (row.slip?.version ?? 0) > sentVersion ? 'amended' : null
}
