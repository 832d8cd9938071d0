import type { OpenContext } from '../../../server/context.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type { PublicStatus } from '../../hiring/jobs/stages.rules.ts'
import type * as contract from './kept.contract.ts'
import type { OwnNote, SavedCard } from './kept.contract.ts'
import * as query from './kept.queries.ts'
import { MOST_CARDS } from './kept.rules.ts'

const asSelf = <T>(ctx: OpenContext, work: (db: Db, userId: string) => Promise<T>): Promise<T> => {
  const { userId } = actorOf(ctx)
  return ctx.database.forSeeker({ userId }, (db) => work(db, userId))
}

const toView = (c: query.Card): SavedCard => ({
  id: c.id,
  title: c.title,
  company: c.company,
  country: c.country,
  appliedOn: c.applied_on,
  link: c.link,
  status: c.status as PublicStatus,
  changedAt: iso(c.changed_at),
})
const noted = (n: query.Note): OwnNote => ({
  about: n.about,
  words: n.words,
  remindOn: n.remind_on,
  remindedAt: n.reminded_at && iso(n.reminded_at),
})

/** What they keep themselves beside what they sent here. */
export const getSavedItems = async (db: Db, userId: string): Promise<{ cards: SavedCard[]; notes: OwnNote[] }> => ({
  cards: (await query.listCards(db, userId)).map(toView),
  notes: (await query.listNotes(db, userId)).map(noted),
})

const known = (ctx: OpenContext, code: string) => {
  if (
    !/^[A-Z]{2}$/.test(code) ||
    new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' }).of(code) === undefined
  )
    throw invalid({ country: 'Choose a country' })
  return ctx
}

export const addCard = (
  ctx: OpenContext,
  input: Parsed<typeof contract.addCard>,
): Promise<Output<typeof contract.addCard>> =>
  asSelf(known(ctx, input.country), async (db, userId) => {
    if ((await query.listCards(db, userId)).length >= MOST_CARDS)
      throw new Refusal('CONFLICT', `You keep ${MOST_CARDS} cards. Take one away before you add another.`)
    return { card: toView(await query.insertCard(db, userId, input, ctx.now().toISOString())) }
  })

export const changeCard = (
  ctx: OpenContext,
  { id, ...input }: Parsed<typeof contract.changeCard>,
): Promise<Output<typeof contract.changeCard>> =>
  asSelf(known(ctx, input.country), async (db, userId) => {
    const card = await query.updateCard(db, userId, id, { given: input, at: ctx.now().toISOString() })
    if (!card) throw notFound('Card')
    return { card: toView(card) }
  })

export const removeCard = (ctx: OpenContext, { id }: Parsed<typeof contract.removeCard>) =>
  asSelf(ctx, async (db, userId) => {
    if ((await query.deleteCard(db, userId, id)) === 0) throw notFound('Card')
    await query.dropNote(db, userId, id)
    return {}
  })

export const saveNote = (
  ctx: OpenContext,
  { about, words, remindOn, zone }: Parsed<typeof contract.saveNote>,
): Promise<Output<typeof contract.saveNote>> =>
  asSelf(ctx, async (db, userId) => {
    if (!(await query.aboutOf(db, userId, about))) throw notFound('Application')
    if (words === '' && remindOn === null) {
      await query.dropNote(db, userId, about)
      return { note: null }
    }
    const before = await query.findNote(db, userId, about)
    // The same day is reminded of once; another day is another reminder.
    const reminded = before?.remind_on === remindOn ? (before?.reminded_at ?? null) : null
    await query.upsertNote(db, userId, about, {
      words,
      remind_on: remindOn,
      remind_zone: remindOn === null ? null : zone,
      reminded_at: remindOn === null ? null : reminded,
      updated_at: ctx.now().toISOString(),
    })
    const note = await query.findNote(db, userId, about)
    return { note: note ? noted(note) : null }
  })
