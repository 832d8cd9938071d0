/** What people read and are written to in. English has everything; what another language lacks is shown in English. */
export const LANGUAGE_CODES = ['en', 'fr', 'ar', 'hi', 'ta', 'zh'] as const
export type Language = (typeof LANGUAGE_CODES)[number]

/** What something is called where all features are shown: in the languages that whoever reads it may work in. */
export type Label = Readonly<Record<'en' | 'ar', string> & Partial<Record<Language, string>>>

/** In somebody's language, else in English. */
export const labelIn = (label: Label, language: Language): string => label[language] ?? label.en

export const dirOf = (language: Language) => (language === 'ar' ? 'rtl' : 'ltr')

/** Each by its own name, for the picker. Chinese is Simplified. */
export const LANGUAGES = (
  [
    ['en', 'English'],
    ['fr', 'Français'],
    ['ar', 'العربية'],
    ['hi', 'हिन्दी'],
    ['ta', 'தமிழ்'],
    ['zh', '简体中文'],
  ] as const
).map(([code, name]) => ({ code, name, dir: dirOf(code) }))

/** What somebody chose here before, else the first of the browser's languages that we have: fr-CA is French. */
export const languageFor = (stored: string | null, wanted: readonly string[]): Language => {
  for (const tag of [stored ?? '', ...wanted]) {
    const known = LANGUAGE_CODES.find((code) => code === tag.toLowerCase().split('-')[0])
    if (known) return known
  }
  return 'en'
}
