import type { Texts } from './i18n.ts'

/**
 * Takes the place of i18next in the script of the public pages (vite.site.config.ts): the few things i18n.ts asks of it, at a tenth of its
 * weight. i18n.site.test.ts holds the two together.
 */
const words = new Map<string, Texts>()
let language = 'en'
const rules = new Map<string, Intl.PluralRules>()

const rulesOf = (code: string): Intl.PluralRules => {
  const made = rules.get(code) ?? new Intl.PluralRules(code)
  rules.set(code, made)
  return made
}

const found = (texts: Texts | undefined, key: string): string | undefined => {
  const [outer = '', inner] = key.split('.')
  const at = texts?.[outer]
  if (typeof at === 'object') return at[inner ?? '']
  return inner === undefined ? at : undefined
}

const changeLanguage = async (code: string) => {
  language = code
}

type Values = { ns: string; lng?: string; count?: number } & Record<string, string | number>

export default {
  init: async ({ lng }: { lng: string }) => changeLanguage(lng),
  addResourceBundle: (code: string, scope: string, texts: Texts) => {
    words.set(`${code}/${scope}`, texts)
  },
  changeLanguage,
  t: (key: string, { ns, lng = language, ...values }: Values): string => {
    const texts = words.get(`${lng}/${ns}`)
    const { count } = values
    const forms = count === undefined ? [] : [...(count === 0 ? ['zero'] : []), rulesOf(lng).select(count)]
    const text = [...forms.map((form) => `${key}_${form}`), key]
      .map((k) => found(texts, k))
      .find((t) => t !== undefined)
    return (text ?? key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
  },
}
