/** A month as it is kept, taken apart: 2021-03, a year alone, nothing; a month whose year is not there yet is -03. */
export const monthParts = (value: string): { year: string; month: string } => {
  const [year = '', month = ''] = value.split('-')
  return { year, month }
}

/** The same put together. */
export const monthOf = (year: string, month: string): string => (month ? `${year}-${month}` : year)

/** What was typed or pasted into the box of the year: digits, or a whole month such as 2021-03, 2021/3 or 03/2021, which gives its month as well. */
export const readYear = (typed: string, month: string): { year: string; month: string } => {
  const text = typed.trim()
  const found =
    /^(?<year>\d{4})[-/.](?<month>\d{1,2})$/.exec(text) ?? /^(?<month>\d{1,2})[-/.](?<year>\d{4})$/.exec(text)
  const number = Number(found?.groups?.month)
  if (found?.groups?.year && number >= 1 && number <= 12)
    return { year: found.groups.year, month: String(number).padStart(2, '0') }
  return { year: text.replace(/\D/g, '').slice(0, 4), month }
}
