import { useQuery } from '@tanstack/react-query'
import { type CountryWords, translator } from '../../../../countries/translate.ts'
import type { Explained } from '../../../../shared/explain.ts'
import { useLanguage } from '../../../../web/i18n.ts'

const files = import.meta.glob<{ default: CountryWords }>('../words/law.{ar,fr,hi,ta,zh}.ts')

const asItIs = (english: string) => english

/** What a law or a rule of shifts says, in the language in use; as it is on file where there is no word for it. */
export const useLawWords = (): ((english: string) => string) => {
  const language = useLanguage()
  const load = files[`../words/law.${language}.ts`]
  const { data } = useQuery({
    queryKey: ['law words', language],
    queryFn: async () => (load ? translator((await load()).default) : asItIs),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? asItIs
}

/** A derivation of the law with its rule, inputs and steps said in another language. */
export const explainedIn = (
  say: (english: string) => string,
  { rule, inputs, steps, ...rest }: Explained,
): Explained => ({
  ...rest,
  rule: { ...rule, title: say(rule.title) },
  inputs: inputs.map((input) => ({ ...input, name: say(input.name) })),
  steps: steps.map((step) => ({ ...step, text: say(step.text) })),
})
