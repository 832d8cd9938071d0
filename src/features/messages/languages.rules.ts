/** Languages people are written to in. The screens have fewer. */
export const LETTER_LANGUAGES = ['en', 'fr', 'ar', 'hi', 'ta', 'zh'] as const
export type LetterLanguage = (typeof LETTER_LANGUAGES)[number]
