import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { maySee, seesPersonal } from './policy.ts'
import * as query from './queries.ts'
import {
  audienceProblem,
  fillPlaceholders,
  type Gap,
  gapsOf,
  inLog,
  isPersonal,
  type Kind,
  type Texts,
  unknownGaps,
} from './rules.ts'
import { getMemo, memoOf, rowOf, todayOf } from './shown.ts'
import { TEMPLATES } from './templates.ts'

export const listMemos = async (
  ctx: Context,
  { kind, state, search, cursor, page, pageSize }: Parsed<typeof contract.listMemos>,
): Promise<Output<typeof contract.listMemos>> => {
  const { companyId } = ctx.actor
  const filter = { kind, state, search, personal: seesPersonal(ctx.actor) }
  const part = listWindow(query.MEMO_ORDERS, { sort: 'newest', cursor, page, pageSize })
  const { rows: memos, next } = pageOf(part, await query.listMemos(ctx.db, companyId, filter, part))
  const tallies = await query.listReceiptCounts(
    ctx.db,
    companyId,
    memos.map((m) => m.id),
    await todayOf(ctx),
  )
  const counts = new Map(tallies.map(({ memo_id, ...c }) => [memo_id, c]))
  return {
    memos: memos.map((m) => rowOf(m, counts.get(m.id))),
    total: await query.countMemos(ctx.db, companyId, filter),
    next,
    page,
    pageSize,
    mayBePersonal: filter.personal,
  }
}

export const memoChoices = async (ctx: Context): Promise<Output<typeof contract.memoChoices>> => {
  const { name, country } = await query.companyOf(ctx.db, ctx.actor.companyId)
  return {
    company: name,
    zone: ctx.countries.get(country).zone,
    ...(await query.getAudienceChoices(ctx.db, ctx.actor.companyId)),
    templates: TEMPLATES.filter((t) => maySee(ctx.actor, t.kind)),
  }
}

export const findPeople = async (ctx: Context, { search }: Parsed<typeof contract.findPeople>) => ({
  people: await query.peopleLike(ctx.db, ctx.actor.companyId, search),
})

/** Of whom something is missing that the text names: only what a record may lack. */
export const missingOf = async (ctx: Context, audience: contract.Memo['audience'], gaps: readonly Gap[]) => {
  const { companyId } = ctx.actor
  const counted = await query.audienceCount(ctx.db, companyId, audience)
  const missing = []
  for (const gap of ['department', 'position'] as const) {
    if (!gaps.includes(gap) || counted[gap] === 0) continue
    const names = (await query.audiencePeople(ctx.db, companyId, audience, { most: 5, lacking: gap })).map(
      (p) => p.name,
    )
    missing.push({ gap, count: counted[gap], names })
  }
  return { counted, missing }
}

export const previewAudience = async (
  ctx: Context,
  { audience, gaps }: Parsed<typeof contract.previewAudience>,
): Promise<Output<typeof contract.previewAudience>> => {
  const { counted, missing } = await missingOf(ctx, audience, gaps)
  return {
    count: counted.count,
    withoutAccount: counted.count - counted.account,
    people: await query.audiencePeople(ctx.db, ctx.actor.companyId, audience, { most: 50 }),
    missing,
  }
}

type Written = Omit<Parsed<typeof contract.createMemo>, never>

/** What is wrong with the words themselves; the audience may still be open while it is a draft. */
export const refuseWords = (mainLanguage: keyof Texts, texts: Texts) => {
  if (!texts[mainLanguage]) throw invalid({ texts: 'The text in the main language is missing.' })
  const [unknown] = unknownGaps(texts)
  if (unknown)
    throw invalid({
      texts: `{{${unknown}}} is not known. Use {{first_name}}, {{full_name}}, {{company}}, {{department}}, {{position}} or {{date}}.`,
    })
}

/** Only what is given: a language that was left out is not kept as nothing. */
export const givenTexts = (texts: Parsed<typeof contract.createMemo>['texts']): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, words]) => words !== undefined))

const rowFrom = (ctx: Context, input: Written) => {
  if (!maySee(ctx.actor, input.kind))
    throw invalid({ kind: 'Warnings and letters are written by the owner of the company or by HR.' })
  const texts = givenTexts(input.texts)
  refuseWords(input.mainLanguage, texts)
  const personal = isPersonal(input.kind)
  return {
    kind: input.kind,
    main_language: input.mainLanguage,
    texts: JSON.stringify(texts),
    audience: JSON.stringify(input.audience),
    joiners: input.joiners && input.audience.mode !== 'chosen',
    ack: input.ack,
    // A banner would say to whoever looks over a shoulder that there is a warning.
    gate: input.gate && input.ack !== 'none' && !personal,
    due_on: input.dueOn,
  }
}

/** For the log: what it is, and of a one-to-one memo neither words nor for whom. */
const toAuditDetail = (row: ReturnType<typeof rowFrom>) => ({
  ...row,
  texts: inLog(row.kind, row.texts),
  audience: inLog(row.kind, row.audience),
})

export const createMemo = async (ctx: Context, input: Parsed<typeof contract.createMemo>) => {
  const row = rowFrom(ctx, input)
  const { companyId, userId } = ctx.actor
  const id = await query.insertMemo(ctx.db, { ...row, company_id: companyId, created_by: userId })
  ctx.audit({ action: 'memo.create', targetType: 'memo', targetId: id, after: toAuditDetail(row) })
  return memoOf(ctx, id)
}

export const refuseStale = (m: query.StoredMemo, revision: number) => {
  if (m.revision !== revision)
    throw new Refusal(
      'VERSION_CONFLICT',
      'Somebody has changed this memo meanwhile. Open it again to see what it says now.',
    )
}

export const refuseSent = (m: query.StoredMemo) => {
  if (m.state !== 'draft')
    throw new Refusal('CONFLICT', 'This memo is no longer a draft. Send a new version to change what it says.')
}

export const changeMemo = async (ctx: Context, { id, revision, ...input }: Parsed<typeof contract.changeMemo>) => {
  const m = await getMemo(ctx, id, true)
  refuseSent(m)
  refuseStale(m, revision)
  const row = rowFrom(ctx, input)
  await query.updateMemo(ctx.db, ctx.actor.companyId, id, row)
  const { kind, main_language, joiners, ack, gate, due_on } = m
  const was = {
    kind,
    main_language,
    joiners,
    ack,
    gate,
    due_on,
    texts: JSON.stringify(m.texts),
    audience: JSON.stringify(m.audience),
  }
  const { before, after } = changedFieldsOf(toAuditDetail(was as never), toAuditDetail(row))
  ctx.audit({ action: 'memo.change', targetType: 'memo', targetId: id, before, after })
  return memoOf(ctx, id)
}

export const readMemo = async (ctx: Context, { id }: Parsed<typeof contract.readMemo>) => {
  const shown = await memoOf(ctx, id)
  // Who looked at what is between one person and the company is written down.
  if (isPersonal(shown.memo.kind)) ctx.audit({ action: 'memo.read', targetType: 'memo', targetId: id })
  return shown
}

export const removeMemo = async (ctx: Context, { id }: Parsed<typeof contract.removeMemo>) => {
  const m = await getMemo(ctx, id, true)
  refuseSent(m)
  await query.dropMemo(ctx.db, ctx.actor.companyId, id)
  ctx.audit({
    action: 'memo.remove',
    targetType: 'memo',
    targetId: id,
    before: { kind: m.kind, title: inLog(m.kind as Kind, rowOf(m, undefined).title) },
  })
  return { removed: true }
}

const NAMED = 5
export const lackSentence = (gap: Gap, names: readonly string[], count: number): string => {
  const more = count - Math.min(names.length, NAMED)
  return `The text names {{${gap}}}, which is not on the record of ${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

/** Why a memo cannot be sent as it stands, by field. */
export const refuseUnsendable = async (ctx: Context, m: query.StoredMemo, today: string) => {
  const { kind, audience } = { kind: m.kind as Kind, audience: m.audience }
  const problem = audienceProblem(kind, audience)
  if (problem) throw invalid({ audience: problem })
  if (m.due_on !== null && m.due_on < today) throw invalid({ dueOn: 'The due date is over.' })
  const { counted, missing } = await missingOf(ctx, audience, gapsOf(m.texts))
  if (counted.count === 0) throw invalid({ audience: 'Nobody of the company is among these people.' })
  const [lack] = missing
  if (lack) throw invalid({ audience: lackSentence(lack.gap, lack.names, lack.count) })
}

export const previewAs = async (
  ctx: Context,
  { id, employeeId, language }: Parsed<typeof contract.previewMemo>,
): Promise<Output<typeof contract.previewMemo>> => {
  const m = await getMemo(ctx, id)
  const person = await query.personGaps(ctx.db, ctx.actor.companyId, employeeId)
  if (!person) throw notFound('Employee')
  const { name } = await query.companyOf(ctx.db, ctx.actor.companyId)
  const gaps = {
    first_name: person.first_name,
    full_name: person.full_name,
    company: name,
    department: person.department ?? '',
    position: person.position ?? '',
    date: await todayOf(ctx),
  }
  const texts = m.texts
  const read = texts[language] ? language : (m.main_language as keyof Texts)
  const words = texts[read] ?? { title: '', body: '' }
  return {
    name: person.full_name,
    language: read,
    title: fillPlaceholders(words.title, gaps, read),
    body: fillPlaceholders(words.body, gaps, read),
  }
}
