const MINUTE = 60_000
const STEPS = [
  ['minute', 60],
  ['hour', 24],
  ['day', 7],
] as const

/** How long ago an instant was, in a language; the day itself after a week. Null: less than a minute. */
export const agoOf = (at: string, language: string, now = Date.now()): string | null => {
  let past = Math.floor((now - Date.parse(at)) / MINUTE)
  if (past < 1) return null
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  for (const [unit, most] of STEPS) {
    if (past < most) return words.format(-past, unit)
    past = Math.floor(past / most)
  }
  // English says the day before the month, as everywhere; digits are Latin in every language.
  return new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-nu-latn`, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(new Date(at))
}
