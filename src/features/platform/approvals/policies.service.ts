import type { ApprovalKind } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import type { PolicyContent } from '../../../shared/approvals.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { roleHas } from '../../../shared/permissions.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { Content, type PoliciesView } from './contract.ts'
import { changeControl, waitingControl } from './controls.service.ts'
import {
  type Ground,
  isOnDashboard,
  kindsOf,
  nameIn,
  policyOf,
  readerOf,
  readGround,
  readRelations,
} from './ground.service.ts'
import { whyOf } from './inbox.service.ts'
import { writesPolicies } from './policy.ts'
import * as query from './queries.ts'
import { type ApprovalInput, standingNow } from './standing.service.ts'

/** What rules can be written for: what guards the rules goes by its own. */
const governed = (ctx: Context) => kindsOf(ctx).filter((kind) => kind.labels.changePolicy)

const controlOf = (kind: string) => `policy:${kind}`

const kindNamed = (ctx: Context, name: string): ApprovalKind => {
  const kind = governed(ctx).find((one) => one.kind === name)
  if (!kind) throw notFound('Policy')
  return kind
}

const relationsOf = (ctx: Context) => ctx.features.flatMap((f) => Object.keys(f.approverRelations ?? {}))

const hasNamed = ({ policy }: ApprovalKind) =>
  policy.rules.some((r) => r.steps.some((s) => s.who.some((w) => w.by === 'subject')))

type Input = NonNullable<Parsed<typeof contract.savePolicy>['content']>

/** What does not exist, is somebody of another company or could never decide is refused by name. */
const refusalOf = (ctx: Context, kind: ApprovalKind, ground: Ground, { rules, whenOver }: Input): string | null => {
  if (whenOver === 'decline' && !kind.decline) return 'This is never decided by a clock: somebody has to.'
  const able = ground.accounts.filter((a) => a.disabled_at === null && roleHas(a.role, kind.permission))
  const last = rules.at(-1)
  const always =
    last && Object.values(last.when).every((c) => c === null || c === undefined || (Array.isArray(c) && c.length === 0))
  if (!always) return 'The last rule must hold for everything: otherwise something could go without approval.'
  for (const { when, steps } of rules) {
    if (when.above && !kind.hasAmount) return 'There is no amount to compare here.'
    if (when.flags?.some((flag) => !kind.labels.flags?.[flag])) return 'A condition is not known here.'
    if (when.countries?.some((code) => !ctx.countries.find(code))) return 'A country is not known here.'
    for (const step of steps)
      for (const who of step.who) {
        if (who.by === 'people' && who.userIds.some((id) => !able.some((a) => a.id === id)))
          return 'Somebody you chose cannot approve this: their role does not allow it, or they have left.'
        if (who.by === 'role' && !roleHas(who.role, kind.permission)) return 'A role you chose cannot approve this.'
        if (who.by === 'relation' && !relationsOf(ctx).includes(who.relation)) return 'A relation is not known here.'
        if (who.by === 'subject' && !hasNamed(kind)) return 'This names no approvers of its own.'
        if (who.by === 'people' && typeof who.mode === 'object' && who.mode.quorum > who.userIds.length)
          return 'More approvals are asked for than there are people to give them.'
      }
  }
  return null
}

const toContent = (content: Input): PolicyContent => JSON.parse(JSON.stringify(content)) as PolicyContent

export const listPolicies = async (ctx: Context): Promise<PoliciesView> => {
  const ground = await readGround(readerOf(ctx))
  const open = ground.accounts.filter((a) => a.disabled_at === null && isOnDashboard(a))
  const policies = []
  for (const kind of governed(ctx)) {
    const { content, version } = policyOf(ground, kind)
    const said = ground.policies.find((p) => p.kind === kind.kind)
    policies.push({
      kind: kind.kind,
      own: version !== null,
      version,
      changedBy: nameIn(ground, said?.by_user ?? null),
      changedAt: said?.at ? iso(said.at) : null,
      content: Content.parse(content),
      waiting: (await waitingControl(ctx, controlOf(kind.kind))) !== null,
      flags: Object.keys(kind.labels.flags ?? {}),
      hasAmount: kind.hasAmount === true,
      hasNamed: hasNamed(kind),
      mayDecline: kind.decline !== undefined,
    })
  }
  return {
    policies,
    people: open.map((a) => ({ userId: a.id, name: nameIn(ground, a.id) ?? a.email, role: a.role })),
    relations: relationsOf(ctx),
    countries: ctx.countries.all.map((c) => ({
      code: c.code,
      name: c.name,
      currency: c.currency.code,
      decimals: c.currency.minorUnits,
    })),
    mayWrite: writesPolicies(ctx.actor),
    alone: open.filter((a) => roleHas(a.role, 'settings.write')).length < 2,
  }
}

export const savePolicy = async (
  ctx: Context,
  { kind: name, content }: Parsed<typeof contract.savePolicy>,
): Promise<PoliciesView> => {
  const kind = kindNamed(ctx, name)
  const ground = await readGround(readerOf(ctx))
  const why = content === null ? null : refusalOf(ctx, kind, ground, content)
  if (why) throw invalid({ content: why })
  const before = policyOf(ground, kind)
  const after = content === null ? null : toContent(content)
  await changeControl(ctx, { control: controlOf(name), before: before.version === null ? null : before.content, after })
  return listPolicies(ctx)
}

/** What was agreed: the version that holds from now on. What was asked for before stays under its own. */
export const applyPolicy = async (ctx: Context, kind: string, after: unknown): Promise<void> => {
  const { db, actor } = ctx
  const content = (after ?? null) as PolicyContent | null
  await query.addPolicyVersion(db, actor.companyId, { kind, content, by: actor.userId, at: ctx.now().toISOString() })
}

export const simulatePolicy = async (
  ctx: Context,
  input: Parsed<typeof contract.simulatePolicy>,
): Promise<Output<typeof contract.simulatePolicy>> => {
  const kind = kindNamed(ctx, input.kind)
  const reader = readerOf(ctx)
  const ground = await readGround(reader)
  if (!ground.accounts.some((a) => a.id === input.askedBy))
    throw invalid({ askedBy: 'Choose somebody of your company' })
  const why = input.content ? refusalOf(ctx, kind, ground, input.content) : null
  if (why) throw invalid({ content: why })
  const content = input.content ? toContent(input.content) : policyOf(ground, kind).content
  const relations = await readRelations(reader, [input.askedBy], [content])
  const { amount, currency } = input
  const asked: ApprovalInput = {
    kind: { ...kind, policy: content },
    subject: {
      title: '',
      hash: '',
      path: '',
      lines: [],
      authors: [],
      facts: {
        amount: amount !== null && amount !== undefined && currency ? { minor: amount, currency } : null,
        country: input.country,
        department: input.department,
        flags: input.flags,
      },
    },
    ground: { ...ground, policies: [] },
    instance: null,
    words: [],
    steps: [],
    relations: relations.get(input.askedBy) ?? {},
    askedBy: input.askedBy,
  }
  const { steps } = standingNow(asked)
  return {
    steps: steps.map((step, i) => ({
      step: step.step + 1,
      beside: i > 0 && steps[i - 1]?.group === step.group,
      need: step.need,
      alone: step.alone,
      approvers: step.approvers.map((seat) => ({ name: nameIn(ground, seat.userId) ?? '', why: whyOf(ground, seat) })),
      passed: step.passed.map((p) => ({ who: p.who, why: p.why, name: nameIn(ground, p.userId) })),
    })),
  }
}
