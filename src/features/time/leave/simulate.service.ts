import type { Context } from '../../../server/context.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { ledgerOf } from './account.rules.ts'
import { type LeaveGround, leaveReaderOf, readLeaveGround, todayOf } from './ground.service.ts'
import * as ledger from './ledger.queries.ts'
import { balanceOn } from './ledger.rules.ts'
import { readAccounts } from './ledger.service.ts'
import type * as contract from './policies.contract.ts'
import type { LeaveSimulation } from './policies.contract.ts'
import { judgeDraft } from './policies.service.ts'
import type { PolicyVersion } from './policy.rules.ts'

/** Those whose balances are compared; of more people the first by their records. */
const MOST_SIMULATED = 500

export const simulateLeavePolicy = async (
  ctx: Context,
  input: Parsed<typeof contract.simulateLeavePolicy>,
): Promise<LeaveSimulation> => {
  const { db, actor } = ctx
  const reader = leaveReaderOf(ctx)
  const ground = await readLeaveGround(reader)
  const { type, problems } = judgeDraft(ctx, ground, input)
  const on = input.on ?? `${todayOf(ctx, type.country).slice(0, 4)}-12-31`
  const ids = (await ledger.employmentsOfType(db, actor.companyId, type.key, MOST_SIMULATED)).map(({ id }) => id)
  const draft: PolicyVersion = {
    id: '~draft',
    policyKey: input.policyKey ?? '~draft',
    version: 1_000_000,
    effectiveFrom: input.effectiveFrom,
    everyone: input.everyone,
    ended: false,
    content: input.content,
  }
  const withDraft = {
    ...ground,
    frames: new Map(),
    policies: new Map(ground.policies).set(type.key, [...(ground.policies.get(type.key) ?? []), draft]),
  }
  const balances = async (of: LeaveGround) =>
    new Map(
      (await readAccounts(reader, of, ids, on))
        .filter((account) => account.type.key === type.key)
        .map((account) => [
          account.row.employment_id,
          { account, minutes: balanceOn(ledgerOf(account.facts, on).entries, on) },
        ]),
    )
  const before = await balances(ground)
  const after = await balances(withDraft)
  const rows = [...before].map(([employment, { account, minutes }]) => ({
    person: account.known.person.full_name,
    dayMinutes: account.row.day_minutes,
    before: minutes,
    after: after.get(employment)?.minutes ?? minutes,
    joined: account.known.person.started_on,
  }))
  const changed = rows.toSorted((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before))
  return {
    on,
    people: rows.length,
    gain: rows.filter((row) => row.after > row.before).length,
    lose: rows.filter((row) => row.after < row.before).length,
    same: rows.filter((row) => row.after === row.before).length,
    rows: changed.slice(0, 40),
    problems,
  }
}
