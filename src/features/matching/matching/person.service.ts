import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { AuditEntry, OpenContext } from '../../../server/context.ts'
import type { ApplicationRecord } from '../../../server/feature.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { notFound, Refusal } from '../../../shared/refusal.ts'
import { personOf } from '../../hiring/applications/link.ts'
import type * as contract from './contract.ts'
import type { Facts } from './facts.rules.ts'
import * as query from './queries.ts'
import { lineOf } from './service.ts'
import { stateOf, toMatchView, toObjectionView } from './shown.ts'

type Input = { application: string; link: string | null }
type MatchView = Output<typeof contract.theirMatch>

const given = (facts: Facts | null): MatchView['given'] =>
  facts && {
    titles: facts.titles.map((f) => f.text),
    tasks: facts.tasks.map((f) => f.text),
    skills: facts.skills.map((f) => f.text),
    certificates: facts.certificates.map((f) => f.text),
    education: facts.education.map((f) => f.text),
    languages: facts.languages.map((f) => f.text),
    months: facts.months,
  }

/** Whoever holds the link, or the account: theirs, or not there. */
const prove = async (ctx: OpenContext, { application, link }: Input) => {
  const person = await personOf(ctx, link)
  const row = await ctx.database.forSeeker(person, (db) => query.findApplicationForCandidate(db, application), {
    reading: true,
  })
  if (!row) throw notFound('Application')
  return { person, row }
}

/** What may be added to applications, by the feature that keeps them. */
const recordOf = ({ features }: Pick<OpenContext, 'features'>): ApplicationRecord => {
  const found = features.find(({ applicationRecord }) => applicationRecord)?.applicationRecord
  if (!found) throw new Error('No feature keeps applications')
  return found
}

export const readMatchForCandidate = async (ctx: OpenContext, input: Input): Promise<MatchView> => {
  const { person, row } = await prove(ctx, input)
  return ctx.database.forSeeker(
    person,
    async (db) => {
      const { company_id: companyId, id } = row
      const advert = await query.advertOf(db, row.job_id)
      const isUsed = advert?.uses_ai !== false
      const facts = await query.findFacts(db, companyId, id)
      const run = row.human_only || !isUsed ? undefined : await query.currentRun(db, companyId, id)
      const match = toMatchView(run)
      const state = stateOf({ humanOnly: row.human_only, isUsed, match, facts })
      return {
        state,
        job: advert?.title ?? '',
        match,
        // The team is the employer to them: no name of one person.
        objections: (await query.listMatchObjections(db, companyId, id)).map((o) => toObjectionView(o, null)),
        given: row.human_only ? null : given(facts?.facts ?? null),
        humanOnly: row.human_only,
        mayAsk: !row.human_only && isUsed && row.outcome === 'active',
      }
    },
    { reading: true },
  )
}

/** Something the person does: proved as themselves, done through their company’s, written down in its log. */
const doing = async (ctx: OpenContext, input: Input, work: (db: Db, companyId: string) => Promise<AuditEntry>) => {
  const { person, row } = await prove(ctx, input)
  const { company_id: companyId, id } = row
  await ctx.database.forCompany(companyId, async (db) => {
    const entry = await work(db, companyId)
    const userId = 'userId' in person ? person.userId : null
    const actor = { ...systemActor(companyId), userId }
    await writeAudit(db, actor, ctx.caller, [{ targetType: 'application', targetId: id, ...entry }])
  })
  return readMatchForCandidate(ctx, input)
}

export const objectAsCandidate = (
  ctx: OpenContext,
  input: Parsed<typeof contract.objectAsCandidate>,
): Promise<MatchView> =>
  doing(ctx, input, async (db, companyId) => {
    const { application, line, reason } = input
    const row = await query.toCompare(db, companyId, application, { lock: true })
    const run = row?.human_only ? undefined : await query.currentRun(db, companyId, application)
    const match = lineOf(toMatchView(run), line)
    const at = ctx.now().toISOString()
    await query.insertObjection(db, companyId, {
      applicationId: application,
      runId: match.id,
      line,
      by: 'candidate',
      userId: null,
      reason,
      at,
    })
    await recordOf(ctx).noteByCandidate(db, { companyId, applicationId: application, kind: 'match_objection', at })
    return { action: 'match.object', detail: { line, by: 'candidate' } }
  })

/** From here on people alone look: what was compared is taken away, and nothing is compared again. Twice is once. */
export const askForPeople = (ctx: OpenContext, input: Parsed<typeof contract.askForPeople>): Promise<MatchView> =>
  doing(ctx, input, async (db, companyId) => {
    const row = await query.toCompare(db, companyId, input.application, { lock: true })
    if (!row) throw notFound('Application')
    const entry = { action: 'match.human-review', before: { humanOnly: row.human_only }, after: { humanOnly: true } }
    if (row.human_only) return entry
    if (row.outcome !== 'active') throw new Refusal('CONFLICT', 'This application is no longer going on.')
    const at = ctx.now().toISOString()
    await recordOf(ctx).setHumanOnly(db, companyId, input.application, at)
    await query.endRuns(db, companyId, input.application)
    await recordOf(ctx).noteByCandidate(db, { companyId, applicationId: input.application, kind: 'human_review', at })
    return entry
  })
