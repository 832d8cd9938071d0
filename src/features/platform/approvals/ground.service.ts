import type { ApprovalKind, ApprovalReader } from '../../../server/approvals.ts'
import type { Context, Services } from '../../../server/context.ts'
import type { PolicyContent } from '../../../shared/approvals.ts'
import { dayIn } from '../../../shared/dates.ts'
import { roleHas } from '../../../shared/permissions.ts'
import * as query from './queries.ts'
import type { Org } from './route.rules.ts'

export const kindsOf = ({ features }: Pick<Services, 'features'>): readonly ApprovalKind[] =>
  features.flatMap((feature) => feature.approvals ?? [])

/** @throws Error for a kind that no feature names */
export const kindOf = (services: Pick<Services, 'features'>, kind: string): ApprovalKind => {
  const found = kindsOf(services).find((one) => one.kind === kind)
  if (!found) throw new Error(`No feature approves things of the kind ${kind}`)
  return found
}

export const readerOf = (ctx: Context): ApprovalReader => ({ ...ctx, companyId: ctx.actor.companyId })

/** Whether an account is one of the dashboard, and not of the employee portal. */
export const isOnDashboard = ({ portal }: Pick<query.Account, 'portal'>): boolean => portal === 'company'

const runs = (account: query.Account) => roleHas(account.role, 'approvals.policies')

/** Who stands where in a company, read once for everything that is asked of it at a time. */
export type Ground = {
  accounts: readonly query.Account[]
  delegations: Awaited<ReturnType<typeof query.delegationsOn>>
  policies: Awaited<ReturnType<typeof query.listPolicies>>
}

export const readGround = async ({ db, companyId, now }: ApprovalReader): Promise<Ground> => ({
  accounts: await query.listAccounts(db, companyId),
  delegations: await query.delegationsOn(db, companyId, dayIn('UTC', now())),
  policies: await query.listPolicies(db, companyId),
})

export const nameIn = ({ accounts }: Pick<Ground, 'accounts'>, id: string | null): string | null => {
  const found = accounts.find((a) => a.id === id)
  return found ? `${found.first_name} ${found.last_name}`.trim() || found.email : null
}

/** What the company says about a kind now, else the kind's own. */
export const policyOf = (ground: Pick<Ground, 'policies'>, kind: Pick<ApprovalKind, 'kind' | 'policy'>) => {
  const said = ground.policies.find((p) => p.kind === kind.kind)
  return said?.content
    ? { id: said.id, version: said.version, content: said.content }
    : { id: null, version: null, content: kind.policy }
}

/** Whether it goes by the department whose word counts for a kind. */
export const goesByDepartment = async (
  { db, companyId }: Pick<ApprovalReader, 'db' | 'companyId'>,
  kind: Pick<ApprovalKind, 'kind' | 'policy'>,
): Promise<boolean> => {
  const { content } = policyOf({ policies: await query.listPolicies(db, companyId) }, kind)
  return content.rules.some(({ when }) => (when.departments ?? []).length > 0)
}

type Roles = Omit<Org, 'relations'>

const rolesIn = ({ accounts }: Ground, kind: ApprovalKind): Roles => {
  const open = accounts.filter((a) => a.disabled_at === null)
  const idsOf = (list: readonly query.Account[]) => list.map((a) => a.id)
  return {
    able: new Set(
      idsOf(
        open.filter((a) => roleHas(a.role, kind.permission) || (kind.fromPortal === true && a.role === 'employee')),
      ),
    ),
    administrators: idsOf(open.filter(runs)),
    byRole: Object.fromEntries(
      [...Map.groupBy(open.filter(isOnDashboard), (a) => a.role)].map(([role, list]) => [role, idsOf(list)]),
    ),
  }
}

/** Who has which role is the same for all requests of a kind: found once for each, however many wait. */
const rolesFound = new WeakMap<Ground, Map<string, Roles>>()

export const orgOf = (
  ground: Ground,
  kind: ApprovalKind,
  relations: Readonly<Record<string, readonly string[]>>,
): Org => {
  const found = rolesFound.get(ground) ?? new Map<string, Roles>()
  rolesFound.set(ground, found)
  const roles = found.get(kind.kind) ?? rolesIn(ground, kind)
  found.set(kind.kind, roles)
  return { ...roles, relations }
}

/** Where people stand to those who asked, only where a policy asks for it. */
export const readRelations = async (
  reader: ApprovalReader,
  askers: readonly string[],
  policies: readonly PolicyContent[],
) => {
  const wanted = new Set(
    policies.flatMap((p) =>
      p.rules.flatMap((r) => r.steps.flatMap((s) => s.who.flatMap((w) => (w.by === 'relation' ? w.relation : [])))),
    ),
  )
  const found = new Map<string, Record<string, readonly string[]>>()
  if (wanted.size === 0 || askers.length === 0) return found
  const resolvers = Object.assign({}, ...reader.features.map((f) => f.approverRelations ?? {}))
  for (const name of wanted) {
    const answer: ReadonlyMap<string, readonly string[]> = (await resolvers[name]?.find(reader, askers)) ?? new Map()
    for (const asker of askers) found.set(asker, { ...found.get(asker), [name]: answer.get(asker) ?? [] })
  }
  return found
}

/** Those of some who asked above whom somebody stands, by the relations that rules know: their manager, or their manager’s. */
export const ownPeopleAmong = async (
  reader: ApprovalReader,
  askers: readonly string[],
  userId: string,
): Promise<ReadonlySet<string>> => {
  const found = new Set<string>()
  if (askers.length === 0) return found
  for (const relation of reader.features.flatMap((f) => Object.values(f.approverRelations ?? {})))
    for (const [asker, above] of await relation.find(reader, askers)) if (above.includes(userId)) found.add(asker)
  return found
}
