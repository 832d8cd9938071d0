import { professionOf } from '../../../countries/professions.ts'
import type { OpenContext } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { fromMinor } from '../../../shared/money.ts'
import { invalid, notFound } from '../../../shared/refusal.ts'
import { advertsOf, cardOf } from '../../job-board/jobs/service.ts'
import { interestsOfGroup } from '../interests/groups.rules.ts'
import type { Interest } from '../interests/interests.rules.ts'
import { leadingInterests } from '../interests/service.ts'
import { asSelf, readProfile } from '../profile/service.ts'
import { skillsOfSeeker } from '../skill-matching/service.ts'
import { zonesOf } from '../task-ideas/service.ts'
import type * as contract from './contract.ts'
import type { CareerChoice, CareerPath } from './contract.ts'
import * as rules from './paths.rules.ts'
import * as query from './queries.ts'

const MOST_JOBS = 50

const shownChoice = ({ isco: _isco, ...choice }: query.StoredChoice): CareerChoice => choice

const choicesOf = (ctx: OpenContext) =>
  asSelf(ctx, ({ db, actor }) => query.listChoices(db, actor.userId), { reading: true })

export const listCareerChoices = async (ctx: OpenContext): Promise<Output<typeof contract.listCareerChoices>> => ({
  choices: (await choicesOf(ctx)).map(shownChoice),
})

export const saveCareerChoice = async (
  ctx: OpenContext,
  choice: Parsed<typeof contract.saveCareerChoice>,
): Promise<Output<typeof contract.saveCareerChoice>> => {
  const { occupation, stand } = choice
  await asSelf(ctx, async ({ db, actor, audit }) => {
    if (!(await query.findOccupation(db, occupation)))
      throw invalid({ occupation: 'Occupation must be one of the list' })
    const stored = { ...choice, at: ctx.now().toISOString() }
    await query.makeRoom(db, actor.userId, stored)
    const { id } = await query.upsertChoice(db, actor.userId, stored)
    audit({
      action: 'career-choice.save',
      targetType: 'career_choice',
      targetId: id,
      after: { occupation, stand },
    })
  })
  return listCareerChoices(ctx)
}

export const removeCareerChoice = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.removeCareerChoice>,
): Promise<Output<typeof contract.removeCareerChoice>> => {
  await asSelf(ctx, async ({ db, actor, audit }) => {
    if (!(await query.deleteChoice(db, actor.userId, id))) throw notFound('Choice')
    audit({ action: 'career-choice.remove', targetType: 'career_choice', targetId: id })
  })
  return listCareerChoices(ctx)
}

/** The country that was asked for, else that of their profile or account, else the first. */
const countryOf = (ctx: OpenContext, input: string | null, home: string | null): string => {
  const codes = ctx.countries.all.map(({ code }) => code)
  if (input !== null && !codes.some((code) => code === input))
    throw invalid({ country: 'Country must be one we operate in' })
  return input ?? codes.find((code) => code === home) ?? codes[0] ?? ''
}

const skillIdOf = (key: string): number[] => (/^#\d+$/.test(key) ? [Number(key.slice(1))] : [])

type Ground = {
  country: string
  isco: string | null
  choices: readonly query.StoredChoice[]
  held: readonly number[]
  learning: ReadonlySet<string>
  /** The kinds of interests that lead with them; null: they keep none. */
  interests: readonly Interest[] | null
}
type Candidate = query.Near & {
  parts: rules.PathParts
  jobs: number
  elsewhere: { country: string; jobs: number }[]
}

/** The nearest occupations, with what is open of each. */
const candidatesOf = async (ctx: OpenContext, { country, isco, choices, held }: Ground): Promise<Candidate[]> => {
  const out = new Set(
    choices.filter(({ stand }) => stand === 'current' || stand === 'rejected').map(({ occupation }) => occupation),
  )
  const { near, open } = await ctx.database.forPublic(
    async (db) => {
      const found = (await query.listNear(db, held, isco)).filter(({ id }) => !out.has(id))
      const ids = found.map(({ id }) => id)
      return { near: found, open: await query.countOpen(db, ids) }
    },
    { reading: true },
  )
  const all = near.map((one) => {
    const counts = open.filter(({ occupation }) => occupation === one.id)
    const jobs = counts.find((count) => count.country === country)?.jobs ?? 0
    const elsewhere = counts.flatMap((count) =>
      count.country === country ? [] : [{ country: count.country, jobs: count.jobs }],
    )
    return { ...one, jobs, elsewhere, parts: rules.partsOf({ ...one, jobs }, isco) }
  })
  return rules.inOrder(all).slice(0, rules.MOST_PATHS)
}

/** What of an occupation meets somebody's interests. */
const fitsOf = (isco: string, interests: readonly Interest[]) => {
  const of = [...interestsOfGroup(isco)]
  return { of, fits: of.filter((kind) => interests.includes(kind)) }
}

/** What the law of the country asks of who takes up an occupation, where it is on file. */
const licenceOf = (ctx: OpenContext, country: string, esco: string): CareerPath['licence'] => {
  const found = professionOf(ctx.professions.get(country), esco)
  if (!found) return null
  const { reserved, authority, statute, source } = found
  return {
    reserved,
    authority,
    statute,
    source: { title: source.title, url: source.url ?? null, checkedOn: source.checkedOn },
  }
}

const pathsOf = async (ctx: OpenContext, ground: Ground): Promise<CareerPath[]> => {
  const { country, isco, choices, held, learning, interests } = ground
  const candidates = await candidatesOf(ctx, ground)
  const ids = candidates.map(({ id }) => id)
  const { asked, pays } = await ctx.database.forPublic(
    async (db) => ({
      asked: await query.listSkillsAsked(db, ids),
      pays: await query.listPays(db, ids, country),
    }),
    { reading: true },
  )
  const zones = await zonesOf(
    ctx,
    candidates.map(({ title }) => title),
  )
  const { symbol, minorUnits: decimals } = ctx.countries.get(country).currency
  return candidates.map(({ id, title, esco, isco: group, jobs, elsewhere, parts }) => {
    const skills = asked.filter(({ occupation }) => occupation === id)
    const pay = pays.find(({ occupation }) => occupation === id)
    const choice = choices.find(({ occupation }) => occupation === id)
    return {
      occupation: id,
      title,
      levels: [...rules.levelsOf(group)],
      zone: zones.get(title) ?? null,
      licence: licenceOf(ctx, country, esco),
      tier: rules.tierOf(group, isco),
      shared: skills.filter((skill) => held.includes(skill.id)).map((skill) => skill.title),
      missing: skills
        .filter((skill) => !held.includes(skill.id))
        .map((skill) => ({ skill: skill.title, learning: learning.has(`#${skill.id}`) })),
      jobs,
      elsewhere: elsewhere.sort((a, b) => b.jobs - a.jobs || a.country.localeCompare(b.country)),
      pay: pay
        ? {
            low: fromMinor(Number(pay.low), decimals),
            high: fromMinor(Number(pay.high), decimals),
            symbol,
            decimals,
            adverts: pay.adverts,
          }
        : null,
      parts,
      points: rules.pointsOf(parts),
      interests: interests && fitsOf(group, interests),
      choice: choice ? shownChoice(choice) : null,
    }
  })
}

export const listCareerPaths = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.listCareerPaths>,
): Promise<Output<typeof contract.listCareerPaths>> => {
  const { profile } = await readProfile(ctx)
  const country = countryOf(ctx, input.country, profile.country)
  const { held, learning } = await skillsOfSeeker(ctx)
  const choices = await choicesOf(ctx)
  const current = choices.find(({ stand }) => stand === 'current')
  const titles = [...profile.work.slice(0, 2).map(({ title }) => title), profile.headline, ...profile.desired.titles]
  const called = titles.map((title) => title.trim().toLowerCase()).filter(Boolean)
  const guesses = current ? [] : await ctx.database.forPublic((db) => query.listCalled(db, called), { reading: true })
  return {
    current: current ? shownChoice(current) : null,
    guesses,
    country,
    countries: ctx.countries.all.map(({ code }) => code),
    held: held.length,
    paths: await pathsOf(ctx, {
      country,
      isco: current?.isco ?? null,
      choices,
      held: held.flatMap(({ key }) => skillIdOf(key)),
      learning,
      interests: await leadingInterests(ctx),
    }),
  }
}

export const listCareerJobs = async (
  ctx: OpenContext,
  { occupation, country: asked }: Parsed<typeof contract.listCareerJobs>,
): Promise<Output<typeof contract.listCareerJobs>> => {
  const country = countryOf(ctx, asked, null)
  return ctx.database.forPublic(
    async (db) => {
      const ids = await query.listOpenJobs(db, occupation, country, MOST_JOBS)
      const counts = await query.countOpen(db, [occupation])
      return {
        jobs: (await advertsOf(db, ids)).map((row) => cardOf(ctx.countries, row, null)),
        total: counts.find((count) => count.country === country)?.jobs ?? 0,
      }
    },
    { reading: true },
  )
}

/** What somebody said of occupations, for whoever asks for all of theirs. */
export const exportChoices = async (ctx: OpenContext) => (await listCareerChoices(ctx)).choices
