import { type CountryWords, translator } from '../countries/translate.ts'
import { englishDaysIn } from '../shared/dates.text.ts'

/**
 * What the server refuses with, in other languages: `words/refusals.{language}.ts` of a feature, its English → the text there. `said.{language}.ts`:
 * what it says otherwise, and keeps.
 */
const files = import.meta.glob<{ default: CountryWords }>([
  '/src/**/words/refusals.*.ts',
  '/src/**/words/said.*.ts',
  '!**/*.test.ts',
])
/** The rules for adverts refuse words elsewhere as well: in answers and letters. What begins with the name of a field is said by its form. */
const ofCountries = import.meta.glob<{ default: CountryWords }>('/src/countries/**/words.*.ts')

/** What stands between the parts of a list, where it is another sign than the English one. */
const COMMAS: Readonly<Record<string, string>> = { ar: '، ', zh: '、' }

/** A sentence nobody translated stays English. */
export const sentencesIn = async (language: string) => {
  const from = async (all: typeof files): Promise<CountryWords> => {
    const wanted = Object.keys(all).filter((path) => path.endsWith(`.${language}.ts`))
    const found = await Promise.all(wanted.map((path) => all[path]?.()))
    return Object.assign({}, ...found.map((file) => file?.default))
  }
  const countries = Object.entries(await from(ofCountries)).filter(([english]) => !english.startsWith('{}'))
  return translator(
    { ...Object.fromEntries(countries), ...(await from(files)) },
    englishDaysIn(language),
    COMMAS[language],
  )
}
