/** Groups of two or three digits, the last of three: 5,000.50 and 1,00,000. */
const GROUPED = /^-?\d{1,3}(,\d{2,3})*,\d{3}(\.\d+)?$/

/** "5,000.50" → "5000.50". Other commas stay and make the text no number: "5000,50" is not half a million. */
export const removeGrouping = (text: string): string => {
  const plain = text.trim()
  return GROUPED.test(plain) ? plain.replaceAll(',', '') : plain
}

/** A whole number, as its digits with a sign or without, in groups of three from the right: "-1234567" → "-1,234,567". */
export const groupThousands = (text: string): string => {
  const sign = text.startsWith('-') ? '-' : ''
  const groups: string[] = []
  for (let end = text.length; end > sign.length; end -= 3)
    groups.unshift(text.slice(Math.max(sign.length, end - 3), end))
  return sign + groups.join(',')
}

/**
 * In a sentence, amounts with decimals that stand behind the code of their currency, in groups: "SGD 2755.48" → "SGD 2,755.48", "INR 1234567.00" →
 * "INR 12,34,567.00". A number without decimals may be a year or a form.
 */
export const groupAmounts = (sentence: string): string =>
  sentence.replace(/\b([A-Z]{3}) (-?\d{4,})(?=\.\d{2,3}\b)/g, (_, code: string, whole: string) => {
    if (code !== 'INR') return `${code} ${groupThousands(whole)}`
    return `${code} ${whole.slice(0, -3).replace(/\B(?=(\d{2})+$)/g, ',')},${whole.slice(-3)}`
  })
