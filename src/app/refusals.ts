import { type CountryWords, translator } from '../countries/translate.ts'

/** What the server refuses with, in other languages: `words/refusals.{language}.ts` of a feature, its English → the text there. */
const files = import.meta.glob<{ default: CountryWords }>(['/src/**/words/refusals.*.ts', '!**/*.test.ts'])

/** A sentence nobody translated stays English. */
export const sentencesIn = async (language: string) => {
  const wanted = Object.keys(files).filter((path) => path.endsWith(`.${language}.ts`))
  const found = await Promise.all(wanted.map((path) => files[path]?.()))
  return translator(Object.assign({}, ...found.map((file) => file?.default)))
}
