import type { OpenContext, Services } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import type { Database } from '../../../server/tenancy.ts'
import { DAY_MS, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound } from '../../../shared/refusal.ts'
import { type AdvertRow, advertsOf, cardOf } from '../../job-board/jobs/service.ts'
import { MODEL } from '../../matching/matching/version.rules.ts'
import * as saved from '../../platform/lists/searches.service.ts'
import { homeOfSeeker } from '../job-search/service.ts'
import { asSelf, type SeekerContext } from '../profile/service.ts'
import type { Chip } from './chips.rules.ts'
import { classicOf } from './classic.rules.ts'
import type * as contract from './contract.ts'
import type { SmartFound } from './contract.ts'
import { examplesOf } from './examples.rules.ts'
import { toLexiconCountry } from './known.rules.ts'
import { type Lexicon, type LexiconPlace, lexiconOf } from './lexicon.rules.ts'
import { meaningsOf, textOf, vectorOf } from './meaning.ts'
import { lessLike, mergeRanks, nearestTitles, type Rank } from './merge.rules.ts'
import * as query from './queries.ts'
import { countWishesMet, type Facts, meetsMustHaves, readsText, reasonsOf } from './reasons.rules.ts'
import { readSentence, unreadWords } from './sentence.rules.ts'
import { revalidateChips, type SearchFilter, searchFilterOf, type Words, wordsOf } from './wanted.rules.ts'

type Input = Parsed<typeof contract.smartSearch>

const PAGE = 20
/** So many of each order are looked at; nobody reads further than the best of them. */
const LOOKED = 200
const OF_EACH_TITLE = 12
const COUNTED = 1_000
const WORDS_ASKED = 8
const KEPT_DAYS = 30
const TOWNS = 3

const books = new WeakMap<Database, Promise<Lexicon>>()
/** The tables of titles, skills and places, read once in the life of the process: they change by a migration alone. */
export const loadLexicon = ({ database, countries }: Services): Promise<Lexicon> => {
  const known = books.get(database)
  if (known) return known
  const made = database.forPublic(async (db) =>
    lexiconOf({
      titles: await query.listOccupationTitles(db),
      skills: await query.listSkills(db),
      places: await query.listPlaces(db),
      countries: countries.all.map(toLexiconCountry),
    }),
  )
  books.set(database, made)
  made.catch(() => books.delete(database))
  return made
}

const factsOf = (row: AdvertRow): Facts => {
  const s = row.shown as {
    description: string
    mustHave?: string[]
    niceToHave?: string[]
    pay: { min: number | null; max: number | null; period: NonNullable<Facts['pay']>['period'] } | null
    place: Facts['place']
    sponsorship?: string | null
  }
  const { min, max } = s.pay ?? { min: null, max: null }
  return {
    title: row.title,
    text: [s.description, ...(s.mustHave ?? []), ...(s.niceToHave ?? [])].join('\n'),
    workMode: row.work_mode,
    employmentType: row.employment_type,
    seniority: row.seniority,
    country: row.country,
    place: s.place,
    currency: row.currency,
    pay: s.pay && min !== null && max !== null ? { min, max, period: s.pay.period } : null,
    sponsorship: s.sponsorship ?? null,
  }
}

/** What the sentence says, with the words that only adverts know; or the chips as the person changed them. */
const understood = async (
  lex: Lexicon,
  db: Db,
  input: Input,
  { home, own }: { home: string | null; own: LexiconPlace | null },
) => {
  const first = readSentence(input.said, { lexicon: lex, home, own })
  const left = unreadWords(first).slice(0, WORDS_ASKED)
  const inAdverts = new Set(
    await query.filterWordsInAdverts(
      db,
      left.map((w) => w.toLowerCase()),
    ),
  )
  const read = inAdverts.size > 0 ? readSentence(input.said, { lexicon: lex, home, own, inAdverts }) : first
  return { segments: read.segments, chips: input.chips ? revalidateChips(input.chips, lex) : read.chips }
}

type Looked = {
  chips: readonly Chip[]
  wanted: SearchFilter
  words: Words
  vector: Int8Array | null
  less: string[]
}
type Ranked = { id: string; rank: Rank; less: boolean; row: AdvertRow | null }

/** Both orders made one; what the text of an advert speaks against is out, what the person wants less of comes last. */
const ranked = async (ctx: Services, db: Db, { chips, wanted, words, vector, less }: Looked) => {
  const hits = await query.byWords(db, wanted, words, LOOKED)
  const meanings = vector || less.length > 0 ? await meaningsOf(ctx, db, MODEL) : { titles: [], vectors: [] }
  const near = vector ? nearestTitles(vector, meanings).map((n) => n.title) : []
  const like = near.length > 0 ? await query.byTitles(db, wanted, { near, ofEach: OF_EACH_TITLE, most: LOOKED }) : []
  const all = mergeRanks(
    hits.map((h) => h.id),
    like.map((l) => l.id),
  )
  const titles = new Map([...hits, ...like].map((h) => [h.id, h.title]))
  const unwanted = lessLike(less, meanings)
  const reads = readsText(chips)
  const rows = new Map(
    reads
      ? (
          await advertsOf(
            db,
            all.map((a) => a.id),
          )
        ).map((r) => [r.id, r])
      : [],
  )
  const stored = all
    .map(({ id, rank }): Ranked => ({ id, rank, less: unwanted.has(titles.get(id) ?? ''), row: rows.get(id) ?? null }))
    .filter(({ row }) => !reads || (row !== null && meetsMustHaves(chips, factsOf(row))))
  return { kept: [...stored.filter((k) => !k.less), ...stored.filter((k) => k.less)], isMore: hits.length >= LOOKED }
}

/** Without a hit: how many there would be without each filter that keeps jobs out. */
const withoutEach = async (db: Db, chips: readonly Chip[], lex: Lexicon, now: Date): Promise<SmartFound['without']> => {
  const counts: SmartFound['without'] = []
  for (const chip of chips.filter((c) => c.must)) {
    const rest = chips.filter((c) => c !== chip)
    const n = await query.countByWords(db, searchFilterOf(rest, lex, now), wordsOf(rest), COUNTED + 1)
    if (n > 0) counts.push({ chip: chip.id, count: Math.min(n, COUNTED), isAtLeast: n > COUNTED })
  }
  return counts.sort((a, b) => b.count - a.count)
}

export const smartSearch = async (ctx: OpenContext, input: Input): Promise<SmartFound> => {
  const lex = await loadLexicon(ctx)
  const now = ctx.now()
  const { home, own, less } = await asSelf(ctx, async ({ db, actor }) => {
    const person = await homeOfSeeker(db, actor.userId)
    if (input.chips === null && input.page === 1)
      await saved.upsertSentence(db, actor.userId, input.said, now.toISOString())
    const own = person?.place ? lex.placeOf(person.place) : null
    return { home: person?.country ?? null, own, less: await query.lessOf(db, actor.userId) }
  })
  const { segments, chips } = await ctx.database.forPublic((db) => understood(lex, db, input, { home, own }), {
    reading: true,
  })
  const text = textOf(chips)
  // Between two transactions: a connection does not wait for the model.
  const vector = text === '' ? 'none' : await vectorOf(ctx, text)
  return ctx.database.forPublic(
    async (db) => {
      const wanted = searchFilterOf(chips, lex, now)
      const words = wordsOf(chips)
      const nothing = chips.length === 0
      const isRead = vector instanceof Int8Array
      const { kept: stored, isMore } = nothing
        ? { kept: [], isMore: false }
        : await ranked(ctx, db, { chips, wanted, words, vector: isRead ? vector : null, less })
      const shown = stored.slice((input.page - 1) * PAGE, input.page * PAGE)
      const missing = shown.filter((s) => s.row === null).map((s) => s.id)
      const rows = new Map((await advertsOf(db, missing)).map((r) => [r.id, r]))
      const from = chips.find((c) => c.kind === 'place' && c.place?.region === '')?.place ?? null
      const jobs = shown.flatMap(({ id, rank, less: isLess, row: current }) => {
        const row = current ?? rows.get(id)
        if (!row) return []
        const reasons = reasonsOf(chips, factsOf(row), rank)
        return [{ job: cardOf(ctx.countries, row, from), reasons, ...rank, less: isLess }]
      })
      // Within a page, whoever meets more of what is only wished for comes first; equals stay as they are.
      const best = jobs
        .map((j, i) => ({ j, i, met: countWishesMet(chips, j.reasons) }))
        .sort((a, b) => Number(a.j.less) - Number(b.j.less) || b.met - a.met || a.i - b.i)
        .map(({ j }) => j)
      return {
        segments,
        chips: [...chips],
        jobs: best,
        total: stored.length,
        isMore,
        page: input.page,
        pageSize: PAGE,
        meaning: isRead ? 'used' : vector,
        without: stored.length === 0 ? await withoutEach(db, chips, lex, now) : [],
        classic: classicOf(chips, lex.countries),
      }
    },
    { reading: true },
  )
}

const since = (now: Date) => new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
const saidBy = async (ctx: OpenContext, { db, actor }: SeekerContext) => ({
  searches: (await saved.listSentences(db, actor.userId, since(ctx.now()))).map((s) => ({ ...s, at: iso(s.at) })),
})

export const smartStart = async (ctx: OpenContext): Promise<Output<typeof contract.smartStart>> => {
  const lex = await loadLexicon(ctx)
  return asSelf(
    ctx,
    async (mine) => {
      const person = await homeOfSeeker(mine.db, mine.actor.userId)
      const code = person?.country ?? ctx.caller.country
      const country = lex.countries.find((c) => c.code === code) ?? lex.countries[0]
      const towns = country ? lex.largest(country.code, TOWNS).map((p) => p.name) : []
      return {
        ...(await saidBy(ctx, mine)),
        examples: country ? examplesOf(country, towns) : [],
        less: await query.lessOf(mine.db, mine.actor.userId),
      }
    },
    { reading: true },
  )
}

export const forgetSearch = (ctx: OpenContext, { id }: Parsed<typeof contract.forgetSearch>) =>
  asSelf(ctx, async (mine) => {
    if ((await saved.deleteSearch(mine.db, 'sentence', mine.actor, id)) === 0) throw notFound('Search')
    return saidBy(ctx, mine)
  })

export const forgetAll = (ctx: OpenContext) =>
  asSelf(ctx, async (mine) => {
    await saved.deleteSentences(mine.db, mine.actor.userId)
    return saidBy(ctx, mine)
  })

export const wantLess = (ctx: OpenContext, { title, less: isLess }: Parsed<typeof contract.wantLess>) =>
  asSelf(ctx, async ({ db, actor }) => {
    const low = title.toLowerCase()
    await (isLess ? query.insertLess(db, actor.userId, low) : query.deleteLess(db, actor.userId, low))
    return { less: await query.lessOf(db, actor.userId) }
  })
