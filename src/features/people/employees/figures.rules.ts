import type { Country } from '../../../countries/country.ts'
import type { Source } from '../../../shared/explain.ts'
import { figuresOf } from '../../../shared/figures.ts'

export type { Paid } from '../../../shared/figures.ts'

const source: Source = { title: 'Product specification, "Overtime types"', checkedOn: '2026-11-20', confirmed: true }

/** Figures of one country by the product's own rules, which hold from no day. */
export const createFigures = (country: Country, from: Source = source) =>
  figuresOf(country.currency, { source: from, effectiveFrom: null })
