/** What was typed as a whole number; null for nothing, undefined for what is none. Digits of every script are read by their value. */
export const typedNumber = (typed: string): number | null | undefined => {
  const plain = typed
    .replace(/[٠-٩]/g, (digit) => `${digit.charCodeAt(0) - 0x660}`)
    .replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - 0x966}`)
    .replace(/[\s,٬]/g, '')
  if (plain === '') return null
  return /^-?\d{1,9}$/.test(plain) ? Number(plain) : undefined
}
