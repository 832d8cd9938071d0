import type { Country } from './country.ts'
import type { Starter } from './starters.ts'
import { type CountryWords, countryIn, type SpokenCountry, translator } from './translate.ts'

/** Each country is a chunk of its own, fetched when a person of that country is on the screen. */
const chunks = import.meta.glob<{ default: Country }>('./*/index.ts')

/** What they say in other languages: `{folder}/words.{language}.ts`; beside the folders, what several of them say. */
const translations = import.meta.glob<{ default: CountryWords }>(['./words.*.ts', './*/words.*.ts'])

/** How their days off and papers are called, which the words above bring with them: `names.{language}.ts`, in the same places. */
const names = import.meta.glob<{ default: CountryWords }>(['./names.*.ts', './*/names.*.ts'])

/** Adverts to begin with: `{folder}/starters.ts`, where a country has them. */
const starters = import.meta.glob<{ default: readonly Starter[] }>('./*/starters.ts')

const byCode = new Map(
  Object.entries(chunks).map(([path, load]) => [path.split('/').at(-2)?.toUpperCase() ?? '', load]),
)

/** ISO codes of the countries this installation operates in. */
export const countryCodes: readonly string[] = [...byCode.keys()].sort()

const wordsIn = async (code: string, language: string, what: 'words' | 'names' = 'words'): Promise<CountryWords> => {
  const files = [`./${what}.${language}.ts`, `./${code.toLowerCase()}/${what}.${language}.ts`]
  const found = await Promise.all(files.map((file) => (what === 'words' ? translations : names)[file]?.()))
  return Object.assign({}, ...found.map((module) => module?.default))
}

/** Fetches a country's rules by ISO code, in any case; with its labels and sentences in the language given. */
export const loadCountry = async (code: string, language = 'en'): Promise<SpokenCountry> => {
  const wanted = code.trim().toUpperCase()
  const load = byCode.get(wanted)
  if (!load) throw new RangeError(`We do not operate in ${code} yet`)
  const [{ default: country }, words] = await Promise.all([load(), wordsIn(wanted, language)])
  return language === 'en' ? { ...country, say: (english) => english } : countryIn(country, words)
}

/** How the English names of a country's days off and papers read in a language, without its rules. */
export const loadNames = async (code: string, language: string): Promise<(english: string) => string> =>
  translator(await wordsIn(code.trim().toUpperCase(), language, 'names'))

/** Adverts to begin with in a country, by its ISO code; none where it has none. */
export const loadStarters = async (code: string): Promise<readonly Starter[]> =>
  (await starters[`./${code.trim().toLowerCase()}/starters.ts`]?.())?.default ?? []
