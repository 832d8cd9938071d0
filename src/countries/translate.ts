import type { Country, CountryField, EntityNumber, FieldRule, Option } from './country.ts'

/**
 * What a country says, in another language: its English text → the text there. `{}` stands for anything, and is itself looked up:
 * '{} is required'. Rules stay as they are; a text without a translation stays English.
 */
export type CountryWords = Readonly<Record<string, string>>

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** @param others how a part reads that no text is on file for: days @param listComma what stands between the parts of a list */
export const translator = (words: CountryWords, others = (part: string): string => part, listComma = ', ') => {
  const whole = new Map(Object.entries(words))
  const patterns = [...whole]
    .filter(([from]) => from.includes('{}'))
    .map(([from, to]) => ({ from: new RegExp(`^${from.split('{}').map(escaped).join('(.+)')}$`), to }))
  const translate = (text: string): string => {
    const known = whole.get(text)
    if (known !== undefined) return known
    for (const { from, to } of patterns) {
      const found = from.exec(text)
      if (!found) continue
      const parts = found.slice(1)
      return to.replace(/\{\}/g, () => partOf(parts.shift() ?? ''))
    }
    return text
  }
  const partOf = (part: string): string => {
    const said = translate(part)
    if (said !== part) return said
    const list = part.split(', ')
    if (list.length > 1 && list.every((one) => translate(one) !== one)) return list.map(translate).join(listComma)
    return others(part)
  }
  return translate
}

type Translate = ReturnType<typeof translator>

const optionsIn = (t: Translate, options: readonly Option[]) =>
  options.map((option) => ({ ...option, label: t(option.label) }))

const ruleIn = (t: Translate, { requiredMessage, check, ...rule }: FieldRule): FieldRule => ({
  ...rule,
  ...(requiredMessage === undefined ? {} : { requiredMessage: t(requiredMessage) }),
  ...(check && {
    check: (canonical, facts, today) => {
      const verdict = check(canonical, facts, today)
      return verdict && { ...verdict, message: t(verdict.message) }
    },
  }),
})

const fieldIn = (t: Translate, field: CountryField): CountryField => ({
  ...field,
  label: t(field.label),
  ...(field.options && { options: optionsIn(t, field.options) }),
  on: Object.fromEntries(Object.entries(field.on).map(([surface, rule]) => [surface, ruleIn(t, rule)])),
})

const numberIn = (t: Translate, number: EntityNumber): EntityNumber => ({
  ...number,
  label: t(number.label),
  help: t(number.help),
  ...(number.options && { options: optionsIn(t, number.options) }),
  check: (canonical, others) => {
    const verdict = number.check(canonical, others)
    return verdict && { ...verdict, message: t(verdict.message) }
  },
})

/** A country as a screen has it: also puts a sentence of its rules, which the server says in English, into the screen's language. */
export type SpokenCountry = Country & { say: (english: string) => string }

/** The country with its labels, choices, guidance and sentences in the language of `words`; for screens, never for what is stored. */
export const countryIn = (country: Country, words: CountryWords): SpokenCountry => {
  const t = translator(words)
  return {
    ...country,
    say: t,
    fields: country.fields.map((field) => fieldIn(t, field)),
    regions: country.regions && {
      ...country.regions,
      label: t(country.regions.label),
      options: optionsIn(t, country.regions.options),
    },
    holidays: {
      ...country.holidays,
      calendars: optionsIn(t, country.holidays.calendars),
      on: (year, region) => country.holidays.on(year, region).map((h) => ({ ...h, name: t(h.name) })),
    },
    employmentStatuses: country.employmentStatuses && optionsIn(t, country.employmentStatuses),
    guidance: country.guidance.map(t),
    authorizations: country.authorizations.map((a) => ({ ...a, label: t(a.label), validity: t(a.validity) })),
    entity: { ...country.entity, numbers: country.entity.numbers.map((number) => numberIn(t, number)) },
    requiredDocuments: (status) =>
      country.requiredDocuments(status).map((document) => ({ ...document, label: t(document.label) })),
    classify: (nationality, employmentStatus) => {
      const classified = country.classify(nationality, employmentStatus)
      return { ...classified, details: t(classified.details) }
    },
  }
}
