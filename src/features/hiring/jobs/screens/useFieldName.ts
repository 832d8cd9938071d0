import { useWords } from '../words/index.ts'

/** What a field of a job is called, without the currency its label names. */
export const useFieldName = () => {
  const t = useWords()
  return (name: string): string =>
    name === 'questions'
      ? t('sections.questions')
      : t(`fields.${name as 'title'}`, { currency: '' }).replace(/ ?\(\)$/, '')
}
