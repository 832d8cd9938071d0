import type { Country } from '../../../../countries/country.ts'
import type { JudgeRow } from '../../../platform/imports/screens/sheet.ts'
import { type CountryLookup, checkRow } from '../rules.ts'
import { keysOfRow } from '../twins.rules.ts'

type Around = Parameters<typeof checkRow>[1] & { countries: CountryLookup }

/** A row of people, judged in the page by the rules the server has. */
export const judgeEmployees =
  (around: Around, countries: readonly Country[] = around.countries.all): JudgeRow =>
  (cells) => {
    const checked = checkRow(cells, around)
    if (!checked.ok) return { errors: checked.errors, warnings: [], keys: [] }
    return { errors: [], warnings: checked.value.warnings, keys: keysOfRow(checked.value, countries) }
  }
