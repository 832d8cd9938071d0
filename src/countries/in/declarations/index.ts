import type { CountryDeclarations } from '../../declarations.ts'
import { groupCeilings } from './ceilings.ts'
import { groups, regimes } from './groups.ts'
import { heads } from './heads.ts'
import { judgeItem } from './judge.ts'

/** What employees declare for the tax on their salary: forms 12BB, 12B and 12BAA, from tax year 2026-27 forms 124 and 122. */
export const declarations: CountryDeclarations = {
  regimes,
  usual: 'new',
  fact: 'taxRegime',
  line: 'tds',
  groups,
  heads,
  ceilings: groupCeilings,
  judge: judgeItem,
}
