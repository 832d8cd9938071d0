import type { Explained } from '../../../shared/explain.ts'
import type { PayLine } from './lines.rules.ts'

/** A line as it lies in the database. */
export type StoredLine = {
  key: string
  label: string
  line_kind: PayLine['kind']
  nature: string | null
  amount: number
  agreed: number | null
  for_from: string | null
  for_until: string | null
  scheme: string | null
  party: string | null
  cause: string | null
  source_kind: string
  source_id: string
  component?: string | null
  counted_as?: string | null
  why: object
}

/** A locked line as the engines know it. */
export const lineOfLocked = (row: StoredLine): PayLine => {
  const line: PayLine = {
    key: row.key,
    label: row.label,
    kind: row.line_kind,
    amount: row.amount,
    source: { kind: row.source_kind as PayLine['source']['kind'], id: row.source_id },
    why: row.why as Explained,
  }
  if (row.nature) line.nature = row.nature as NonNullable<PayLine['nature']>
  if (row.component) line.component = row.component
  if (row.counted_as) line.countedAs = row.counted_as as NonNullable<PayLine['nature']>
  if (row.agreed !== null) line.agreed = row.agreed
  if (row.scheme) line.scheme = row.scheme
  if (row.party) line.party = row.party as NonNullable<PayLine['party']>
  if (row.cause) line.cause = row.cause as NonNullable<PayLine['cause']>
  if (row.for_from && row.for_until) return { ...line, from: row.for_from, until: row.for_until }
  return line
}
