import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { Context, OpenContext } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { asSelf, type SeekerContext } from '../../career/profile/service.ts'
import { isCounted } from '../../matching/matching/criterion-input.rules.ts'
import type * as contract from './contract.ts'
import type { TalentRun } from './contract.ts'
import * as said from './objections.queries.ts'
import * as query from './queries.ts'

const answerOf = (o: { agreed: boolean | null; words: string | null; answered_at: string | null }) =>
  o.agreed === null || o.answered_at === null ? null : { agreed: o.agreed, words: o.words, at: iso(o.answered_at) }

/** What was said against verdicts on those who are still in it: the words of whoever is gone go with them. */
export const objectionsOf = async (ctx: Context, run: string, places: ReadonlySet<number>) =>
  (await said.listSearchObjections(ctx.db, ctx.actor.companyId, run))
    .filter((o) => places.has(o.place))
    .map((o): TalentRun['objections'][number] => ({
      id: o.id,
      place: o.place,
      line: o.line,
      reason: o.reason,
      byPerson: o.by_person,
      who: o.who,
      at: iso(o.at),
      answer: answerOf(o),
    }))

/** Of one's own, by the person it is about. */
const mine = async ({ db }: SeekerContext): Promise<Output<typeof contract.searchesIWasIn>> => {
  const contested = Map.groupBy(await said.listOwnObjections(db), (o) => o.run_id)
  return {
    searches: (await query.foundIn(db)).map((s) => ({
      id: s.id,
      company: s.company,
      at: iso(s.at),
      engine: s.engine,
      model: s.model,
      criteria: s.criteria,
      lines: s.lines,
      objections: (contested.get(s.id) ?? []).map((o) => ({
        line: o.line,
        reason: o.reason,
        at: iso(o.at),
        answer: answerOf(o),
      })),
    })),
  }
}

/** For whoever was found: the very same criteria and verdicts, and nothing of anybody else. */
export const foundIn = (ctx: OpenContext): Promise<Output<typeof contract.searchesIWasIn>> =>
  asSelf(ctx, mine, { reading: true })

/** Proved as themselves, written through the company’s, whose log does not say who has no name for it. */
export const contestLine = async (
  ctx: OpenContext,
  { run, line, reason }: Parsed<typeof contract.contestLine>,
): Promise<Output<typeof contract.searchesIWasIn>> => {
  const current = await asSelf(ctx, async ({ db, audit }) => {
    const there = await said.findOwnResult(db, run)
    if (!there) throw notFound('Search')
    const found = (await query.foundIn(db)).find((s) => s.id === run)
    const criterion = found?.criteria.find((c) => c.id === line)
    if (!criterion || !isCounted(criterion) || !there.lines.some((l) => l.id === line))
      throw invalid({ line: 'This criterion is not part of the search.' })
    audit({ action: 'found.contest', targetType: 'talent_search', targetId: run, detail: { line } })
    return there
  })
  const { company_id: companyId, place } = current
  await ctx.database.forCompany(companyId, async (db) => {
    if (await said.isWaiting(db, companyId, { runId: run, place, line }))
      throw new Refusal('CONFLICT', 'You have said so already. The company has not answered yet.')
    await said.insertObjection(db, companyId, { runId: run, place, line, reason, by: null })
    await enqueueJob(db, 'tell-of-contest', { companyId, id: run }, `contest ${run} ${place} ${line}`)
    const nobody = systemActor(companyId)
    await writeAudit(db, nobody, ctx.caller, [
      {
        action: 'talent_search.contest',
        targetType: 'talent_search',
        targetId: run,
        detail: { place, line, by: 'person' },
      },
    ])
  })
  return foundIn(ctx)
}
