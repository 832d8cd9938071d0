import type { ApprovalKind, ApprovalSubject } from '../../../server/approvals.ts'
import type { Context } from '../../../server/context.ts'
import type { PolicyContent } from '../../../shared/approvals.ts'
import { paths } from '../../../shared/paths.ts'
import { roleHas } from '../../../shared/permissions.ts'
import { notFound } from '../../../shared/refusal.ts'
import { notifyPeople } from '../notifications/notify.service.ts'
import { nameIn, readerOf, readGround } from './ground.service.ts'
import * as query from './queries.ts'
import { decideApproval, requestApproval, withdrawApproval } from './service.ts'

/** What guards others, and is not switched off by one person alone: approvals themselves, and the rules they go by. */

const KIND = 'control'

type ControlNotice = 'asked' | 'changed' | 'refused'

/** Everybody who runs the company hears of it, whoever did it with them. */
const tellAdministrators = async (ctx: Context, control: string, what: ControlNotice) => {
  const ground = await readGround(readerOf(ctx))
  const who = nameIn(ground, ctx.actor.userId) ?? ctx.actor.email
  const link = `${ctx.settings.publicUrl}${paths.approvals()}`
  const change = control.split(':')[0] as 'jobs' | 'offers' | 'policy'
  const recipients = ground.accounts
    .filter((a) => a.disabled_at === null && roleHas(a.role, 'approvals.policies'))
    .map(({ id, email, language, first_name: name }) => ({
      userId: id,
      email,
      language: language ?? 'en',
      link,
      facts: { name, who, change, outcome: what, link },
    }))
  await notifyPeople(ctx, ctx.db, { event: 'control-changed', companyId: ctx.actor.companyId, recipients })
}

const apply = async (ctx: Context, row: { control: string; after: unknown }) => {
  const [name = '', of = ''] = row.control.split(':')
  const control = ctx.features.map((f) => f.approvalControls?.[name]).find(Boolean)
  if (!control) throw new Error(`No feature applies the control ${row.control}`)
  await control.apply(ctx, of, row.after)
}

type Change = { control: string; before: unknown; after: unknown }

/**
 * Changes what guards others. Where somebody else runs the company, it waits until one of them has agreed; where nobody does, it is done,
 * and said that nobody could be asked. Everybody who runs the company is told either way.
 */
export const changeControl = async (ctx: Context, { control, before, after }: Change): Promise<'done' | 'waiting'> => {
  const { db, actor } = ctx
  const at = ctx.now().toISOString()
  await keepControl(ctx, control)
  const row = await query.insertControl(db, actor.companyId, { control, before, after, by: actor.userId, at })
  const standing = await requestApproval(ctx, { kind: KIND, subjectId: row.id })
  const about = { targetType: 'company', targetId: actor.companyId, before, after, detail: { control } }
  if (!standing.alone) {
    ctx.audit({ action: 'control.ask', ...about })
    await tellAdministrators(ctx, control, 'asked')
    return 'waiting'
  }
  await decideApproval(ctx, { kind: KIND, subjectId: row.id, verdict: 'approve', reason: null })
  await finish(ctx, row, true)
  return 'done'
}

/** It stays as it is after all: what was asked for is taken back. Nothing to do where nothing was. */
export const keepControl = async (ctx: Context, control: string): Promise<void> => {
  const { db, actor } = ctx
  const waiting = await query.findWaitingControl(db, actor.companyId, control)
  if (!waiting) return
  await withdrawApproval(ctx, { kind: KIND, subjectId: waiting.id })
  await query.endControl(db, actor.companyId, waiting.id, 'withdrawn')
  ctx.audit({ action: 'control.withdraw', targetType: 'company', targetId: actor.companyId, detail: { control } })
}

const finish = async (
  ctx: Context,
  row: { id: string; control: string; before: unknown; after: unknown },
  agreed: boolean,
) => {
  const { db, actor } = ctx
  await query.endControl(db, actor.companyId, row.id, agreed ? 'done' : 'refused')
  if (agreed) await apply(ctx, row)
  ctx.audit({
    action: agreed ? 'control.change' : 'control.refuse',
    targetType: 'company',
    targetId: actor.companyId,
    before: row.before,
    after: row.after,
    detail: { control: row.control },
  })
  await tellAdministrators(ctx, row.control, agreed ? 'changed' : 'refused')
}

const rowOf = async (ctx: Context, id: string) => {
  const [row] = await query.controlsByIds(ctx.db, ctx.actor.companyId, [id])
  if (!row) throw notFound('Request')
  return row
}

/** What somebody asked to be changed; null: nothing is. */
export const waitingControl = async (ctx: Context, control: string) =>
  (await query.findWaitingControl(ctx.db, ctx.actor.companyId, control)) ?? null

export const controlKind: ApprovalKind = {
  kind: KIND,
  neverByLink: true,
  ownLetters: true,
  labels: {
    kind: { en: 'Safeguard', ar: 'ضمانة' },
    lines: {
      rulesNow: { en: 'Rules now', ar: 'القواعد الآن' },
      rulesThen: { en: 'Rules then', ar: 'القواعد بعد ذلك' },
    },
  },
  permission: 'settings.write',
  policy: {
    rules: [{ when: {}, steps: [{ who: [{ by: 'administrators', mode: 'any' }] }] }],
    samePerson: 'once',
  },
  subjects: async ({ db, companyId }, ids) => {
    const rows = await query.controlsByIds(db, companyId, ids)
    const country = await query.countryOf(db, companyId)
    return new Map(
      rows.map((row): [string, ApprovalSubject] => [
        row.id,
        {
          title: row.control,
          hash: row.id,
          path: paths.approvals({ tab: 'policies' }),
          facts: { country },
          lines: row.control.startsWith('policy:')
            ? [
                { label: 'rulesNow', kind: 'policy', content: row.before as PolicyContent | null },
                { label: 'rulesThen', kind: 'policy', content: row.after as PolicyContent | null },
              ]
            : [],
          authors: [],
        },
      ]),
    )
  },
  decide: async (ctx, word) => {
    const { ended } = await decideApproval(ctx, { kind: KIND, ...word })
    if (ended) await finish(ctx, await rowOf(ctx, word.subjectId), ended === 'approved')
  },
  withdraw: async (ctx, subjectId) => {
    await withdrawApproval(ctx, { kind: KIND, subjectId })
    await query.endControl(ctx.db, ctx.actor.companyId, subjectId, 'withdrawn')
  },
}
