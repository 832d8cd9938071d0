/** What people read and are written to in. English has everything; what another language lacks is shown in English. */
export const LANGUAGE_CODES = ['en', 'fr', 'ar', 'hi', 'ta', 'zh'] as const
export type Language = (typeof LANGUAGE_CODES)[number]

/** Each by its own name, for the picker. Chinese is Simplified. */
export const LANGUAGES: { code: Language; name: string; dir: 'ltr' | 'rtl' }[] = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'fr', name: 'Français', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
  { code: 'hi', name: 'हिन्दी', dir: 'ltr' },
  { code: 'ta', name: 'தமிழ்', dir: 'ltr' },
  { code: 'zh', name: '简体中文', dir: 'ltr' },
]

export const isLanguage = (code: string | null | undefined): code is Language =>
  LANGUAGE_CODES.some((known) => known === code)

export const dirOf = (language: Language): 'ltr' | 'rtl' => LANGUAGES.find((l) => l.code === language)?.dir ?? 'ltr'

/** What somebody chose here before, else the first of the browser's languages that we have: fr-CA is French. */
export const languageFor = (kept: string | null, wanted: readonly string[]): Language => {
  if (isLanguage(kept)) return kept
  for (const tag of wanted) {
    const [language] = tag.toLowerCase().split('-')
    if (isLanguage(language)) return language
  }
  return 'en'
}
