import { useWords } from '../words/index.ts'

/** What a field of a job is called, without the currency its label names. */
export const useFieldName = () => {
  const say = useWords()
  return (name: string): string =>
    name === 'questions'
      ? say('sections.questions')
      : say(`fields.${name as 'title'}`, { currency: '' }).replace(/ ?\(\)$/, '')
}
