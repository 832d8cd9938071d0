import type { Context } from '../../../server/context.ts'
import { budgetsNearAnother } from './near.queries.ts'
import { readsBudgetPay } from './policy.ts'

/** Budgets that are not told to whoever may not see pay: beside another one they would say what somebody is paid. */
export const nearBudgetsFor = async (ctx: Context): Promise<ReadonlySet<string>> =>
  readsBudgetPay(ctx.actor) ? new Set() : budgetsNearAnother(ctx.db, ctx.actor.companyId)
