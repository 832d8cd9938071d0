/** Languages people are written to in: those of the screens. */
export { LANGUAGE_CODES as LETTER_LANGUAGES, type Language as LetterLanguage } from '../../../shared/languages.ts'
