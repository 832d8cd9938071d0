import type { ApprovalKind } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import { iso } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { decideApproval, requestApproval, requireSeen, withdrawApproval } from '../../platform/approvals/service.ts'
import type { AdvanceView } from './claim.contract.ts'
import type * as contract from './company.contract.ts'
import { ADVANCE_KIND } from './kinds.rules.ts'
import * as query from './money.queries.ts'
import { isCurrencyCode, minorOf, moneyOf } from './money.rules.ts'
import { getPerson } from './person.service.ts'
import { accountsOfEmployees } from './queries.ts'

const leftOf = (row: query.AdvanceRow) => row.paid_minor - row.settled_minor - row.returned_minor

export const toAdvanceView = (row: query.AdvanceRow): AdvanceView => ({
  id: row.id,
  employeeId: row.employee_id,
  person: row.person,
  reason: row.reason,
  state: row.state,
  asked: moneyOf(row.asked_minor, row.currency),
  paid: moneyOf(row.paid_minor, row.currency),
  settled: moneyOf(row.settled_minor, row.currency),
  returned: moneyOf(row.returned_minor, row.currency),
  left: moneyOf(leftOf(row), row.currency),
  askedAt: iso(row.created_at),
})

const find = async (ctx: Context, id: string): Promise<query.AdvanceRow> => {
  const [row] = await query.advancesByIds(ctx.db, ctx.actor.companyId, [id])
  if (!row) throw notFound('Advance')
  return row
}

/** Held with the other advances of the person: what is left of it is reckoned by one at a time. */
const lock = async (ctx: Context, id: string): Promise<query.AdvanceRow> => {
  const { employee_id } = await find(ctx, id)
  const row = (await query.lockAdvancesOf(ctx.db, ctx.actor.companyId, employee_id)).find((one) => one.id === id)
  if (!row) throw notFound('Advance')
  return row
}

const answer = async (ctx: Context, id: string) => ({ advance: toAdvanceView(await find(ctx, id)) })

export const askAdvance = async (ctx: Context, input: Parsed<typeof contract.askAdvance>) => {
  const { employeeId } = await getPerson(ctx)
  if (!isCurrencyCode(input.currency)) throw invalid({ currency: 'Choose a currency' })
  const asked_minor = minorOf(input.amount, input.currency)
  const { currency, reason } = input
  const { id } = await query.insertAdvance(ctx.db, {
    company_id: ctx.actor.companyId,
    employee_id: employeeId,
    currency,
    asked_minor,
    reason,
    asked_by: ctx.actor.userId,
  })
  await requestApproval(ctx, { kind: ADVANCE_KIND, subjectId: id })
  ctx.audit({
    action: 'expense-advance.ask',
    targetType: 'expense-advance',
    targetId: id,
    after: { currency, asked_minor },
  })
  return answer(ctx, id)
}

export const listAdvances = async (ctx: Context) => ({
  advances: (await query.listAdvances(ctx.db, ctx.actor.companyId)).map(toAdvanceView),
})

const noteEntry = (
  ctx: Context,
  row: query.AdvanceRow,
  { kind, minor, note }: { kind: 'paid' | 'returned'; minor: number; note: string | null },
) =>
  query.insertAdvanceEntries(ctx.db, [
    {
      company_id: ctx.actor.companyId,
      advance_id: row.id,
      kind,
      minor,
      note,
      by_user: ctx.actor.userId,
      at: ctx.now().toISOString(),
    },
  ])

export const payAdvance = async (ctx: Context, { id, note }: Parsed<typeof contract.payAdvance>) => {
  const row = await lock(ctx, id)
  if (row.state !== 'approved') throw new Refusal('CONFLICT', 'Only an approved advance is paid out, once.')
  await noteEntry(ctx, row, { kind: 'paid', minor: row.asked_minor, note })
  await query.setAdvanceState(ctx.db, ctx.actor.companyId, id, 'paid')
  const after = { minor: row.asked_minor, currency: row.currency }
  ctx.audit({ action: 'expense-advance.pay', targetType: 'expense-advance', targetId: id, after })
  return answer(ctx, id)
}

export const returnAdvance = async (ctx: Context, { id, amount, note }: Parsed<typeof contract.returnAdvance>) => {
  const row = await lock(ctx, id)
  const minor = minorOf(amount, row.currency)
  if (row.state !== 'paid') throw new Refusal('CONFLICT', 'Nothing of this advance is open.')
  if (minor > leftOf(row)) throw invalid({ amount: 'More than is left of the advance' })
  await noteEntry(ctx, row, { kind: 'returned', minor, note })
  if (minor === leftOf(row)) await query.setAdvanceState(ctx.db, ctx.actor.companyId, id, 'closed')
  const after = { minor, currency: row.currency }
  ctx.audit({ action: 'expense-advance.return', targetType: 'expense-advance', targetId: id, after })
  return answer(ctx, id)
}

/** What was taken from pay for an advance is given back by it, no more than is left. @param minor minor units of its currency */
export const returnAdvanceByPay = async (
  ctx: Context,
  { id, minor, note }: { id: string; minor: number; note: string },
): Promise<void> => {
  const row = await lock(ctx, id)
  if (row.state !== 'paid' || minor > leftOf(row))
    throw new Refusal('CONFLICT', 'An advance was settled or given back meanwhile. Calculate the run again.')
  await noteEntry(ctx, row, { kind: 'returned', minor, note })
  if (minor === leftOf(row)) await query.setAdvanceState(ctx.db, ctx.actor.companyId, id, 'closed')
  const after = { minor, currency: row.currency }
  ctx.audit({ action: 'expense-advance.return', targetType: 'expense-advance', targetId: id, after })
}

/** Money that somebody asks for before they spend it. */
export const advanceApprovals: ApprovalKind = {
  kind: ADVANCE_KIND,
  labels: {
    kind: { en: 'Advance', ar: 'سلفة', fr: 'Avance', hi: 'अग्रिम', ta: 'முன்பணம்', zh: '预支款' },
    changePolicy: { en: 'Change who approves advances', ar: 'تغيير من يوافق على السلف' },
    lines: {
      amount: { en: 'Amount', ar: 'المبلغ', fr: 'Montant', hi: 'राशि', ta: 'தொகை', zh: '金额' },
      reason: { en: 'Reason', ar: 'السبب', fr: 'Motif', hi: 'कारण', ta: 'காரணம்', zh: '原因' },
    },
  },
  permission: 'expenses.approve',
  fromPortal: true,
  hasAmount: true,
  neverAlone: true,
  policy: {
    rules: [
      {
        when: {},
        steps: [
          {
            who: [
              { by: 'relation', relation: 'line-manager', mode: 'any' },
              { by: 'role', role: 'hr_admin', mode: 'any' },
              { by: 'administrators', mode: 'any' },
            ],
          },
        ],
      },
    ],
    samePerson: 'once',
  },
  subjects: async ({ db, companyId }, ids) => {
    const rows = await query.advancesByIds(db, companyId, ids)
    const accounts = await accountsOfEmployees(
      db,
      companyId,
      rows.map(({ employee_id }) => employee_id),
    )
    return new Map(
      rows.map((row) => [
        row.id,
        {
          title: `${row.person}: ${row.reason}`,
          hash: `${row.id} ${row.asked_minor} ${row.currency}`,
          path: paths.expenseClaims({ tab: 'advances' }),
          portalPath: paths.employeePortal({ tab: 'claims' }),
          facts: { amount: { minor: row.asked_minor, currency: row.currency } },
          lines: [
            { label: 'amount', kind: 'money', ...moneyOf(row.asked_minor, row.currency) },
            { label: 'reason', kind: 'text', text: row.reason },
          ],
          authors: accounts.filter((a) => a.employee_id === row.employee_id).map((a) => a.user_id),
          waits: row.state === 'asked',
        },
      ]),
    )
  },
  decide: async (ctx, word) => {
    const row = await lock(ctx, word.subjectId)
    await requireSeen(ctx, { kind: ADVANCE_KIND, ...word })
    const { ended } = await decideApproval(ctx, { kind: ADVANCE_KIND, ...word })
    if (!ended) return
    await query.setAdvanceState(ctx.db, ctx.actor.companyId, row.id, ended)
    const action = ended === 'approved' ? 'expense-advance.approve' : 'expense-advance.refuse'
    ctx.audit({ action, targetType: 'expense-advance', targetId: row.id })
  },
  withdraw: async (ctx, subjectId) => {
    await withdrawApproval(ctx, { kind: ADVANCE_KIND, subjectId })
    await query.setAdvanceState(ctx.db, ctx.actor.companyId, subjectId, 'withdrawn')
    ctx.audit({ action: 'expense-advance.withdraw', targetType: 'expense-advance', targetId: subjectId })
  },
}

/** Advances that were paid to somebody and are neither settled nor given back, in minor units of their currency. */
export const openAdvancesOf = async (
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  employeeId: string,
): Promise<{ id: string; label: string; currency: string; amount: number }[]> =>
  (await query.advancesOf(db, actor.companyId, employeeId))
    .filter((row) => row.state === 'paid' && leftOf(row) > 0)
    .map((row) => ({ id: row.id, label: `Advance: ${row.reason}`, currency: row.currency, amount: leftOf(row) }))
