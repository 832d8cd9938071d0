import { useSyncExternalStore } from 'react'
import { dirOf, type Language, languageFor } from '../shared/languages.ts'
import { addWords, say } from './sayings.ts'
import { readText, writeText } from './stored.ts'

export { dirOf, LANGUAGES, type Language } from '../shared/languages.ts'

/** What a words file holds: names → text, at most two deep. Plurals carry the suffixes _one, _two, _few, _many, _other, _zero. */
export type Texts = { [name: string]: string | { [name: string]: string } }

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type Bare<K extends string> = K extends `${infer Name}_${Plural}` ? Name : K
type Inner<W, K extends keyof W & string> = W[K] extends string ? Bare<K> : `${K}.${Bare<keyof W[K] & string>}`
/** Every key one may ask for: `title`, `fields.email`; `people` for people_one and people_other. */
export type KeyOf<W> = { [K in keyof W & string]: Inner<W, K> }[keyof W & string]

type MorePlurals<W> = { [K in keyof W as K extends `${infer Name}_other` ? `${Name}_${Plural}` : never]?: string }
/** The shape a translation of `W` has to have; a language may have more plural forms than English. */
export type Translation<W> = { [K in keyof W]: W[K] extends string ? string : Translation<W[K]> } & MorePlurals<W>

export type Translate<W> = (key: KeyOf<W>, values?: Record<string, string | number>) => string

/** Paths ending in `/{scope}/words/{language}.ts` → their import. Words are loaded per scope and language, when a screen first needs them. */
type Loaders = Record<string, () => Promise<unknown>>
let loaders: Loaders = {}
let more: (language: Language) => Promise<Loaders> = async () => ({})
/** `scope/language` → the language its words are really in: English where there is no translation. */
const loaded = new Map<string, Language>()
const nameOf = (scope: string, language: Language) => `${scope}/${language}`
const STORAGE_KEY = 'language'

const preferred = (): Language => {
  return languageFor(readText(STORAGE_KEY), navigator.languages ?? [navigator.language])
}

const listeners = new Set<() => void>()
let current: Language = 'en'

const pathOf = (scope: string, language: Language) => {
  const end = `/${scope}/words/${language}.ts`
  return Object.keys(loaders).find((p) => p.endsWith(end))
}

const load = async (scope: string, language: Language): Promise<void> => {
  const name = nameOf(scope, language)
  if (loaded.has(name)) return
  if (!pathOf(scope, language)) loaders = { ...loaders, ...(await more(language)) }
  const path = pathOf(scope, language)
  if (path) {
    const words = (await loaders[path]?.()) as { default: Texts }
    addWords(language, scope, words.default)
    loaded.set(name, language)
  } else if (language === 'en') throw new Error(`No words for ${name}`)
  else {
    await load(scope, 'en')
    loaded.set(name, 'en')
  }
}

/** Makes the words of these scopes (the path of a folder that has words, `people/employees`, or `web`) ready in the language in use. */
export const loadWords = (scopes: readonly string[]) => Promise.all(scopes.map((scope) => load(scope, current)))

/** The face of Chinese is a hundred slices: even their list is fetched only where it is read. Without it the machine’s own face is used. */
export const loadFace = (language: Language) => {
  if (language === 'zh') import('./styles/chinese.ts').then((face) => face.loadChineseFont()).catch(() => {})
}

const apply = (language: Language) => {
  current = language
  loadFace(language)
  document.documentElement.lang = language
  document.documentElement.dir = dirOf(language)
  for (const tell of listeners) tell()
}

/** On the server, where a page is written in one language at a time: says which. */
export const setLanguage = (language: Language) => {
  current = language
}

type Start = {
  /** Asked where the words of a language are that `sources` has not. */
  others?: typeof more
  /** The language of a page that the server wrote. */
  written?: Language
}

export const startWords = async (sources: Loaders, { others = more, written }: Start = {}) => {
  loaders = sources
  more = others
  current = written ?? preferred()
  await loadWords(['web'])
  apply(current)
}

export const changeLanguage = async (language: Language) => {
  const scopes = new Set([...loaded.keys()].map((name) => name.slice(0, name.lastIndexOf('/'))))
  await Promise.all([...scopes].map((scope) => load(scope, language)))
  saveLanguage(language)
  apply(language)
}

/** The next page speaks it, too. */
export const saveLanguage = (language: Language) => {
  writeText(STORAGE_KEY, language)
}

export const currentLanguage = (): Language => current
export const onLanguage = (tell: () => void) => {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, currentLanguage, currentLanguage)

/** Words outside a component. A scope without words in the language in use speaks English, with the plurals of English. */
export const createTranslator =
  <W extends Texts>(scope: string): Translate<W> =>
  (key, values) =>
    say(loaded.get(nameOf(scope, current)) ?? current, scope, key, values)

/**
 * The words of a feature, checked by key. In `words/index.ts`: `export const useWords = wordsOf<typeof en>('people/employees')`;
 * in a screen: `const say = useWords()`, `say('title')`, `say('people', { count: 3 })`. `say` is another function in another
 * language, so it may stand in the dependencies of a memo.
 */
export const wordsOf = <W extends Texts>(scope: string) => {
  const says = new Map<Language, Translate<W>>()
  return (): Translate<W> => {
    const language = useLanguage()
    const t = says.get(language) ?? createTranslator<W>(scope)
    says.set(language, t)
    return t
  }
}
