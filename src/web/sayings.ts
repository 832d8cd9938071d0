import type { Texts } from './i18n.ts'

/**
 * The words of the pages, by scope and language, and how a text is said: its plural form, and values where it names them. What i18next says of the
 * same words, at a twentieth of its weight; sayings.test.ts holds the two together.
 */
const words = new Map<string, Texts>()
const rules = new Map<string, Intl.PluralRules>()

const rulesOf = (language: string): Intl.PluralRules => {
  const made = rules.get(language) ?? new Intl.PluralRules(language)
  rules.set(language, made)
  return made
}

const found = (texts: Texts | undefined, key: string): string | undefined => {
  const [outer = '', inner] = key.split('.')
  const at = texts?.[outer]
  const text = typeof at === 'object' ? at[inner ?? ''] : at
  // A key that somebody typed may be the name of something that every object has.
  return typeof text === 'string' && (inner === undefined || typeof at === 'object') ? text : undefined
}

/** What is asked for next is said with these words. */
export const addWords = (language: string, scope: string, texts: Texts): void => {
  words.set(`${language}/${scope}`, texts)
}

type Values = Record<string, string | number | undefined>

/** The text of a key, or the key itself where there is none. A gap nobody names a value for stays as it is written. */
export const say = (language: string, scope: string, key: string, values: Values = {}): string => {
  const texts = words.get(`${language}/${scope}`)
  const { count } = values
  const forms = typeof count === 'number' ? [...(count === 0 ? ['zero'] : []), rulesOf(language).select(count)] : []
  const text = [...forms.map((form) => `${key}_${form}`), key].map((k) => found(texts, k)).find((t) => t !== undefined)
  return (text ?? key).replace(/\{\{(\w+)\}\}/g, (gap, name: string) =>
    name in values ? String(values[name] ?? '') : gap,
  )
}
