import { expect, it } from 'vitest'
import type { Facts } from '../src/countries/country.ts'
import { validateFields } from '../src/countries/judge.ts'
import { loadCountries } from '../src/countries/registry.ts'

/** What the tables of the specification's paragraphs are made with. */

export const countries = await loadCountries()
export const of = (code: string) => countries.get(code)
export const today = '2026-11-20'

/** A paragraph, what it says, what we do, and what the paragraph wants. */
export type Row = [paragraph: string, rule: string, found: () => unknown, expected: unknown]
export const rows = (table: Row[]) =>
  it.each(table)('%s: %s', async (_paragraph, _rule, found, expected) => expect(await found()).toEqual(expected))

/** The sentence under a country's field on the onboarding page: what blocks, else what warns, else null. */
export const onboarding =
  (code: string) =>
  (key: string, typed: string, about: Facts = {}) =>
  () => {
    const { errors, warnings } = validateFields(of(code), 'onboarding', { typed: { [key]: typed }, about, today })
    return errors[key] ?? warnings[key] ?? null
  }
