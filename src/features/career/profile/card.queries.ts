import { sql } from 'kysely'
import { type Db, jsonb, k } from '../../../server/sql.ts'
import type { Card } from '../../matching/profile/card.rules.ts'

const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** What somebody is found by, by weight; occupations and places as they stand in the index. */
export const wordsIn = ({ searched, lexemes }: Card) => {
  const of = (weight: string) => searched.find((s) => s.weight === weight)?.text ?? ''
  return {
    A: of('A'),
    B: of('B'),
    D: of('D'),
    lexemes: lexemes.map((l) => `${quoted(l)}:1${l.startsWith('occ:') ? 'A' : 'C'}`).join(' '),
  }
}

const wordsOf = (card: Card) => {
  const { A, B, D, lexemes } = wordsIn(card)
  return sql`setweight(to_tsvector('english', ${A}), 'A') || setweight(to_tsvector('english', ${B}), 'B')
    || to_tsvector('english', ${D}) || ${lexemes}::tsvector`
}

type Of = {
  userId: string
  visibility: string
  email: string
  blocked: readonly string[]
  country: string | null
  placeId: number | null
  today: string
  now: string
}

/** As the person themselves: what employers may read of them, whole, or nothing. */
export const upsertCard = (db: Db, of: Of, card: Card | null) => {
  const shown = card
    ? sql`${card.name}, ${card.headline}, ${jsonb(card.shown)}, ${of.country}, ${of.placeId}::int, ${card.years}::smallint, ${card.modes}::text[],
        ${card.skills}::text[], ${jsonb(card.authorisations)}, ${jsonb(card.languages)}, ${wordsOf(card)}, ${of.now}::timestamptz,
        ${card.pay ? jsonb(card.pay.band) : null}, ${card.pay?.band.currency ?? null}, ${card.pay?.month.from ?? null}::bigint, ${card.pay?.month.to ?? null}::bigint,
        ${card.notice?.said ?? null}, ${card.notice?.days ?? null}::smallint, ${card.notice?.free ?? null}::date`
    : sql`null, '', '{}'::jsonb, null, null, null, '{}', '{}', '[]'::jsonb, '[]'::jsonb, ''::tsvector, null, null, null, null, null, null, null, null`
  return db.run(sql`
    insert into talent_cards as c (user_id, visibility, own_email, blocked, active_on, name, headline, shown, country, place_id, years, modes, skills,
      authorisations, languages, words, visible_since, pay, pay_currency, pay_from, pay_to, notice, notice_days, free_on)
    values (${of.userId}, ${of.visibility}, ${of.email}, ${[...of.blocked]}::text[], ${of.today}::date, ${shown})
    on conflict (user_id) do update set visibility = excluded.visibility, own_email = excluded.own_email, blocked = excluded.blocked,
      active_on = excluded.active_on, name = excluded.name, headline = excluded.headline, shown = excluded.shown, country = excluded.country,
      place_id = excluded.place_id, years = excluded.years, modes = excluded.modes, skills = excluded.skills,
      authorisations = excluded.authorisations, languages = excluded.languages, words = excluded.words,
      pay = excluded.pay, pay_currency = excluded.pay_currency, pay_from = excluded.pay_from, pay_to = excluded.pay_to,
      notice = excluded.notice, notice_days = excluded.notice_days, free_on = excluded.free_on,
      visible_since = case when excluded.visibility <> 'private' then coalesce(c.visible_since, excluded.visible_since) end`)
}

/** Occupations that are called exactly so, in any of their titles. */
export const findOccupationsByTitle = async (db: Db, titles: readonly string[]): Promise<number[]> =>
  titles.length === 0
    ? []
    : (
        await db.many(
          k
            .selectFrom('occupation_titles')
            .select('occupation_id')
            .distinct()
            .where('title', '=', sql<string>`any(${[...titles]}::text[])`)
            .limit(60),
        )
      ).map((r) => r.occupation_id)
