import type { OpenContext } from '../../../server/context.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import { actorOf } from '../../../server/routes.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { COUNT_LIMIT } from '../../../shared/list.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type { JobContent } from '../../adverts/content/content.rules.ts'
import { advertsOf, cardOf } from '../../job-board/jobs/service.ts'
import type { Lexicon } from '../../matching/cv-reading/parsed.rules.ts'
import { lexiconOf } from '../../matching/cv-reading/service.ts'
import { findSkill } from '../../matching/cv-reading/skill-names.rules.ts'
import { criteriaOf } from '../../matching/matching/criteria.rules.ts'
import { skillKey } from '../../matching/matching/facts.rules.ts'
import { factsOfCv } from '../../matching/matching/facts.service.ts'
import { asSelf, newestCvRead, readProfile } from '../profile/service.ts'
import { attemptDayOf } from '../skill-tests/attempt.rules.ts'
import { listSkillTests } from '../skill-tests/service.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { isHeld, type MySkill, skillsHeld, skillsKnown, skillsPutFirst, type TestedSkill } from './skills.rules.ts'
import { judgeNeed } from './verdict.rules.ts'

const MOST_SAID = 500
const MOST_UNLOCKS = 20
const MOST_SUGGESTED = 8

/** Which skill a test is about, as the table of skills calls it. */
const TESTED: Readonly<Record<string, string>> = {
  numeracy: 'apply numeracy skills',
  data: 'perform data analysis',
  spreadsheet: 'use spreadsheets software',
  coding: 'computer programming',
}

/** How a skill is meant that somebody wrote: by the table of skills and its other spellings, else by its own words. */
const skillCalled = (words: string, { skills }: Lexicon): { key: string; label: string } => {
  const known = findSkill(words, skills)
  const label = known?.label ?? words
  return { key: skillKey({ label, skillId: known?.skillId ?? null }), label }
}

const testsOf = async (ctx: OpenContext, lexicon: Lexicon): Promise<TestedSkill[]> =>
  (await listSkillTests(ctx)).tests.flatMap(({ test, last }) => {
    const about = TESTED[test]
    if (!last || last.isVoid || about === undefined) return []
    const { id, score, band, counts, finishedAt } = last
    return [{ ...skillCalled(about, lexicon), test, attempt: id, score, band, counts, day: attemptDayOf(finishedAt) }]
  })

/** Everything that is known of the skills of whoever calls, read at this moment. */
const skillsOf = async (ctx: OpenContext, lexicon: Lexicon) => {
  const { userId } = actorOf(ctx)
  const { person, profile } = await readProfile(ctx)
  const { cv, said } = await ctx.database.forSeeker(
    { userId },
    async (db) => ({ cv: await newestCvRead(db, userId), said: await query.listSaid(db, userId) }),
    { reading: true },
  )
  const reading = { month: ctx.now().toISOString().slice(0, 7), name: `${person.firstName} ${person.lastName}` }
  const facts = cv ? await factsOfCv(ctx.database, cv, reading) : null
  // What was written by hand is meant as the table of skills means it.
  const written = profile.skills.map((skill) =>
    skill.skillId === null ? { ...skill, ...(findSkill(skill.label, lexicon.skills) ?? {}) } : skill,
  )
  const skills = skillsKnown({ cv: facts, profile: written, said, tested: await testsOf(ctx, lexicon) })
  return { skills, from: { cv: cv !== null, profile: profile.skills.length > 0 } }
}

/** The skills of whoever calls that count, and those they are learning: for other tools built on them. */
export const skillsOfSeeker = async (ctx: OpenContext): Promise<{ held: MySkill[]; learning: Set<string> }> => {
  const { skills } = await skillsOf(ctx, await lexiconOf(ctx.database))
  return { held: skillsHeld(skills), learning: learningOf(skills) }
}

const learningOf = (skills: readonly MySkill[]): Set<string> =>
  new Set(skills.filter(({ said }) => said?.stand === 'learning').map(({ key }) => key))

const shownOf = ({ skills, from }: { skills: MySkill[]; from: { cv: boolean; profile: boolean } }) => ({
  skills: skills.map((skill) => ({ ...skill, isHeld: isHeld(skill) })),
  from,
})

export const readMySkills = async (ctx: OpenContext): Promise<Output<typeof contract.readMySkills>> =>
  shownOf(await skillsOf(ctx, await lexiconOf(ctx.database)))

export const saySkill = async (
  ctx: OpenContext,
  { skill, stand, note, first }: Parsed<typeof contract.saySkill>,
): Promise<Output<typeof contract.saySkill>> => {
  const named = skillCalled(skill, await lexiconOf(ctx.database))
  if (!named.key) throw invalid({ skill: 'Skill must have a letter or a digit' })
  await asSelf(ctx, async ({ db, actor, audit }) => {
    if ((await query.countOtherSaid(db, actor.userId, named.key)) >= MOST_SAID)
      throw new Refusal('CONFLICT', `You have said something of ${MOST_SAID} skills. Take some of it back first.`)
    const { id } = await query.upsertSaid(db, {
      ...named,
      userId: actor.userId,
      stand,
      note,
      first,
      at: ctx.now().toISOString(),
    })
    audit({ action: 'seeker-skill.say', targetType: 'seeker_skill', targetId: id, after: { stand } })
  })
  return readMySkills(ctx)
}

export const forgetSkill = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.forgetSkill>,
): Promise<Output<typeof contract.forgetSkill>> => {
  await asSelf(ctx, async ({ db, actor, audit }) => {
    if (!(await query.deleteSaid(db, actor.userId, id))) throw notFound('Skill')
    audit({ action: 'seeker-skill.forget', targetType: 'seeker_skill', targetId: id })
  })
  return readMySkills(ctx)
}

const countryOf = (ctx: OpenContext, country: string | null): string | null => {
  if (country === null) return null
  const known = ctx.countries.all.find(({ code }) => code === country)
  if (!known) throw invalid({ country: 'Country must be one we operate in' })
  return known.code
}

const reachOf = (ctx: OpenContext, held: readonly MySkill[], country: string | null): query.Reach => ({
  userId: actorOf(ctx).userId,
  held: held.map(({ key }) => key),
  first: skillsPutFirst(held).map(({ key }) => key),
  country: countryOf(ctx, country),
  gap: null,
  skill: null,
})

export const listSkillJobs = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.listSkillJobs>,
): Promise<Output<typeof contract.listSkillJobs>> => {
  const lexicon = await lexiconOf(ctx.database)
  const held = skillsHeld((await skillsOf(ctx, lexicon)).skills)
  const reach: query.Reach = {
    ...reachOf(ctx, held, input.country),
    gap: input.gap === null ? null : Number(input.gap),
    skill: input.skill === null ? null : skillCalled(input.skill, lexicon).key,
  }
  const part = listWindow(query.SKILL_JOB_ORDERS, input)
  const { rows, next, total } = await asSelf(
    ctx,
    async ({ db }) => ({
      ...pageOf(part, await query.listReached(db, reach, part)),
      total: await query.countReached(db, reach),
    }),
    { reading: true },
  )
  const adverts = await ctx.database.forPublic(
    (db) =>
      advertsOf(
        db,
        rows.map(({ id }) => id),
      ),
    { reading: true },
  )
  const mine = new Map(held.map((skill) => [skill.key, skill]))
  const jobs = rows.flatMap(({ id, needs, gap, unread }) => {
    const row = adverts.find((advert) => advert.id === id)
    if (!row) return []
    const { mustHave = [] } = row.shown as Partial<JobContent>
    const criteria = criteriaOf({ mustHave, niceToHave: [], languages: [], questions: [] }, lexicon.skills)
    const lines = criteria.flatMap((criterion) => judgeNeed(criterion, mine) ?? [])
    const asked = new Set(lines.flatMap((line) => line.held.map(({ label }) => label)))
    const first = skillsPutFirst(held).flatMap(({ label }) => (asked.has(label) ? [label] : []))
    return [{ id, job: cardOf(ctx.countries, row, null), needs, gap, unread, first, lines }]
  })
  return {
    jobs,
    page: input.page,
    totalCount: Math.min(total, COUNT_LIMIT),
    totalIsAtLeast: total > COUNT_LIMIT,
    next,
  }
}

export const readUnlocks = async (
  ctx: OpenContext,
  { country }: Parsed<typeof contract.readUnlocks>,
): Promise<Output<typeof contract.readUnlocks>> => {
  const { skills } = await skillsOf(ctx, await lexiconOf(ctx.database))
  const held = skillsHeld(skills)
  const reach = reachOf(ctx, held, country)
  const { gaps, unlocks, standing } = await asSelf(
    ctx,
    async ({ db }) => ({
      gaps: await query.countByGap(db, reach),
      unlocks: await query.listUnlocks(db, reach, MOST_UNLOCKS),
      standing: await query.countStanding(db, reach.country),
    }),
    { reading: true },
  )
  const learning = learningOf(skills)
  return {
    held: held.length,
    gaps: [0, 1, 2].map((gap) => gaps.find((one) => one.gap === gap)?.jobs ?? 0),
    unlocks: unlocks.map(({ skill, label, jobs }) => ({
      key: skill,
      skill: label,
      jobs,
      learning: learning.has(skill),
    })),
    ...standing,
    countries: ctx.countries.all.map(({ code }) => code),
  }
}

export const suggestSkills = (
  ctx: OpenContext,
  { search }: Parsed<typeof contract.suggestSkills>,
): Promise<Output<typeof contract.suggestSkills>> =>
  ctx.database.forPublic(async (db) => ({ skills: await query.searchSkills(db, search, MOST_SUGGESTED) }), {
    reading: true,
  })

/** What somebody said of their skills, for whoever asks for all of theirs. */
export const exportSkills = (ctx: OpenContext) =>
  asSelf(ctx, ({ db, actor }) => query.listSaid(db, actor.userId), { reading: true })
