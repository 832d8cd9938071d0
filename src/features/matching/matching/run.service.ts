import { createHash } from 'node:crypto'
import type { Services } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { PROBLEMS, Unreadable } from '../cv-reading/limits.rules.ts'
import { problemOf } from '../cv-reading/read.ts'
import { lexiconOf, readCvText } from '../cv-reading/service.ts'
import { type Criterion, criteriaOf } from './criteria.rules.ts'
import { type Embedder, embedderOf } from './embedder.ts'
import type { Match } from './engine.rules.ts'
import type { Facts } from './facts.rules.ts'
import { factsOfText, matchApart } from './facts.service.ts'
import * as query from './queries.ts'
import { textsOf, withNearness } from './semantic.rules.ts'
import { ENGINE, FACTS_BY } from './version.rules.ts'

export type Cause = 'applied' | 'cv' | 'job' | 'asked'
type Input = { companyId: string; applicationId: string; cause: Cause; by?: string | null }

/** Whether a comparison may be made at all: not where a person asked for people alone, nor where the advert says that no program is used. */
export const mayCompare = (row: Pick<query.Compared, 'human_only' | 'content'>): boolean =>
  !row.human_only && JobContent.parse(row.content).usesAi !== false

type RunResult<T> = { made: T; problem: null } | { made: null; problem: string }

/** What was ended because it took too long stays so: the job is done, and the sentence is kept. */
const orProblem = async <T>(work: () => Promise<T>): Promise<RunResult<T>> => {
  try {
    return { made: await work(), problem: null }
  } catch (error) {
    if (error instanceof Unreadable) return { made: null, problem: error.message }
    return { made: null, problem: PROBLEMS[problemOf(error)] }
  }
}

/** The allow-list of what an application says: from its CV, or from what was written when applying. */
const readFacts = (services: Services, companyId: string, row: query.Compared, key: string | null) => {
  const month = new Date(row.applied_at).toISOString().slice(0, 7)
  const name = String((row.sent as { name?: string }).name ?? '')
  return orProblem(async () => {
    if (key === null) return factsOfText(services.database, row.sent.note ?? '', { month, name, note: true })
    const text = await readCvText(await readFileOf(services, companyId, key))
    return factsOfText(services.database, text, { month, name })
  })
}

/** The model may be missing or fail: then words alone order, and the result says so. */
const ordered = async (model: Embedder | null, match: Match, criteria: readonly Criterion[], facts: Facts) => {
  if (!model) return { match, model: null }
  const { asked: input, told } = textsOf(criteria, facts)
  if (input.length === 0 || told.length === 0) return { match, model: null }
  try {
    const vectors = await model.embed([...input, ...told])
    const near = withNearness(match, {
      criteria,
      facts,
      input: vectors.slice(0, input.length),
      told: vectors.slice(input.length),
    })
    return { match: near, model: model.id }
  } catch {
    return { match, model: null }
  }
}

/** Names in one order: the database keeps them in another than they were written in. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([k, v]) => [k, sorted(v)]),
  )
}

/**
 * Compares one application with what its job asks now, and keeps how it came out. The same inputs are not compared twice. It moves nothing, ends
 * nothing and writes to nobody.
 */
export const compareApplication = async (
  services: Services,
  { companyId, applicationId, cause, by = null }: Input,
): Promise<void> => {
  const at = await services.database.forCompany(companyId, async (db) => {
    const row = await query.toCompare(db, companyId, applicationId)
    if (!row) return null
    if (!mayCompare(row)) {
      await query.endRuns(db, companyId, applicationId)
      return null
    }
    const stored = await query.findFacts(db, companyId, applicationId)
    const file = row.cv_file_id ? await query.findFile(db, companyId, row.cv_file_id) : null
    return { row, kept: stored, key: file?.storage_key ?? null }
  })
  if (!at) return
  const { row, kept: stored, key } = at
  const isFresh = stored && stored.engine === FACTS_BY && stored.cv_file_id === row.cv_file_id
  const told = isFresh ? null : await readFacts(services, companyId, row, key)
  const facts = isFresh ? stored.facts : (told?.made ?? null)
  const { skills } = await lexiconOf(services.database)
  const criteria = criteriaOf(JobContent.parse(row.content), skills)
  const compared = facts ? await orProblem(() => matchApart({ criteria, facts, answers: row.answers })) : null
  const bare = compared?.made ?? null
  const made = bare && facts ? await ordered(embedderOf(services.settings.matchModel), bare, criteria, facts) : null
  const answers = row.answers.filter((a) => criteria.some((c) => c.question === a.id))
  const inputs = createHash('sha256')
    .update(JSON.stringify(sorted([ENGINE, FACTS_BY, made?.model ?? null, criteria, facts, answers])))
    .digest()

  await services.database.forCompany(companyId, async (db) => {
    const held = await query.toCompare(db, companyId, applicationId, { lock: true })
    // Meanwhile they asked for people alone, or sent another CV: that has its own job.
    if (!held || !mayCompare(held) || held.cv_file_id !== row.cv_file_id) return
    const now = services.now().toISOString()
    if (!isFresh)
      await query.upsertFacts(db, companyId, applicationId, {
        engine: FACTS_BY,
        cv_file_id: row.cv_file_id,
        facts,
        problem: told?.problem ?? compared?.problem ?? null,
        at: now,
      })
    const current = await query.currentRun(db, companyId, applicationId)
    if (made && current?.inputs.equals(inputs) && current.output !== null) return
    await query.endRuns(db, companyId, applicationId)
    if (!made) return
    const { met, of, points, most, nearness } = made.match
    await query.insertRun(db, {
      company_id: companyId,
      application_id: applicationId,
      job_id: row.job_id,
      at: now,
      engine: `${ENGINE} ${FACTS_BY}`,
      model: made.model,
      cause,
      by_user: by,
      job_revision: row.revision,
      inputs,
      criteria: JSON.stringify(criteria),
      output: JSON.stringify(made.match),
      met,
      of_all: of,
      points,
      most,
      nearness,
    })
  })
}
