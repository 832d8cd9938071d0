import { strToU8, type Zippable, zipSync } from 'fflate'
import type { Context } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { Download } from '../../../server/routes.ts'
import { instantIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { insertEvents } from './apply.queries.ts'
import { fileOf } from './cv.queries.ts'
import type * as contract from './desk.contract.ts'
import * as query from './desk.queries.ts'
import { isDayToCome } from './desk.rules.ts'
import { viewerOf } from './list.service.ts'
import { findApplication, type ApplicationDetailRow as Held } from './queries.ts'
import { eventsOf, messagesOf } from './work.queries.ts'

/** How long somebody has an application in hand after they last said so. */
const IN_HAND_MS = 60_000

type Results = Output<typeof contract.holdApplications>

/** Put aside until a day: whoever waits for an answer that was promised, or owed by law, is still called up. */
export const holdApplications = async (
  ctx: Context,
  { ids, until, why }: Parsed<typeof contract.holdApplications>,
): Promise<Results> => {
  const { companyId, userId } = ctx.actor
  const now = ctx.now()
  const rows = await query.lockApplicationHolds(ctx.db, companyId, ids)
  const zoneOf = (row: query.ApplicationHold) => ctx.countries.get(row.country).posting.zoneOf(row.region ?? '')
  if (until !== null && !rows.every((row) => isDayToCome(until, now, zoneOf(row))))
    throw invalid({ until: 'Choose a day from tomorrow on, within a year' })
  const results = [...new Set(ids)].map((id): Results['results'][number] => {
    const row = rows.find((r) => r.id === id)
    if (!row) return { id, why: 'Application not found.' }
    if (row.outcome !== 'active') return { id, why: 'It has ended.' }
    return { id, why: until === null && row.held_until === null ? 'It was not put aside.' : null }
  })
  const good = rows.filter((r) => results.some((x) => x.id === r.id && x.why === null))
  await query.updateHolds(ctx.db, companyId, {
    holds: good.map((row) => ({
      id: row.id,
      until: until === null ? null : instantIn(zoneOf(row), `${until}T00:00`),
    })),
    why,
    now: now.toISOString(),
  })
  const event = { by_kind: 'user' as const, by_user: userId, kind: until === null ? 'unhold' : 'hold' }
  await insertEvents(
    ctx.db,
    companyId,
    good.map((row) => ({
      ...event,
      application_id: row.id,
      detail: until === null ? {} : { until, ...(why ? { why } : {}) },
    })),
  )
  for (const row of good)
    ctx.audit({
      action: `application.${event.kind}`,
      targetType: 'application',
      targetId: row.id,
      ...(until === null ? {} : { after: { until } }),
    })
  return { results, done: good.length }
}

const current = async (ctx: Context, id: string): Promise<Held> => {
  const row = await findApplication(ctx.db, viewerOf(ctx), id)
  if (!row) throw notFound('Application')
  return row
}

export const editApplication = async (
  ctx: Context,
  { id, take, leave }: Parsed<typeof contract.editApplication>,
): Promise<Output<typeof contract.editApplication>> => {
  const { companyId, userId } = ctx.actor
  await current(ctx, id)
  if (leave) {
    await query.deleteEditor(ctx.db, companyId, id, userId)
    return { by: null }
  }
  const now = ctx.now()
  const until = new Date(now.getTime() + IN_HAND_MS).toISOString()
  const whose = await query.claimEditor(ctx.db, companyId, id, { userId, take, now: now.toISOString(), until })
  return { by: whose.id === userId ? null : whose }
}

const lines = (...parts: (string | null)[]) => strToU8(`${parts.filter((p) => p !== null).join('\n')}\n`)

/** What the person sent, and what was written to and fro. What the team says among itself stays here: a pack goes to others. */
export const readPack = async (ctx: Context, { id }: Parsed<typeof contract.readPack>): Promise<Download> => {
  const { companyId } = ctx.actor
  const row = await current(ctx, id)
  if (row.erased_at) throw notFound('Application')
  const messages = await messagesOf(ctx.db, companyId, id)
  const events = await eventsOf(ctx.db, companyId, id)
  const files: Zippable = {
    'application.txt': lines(
      `${row.candidate} · ${row.title} · #${row.number}`,
      `${row.candidate_email}${row.phone ? ` · ${row.phone}` : ''}`,
      `Applied ${new Date(row.applied_at).toISOString()} · ${row.source} · ${row.stage} · ${row.outcome}`,
      row.sent.note ? `\n${row.sent.note}` : null,
      ...row.answers.map(
        (a) => `\n${a.ask}\n  ${a.values.join(', ') || '-'}${a.explanation ? `\n  ${a.explanation}` : ''}`,
      ),
    ),
    'messages.txt': lines(
      ...messages
        .filter((m) => m.taken_back_at === null && (m.by_kind === 'candidate' || m.left_at !== null))
        .map((m) =>
          [
            `${new Date(m.left_at ?? m.at).toISOString()} · ${m.by_kind === 'candidate' ? row.candidate : (m.who ?? '')}`,
            m.subject,
            m.body,
            '',
          ].join('\n'),
        ),
    ),
    'history.txt': lines(
      ...events
        .toReversed()
        .map((e) =>
          [
            new Date(e.at).toISOString(),
            e.kind,
            e.from && e.to && e.from !== e.to ? `${e.from} > ${e.to}` : '',
            e.who ?? '',
          ]
            .filter(Boolean)
            .join(' · '),
        ),
    ),
  }
  const file = row.cv_file_id ? await fileOf(ctx.db, companyId, row.cv_file_id) : undefined
  if (file) {
    const name = file.name.replace(/[^\p{L}\p{N}._ -]/gu, '_')
    files[`cv/${name}`] = [await readFileOf(ctx, companyId, file.storage_key), { level: 0 }]
  }
  ctx.audit({
    action: 'application.pack',
    targetType: 'application',
    targetId: id,
    detail: { files: Object.keys(files) },
  })
  return new Download(`application-${row.number}.zip`, 'application/zip', zipSync(files))
}
