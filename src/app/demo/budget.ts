import { commentBudget, forecastBudget } from '../../features/pay/budget/board.service.ts'
import { BUDGET_KIND } from '../../features/pay/budget/budget.rules.ts'
import { copyBudget, listBudgets, makeBudget, moveBudget } from '../../features/pay/budget/budgets.service.ts'
import { addPosition } from '../../features/pay/budget/positions.service.ts'
import { decideApprovals, listApprovals } from '../../features/platform/approvals/inbox.service.ts'
import type { Context, Services } from '../../server/context.ts'
import { demoContext, type Owner } from './context.ts'
import { demoPaid } from './payroll.queries.ts'

/** Two places that nobody holds, one of them due already, paid as much as the middle of a company of the demonstration. */
const addVacancies = async (ctx: Context, id: string, q: { from: string; pay: number; department: string }) => {
  const place = { id, department: q.department, site: '', pay: q.pay, until: null }
  await addPosition(ctx, { ...place, title: 'Coordinator', from: q.from })
  await addPosition(ctx, { ...place, title: 'Specialist', from: q.from })
}

/** A budget of the year for each legal entity with people, approved by somebody else, and a scenario. Does nothing when there is any. */
export const addBudgets = (services: Services, owner: Owner): Promise<void> =>
  services.database.forCompany(owner.companyId, async (db) => {
    const demo = demoContext(services, db, owner)
    const owned = demo.as()
    const { entities } = await listBudgets(owned, { on: null })
    if (entities.some(({ budgets }) => budgets.length > 0)) return
    const { hr } = await demoPaid(db, owner.companyId)
    const maker = demo.as(hr ? { userId: hr, role: 'hr_admin' } : {})
    for (const { id: entityId, yearFrom, people } of entities) {
      if (people === 0) continue
      const name = `Budget ${yearFrom.slice(0, 4)}`
      const { budget } = await makeBudget(maker, { entityId, yearFrom, name, from: 'headcount' })
      const pay = Math.max(100_000, Math.round(budget.total / Math.max(1, budget.places) / 12 / 100) * 100)
      await addVacancies(maker, budget.id, { from: yearFrom, pay, department: 'Operations' })
      await forecastBudget(maker, { id: budget.id })
      const { version } = (await listBudgets(maker, { on: yearFrom })).entities
        .flatMap(({ budgets }) => budgets)
        .find(({ id }) => id === budget.id) ?? { version: 1 }
      await moveBudget(maker, { id: budget.id, version, action: 'submit' })
      await approve(owned)
      await commentBudget(owned, { id: budget.id, text: 'Both vacancies wait until the season begins.' })
      await copyBudget(maker, {
        id: budget.id,
        name: 'Raise of 3 %',
        kind: 'scenario',
        department: null,
        raise: { percent: '3', from: yearFrom },
        hires: null,
        freezeFrom: null,
        rate: null,
      })
    }
    await demo.log(maker)
  })

const approve = async (ctx: Context): Promise<void> => {
  const { items } = await listApprovals(ctx, { tab: 'mine', language: 'en' })
  const item = items.find(({ kind, mayDecide }) => kind === BUDGET_KIND && mayDecide)
  if (item) await decideApprovals(ctx, { items: [{ id: item.id, hash: item.hash }], verdict: 'approve', reason: null })
}
