import { useLanguage } from '../../../../web/i18n.ts'

/** A language by its code, in the reader's own. */
export const useLanguageName = () => {
  const language = useLanguage()
  return (code: string): string => new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code
}
