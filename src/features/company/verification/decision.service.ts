import { type Db, k } from '../../../server/sql.ts'

/** What the platform found in the register. */
type Decided = {
  state: 'verified' | 'refused'
  by: string
  at: string
  register: string
  checkedOn: string
  evidence: string | null
  reason: string | null
}

/** Writes what was found; 0 when it was decided already. */
export const decideVerification = (db: Db, id: string, d: Decided) =>
  db.run(
    k
      .updateTable('company_verifications')
      .set({
        state: d.state,
        decided_by: d.by,
        decided_at: d.at,
        register: d.register,
        checked_on: d.checkedOn,
        evidence: d.evidence,
        reason: d.reason,
      })
      .where('id', '=', id)
      .where('state', '=', 'pending'),
  )

/** What was found stays beside why it holds no more. */
export const revokeStoredVerification = (db: Db, id: string, { reason, at }: { reason: string; at: string }) =>
  db.run(
    k
      .updateTable('company_verifications')
      .set({ state: 'refused', reason, ended_at: at, ended_why: 'taken_back' })
      .where('id', '=', id)
      .where('state', '=', 'verified'),
  )
