import { useQuery } from '@tanstack/react-query'
import { type CountryWords, translator } from '../../../../../countries/translate.ts'
import { useLanguage } from '../../../../../web/i18n.ts'

const files = import.meta.glob<{ default: CountryWords }>(['../../words/sentences.*.ts', '!**/*.test.ts'])

const asItIs = (sentence: string) => sentence

/** A sentence of the form's rules, as it is written there, in the language in use. */
export const useSentence = (): ((english: string) => string) => {
  const language = useLanguage()
  const load = files[`../../words/sentences.${language}.ts`]
  const { data } = useQuery({
    queryKey: ['sentences', language],
    queryFn: async () => (load ? translator((await load()).default) : asItIs),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? asItIs
}
