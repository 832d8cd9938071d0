import type { Context } from '../../../server/context.ts'
import { sendMessage } from '../../../server/messages.ts'
import { iso } from '../../../shared/dates.ts'
import { leavesAt } from '../../../shared/delay.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { factsOf } from '../letters/facts.ts'
import { filledIn, gapsIn, IN_MESSAGES, strangeGaps } from '../letters/gaps.rules.ts'
import { zoneOfPerson } from '../stages/zones.rules.ts'
import { insertEvents } from './apply.queries.ts'
import type { labelApplications } from './contract.ts'
import { clockOf, viewerOf } from './list.service.ts'
import { markRead } from './mine.queries.ts'
import { teamAddress } from './person.ts'
import * as query from './queries.ts'
import type * as contract from './work.contract.ts'
import type { FullApplication } from './work.contract.ts'
import * as work from './work.queries.ts'

const maybe = (at: string | null) => (at === null ? null : iso(at))

const current = async (ctx: Context, id: string): Promise<query.ApplicationDetailRow> => {
  const row = await query.findApplication(ctx.db, viewerOf(ctx), id)
  if (!row) throw notFound('Application')
  return row
}

const whole = async (ctx: Context, id: string): Promise<{ application: FullApplication }> => {
  const { db } = ctx
  const { companyId, userId } = ctx.actor
  const row = await current(ctx, id)
  const team = await work.listTeamMembers(db, companyId)
  const named = (person: string) => team.find((p) => p.id === person)
  return {
    application: {
      id: row.id,
      number: row.number,
      version: row.version,
      job: { id: row.job_id, title: row.title, country: row.country, status: row.status },
      candidate: {
        id: row.candidate_id,
        name: row.candidate,
        email: row.candidate_email,
        emailProved: row.email_proved,
        phone: row.phone,
        tags: row.tags,
        keepUntil: row.keep_until,
        erasedAt: maybe(row.erased_at),
        merged: await work.mergedInto(db, companyId, row.candidate_id),
      },
      stage: { id: row.stage_id, name: row.stage, kind: row.kind },
      stages: await work.stagesOf(db, companyId, row.pipeline_id),
      outcome: row.outcome,
      outcomeAt: maybe(row.outcome_at),
      outcomePhrase: row.outcome_phrase,
      appliedAt: iso(row.applied_at),
      firstViewedAt: maybe(row.first_viewed_at),
      firstResponseAt: maybe(row.first_response_at),
      askedAt: maybe(row.asked_at),
      heldUntil: maybe(row.held_until),
      heldWhy: row.held_why,
      note: row.sent.note ?? null,
      answers: row.answers,
      unmet: row.unmet,
      cv: row.cv_name && row.cv_type ? { name: row.cv_name, type: row.cv_type } : null,
      humanOnly: row.human_only,
      language: row.language,
      source: row.source,
      owner: row.owner_id && row.owner ? { id: row.owner_id, name: row.owner } : null,
      clock: clockOf(row, ctx.now()),
      events: (await work.eventsOf(db, companyId, id)).map(({ by_kind, at, ...e }) => ({
        ...e,
        by: by_kind,
        at: iso(at),
      })),
      notes: (await work.notesOf(db, companyId, id)).map((n) => ({
        id: n.id,
        body: n.body,
        at: iso(n.at),
        mine: n.by_user === userId,
        editedAt: maybe(n.edited_at),
        by: { id: n.by_user, name: n.who ?? '' },
        mentions: n.mentions.flatMap((m) => named(m) ?? []).map((p) => ({ id: p.id, name: p.name })),
      })),
      messages: (await work.messagesOf(db, companyId, id)).map((m) => ({
        id: m.id,
        by: m.by_kind,
        who: m.who,
        subject: m.subject,
        body: m.body,
        at: iso(m.at),
        leavesAt: maybe(m.leaves_at),
        leftAt: maybe(m.left_at),
        takenBack: m.taken_back_at !== null,
        tellsDecision: m.decides,
      })),
      others: (await work.othersOf(db, companyId, row.candidate_id, id)).map(({ applied_at, ...o }) => ({
        ...o,
        appliedAt: iso(applied_at),
      })),
      duplicates: row.erased_at ? [] : await work.duplicatesOf(db, companyId, row),
    },
  }
}

export const openApplication = async (ctx: Context, { id }: Parsed<typeof contract.openApplication>) => {
  await current(ctx, id)
  const { companyId, userId } = ctx.actor
  const now = ctx.now().toISOString()
  if (await work.noteView(ctx.db, companyId, id, { userId, now })) {
    await insertEvents(ctx.db, companyId, [{ application_id: id, kind: 'viewed', by_kind: 'user', by_user: userId }])
    ctx.audit({ action: 'application.open', targetType: 'application', targetId: id })
  }
  await markRead(ctx.db, companyId, id, { by: 'user', now })
  return whole(ctx, id)
}

export const addNote = async (ctx: Context, { id, body, mentions }: Parsed<typeof contract.addNote>) => {
  const row = await current(ctx, id)
  const { companyId, userId } = ctx.actor
  const team = await work.listTeamMembers(ctx.db, companyId)
  const told = [...new Set(mentions)].map((m) => team.find((p) => p.id === m))
  if (told.some((p) => !p)) throw invalid({ mentions: 'Mention people of the team' })
  await work.insertNote(ctx.db, companyId, id, { body, mentions, by: userId })
  await insertEvents(ctx.db, companyId, [{ application_id: id, kind: 'note', by_kind: 'user', by_user: userId }])
  for (const person of told)
    if (person && person.id !== userId)
      await sendMessage(ctx, ctx.db, {
        companyId,
        channel: 'email',
        recipient: person.email,
        ...renderTemplate('application-news', person.language ?? 'en', {
          what: 'mentioned',
          job: row.title,
          count: 1,
          link: teamAddress(ctx, id),
        }),
      })
  ctx.audit({ action: 'application.note', targetType: 'application', targetId: id })
  return whole(ctx, id)
}

export const changeNote = async (ctx: Context, { id, noteId, body }: Parsed<typeof contract.changeNote>) => {
  await current(ctx, id)
  if (!(await work.changeNote(ctx.db, ctx.actor.companyId, id, { noteId, by: ctx.actor.userId, body })))
    throw notFound('Note')
  ctx.audit({
    action: body === null ? 'application.note-remove' : 'application.note-change',
    targetType: 'application',
    targetId: id,
  })
  return whole(ctx, id)
}

type Sent = Output<typeof contract.writeToApplicants>

/** What each would read, or reads: nobody is written to who asked for nothing more to be kept. */
export const writeTo = async (
  ctx: Context,
  { ids, subject, body, preview }: Parsed<typeof contract.writeToApplicants>,
): Promise<Sent> => {
  const [strange] = strangeGaps(`${subject}\n${body}`, IN_MESSAGES)
  if (strange !== undefined)
    throw invalid({
      body: `{{${strange}}} stands for nothing. Use {{name}}, {{job}}, {{company}}, {{stage}}, {{interview}} or {{link}}.`,
    })
  const { companyId, userId } = ctx.actor
  const rows = await work.listRecipients(ctx.db, companyId, ids)
  // A look at what would be sent tells no name that is still hidden.
  const about = await factsOf(ctx, ids, { hidden: preview })
  const gaps = gapsIn(`${subject}\n${body}`)
  const now = ctx.now()
  const results = [...new Set(ids)].map((id): Sent['results'][number] => {
    const row = rows.find((r) => r.id === id)
    const no = (why: string) => ({ id, subject: null, body: null, leavesAt: null, why, messageId: null })
    if (!row) return no('Application not found.')
    if (row.erased) return no('What was kept of this person was erased.')
    if (row.outcome === 'withdrawn') return no('The person has withdrawn it.')
    const facts = about.get(id) ?? {}
    if (gaps.includes('interview') && facts.interview === undefined)
      return no('No interview is agreed with this person, so {{interview}} stands for nothing.')
    const zone = zoneOfPerson(ctx.countries, row)
    return {
      id,
      subject: filledIn(subject, facts),
      body: filledIn(body, facts),
      leavesAt: leavesAt(now, zone).toISOString(),
      why: null,
      messageId: preview ? null : crypto.randomUUID(),
    }
  })
  const good = results.filter((r) => r.why === null)
  if (!preview && good.length > 0) {
    await work.insertMessages(
      ctx.db,
      companyId,
      good.map((r) => ({
        ...(r.messageId ? { id: r.messageId } : {}),
        application_id: r.id,
        by_kind: 'user' as const,
        by_user: userId,
        subject: r.subject ?? '',
        body: r.body ?? '',
        leaves_at: r.leavesAt ?? now.toISOString(),
      })),
      now.toISOString(),
    )
    const event = { kind: 'message', by_kind: 'user' as const, by_user: userId }
    await insertEvents(
      ctx.db,
      companyId,
      good.map((r) => ({ ...event, application_id: r.id })),
    )
    await work.touchApplications(
      ctx.db,
      companyId,
      good.map((r) => r.id),
      now.toISOString(),
    )
    for (const { id } of good)
      ctx.audit({ action: 'application.message', targetType: 'application', targetId: id, detail: { subject } })
  }
  const told = preview ? results : results.map((r) => ({ ...r, subject: null, body: null }))
  return { results: told, done: preview ? 0 : good.length }
}

export const withdrawMessage = async (ctx: Context, { id, messageId }: Parsed<typeof contract.withdrawMessage>) => {
  await current(ctx, id)
  // Without its letter the decision would be told by nothing.
  if (await work.isLetterOfDecision(ctx.db, ctx.actor.companyId, id, messageId))
    throw new Refusal(
      'CONFLICT',
      'This letter tells of the decision. Restore the application, and the letter stays with it.',
    )
  if (!(await work.withdrawMessage(ctx.db, ctx.actor.companyId, id, { messageId, now: ctx.now().toISOString() })))
    throw new Refusal('CONFLICT', 'This message has left, or was taken back already.')
  ctx.audit({ action: 'application.message-take-back', targetType: 'application', targetId: id })
  return whole(ctx, id)
}

export const changeLabels = async (
  ctx: Context,
  { ids, addTags, removeTags, ownerId }: Parsed<typeof labelApplications>,
): Promise<Output<typeof labelApplications>> => {
  const { companyId, userId } = ctx.actor
  const known = await work.lockApplications(ctx.db, companyId, ids)
  if (known.length < new Set(ids).size) throw notFound('Application')
  if (ownerId && !(await work.listTeamMembers(ctx.db, companyId)).some((p) => p.id === ownerId))
    throw invalid({ ownerId: 'Choose somebody of the team' })
  const tagged =
    addTags.length + removeTags.length > 0
      ? await work.setTags(ctx.db, companyId, known, { add: addTags, remove: removeTags })
      : []
  const owned = ownerId === undefined ? [] : await work.setOwner(ctx.db, companyId, known, ownerId)
  const event = { by_kind: 'user' as const, by_user: userId }
  await insertEvents(ctx.db, companyId, [
    ...tagged.map((id) => ({ ...event, application_id: id, kind: 'tag' })),
    ...owned.map(({ id }) => ({ ...event, application_id: id, kind: 'assign' })),
  ])
  const changed = [...new Set([...tagged, ...owned.map((o) => o.id)])]
  for (const id of changed)
    ctx.audit({
      action: 'application.label',
      targetType: 'application',
      targetId: id,
      after: { addTags, removeTags, ...(ownerId === undefined ? {} : { ownerId }) },
    })
  return { changed, tagged, owned }
}
