import { describe, expect, it } from 'vitest'
import { expiryFields } from '../features/people/compliance/expiry.rules.ts'
import { documentKinds } from '../features/people/documents/rules.ts'
import type { Country } from './country.ts'
import { countryCodes, loadCountry, loadNames } from './registry.web.ts'
import { countryIn, translator } from './translate.ts'

const holidaysOf = ({ holidays, regions }: Country): string[] => [
  ...new Set(
    [null, ...holidays.calendars.map((c) => c.value), ...(regions?.options ?? []).map((o) => o.value)].flatMap(
      (region) => holidays.years.flatMap((year) => holidays.on(year, region).map((h) => h.name)),
    ),
  ),
]

/** Every text a screen shows of a country, with the place it stands. */
const textsOf = (country: Country): [string, string][] => [
  ...country.fields.flatMap((field): [string, string][] => [
    [`${field.key}: label`, field.label],
    ...(field.options ?? []).map((o): [string, string] => [`${field.key}: ${o.value}`, o.label]),
    ...Object.entries(field.on).flatMap(([surface, rule]): [string, string][] =>
      rule.requiredMessage ? [[`${field.key}: required on ${surface}`, rule.requiredMessage]] : [],
    ),
  ]),
  ...(country.employmentStatuses ?? []).map((o): [string, string] => [`status ${o.value}`, o.label]),
  ...holidaysOf(country).map((name): [string, string] => ['holiday', name]),
  ...country.holidays.calendars.map((c): [string, string] => ['calendar', c.label]),
  ...(country.regions ? [['regions', country.regions.label] as [string, string]] : []),
  ...country.guidance.map((line): [string, string] => ['guidance', line]),
  ...country.authorizations.flatMap((a): [string, string][] => [
    [a.key, a.label],
    [`${a.key}: validity`, a.validity],
  ]),
  ...(['citizen_pr', 'foreign_worker'] as const).flatMap((status) =>
    country.requiredDocuments(status).map((d): [string, string] => [d.key, d.label]),
  ),
  ...country.entity.numbers.flatMap((number): [string, string][] => [
    [`${number.key}: label`, number.label],
    [`${number.key}: help`, number.help],
    ...(number.options ?? []).map((o): [string, string] => [`${number.key}: ${o.value}`, o.label]),
    ...[
      '!',
      number.placeholder,
      '999999990',
      '53123456A',
      '197401143D',
      'AAAPH1234K',
      '27AAPFU0939F1ZO',
      '123456789',
    ].flatMap((typed) => {
      const verdict = number.check(number.canonical(typed), { uen: 'x', pan: 'x', businessNumber: 'x' })
      return verdict ? [[`${number.key}: ${typed}`, verdict.message] as [string, string]] : []
    }),
  ]),
  ['citizen', country.classify(country.demonym, undefined).details],
  ['resident', country.classify('Filipino', 'permanent_resident').details],
  ['foreigner', country.classify('Filipino', undefined).details],
]

/** Nonsense and near misses: what makes rules speak. */
const TYPED = [
  '!',
  '1',
  '8',
  '12A',
  '123456789',
  '999999999999',
  'ABCDE1234F',
  'S1234567A',
  'SBIN1001234',
  '2020-01-01',
]
const FACTS = [
  { nationality: 'Filipino', employmentStatus: 'work_permit' },
  { employmentStatus: 'citizen', uaeEmployeeStatus: 'uae_national', province: 'ON', birthDate: '1990-01-01' },
  { uaeEmployeeStatus: 'gcc_national', province: 'ZZ' },
  ...['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'PE', 'QC', 'SK', 'NT', 'NU', 'YT'].map((province) => ({ province })),
]

const sentencesOf = (country: Country): string[] =>
  country.fields.flatMap((field) =>
    Object.values(field.on).flatMap((rule) =>
      TYPED.flatMap((typed) =>
        FACTS.flatMap((facts) => rule.check?.(field.canonical(typed), facts, '2026-11-20')?.message ?? []),
      ),
    ),
  )

describe.each(countryCodes)('%s in Arabic', (code) => {
  it('says everything in Arabic', async () => {
    const arabic = await loadCountry(code, 'ar')
    for (const [where, text] of textsOf(arabic)) expect(text, where).toMatch(/[\u0600-\u06ff]/)
  })

  it('judges the same, and says why in Arabic', async () => {
    const [english, arabic] = await Promise.all([loadCountry(code), loadCountry(code, 'ar')])
    const [before, after] = [sentencesOf(english), sentencesOf(arabic)]
    expect(before.length).toBeGreaterThan(20)
    expect(after.length).toBe(before.length)
    for (const sentence of after) expect(sentence).toMatch(/[\u0600-\u06ff]/)
  })

  it('still reads what is typed in English, and stores the same', async () => {
    const [english, arabic] = await Promise.all([loadCountry(code), loadCountry(code, 'ar')])
    for (const [i, field] of english.fields.entries())
      for (const { label, value } of field.options ?? []) {
        expect(arabic.fields[i]?.canonical(label)).toBe(value)
        expect(arabic.fields[i]?.options?.map((o) => o.value)).toEqual(field.options?.map((o) => o.value))
      }
  })

  it('puts what the server finds into Arabic', async () => {
    const { compliance, fields, name, say: t } = await loadCountry(code, 'ar')
    const english = await loadCountry(code)
    const sentences = [
      ...compliance.requirements.flatMap(({ label }) => [
        `${label} is required for ${name} compliance`,
        `${label} format is invalid`,
      ]),
      ...compliance.checks.map((check) => `${check.name}: ${check.description}`),
      ...expiryFields(english).map((field) => field.label),
    ]
    expect(fields.length).toBe(english.fields.length)
    for (const sentence of sentences) {
      expect(t(sentence), sentence).toMatch(/[\u0600-\u06ff]/)
      expect(english.say(sentence)).toBe(sentence)
    }
  })

  it('names its days off and papers without the rest of its words, as it names them with it', async () => {
    const [english, { say }, nameOf] = await Promise.all([
      loadCountry(code),
      loadCountry(code, 'ar'),
      loadNames(code, 'ar'),
    ])
    const fields = expiryFields(english)
    const names = [
      ...holidaysOf(english),
      ...english.authorizations.map(({ label }) => label),
      ...documentKinds(english).map(({ label }) => label),
      ...fields.flatMap(({ label, type }) => [label, ...(type?.options ?? []).map((option) => option.label)]),
    ]
    expect(names.length).toBeGreaterThan(20)
    for (const name of names) {
      expect(nameOf(name), name).toMatch(/[\u0600-\u06ff]/)
      expect(nameOf(name), name).toBe(say(name))
    }
    expect((await loadNames(code, 'fr'))('Passport')).toBe('Passport')
  })

  it('is itself in English, and in a language nobody has translated it to', async () => {
    expect(textsOf(await loadCountry(code, 'fr'))).toEqual(textsOf(await loadCountry(code)))
  })
})

describe('a translation', () => {
  it('takes a sentence apart where something was put into it', () => {
    const t = translator({ 'Overtime rate': 'Le taux', '{} must be between {} and {}': '{} : de {} à {}' })
    expect(t('Overtime rate must be between 0 and 9.5')).toBe('Le taux : de 0 à 9.5')
    expect(t('Overtime rate must be')).toBe('Overtime rate must be')
  })

  it('looks up what stands in a pattern', async () => {
    const country = await loadCountry(countryCodes[0] as string)
    const one = countryIn(
      { ...country, guidance: ['Sun is required', 'Rain is required', ' is required', 'constructor'] },
      { Sun: 'Soleil', '{} is required': 'Il faut : {}' },
    )
    expect(one.guidance).toEqual(['Il faut : Soleil', 'Il faut : Rain', ' is required', 'constructor'])
  })
})
