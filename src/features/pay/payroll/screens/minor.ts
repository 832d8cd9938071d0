/** An amount as it is typed, in minor units; null: it is none. @param decimals of the currency */
export const typedMinor = (text: string, decimals: number): number | null => {
  const found = /^(-?)(\d{1,11})(?:\.(\d+))?$/.exec(text.trim().replaceAll(',', ''))
  if (!found) return null
  const [, sign, whole = '0', part = ''] = found
  if (part.length > decimals) return null
  const minor = Number(whole) * 10 ** decimals + Number(part.padEnd(decimals, '0') || '0')
  return sign ? -minor : minor
}

/** Minor units as they are typed. */
export const asTyped = (minor: number, decimals: number): string => (minor / 10 ** decimals).toFixed(decimals)
