import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Explained, Match, Objection } from './contract.ts'
import { bandOf } from './engine.rules.ts'
import * as query from './queries.ts'

/** A run as both sides read it: the very same. */
export const toMatchView = (run: query.Run | undefined): Match | null => {
  const made = run?.output
  if (!run || !made) return null
  return {
    id: run.id,
    at: iso(run.at),
    engine: run.engine,
    model: run.model,
    jobRevision: run.job_revision,
    met: run.met,
    of: run.of_all,
    band: bandOf(run.points, run.most),
    orders: made.orders,
    lines: made.lines,
  }
}

export const stateOf = (at: {
  humanOnly: boolean
  isUsed: boolean
  match: Match | null
  facts: { problem: string | null } | undefined
}): Explained['state'] => {
  if (at.humanOnly) return 'human_only'
  if (!at.isUsed) return 'not_used'
  if (at.match) return 'compared'
  if (!at.facts) return 'waiting'
  return at.facts.problem === null ? 'nothing' : 'unreadable'
}

type Row = Awaited<ReturnType<typeof query.listMatchObjections>>[number]
export const toObjectionView = (row: Row, who: string | null): Objection => ({
  id: row.id,
  line: row.line,
  by: row.by_kind as Objection['by'],
  who,
  reason: row.reason,
  at: iso(row.at),
})

export const objectionsNamed = async (db: Db, companyId: string, applicationId: string): Promise<Objection[]> => {
  const rows = await query.listMatchObjections(db, companyId, applicationId)
  const people = await query.nameOf(db, companyId, [
    ...new Set(rows.flatMap((r) => (r.by_kind === 'user' && r.by_user) || [])),
  ])
  return rows.map((r) => toObjectionView(r, people.find((p) => p.id === r.by_user)?.name ?? null))
}
