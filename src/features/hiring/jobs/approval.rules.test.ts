import { describe, expect, it } from 'vitest'
import { routeOf } from '../../platform/approvals/route.rules.ts'
import { standingOfSteps } from '../../platform/approvals/standing.rules.ts'
import { JOB_POLICY, needsApproval } from './approval.rules.ts'

const [mei, bob, cho, dev] = ['mei', 'bob', 'cho', 'dev']
type Round = { named: readonly string[]; administrators: readonly string[]; askedBy: string; given: readonly string[] }

/** The policy of jobs, through the engine that all approvals go by. */
const approvalStatusOf = ({ named, administrators, askedBy, given }: Round) => {
  const steps = routeOf({
    policy: JOB_POLICY,
    facts: { named },
    org: { able: new Set(administrators), administrators, byRole: {}, relations: {} },
    delegations: [],
    excluded: [askedBy],
  })
  const words = given.map((by) => ({ by, verdict: 'approve' as const, step: 0, hash: 'h' }))
  const standing = standingOfSteps({ steps, words, hash: 'h', samePerson: 'once' })
  return { ...standing, judges: standing.approvers.map((a) => a.userId), complete: standing.complete === 'approve' }
}
const round = (over: Partial<Round> = {}) =>
  approvalStatusOf({ named: [], administrators: [mei, bob, cho], askedBy: mei, given: [], ...over })

describe('whose approval a job waits for', () => {
  it.each([
    ['anyone else who runs the company', {}, [bob, cho], false],
    ['nobody once one of them has', { given: [bob] }, [], true],
    ['still them when only the asker approved', { given: [mei] }, [bob, cho], false],
    ['each of those named', { named: [bob, cho], given: [bob] }, [cho], false],
    ['nobody once each has', { named: [bob, cho], given: [cho, bob] }, [], true],
    ['the others, where the asker is named too', { named: [mei, bob], given: [mei] }, [bob], false],
    ['anyone else, where only the asker is named', { named: [mei] }, [bob, cho], false],
    ['anyone, where who was named runs the company no more', { named: [dev] }, [bob, cho], false],
    ['the only administrator, themself', { administrators: [mei] }, [mei], false],
    ['nobody once the only administrator has', { administrators: [mei], given: [mei] }, [], true],
  ] as const)('%s', (_, over, missing, complete) => {
    expect(round(over)).toMatchObject({ missing, complete })
  })

  it('is never the asker while anybody else is there, whoever is named and whoever has approved', () => {
    const people = [mei, bob, cho]
    const subsets = Array.from({ length: 8 }, (_, bits) => people.filter((_p, i) => bits & (1 << i)))
    for (const named of subsets)
      for (const given of subsets)
        for (const administrators of subsets.filter((s) => s.length > 1))
          for (const askedBy of administrators) {
            const found = approvalStatusOf({ named, administrators, askedBy, given })
            expect(found.judges).not.toContain(askedBy)
            expect(found.alone).toBe(false)
            if (found.complete) expect(given.some((g) => g !== askedBy)).toBe(true)
          }
  })

  it('is asked for where the company says so, or somebody is named', () => {
    expect([needsApproval(false, []), needsApproval(true, []), needsApproval(false, [bob])]).toEqual([
      false,
      true,
      true,
    ])
  })
})
