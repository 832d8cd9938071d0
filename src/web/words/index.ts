import { type Label, labelIn } from '../../shared/languages.ts'
import { useLanguage, wordsOf } from '../i18n.ts'
import type en from './en.ts'

/** The words of the frame and the kit. */
export const useWebWords = wordsOf<typeof en>('web')

/** Titles of the screens. They belong to the table of screens, so their keys are not known here. */
const useNamedTitles = wordsOf<Record<string, string>>('app')

/** The title of a screen, in the reader's language. */
export const useTitles = () => {
  const t = useNamedTitles()
  const language = useLanguage()
  return (title: string | Label): string => (typeof title === 'string' ? t(title) : labelIn(title, language))
}
