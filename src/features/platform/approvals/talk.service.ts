import type { Context } from '../../../server/context.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { invalid, Refusal } from '../../../shared/refusal.ts'
import { kindOf, nameIn, orgOf, readerOf, readGround } from './ground.service.ts'
import { findItem } from './inbox.service.ts'
import { notifyApprovers, notifyOfTalk } from './letters.service.ts'
import * as query from './queries.ts'
import { saveSteps } from './service.ts'
import { excludedFrom, readInput, standingNow } from './standing.service.ts'
import type * as contract from './talk.contract.ts'
import { setAside, talkOf } from './talk.queries.ts'

const NOT_THEIRS = 'This does not wait for your approval.'

const askedOf = async (ctx: Context, instance: query.StoredInstance) => {
  const reader = readerOf(ctx)
  const [asked] = await readInput(reader, [instance], await readGround(reader))
  if (!asked) throw new Refusal('CONFLICT', NOT_THEIRS)
  return { reader, asked }
}

const note = (ctx: Context, instanceId: string, event: 'question' | 'answer' | 'reassigned', detail: unknown) =>
  query.insertEvent(ctx.db, ctx.actor.companyId, {
    instance: instanceId,
    event,
    by: ctx.actor.userId,
    at: ctx.now().toISOString(),
    detail,
  })

const log = (ctx: Context, action: string, id: string, after: unknown) =>
  ctx.audit({ action, targetType: 'approval', targetId: id, after })

export const askAboutRequest = async (ctx: Context, { id, question }: Parsed<typeof contract.askAboutRequest>) => {
  const { item, instance } = await findItem(ctx, id)
  if (!item.mayDecide) throw new Refusal('CONFLICT', NOT_THEIRS)
  const { reader, asked } = await askedOf(ctx, instance)
  if (instance.asked_by === null) throw new Refusal('CONFLICT', 'Nobody is there to answer.')
  await note(ctx, id, 'question', { text: question })
  await notifyOfTalk(reader, asked, { to: [instance.asked_by], by: ctx.actor.userId, text: question, what: 'question' })
  log(ctx, 'approval.ask', id, { question })
  return { item: (await findItem(ctx, id)).item }
}

/** The farthest that something is set aside. */
const MOST_DAYS_ASIDE = 31

export const setRequestAside = async (ctx: Context, { id, until }: Parsed<typeof contract.setRequestAside>) => {
  const { item } = await findItem(ctx, id)
  if (!item.mayDecide) throw new Refusal('CONFLICT', NOT_THEIRS)
  const today = dayIn('UTC', ctx.now())
  if (until !== null && until <= today) throw invalid({ until: 'Choose a day to come' })
  if (until !== null && until > addDays(today, MOST_DAYS_ASIDE))
    throw invalid({ until: `At most ${MOST_DAYS_ASIDE} days ahead` })
  await setAside(ctx.db, ctx.actor.companyId, { instanceId: id, userId: ctx.actor.userId, until })
  log(ctx, 'approval.set-aside', id, { until })
  return { item: (await findItem(ctx, id)).item }
}

export const answerAboutRequest = async (ctx: Context, { id, answer }: Parsed<typeof contract.answerAboutRequest>) => {
  const { item, instance } = await findItem(ctx, id)
  if (instance.asked_by !== ctx.actor.userId) throw new Refusal('CONFLICT', 'Only whoever asked answers.')
  if (item.state !== 'pending') throw new Refusal('CONFLICT', 'This no longer waits for approval.')
  const talk = await talkOf(ctx.db, ctx.actor.companyId, [id])
  const question = talk.findLast(({ event }) => event === 'question')
  if (!question) throw new Refusal('CONFLICT', 'Nobody has asked anything.')
  const { reader, asked } = await askedOf(ctx, instance)
  await note(ctx, id, 'answer', { text: answer })
  const to = question.by_user === null ? [] : [question.by_user]
  await notifyOfTalk(reader, asked, { to, by: ctx.actor.userId, text: answer, what: 'answer' })
  log(ctx, 'approval.answer', id, { answer })
  return { item: (await findItem(ctx, id)).item }
}

export const returnRequest = async (ctx: Context, { id, hash, reason }: Parsed<typeof contract.returnRequest>) => {
  const { item, instance } = await findItem(ctx, id)
  const { sendBack } = kindOf(ctx, instance.kind)
  if (!sendBack) throw new Refusal('CONFLICT', 'This is approved or refused: ask what you want to know.')
  if (!item.mayDecide) throw new Refusal('CONFLICT', NOT_THEIRS)
  await sendBack(ctx, { subjectId: instance.subject_id, hashSeen: hash, reason })
  return { item: (await findItem(ctx, id)).item }
}

/** Everybody who may decide such a thing, without whoever asked or wrote it and whoever is asked already. */
const listAble = async (ctx: Context, instance: query.StoredInstance) => {
  const { reader, asked } = await askedOf(ctx, instance)
  const { able } = orgOf(asked.ground, asked.kind, asked.relations)
  const out = new Set([...excludedFrom(asked), ...standingNow(asked).missing, ctx.actor.userId])
  return { reader, asked, ids: [...able].filter((userId) => !out.has(userId)) }
}

export const listPassTo = async (ctx: Context, { id }: Parsed<typeof contract.listPassTo>) => {
  const { item, instance } = await findItem(ctx, id)
  if (!item.mayDecide) return { people: [] }
  const { asked, ids } = await listAble(ctx, instance)
  const people = ids.map((userId) => ({ userId, name: nameIn(asked.ground, userId) ?? '' }))
  return { people: people.sort((a, b) => a.name.localeCompare(b.name)) }
}

export const passRequest = async (ctx: Context, { id, to, reason }: Parsed<typeof contract.passRequest>) => {
  const { item, instance } = await findItem(ctx, id)
  if (!item.mayDecide) throw new Refusal('CONFLICT', NOT_THEIRS)
  const { asked: before, ids } = await listAble(ctx, instance)
  if (!ids.includes(to)) throw invalid({ to: 'Choose somebody who can decide it' })
  // Who stands in for somebody hands on that person’s place.
  const seat = standingNow(before).approvers.find(({ userId }) => userId === ctx.actor.userId)
  await note(ctx, id, 'reassigned', { from: seat?.userId ?? ctx.actor.userId, to, reason })
  const { reader, asked } = await askedOf(ctx, instance)
  const standing = standingNow(asked)
  if (!standing.missing.includes(to))
    throw invalid({ to: 'It would come back to whoever asked. Choose somebody else.' })
  await saveSteps(reader, asked, standing)
  await notifyApprovers(reader, asked, [to])
  log(ctx, 'approval.pass', id, { to, reason })
  return { passed: true as const }
}
