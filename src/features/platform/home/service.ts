import type { Context } from '../../../server/context.ts'
import type { HomeParts } from '../../../server/home.ts'
import { addDays, dayIn } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { type Language, labelIn } from '../../../shared/languages.ts'
import { hasPermission, permits } from '../../../shared/permissions.ts'
import { readNavigationOf } from '../navigation/service.ts'
import type * as contract from './contract.ts'
import type { Home } from './contract.ts'
import * as query from './queries.ts'

/** Days looked ahead to, today among them. */
const AHEAD = 7
/** Lines of one kind; the others are counted. */
const MOST_LINES = 5

/** The parts of all features that are theirs to see, in the order of the areas. */
const partsFor = <N extends Exclude<keyof HomeParts, 'logo' | 'people'>>({ features, actor }: Context, name: N) =>
  features
    .flatMap(({ home }) => [...(home?.[name] ?? [])] as NonNullable<HomeParts[N]>[number][])
    .filter((part) => part.may(actor))

const readDecisions = async (ctx: Context, language: Language): Promise<Home['decisions']> => {
  const found: Home['decisions'] = []
  for (const { id, label, read } of partsFor(ctx, 'decisions')) {
    const waiting = await read(ctx)
    if (!waiting || waiting.count === 0) continue
    found.push({
      id,
      label: labelIn(label, language),
      count: waiting.count,
      overdue: waiting.overdue ?? 0,
      to: waiting.to,
    })
  }
  // What is overdue is first; of equals, as the areas come.
  return found.sort((a, b) => Number(b.overdue > 0) - Number(a.overdue > 0))
}

const readDays = async (
  ctx: Context,
  language: Language,
  days: { from: string; until: string },
): Promise<Home['days']> => {
  const found: Home['days'] = []
  for (const { id, label, read } of partsFor(ctx, 'days')) {
    const { lines, more } = await read(ctx, { ...days, most: MOST_LINES })
    if (lines.length === 0) continue
    found.push({
      id,
      label: labelIn(label, language),
      lines: lines.map(({ time, detail, country, ...line }) => ({
        ...line,
        detail: typeof detail === 'object' && detail !== null ? labelIn(detail, language) : detail,
        country: country ?? null,
        time: time ?? null,
      })),
      more,
    })
  }
  return found
}

const readPulse = async (ctx: Context, language: Language): Promise<Home['pulse']> => {
  const found: Home['pulse'] = []
  for (const { id, label, means, of, kind, unit, to, read } of partsFor(ctx, 'pulse')) {
    const points = await read(ctx)
    if (!points) continue
    found.push({
      id,
      label: labelIn(label, language),
      means: labelIn(means, language),
      of: labelIn(of, language),
      kind,
      unit,
      to,
      points: points.map((point) => ({
        ...point,
        name: typeof point.name === 'string' ? point.name : labelIn(point.name, language),
      })),
    })
  }
  return found
}

const readSteps = async (ctx: Context, language: Language): Promise<Home['steps']> => {
  const steps: Home['steps'] = []
  for (const { id, label, hint, to, isDone } of partsFor(ctx, 'steps'))
    steps.push({ id, label: labelIn(label, language), hint: labelIn(hint, language), to, done: await isDone(ctx) })
  return steps.some(({ done }) => !done) ? steps : []
}

/** For whoever reads the directory, which has the same people. */
const readPeople = async (ctx: Context, today: string): Promise<Home['people']> => {
  if (!hasPermission(ctx.actor, 'employees.read')) return null
  for (const { home } of ctx.features) if (home?.people) return home.people(ctx, today)
  return null
}

/** The home page of whoever asks: of each feature what it has for them. Days are those of the company's home. */
export const readHome = async (ctx: Context, { language }: Parsed<typeof contract.readHome>): Promise<Home> => {
  const country = await query.getHomeCountry(ctx.db, ctx.actor.companyId)
  const today = dayIn(ctx.countries.find(country)?.zone ?? 'UTC', ctx.now())
  const until = addDays(today, AHEAD - 1)
  return {
    today,
    until,
    decisions: await readDecisions(ctx, language),
    days: await readDays(ctx, language, { from: today, until }),
    pulse: await readPulse(ctx, language),
    steps: await readSteps(ctx, language),
    people: await readPeople(ctx, today),
  }
}

/** What waits behind the lines of the navigation. */
const countWaiting = async (ctx: Context): Promise<Output<typeof contract.readFrame>['counts']> => {
  const counts: { path: string; count: number }[] = []
  for (const { line, read } of partsFor(ctx, 'decisions')) {
    if (!line) continue
    const waiting = await read(ctx)
    if (waiting && waiting.count > 0) counts.push({ path: line, count: waiting.count })
  }
  return counts
}

const readLogo = async (ctx: Context): Promise<string | null> => {
  for (const { home } of ctx.features) if (home?.logo) return home.logo(ctx)
  return null
}

/** What the frame around every page shows whoever asks. Lines with counts are the dashboard's: for others nothing is counted. */
export const readFrame = async (ctx: Context): Promise<Output<typeof contract.readFrame>> => ({
  navigation: await readNavigationOf(ctx, ctx.actor.userId),
  counts: permits('dashboard.open')(ctx.actor) ? await countWaiting(ctx) : [],
  logoUrl: await readLogo(ctx),
})
