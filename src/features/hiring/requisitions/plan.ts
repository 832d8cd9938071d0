import type { Db } from '../../../server/sql.ts'
import type { PlanRow } from './contract.ts'
import * as query from './queries.ts'
import { type Plan, planOf } from './rules.ts'

type Where = { country: string; department: string }
const keyOf = ({ country, department }: Where) => `${country} ${department.trim().toLowerCase()}`
const same = (a: Where, b: Where) => keyOf(a) === keyOf(b)

/** What the company has, what is on its way, and what it meant to have. */
export const loadPicture = async (db: Db, companyId: string) => {
  const open = await query.openOnes(db, companyId)
  return {
    employed: await query.countEmployedByDepartment(db, companyId),
    open,
    openIn: Map.groupBy(open, keyOf),
    targets: await query.listTargets(db, companyId),
  }
}
export type Picture = Awaited<ReturnType<typeof loadPicture>>

/** What one requisition does to the plan of the year it is wanted in. */
export const planFor = (
  { employed, openIn, targets }: Picture,
  r: Pick<
    query.CountedRequisition,
    'id' | 'country' | 'department' | 'wanted_by' | 'head_count' | 'hired' | 'replaces_here'
  >,
): Plan => {
  const year = Number(r.wanted_by.slice(0, 4))
  const ofYear = targets.filter((t) => t.year === year)
  return planOf({
    year,
    target: ofYear.find((t) => same(t, r))?.target ?? null,
    planned: ofYear.length > 0,
    employees: employed.find((e) => same(e, r))?.n ?? 0,
    open: (openIn.get(keyOf(r)) ?? []).reduce((sum, o) => (o.id !== r.id && o.year <= year ? sum + o.n : sum), 0),
    own: Math.max(0, r.head_count - r.hired),
    replaces: r.replaces_here,
  })
}

/** Every department of a country with people, plans or positions. */
export const rowsOf = ({ employed, open, targets }: Picture, year: number): PlanRow[] => {
  const rows: PlanRow[] = []
  const at = (where: { country: string; department: string }) => {
    const found = rows.find((r) => same(r, where))
    if (found) return found
    const { country, department } = where
    const made = { country, department, target: null, employees: 0, open: 0, total: 0 }
    rows.push(made)
    return made
  }
  for (const t of targets.filter((one) => one.year === year)) at(t).target = t.target
  for (const e of employed) at(e).employees += e.n
  for (const o of open.filter((one) => one.year <= year)) at(o).open += o.n
  return rows
    .map((r) => ({ ...r, total: r.employees + r.open }))
    .sort((a, b) => a.country.localeCompare(b.country) || a.department.localeCompare(b.department))
}
