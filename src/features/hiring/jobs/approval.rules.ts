/** Who approves a job, and whether they all have. Several eyes, never one's own while there are others. */

/** Parts somebody may have in filling a job. */
export const TEAM_ROLES = ['recruiter', 'hiring_manager', 'interviewer', 'approver'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

export type Round = {
  /** Approvers on the job's hiring team. */
  named: readonly string[]
  /** Everybody who runs the company, and so may approve. */
  administrators: readonly string[]
  askedBy: string | null
  /** Who has approved since it was asked. */
  given: readonly string[]
}

export type ApprovalStatus = {
  /** Whose word counts. */
  judges: string[]
  /** Each of them, or any one. */
  all: boolean
  /** Nobody but whoever asked is there to approve. */
  alone: boolean
  missing: string[]
  complete: boolean
}

const judgesOf = ({ named, administrators, askedBy }: Round): Pick<ApprovalStatus, 'judges' | 'all' | 'alone'> => {
  const others = (ids: readonly string[]) => ids.filter((id) => id !== askedBy && administrators.includes(id))
  const chosen = others([...new Set(named)])
  if (chosen.length > 0) return { judges: chosen, all: true, alone: false }
  const rest = others(administrators)
  if (rest.length > 0) return { judges: rest, all: false, alone: false }
  return { judges: [...administrators], all: false, alone: true }
}

/**
 * Named approvers approve each; where none is named, anyone who runs the company does. Whoever asked is never among them, unless nobody else
 * runs the company.
 */
export const approvalStatusOf = (round: Round): ApprovalStatus => {
  const { judges: approvers, all, alone } = judgesOf(round)
  const given = approvers.filter((id) => round.given.includes(id))
  const missing = all ? approvers.filter((id) => !given.includes(id)) : given.length > 0 ? [] : approvers
  return { judges: approvers, all, alone, missing, complete: approvers.length > 0 && missing.length === 0 }
}

/** Whether jobs like this one need it: the company says so, or its team names somebody. */
export const needsApproval = (setting: boolean, named: readonly string[]): boolean => setting || named.length > 0
