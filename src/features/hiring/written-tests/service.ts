import { randomInt } from 'node:crypto'
import type { Context } from '../../../server/context.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import type { WrittenTest, WrittenTestRow } from './contract.ts'
import * as query from './queries.ts'
import { againstWords, drawQuestions, MOST_TESTS, PROBLEMS, problemSentence, problemsOf } from './rules.ts'

const stateOf = (test: query.StoredTest): WrittenTestRow['state'] => {
  if (test.retired_at !== null) return 'retired'
  return test.published_version === null ? 'draft' : 'published'
}

const toRow = (test: query.StoredTest): WrittenTestRow => ({
  id: test.id,
  title: test.title,
  purpose: test.purpose,
  skill: test.skill,
  language: test.language,
  minutes: test.minutes,
  asks: test.asks,
  waitDays: test.wait_days,
  secondsEach: test.seconds_each,
  goesBack: test.goes_back,
  pool: test.questions.length,
  state: stateOf(test),
  publishedVersion: test.published_version,
  isChanged: test.is_changed,
  changedAt: iso(test.changed_at),
})

/** The rules are those of the country the company is in. */
const findingsIn = async ({ db, actor, countries, now }: Context, test: query.StoredDraft) => {
  const code = await query.getCompanyCountry(db, actor.companyId)
  const country = countries.find(code)
  const findings = country ? againstWords(test, country.posting.rules, dayIn(country.zone, now())) : []
  return { country: code, findings }
}

const readView = async (ctx: Context, id: string): Promise<{ test: WrittenTest }> => {
  const { db, actor } = ctx
  const test = await query.findTest(db, actor.companyId, id)
  if (!test) throw notFound('Test')
  const shown = new Map((await query.listShowings(db, actor.companyId, id)).map((one) => [one.question, one.shown]))
  return {
    test: {
      ...toRow(test),
      edition: test.edition,
      questions: test.questions.map((question) => ({ ...question, shown: shown.get(question.key) ?? 0 })),
      problems: problemsOf(test),
      ...(await findingsIn(ctx, test)),
      versions: (await query.listVersions(db, actor.companyId, id)).map(({ published_at: at, ...version }) => ({
        ...version,
        publishedAt: iso(at),
      })),
    },
  }
}

export const listWrittenTests = async ({ db, actor }: Context): Promise<Output<typeof contract.listWrittenTests>> => ({
  tests: (await query.listTests(db, actor.companyId)).map(toRow),
})

export const readWrittenTest = (ctx: Context, { id }: Parsed<typeof contract.readWrittenTest>) => readView(ctx, id)

type Input = Parsed<typeof contract.addWrittenTest>

/** The draft as it is kept: new questions get numbers of their own, and what does not belong to a kind of question goes. */
const draftOf = (input: Input, known: ReadonlySet<number>, next: number) => {
  let nextKey = next
  const used = new Set<number>()
  const keyOf = (key: number | null): number => {
    if (key !== null && known.has(key) && !used.has(key)) {
      used.add(key)
      return key
    }
    nextKey += 1
    return nextKey - 1
  }
  const questions = input.questions.map(({ key, kind, ask, options, right, value, tolerance }) => {
    const isNumber = kind === 'number'
    return {
      key: keyOf(key),
      kind,
      ask,
      options: isNumber ? [] : options,
      right: isNumber ? [] : [...new Set(right)].toSorted((a, b) => a - b),
      value: isNumber ? value : '',
      tolerance: isNumber ? tolerance : '',
    }
  })
  const { title, purpose, skill, language, minutes, asks, waitDays, secondsEach, goesBack } = input
  const ways = { wait_days: waitDays, seconds_each: secondsEach, goes_back: goesBack && secondsEach === null }
  return { draft: { title, purpose, skill, language, minutes, asks, ...ways, questions }, nextKey }
}

export const addWrittenTest = async (ctx: Context, input: Input) => {
  const { db, actor } = ctx
  if ((await query.countTests(db, actor.companyId)) >= MOST_TESTS)
    throw new Refusal('CONFLICT', `A company keeps at most ${MOST_TESTS} tests. Discard drafts nobody needs.`)
  const { draft, nextKey } = draftOf(input, new Set(), 1)
  const at = ctx.now().toISOString()
  const { id } = await query.insertTest(db, { companyId: actor.companyId, userId: actor.userId, draft, nextKey, at })
  ctx.audit({
    action: 'written-test.add',
    targetType: 'written_test',
    targetId: id,
    after: { title: draft.title, questions: draft.questions.length },
  })
  return readView(ctx, id)
}

const lockEdition = async (ctx: Context, id: string, edition: number) => {
  const test = await query.lockTest(ctx.db, ctx.actor.companyId, id)
  if (!test) throw notFound('Test')
  if (test.edition !== edition)
    throw new Refusal('VERSION_CONFLICT', 'Somebody else has changed this test since you opened it.', {
      data: await readView(ctx, id),
    })
  return test
}

export const saveWrittenTest = async (
  ctx: Context,
  { id, edition, ...input }: Parsed<typeof contract.saveWrittenTest>,
) => {
  const before = await lockEdition(ctx, id, edition)
  const { draft, nextKey } = draftOf(input, new Set(before.questions.map(({ key }) => key)), before.next_key)
  await query.updateDraft(ctx.db, {
    companyId: ctx.actor.companyId,
    id,
    draft,
    nextKey,
    at: ctx.now().toISOString(),
  })
  ctx.audit({
    action: 'written-test.save',
    targetType: 'written_test',
    targetId: id,
    before: { title: before.title, questions: before.questions.length },
    after: { title: draft.title, questions: draft.questions.length },
  })
  return readView(ctx, id)
}

/** Refuses with the first thing that is missing, or the first phrase that may not be asked and the rule that says so. */
export const publishWrittenTest = async (ctx: Context, { id, edition }: Parsed<typeof contract.publishWrittenTest>) => {
  const test = await lockEdition(ctx, id, edition)
  if (!test.is_changed) throw new Refusal('CONFLICT', 'This test is published as it stands.')
  const [problem] = problemsOf(test)
  if (problem) throw invalid({ [PROBLEMS[problem.code].field]: problemSentence(problem) })
  const [found] = (await findingsIn(ctx, test)).findings
  if (found)
    throw invalid(
      found.question === null
        ? { title: `“${found.phrase}” may not stand in a test. ${found.rule}` }
        : { questions: `Question ${found.question}: “${found.phrase}” may not stand in a test. ${found.rule}` },
    )
  const version = (test.published_version ?? 0) + 1
  await query.publishDraft(ctx.db, {
    companyId: ctx.actor.companyId,
    id,
    version,
    userId: ctx.actor.userId,
    at: ctx.now().toISOString(),
  })
  ctx.audit({
    action: 'written-test.publish',
    targetType: 'written_test',
    targetId: id,
    after: { title: test.title, version },
  })
  return readView(ctx, id)
}

export const retireWrittenTest = async (ctx: Context, { id, retired }: Parsed<typeof contract.retireWrittenTest>) => {
  const test = await query.lockTest(ctx.db, ctx.actor.companyId, id)
  if (!test) throw notFound('Test')
  if (test.published_version === null)
    throw new Refusal('CONFLICT', 'This test was never published. Discard the draft instead.')
  if ((test.retired_at !== null) !== retired) {
    await query.saveRetired(ctx.db, ctx.actor.companyId, id, retired ? ctx.now().toISOString() : null)
    ctx.audit({
      action: retired ? 'written-test.retire' : 'written-test.restore',
      targetType: 'written_test',
      targetId: id,
      detail: { title: test.title },
    })
  }
  return readView(ctx, id)
}

export const deleteWrittenTest = async (ctx: Context, { id }: Parsed<typeof contract.deleteWrittenTest>) => {
  const test = await query.lockTest(ctx.db, ctx.actor.companyId, id)
  if (!test) throw notFound('Test')
  if (test.published_version !== null)
    throw new Refusal('CONFLICT', 'This test was published. Retire it: results of it stay with those who took it.')
  await query.deleteTest(ctx.db, ctx.actor.companyId, id)
  ctx.audit({
    action: 'written-test.delete',
    targetType: 'written_test',
    targetId: id,
    before: { title: test.title },
  })
  return { deleted: true as const }
}

/* For those who ask for a test, and those who take it. */

/** Published tests of a company, those that are retired marked: what a job may ask for. */
export const publishedTestsOf = (db: Db, companyId: string) => query.listPublished(db, companyId)

/**
 * Draws the questions of an attempt, within a transaction of the test's company: what was shown least comes first, and what is drawn is counted.
 * Undefined when the test is not published, or retired.
 */
export const drawWrittenTest = async (db: Db, companyId: string, id: string) => {
  // Held, so that two who begin at once are not drawn from the same count.
  if (!(await query.lockTest(db, companyId, id))) return undefined
  const published = await query.findPublished(db, companyId, id)
  if (!published) return undefined
  const shown = new Map((await query.listShowings(db, companyId, id)).map((one) => [one.question, one.shown]))
  const questions = drawQuestions(published.questions, {
    asks: published.asks,
    shown,
    lots: published.questions.map(() => randomInt(2 ** 31)),
  })
  await query.countShown(
    db,
    companyId,
    id,
    questions.map(({ key }) => key),
  )
  return { ...published, questions }
}
