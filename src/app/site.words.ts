import { LANGUAGES, type Language, setLanguage, type Texts } from '../web/i18n.ts'
import { addWords } from '../web/sayings.ts'

const files = import.meta.glob<{ default: Texts }>(
  '/src/{web,app,app/site,features/site/{home,pages,legal},features/site/legal/*,features/adverts/content,features/adverts/maps}/words/[a-z][a-z].ts',
  { eager: true },
)

const byScope = new Map<string, Map<string, Texts>>()
for (const [path, { default: texts }] of Object.entries(files)) {
  // A scope is the folder, and a folder of a feature with the feature's name before it.
  const [, scope = '', language = ''] =
    /\/(?:app\/|features\/)?([\w-]+(?:\/[\w-]+){0,2})\/words\/(\w+)\.ts$/.exec(path.slice('/src'.length)) ?? []
  const languages = byScope.get(scope) ?? new Map<string, Texts>()
  byScope.set(scope, languages.set(language, texts))
}

for (const { code } of LANGUAGES)
  for (const [scope, texts] of byScope) addWords(code, scope, texts.get(code) ?? texts.get('en') ?? {})

/** Whether these scopes are all said in a language; one that is not falls back to English. */
export const isTranslatedInto = (language: Language, scopes: readonly string[]): boolean =>
  scopes.every((scope) => byScope.get(scope)?.has(language))

/** Does something in a language. The page is written in one go: nothing else speaks meanwhile. */
export const withLanguage = <T>(language: Language, work: () => T): T => {
  setLanguage(language)
  return work()
}

/** The words of one scope in a language, with English where it has none. */
export const wordsIn = <W extends Texts>(language: Language, scope: string): W => {
  const texts = byScope.get(scope)
  return (texts?.get(language) ?? texts?.get('en') ?? {}) as W
}
