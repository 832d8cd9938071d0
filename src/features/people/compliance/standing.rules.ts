import type { ComplianceReason, ComplianceResult } from './rules.ts'

/** What puts a finding right, and where. */
export type FindingFix = {
  do: 'fill' | 'correct' | 'renew' | 'open-record'
  on: 'field' | 'authorization' | 'document' | 'record'
  key: string | null
}

/** The fix of a finding: an empty field is filled in, a wrong one corrected, what runs out renewed; a check of several fields opens the record. */
export const fixOf = ({ kind, key, thing }: ComplianceReason): FindingFix => {
  if (key === undefined) return { do: 'open-record', on: 'record', key: null }
  if (kind === 'missing') return { do: 'fill', on: 'field', key }
  if (kind !== 'expiry') return { do: 'correct', on: 'field', key }
  return { do: 'renew', on: thing === undefined || thing === 'pass' ? 'field' : thing, key }
}

export type StoredPaper = {
  id: string
  kind: string
  label: string
  version: number
  verified_at: string | null
  verified_by: string | null
}

export type PaperStanding = {
  kind: string
  label: string
  asked: boolean
  state: 'missing' | 'kept' | 'verified'
  document: string | null
  version: number | null
  verified_at: string | null
  verified_by: string | null
}

const keptStanding = ({ id, kind, label, ...paper }: StoredPaper, input: boolean): PaperStanding => ({
  kind,
  label,
  asked: input,
  state: paper.verified_at === null ? 'kept' : 'verified',
  document: id,
  version: paper.version,
  verified_at: paper.verified_at,
  verified_by: paper.verified_by,
})

/** Each paper that the country asks for (kept, verified by a person, or missing), then what else is kept. */
export const paperStandings = (
  input: readonly { key: string; label: string }[],
  papers: readonly StoredPaper[],
): PaperStanding[] => {
  const keys = new Set(input.map(({ key }) => key))
  const nothing = { document: null, version: null, verified_at: null, verified_by: null }
  return [
    ...input.flatMap(({ key, label }): PaperStanding[] => {
      const found = papers.filter((paper) => paper.kind === key)
      if (found.length === 0) return [{ kind: key, label, asked: true, state: 'missing', ...nothing }]
      return found.map((paper) => keptStanding(paper, true))
    }),
    ...papers.filter(({ kind }) => !keys.has(kind)).map((paper) => keptStanding(paper, false)),
  ]
}

/** How many findings of each weight a result has, and how many things run out. */
export const countFindings = ({ reasons, errors, warnings }: ComplianceResult) => ({
  errors: errors.length,
  warnings: warnings.length,
  runsOut: reasons.filter(({ kind }) => kind === 'expiry').length,
})
