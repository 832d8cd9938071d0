import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { complianceScore } from '../features/people/compliance/rules.ts'
import { autoOvertime } from '../features/people/employees/overtime.rules.ts'
import { dialogCalculation } from '../features/time/overtime/dialog.ts'
import { isDay } from '../shared/dates.ts'
import type { Source } from '../shared/explain.ts'
import { isWorkingWeek } from '../shared/workdays.ts'
import type { Country, Draw, Facts, Surface } from './country.ts'
import { loadCountries } from './registry.ts'

/** The same questions to every folder, and to a country that does not exist, added by its folder alone. */

const here = import.meta.dirname
const folder = await mkdtemp(join(tmpdir(), 'countries-'))
afterAll(() => rm(folder, { recursive: true }))
const four = await loadCountries(here)
for (const { code } of four.all) await symlink(join(here, code.toLowerCase()), join(folder, code.toLowerCase()))
await symlink(join(here, '../../test/freedonia'), join(folder, 'fd'))
const five = await loadCountries(folder)

const today = '2026-11-20'
const surfaces: Surface[] = ['form', 'onboarding', 'compliance']
const departments = ['Technical', 'Operations', 'Sales', 'Administration', 'HR', 'Marketing', 'Finance']

const drawOf = (seed: number): Draw => {
  let state = seed >>> 0
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
  const pick = <T>(from: readonly T[]): T => from[Math.floor(next() * from.length)] as T
  return { next, pick, digits: (n) => Array.from({ length: n }, () => Math.floor(next() * 10)).join('') }
}

const person = fc.record({
  seed: fc.integer({ min: 1, max: 2 ** 31 }),
  status: fc.constantFrom('citizen_pr' as const, 'foreign_worker' as const),
  birthDate: fc.constantFrom('1968-02-29', '1985-07-01', '1999-12-31', '2000-01-01', '2004-05-17'),
})

const factsOf = (
  country: Country,
  { seed, status, birthDate }: { seed: number; status: 'citizen_pr' | 'foreign_worker'; birthDate: string },
): Facts =>
  country.derive({ ...country.demo.facts(drawOf(seed), { status, birthDate }, today), employeeType: status, birthDate })

describe.each(five.all.map((country) => [country.name, country] as const))('%s', (_name, country) => {
  const classified = country.classify

  it('has every word unique and every choice listed', () => {
    const keys = country.fields.map((field) => field.key)
    const records = country.fields.flatMap((field) => [field.record, ...field.aliases])
    expect(new Set(keys).size).toBe(keys.length)
    expect(new Set(records).size).toBe(records.length)
    for (const field of country.fields) {
      expect(field.key).toMatch(/^[a-z][A-Za-z]+$/)
      expect(field.record).toMatch(/^[a-z][a-z_]+$/)
      expect(field.kind === 'select').toBe(field.options !== undefined)
      for (const surface of surfaces) {
        const rule = field.on[surface]
        expect(rule === undefined || Boolean(rule.required) === Boolean(rule.requiredMessage)).toBe(true)
      }
    }
    for (const requirement of country.compliance.requirements) expect(keys).toContain(requirement.key)
    if (country.regions) expect(keys).toContain(country.regions.field)
  })

  it('asks the work terms at onboarding', () => {
    for (const key of ['workingDaysPerWeek', 'overtimeRateMultiplier']) {
      const rule = country.fields.find((field) => field.key === key)?.on.onboarding
      expect(rule?.required?.({})).toBe(true)
    }
  })

  it('has a source, with a day, for every figure of the law', () => {
    const sources: Source[] = [...country.sources]
    for (const figure of Object.values(country.law)) {
      expect(figure.editions.length).toBeGreaterThan(0)
      for (const edition of figure.editions) {
        expect(isDay(edition.from)).toBe(true)
        sources.push(edition.source)
      }
      expect(figure.on(today).value).toBeGreaterThan(0)
      expect(() => figure.on('1900-01-01')).toThrow(/no figure on file for 1900-01-01/)
    }
    for (const source of sources) {
      expect(source.title.length).toBeGreaterThan(5)
      expect(isDay(source.checkedOn)).toBe(true)
      expect(typeof source.confirmed).toBe('boolean')
    }
  })

  it('answers which days are public holidays, dated and sourced, and refuses a year it does not have', () => {
    const { years, calendars, on, week } = country.holidays
    expect(years).toContain(Number(today.slice(0, 4)))
    const regions = [
      null,
      'nowhere',
      ...calendars.map((c) => c.value),
      ...(country.regions?.options ?? []).map((o) => o.value),
    ]
    for (const region of regions) {
      for (const year of years) {
        const current = on(year, region)
        expect(current.length).toBeGreaterThan(0)
        expect(current.map((h) => h.day)).toEqual(current.map((h) => h.day).toSorted())
        expect(new Set(current.map((h) => h.day)).size).toBe(current.length)
        for (const { day, name, source, substituteFor } of current) {
          expect(isDay(day) && day.startsWith(`${year}-`)).toBe(true)
          expect(name.length).toBeGreaterThan(2)
          expect(isDay(source.checkedOn)).toBe(true)
          expect(substituteFor === null || isDay(substituteFor)).toBe(true)
        }
      }
      for (const year of [1999, 2199]) expect(() => on(year, region)).toThrow(`none on file for ${year}`)
      expect(isWorkingWeek(week(region).days)).toBe(true)
      expect(isDay(week(region).source.checkedOn)).toBe(true)
    }
  })

  it('says which permits there are, how long each is given for, and which law it stands on', () => {
    const keys = country.authorizations.map((type) => type.key)
    expect(keys.length).toBeGreaterThan(0)
    expect(new Set(keys).size).toBe(keys.length)
    for (const { key, label, validity, longestMonths, expires, law } of country.authorizations) {
      expect(key).toMatch(/^[a-z][a-z_]+$/)
      expect(label.length).toBeGreaterThan(3)
      expect(validity.length).toBeGreaterThan(5)
      expect(longestMonths === null || (expires && longestMonths > 0)).toBe(true)
      expect(isDay(law.checkedOn)).toBe(true)
    }
  })

  it('classifies everybody', () => {
    fc.assert(
      fc.property(fc.string(), fc.option(fc.string(), { nil: undefined }), (nationality, status) => {
        const result = classified(nationality, status)
        expect(['citizen_pr', 'foreign_worker']).toContain(result.status)
        expect(result.confidence).toBe(result.status === 'citizen_pr' ? 0.95 : 0.9)
      }),
    )
    for (const own of [country.demonym, country.name, country.code, country.demonym.toUpperCase()]) {
      expect(classified(own, undefined)).toMatchObject({ status: 'citizen_pr', confidence: 0.95 })
    }
    expect(classified('Atlantean', undefined)).toMatchObject({ status: 'foreign_worker', confidence: 0.9 })
    expect(classified('Atlantean', 'permanent_resident').status).toBe('citizen_pr')
    expect(classified('Atlantean', 'work_permit').status).toBe('foreign_worker')
  })

  it('reads back on every surface what it writes there, and the canonical form is final', () => {
    fc.assert(
      fc.property(person, (who) => {
        for (const [key, value] of Object.entries(factsOf(country, who))) {
          const field = country.fields.find((candidate) => candidate.key === key)
          if (!field || !value) continue
          expect(field.canonical(value)).toBe(value)
          for (const surface of surfaces) {
            const rule = field.on[surface]
            if (rule) expect(field.canonical(rule.format(value))).toBe(value)
          }
        }
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        for (const field of country.fields) {
          const canonical = field.canonical(typed)
          expect(field.canonical(canonical)).toBe(canonical)
          for (const surface of surfaces) {
            const rule = field.on[surface]
            if (rule) expect(field.canonical(rule.format(canonical))).toBe(canonical)
          }
        }
      }),
    )
  })

  it('refuses its own demonstration people nothing, and they comply fully', () => {
    fc.assert(
      fc.property(person, (who) => {
        const facts = factsOf(country, who)
        for (const field of country.fields) {
          for (const surface of surfaces) {
            const rule = field.on[surface]
            if (!rule || rule.shown?.(facts) === false) continue
            const value = facts[field.key]
            if (rule.required?.(facts)) expect(value, `${surface} ${field.key}`).toBeTruthy()
            if (value) expect(rule.check?.(value, facts, today) ?? null, `${surface} ${field.key} ${value}`).toBeNull()
            const longest = rule.maxLength?.(facts)
            if (value && longest) expect(rule.format(value).length).toBeLessThanOrEqual(longest)
          }
        }
        const { score, errors, warnings } = complianceScore(country, facts, today)
        // Whose pass runs out soon is told of it, and loses points for nothing else.
        const others = warnings.filter((warning) => !warning.endsWith('expires within 90 days'))
        expect({ errors, others }).toEqual({ errors: [], others: [] })
        expect(score === 100).toBe(warnings.length === 0)
      }),
    )
  })

  it('never throws on nonsense, on any surface', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.dictionary(fc.constantFrom(...country.fields.map((f) => f.key)), fc.string()),
        (typed, facts) => {
          for (const field of country.fields) {
            for (const surface of surfaces) {
              const rule = field.on[surface]
              rule?.shown?.(facts)
              rule?.required?.(facts)
              rule?.maxLength?.(facts)
              rule?.check?.(field.canonical(typed), facts, today)
            }
          }
        },
      ),
    )
  })

  it('scores 0 to 100, and filling a required field rightly never costs', () => {
    fc.assert(
      fc.property(person, fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }), (who, stored) => {
        const full = factsOf(country, who)
        const requirements = country.compliance.requirements.map(({ key }) => key)
        const facts: Record<string, string | undefined> = { ...full }
        for (const [i, key] of requirements.entries()) if (!stored[i]) facts[key] = ''
        let last = complianceScore(country, facts, today).score
        expect(last).toBeGreaterThanOrEqual(0)
        for (const key of requirements) {
          facts[key] = full[key]
          const { score } = complianceScore(country, facts, today)
          expect(score).toBeGreaterThanOrEqual(last)
          expect(score).toBeLessThanOrEqual(100)
          last = score
        }
      }),
    )
  })

  it('pays overtime that is never negative, grows with hours and is a whole number of minor units', () => {
    const hour = fc.integer({ min: 0, max: 336 }).map((half) => half / 2)
    fc.assert(
      fc.property(fc.nat(100_000_000), hour, hour, fc.integer({ min: 1, max: 80 }), (basic, a, b, standardHours) => {
        const amount = (hoursWorked: number) =>
          autoOvertime({ country, basic, standardHours, hoursWorked, rateType: 'multiplier' }).amount
        const [less, more] = [amount(Math.min(a, b)), amount(Math.max(a, b))]
        expect(Number.isInteger(less)).toBe(true)
        expect(less).toBeGreaterThanOrEqual(0)
        expect(more).toBeGreaterThanOrEqual(less)
      }),
    )
  })

  it('adds up in the dialog', () => {
    fc.assert(
      fc.property(fc.nat(100_000_000), fc.integer({ min: 1, max: 200 }), (basic, half) => {
        const regularHours = country.overtimeDialog.threshold
        const result = dialogCalculation({ country, basic, mode: 'automatic', regularHours, totalHours: half / 2 })
        expect(result.totalPay.amount).toBe(result.regularPay.amount + result.overtimePay.amount)
        expect(result.regularHours + result.overtimeHours).toBe(half / 2)
        expect(result.overtimePay.amount).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('has people, places, banks and salaries for a demonstration', () => {
    const { people, salaries, addresses, banks, phone, companySlug } = country.demo
    expect(new Set(people.flatMap((group) => group.given)).size).toBeGreaterThanOrEqual(40)
    expect(new Set(people.flatMap((group) => group.family)).size).toBeGreaterThanOrEqual(30)
    for (const { given, women, family, written, weight } of people) {
      for (const woman of women) expect(given).toContain(woman)
      expect(weight).toBeGreaterThan(0)
      expect(written(given[0] ?? '', family[0] ?? '')).toContain(family[0])
    }
    for (const department of departments) {
      const [low, high] = salaries[department] ?? [0, 0]
      expect(low).toBeGreaterThan(0)
      expect(high).toBeGreaterThan(low)
    }
    expect(addresses.length).toBeGreaterThan(0)
    expect(banks.length).toBeGreaterThan(0)
    expect(phone(drawOf(1)).startsWith(`${country.callingCode} `)).toBe(true)
    expect(companySlug).toMatch(/^[a-z-]+$/)
    for (const status of ['citizen_pr', 'foreign_worker'] as const) {
      expect(country.requiredDocuments(status).length).toBeGreaterThan(0)
    }
  })

  it('gives class A data as secrets', () => {
    const classA = [
      'nric',
      'fin',
      'passport_number',
      'aadhaar_number',
      'pan_number',
      'sin_number',
      'emirates_id',
      'work_pass_number',
      'work_permit_number',
      'visa_number',
      'labour_card',
      'residence_permit',
      'cpf_account',
      'pf_number',
      'esi_number',
      'uan_number',
      'ei_number',
      'cpp_number',
      'provincial_health_card',
      'ifsc_code',
      'citizen_card',
      'lmia_number',
    ]
    for (const field of country.fields)
      expect([field.record, field.secret]).toEqual([field.record, classA.includes(field.record)])
  })
})
