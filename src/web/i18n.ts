import i18next from 'i18next'
import { useSyncExternalStore } from 'react'

/** Words are loaded per feature and language, when a screen first needs them; nothing else of them is downloaded. */
export type Language = 'en' | 'ar'
export const LANGUAGES: { code: Language; name: string; dir: 'ltr' | 'rtl' }[] = [
  { code: 'en', name: 'English', dir: 'ltr' },
  { code: 'ar', name: 'العربية', dir: 'rtl' },
]
export const dirOf = (language: Language): 'ltr' | 'rtl' => LANGUAGES.find((l) => l.code === language)?.dir ?? 'ltr'

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

export type Say<W> = (key: KeyOf<W>, values?: Record<string, string | number>) => string

type Loaders = Record<string, () => Promise<unknown>>
let loaders: Loaders = {}
const loaded = new Set<string>()
const STORAGE_KEY = 'language'

const preferred = (): Language => {
  const codes = LANGUAGES.map((l) => l.code)
  let kept: string | null = null
  try {
    kept = localStorage.getItem(STORAGE_KEY)
  } catch {
    // The browser's own language then.
  }
  return codes.find((c) => c === kept) ?? codes.find((c) => navigator.language.toLowerCase().startsWith(c)) ?? 'en'
}

const listeners = new Set<() => void>()
let current: Language = 'en'

const pathOf = (scope: string, language: Language) =>
  Object.keys(loaders).find((p) => p.endsWith(`/${scope}/words/${language}.ts`))

const load = async (scope: string, language: Language) => {
  const name = `${scope}/${language}`
  if (loaded.has(name)) return
  const path = pathOf(scope, language) ?? pathOf(scope, 'en')
  if (!path) throw new Error(`No words for ${name}`)
  const words = (await loaders[path]?.()) as { default: Texts }
  i18next.addResourceBundle(language, scope, words.default)
  loaded.add(name)
}

/** Makes the words of these scopes (a feature's name, or `web`) ready in the language in use. */
export const loadWords = (scopes: readonly string[]) => Promise.all(scopes.map((scope) => load(scope, current)))

const apply = (language: Language) => {
  current = language
  document.documentElement.lang = language
  document.documentElement.dir = dirOf(language)
  for (const tell of listeners) tell()
}

/** On the server, where a page is written in one language at a time: says which. */
export const speak = (language: Language) => {
  current = language
}

/** `sources` maps paths ending in `/{scope}/words/{language}.ts` to their import. A page written by the server says its language. */
export const startWords = async (sources: Loaders, written?: Language) => {
  loaders = sources
  current = written ?? preferred()
  await i18next.init({ lng: current, fallbackLng: false, interpolation: { escapeValue: false }, resources: {} })
  await loadWords(['web'])
  apply(current)
}

export const changeLanguage = async (language: Language) => {
  const scopes = new Set([...loaded].map((name) => name.split('/')[0] as string))
  await Promise.all([...scopes].map((scope) => load(scope, language)))
  await i18next.changeLanguage(language)
  keepLanguage(language)
  apply(language)
}

/** The next page speaks it, too. */
export const keepLanguage = (language: Language) => {
  try {
    localStorage.setItem(STORAGE_KEY, language)
  } catch {
    // Kept for this visit only.
  }
}

export const language = (): Language => current
export const onLanguage = (tell: () => void) => {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}
export const useLanguage = (): Language => useSyncExternalStore(onLanguage, language, language)

/** Words outside a component. */
export const sayer =
  <W extends Texts>(scope: string): Say<W> =>
  (key, values) =>
    i18next.t(key, { ns: scope, ...values })

/**
 * The words of a feature, checked by key. In `words/index.ts`: `export const useWords = wordsOf<typeof en>('employees')`;
 * in a screen: `const say = useWords()`, `say('title')`, `say('people', { count: 3 })`. `say` is another function in another
 * language, so it may stand in the dependencies of a memo.
 */
export const wordsOf = <W extends Texts>(scope: string) => {
  const says = new Map<Language, Say<W>>()
  return (): Say<W> => {
    const language = useLanguage()
    const say = says.get(language) ?? sayer<W>(scope)
    says.set(language, say)
    return say
  }
}
