import type { PolicyContent } from '../../../shared/approvals.ts'

/** Parts somebody may have in filling a job. */
export const TEAM_ROLES = ['recruiter', 'hiring_manager', 'interviewer', 'approver'] as const
export type TeamRole = (typeof TEAM_ROLES)[number]

/** Named approvers on the job's team approve each; where none is named, anyone who runs the company does. */
export const JOB_POLICY: PolicyContent = {
  rules: [
    {
      when: {},
      steps: [
        {
          who: [
            { by: 'subject', mode: 'all' },
            { by: 'administrators', mode: 'any' },
          ],
        },
      ],
    },
  ],
  samePerson: 'once',
}

/** Whether jobs like this one need it: the company says so, or its team names somebody. */
export const needsApproval = (setting: boolean, named: readonly string[]): boolean => setting || named.length > 0
