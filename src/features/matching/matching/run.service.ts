import { createHash } from 'node:crypto'
import type { Ground } from '../../../server/context.ts'
import { readFileOf } from '../../../server/files.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { Unreadable } from '../cv-reading/limits.rules.ts'
import { parseCv } from '../cv-reading/parse.ts'
import type { ParsedCv } from '../cv-reading/parsed.rules.ts'
import { lexiconOf, readCv } from '../cv-reading/service.ts'
import { type Criterion, criteriaOf } from './criteria.rules.ts'
import { type Embedder, embedderOf } from './embedder.ts'
import { type Match, matchOf } from './engine.rules.ts'
import { type Facts, factsOf } from './facts.rules.ts'
import * as query from './queries.ts'
import { textsOf, withNearness } from './semantic.rules.ts'
import { ENGINE, FACTS_BY } from './version.rules.ts'

export type Cause = 'applied' | 'cv' | 'job' | 'asked'
type Asked = { companyId: string; applicationId: string; cause: Cause; by?: string | null }

/** Whether a comparison may be made at all: not where a person asked for people alone, nor where the advert says that no program is used. */
export const mayCompare = (row: Pick<query.Compared, 'human_only' | 'content'>): boolean =>
  !row.human_only && JobContent.parse(row.content).usesAi !== false

/** The allow-list of what an application says: from its CV, or from what was written when applying. */
const readFacts = async (ground: Ground, companyId: string, row: query.Compared, key: string | null) => {
  const lexicon = await lexiconOf(ground.doors)
  const month = new Date(row.applied_at).toISOString().slice(0, 7)
  const name = String((row.sent as { name?: string }).name ?? '')
  if (key === null) {
    const cv = parseCv(row.sent.note ?? '', lexicon)
    return { facts: factsOf(cv, lexicon, { month, name, note: true }), problem: null }
  }
  let cv: ParsedCv
  try {
    cv = await readCv(ground, await readFileOf(ground, companyId, key))
  } catch (error) {
    if (error instanceof Unreadable) return { facts: null, problem: error.message }
    throw error
  }
  return { facts: factsOf(cv, lexicon, { month, name }), problem: null }
}

/** The model may be missing or fail: then words alone order, and the result says so. */
const ordered = async (model: Embedder | null, match: Match, criteria: readonly Criterion[], facts: Facts) => {
  if (!model) return { match, model: null }
  const { asked, told } = textsOf(criteria, facts)
  if (asked.length === 0 || told.length === 0) return { match, model: null }
  try {
    const vectors = await model.embed([...asked, ...told])
    const near = withNearness(match, criteria, facts, vectors.slice(0, asked.length), vectors.slice(asked.length))
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
export const compare = async (ground: Ground, { companyId, applicationId, cause, by = null }: Asked): Promise<void> => {
  const at = await ground.doors.asCompany(companyId, async (db) => {
    const row = await query.toCompare(db, companyId, applicationId)
    if (!row) return null
    if (!mayCompare(row)) {
      await query.endRuns(db, companyId, applicationId)
      return null
    }
    const kept = await query.factsKept(db, companyId, applicationId)
    const file = row.cv_file_id ? await query.file(db, companyId, row.cv_file_id) : null
    return { row, kept, key: file?.storage_key ?? null }
  })
  if (!at) return
  const { row, kept, key } = at
  const isFresh = kept && kept.engine === FACTS_BY && kept.cv_file_id === row.cv_file_id
  const read = isFresh
    ? { facts: kept.facts as unknown as Facts | null, problem: kept.problem }
    : await readFacts(ground, companyId, row, key)
  const { skills } = await lexiconOf(ground.doors)
  const criteria = criteriaOf(JobContent.parse(row.content), skills)
  const bare = read.facts && matchOf(criteria, read.facts, row.answers)
  const made =
    bare && read.facts ? await ordered(embedderOf(ground.settings.matchModel), bare, criteria, read.facts) : null
  const answers = row.answers.filter((a) => criteria.some((c) => c.question === a.id))
  const inputs = createHash('sha256')
    .update(JSON.stringify(sorted([ENGINE, FACTS_BY, made?.model ?? null, criteria, read.facts, answers])))
    .digest()

  await ground.doors.asCompany(companyId, async (db) => {
    const held = await query.toCompare(db, companyId, applicationId, { lock: true })
    // Meanwhile they asked for people alone, or sent another CV: that has its own job.
    if (!held || !mayCompare(held) || held.cv_file_id !== row.cv_file_id) return
    const now = ground.now().toISOString()
    if (!isFresh)
      await query.keepFacts(db, companyId, applicationId, {
        ...{ engine: FACTS_BY, cv_file_id: row.cv_file_id, facts: read.facts, problem: read.problem, at: now },
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
      ...{ met, of_all: of, points, most, nearness },
    })
  })
}
