import { difference } from '../../../server/audit.ts'
import type { Context, OpenContext } from '../../../server/context.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { folded } from '../../adverts/content/advert.rules.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { countriesBegun, placeSaid } from '../../adverts/content/place.rules.ts'
import { blocks, sentenceOf } from '../../adverts/content/posting.rules.ts'
import { addStep, lockRequisition, setTeam, teamsOf, waiting as waitingIn } from './approval.queries.ts'
import { approvalOf, approvalsOf, waitsFor } from './approval.ts'
import { propose, waitsForWord } from './change.service.ts'
import type * as contract from './contract.ts'
import { managesJobs } from './policy.ts'
import { openPositions } from './positions.queries.ts'
import { ageOf } from './positions.rules.ts'
import { changedIn, rewrite, showAdvert } from './publish.ts'
import * as query from './queries.ts'
import { contentOf, jobOf, type Read, read, readOver, rowOf, seenOf } from './shown.ts'
import { type Standing, standingsOf } from './standing.queries.ts'
import { asksApproval, isPublished, isWritable, type JobStatus, STATUSES } from './state.rules.ts'
import * as typed from './typed.queries.ts'

export const list = async (
  ctx: Context,
  {
    status,
    waiting,
    positions,
    search,
    department,
    country,
    sort,
    page,
    pageSize,
  }: Parsed<typeof contract.listCompanyJobs>,
): Promise<Output<typeof contract.listCompanyJobs>> => {
  const { companyId, userId } = ctx.actor
  const mayWrite = managesJobs(ctx.actor)
  const pending = mayWrite || waiting === 'anybody' ? await waitingIn(ctx.db, companyId) : []
  const ofPending = await approvalsOf(ctx.db, companyId, pending)
  const mine = pending.filter((j) => mayWrite && waitsFor('pending_approval', ofPending(j), userId)).map((j) => j.id)
  const waits = { you: mine, anybody: pending.map((j) => j.id) }
  const where = { companyId, department, country: country?.toUpperCase() ?? null, job: null }
  const open = positions === null ? null : await openPositions(ctx.db, where, ctx.now().toISOString())
  const ofAge = open?.filter((p) => positions === 'all' || ageOf(p.days) === positions).map((p) => p.id) ?? null
  const filter = { status, search, department, country, ids: (waiting && waits[waiting]) ?? ofAge }
  const kept = await query.page(ctx.db, companyId, filter, sort, pageSize, (page - 1) * pageSize)
  const totalCount = await query.total(ctx.db, companyId, filter)
  const counted = await query.countsByStatus(ctx.db, companyId)
  const contents = kept.map(contentOf)
  const places = await query.placesById(ctx.db, [...new Set(contents.flatMap((c) => c.placeId ?? []))])
  const placeOf = (id: number | null) => places.find((p) => p.id === id) ?? null
  const approvals = await approvalsOf(ctx.db, companyId, kept)
  const ids = kept.map((row) => row.id)
  const standings = await standingsOf(ctx.db, companyId, ids, ctx.now().toISOString())
  const seen = await seenOf(ctx.db, companyId, ids, ctx.now())
  const jobs = kept.map((row, i) => {
    const content = contents[i] as JobContent
    const over = readOver(ctx, row, content, placeOf(content.placeId))
    const warn = over.findings.filter((f) => f.severity === 'warn').length
    const shown = {
      ...rowOf(over, approvals(row), userId),
      ...(standings.get(row.id) as Standing),
      rules: { fix: blocks(over.findings).length, warn },
      seen: seen(row.id),
    }
    return mayWrite ? shown : { ...shown, allowed: [] }
  })
  const counts = Object.fromEntries(STATUSES.map((s) => [s, counted.find((c) => c.status === s)?.n ?? 0]))
  return { jobs, totalCount, page, pageSize, counts, waitsForYou: mine.length, mayWrite }
}

/** The job asked for, or that there is none. */
export const held = async (ctx: Context, id: string, { lock = false } = {}): Promise<Read> => {
  const kept = await query.jobHeld(ctx.db, ctx.actor.companyId, id, { lock })
  if (!kept) throw notFound('Job')
  return read(ctx, ctx.db, kept)
}

export const one = async (ctx: Context, job: Read): Promise<Output<typeof contract.readJob>> => {
  const shown = await jobOf(ctx, ctx.db, job, ctx.actor.userId)
  return { job: managesJobs(ctx.actor) ? shown : { ...shown, allowed: [] } }
}

export const readOne = async (ctx: Context, { id }: Parsed<typeof contract.readJob>) => one(ctx, await held(ctx, id))

export const tooOld = async (ctx: Context, job: Read) =>
  new Refusal('VERSION_CONFLICT', 'Somebody else has changed this job since you opened it.', {
    data: await one(ctx, job),
  })

/** What a content refers to must be there: a country we are in, a place of it, an occupation. */
const judged = async (ctx: Context, content: JobContent): Promise<JobContent> => {
  const wrong: Record<string, string> = {}
  const country = ctx.countries.find(content.country)
  if (!country) wrong['content.country'] = `We do not operate in ${content.country || 'an unnamed country'} yet`
  if (content.placeId !== null && country) {
    const [place] = await query.placesById(ctx.db, [content.placeId])
    if (place?.country !== country.code) wrong['content.placeId'] = `Choose a place in ${country.name}`
  }
  if (content.occupationId !== null && !(await query.occupationById(ctx.db, content.occupationId)))
    wrong['content.occupationId'] = 'Choose an occupation from the list'
  if (content.recruitsFrom.some((code) => !ctx.countries.find(code)))
    wrong['content.recruitsFrom'] = 'Choose countries we operate in'
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  return content
}

export const create = async (ctx: Context, asked: Parsed<typeof contract.createJob>) => {
  const { companyId, userId } = ctx.actor
  const from = asked.copyOf === null ? null : await held(ctx, asked.copyOf)
  const company = await query.companyHeld(ctx.db, companyId)
  const given = asked.content
  const content = await judged(
    ctx,
    from
      ? // A copy is about the same work, on days of its own.
        { ...from.content, closesOn: null }
      : JobContent.parse({ ...given, country: given?.country || company.country }),
  )
  const kept = await query.insertJob(ctx.db, companyId, {
    status: asked.asTemplate ? 'template' : 'draft',
    title: content.title,
    department: content.department,
    country: content.country,
    content,
    by: userId,
  })
  if (from) {
    // Who fills it and what it goes by come along; what was approved does not.
    await setTeam(ctx.db, companyId, kept.id, await teamsOf(ctx.db, companyId, [from.kept.id]))
    await query.setPipeline(ctx.db, companyId, kept.id, from.kept.pipeline_id)
  }
  ctx.audit({
    action: 'job.create',
    targetType: 'job',
    targetId: kept.id,
    after: { status: kept.status, title: kept.title },
    ...(from ? { detail: { copyOf: from.kept.id } } : {}),
  })
  return one(ctx, await read(ctx, ctx.db, kept, content))
}

/** A published job must stay one that could be published. */
const refuseBlocked = ({ findings }: Read) => {
  const wrong = blocks(findings)
  if (wrong.length === 0) return
  const fields: Record<string, string> = {}
  for (const finding of wrong) fields[`content.${finding.field}`] ??= sentenceOf(finding)
  throw invalid(fields)
}

export { refuseBlocked }

const LAPSED = { status: 'draft', publish_at: null, approved_at: null } as const

/** What others approved is something else now, and not public yet: they are asked again. */
const lapses = async ({ db, actor, now }: Context, { kept }: Read, status: JobStatus): Promise<boolean> => {
  if (status !== 'approved' && status !== 'scheduled') return false
  const { needed } = await approvalOf(db, actor.companyId, kept)
  if (!needed && kept.approved_at === null) return false
  await addStep(db, actor.companyId, kept.id, { step: 'lapsed', by: actor.userId, at: now().toISOString() })
  return true
}

export const save = async (ctx: Context, asked: Parsed<typeof contract.saveJob>) => {
  const job = await held(ctx, asked.id, { lock: true })
  const status = job.kept.status as JobStatus
  if (status === 'pending_approval')
    throw new Refusal('CONFLICT', 'This job waits for approval. Take the request back to change it.')
  if (!isWritable(status)) throw new Refusal('CONFLICT', 'This job is closed. Copy it, or reopen it, to change it.')
  if (asked.version !== job.kept.version) throw await tooOld(ctx, job)
  const content = await judged(ctx, asked.content)
  const changed = changedIn(job.content, content)
  if (changed.length === 0) return one(ctx, job)
  if (job.kept.requisition_id) await lockRequisition(ctx.db, ctx.actor.companyId, job.kept.requisition_id)
  const next = await read(ctx, ctx.db, job.kept, content)
  const waits = isPublished(status) || status === 'scheduled'
  if (waits) refuseBlocked(next)
  if (await waitsForWord(ctx, job, changed))
    return one(ctx, { ...job, kept: await propose(ctx, job, content, changed) })
  const at = { ground: ctx, db: ctx.db, companyId: ctx.actor.companyId, by: ctx.actor.userId }
  const written = await rewrite(at, { ...next, content: job.content }, content)
  const lapsed = asksApproval(changed) && (await lapses(ctx, job, status))
  const kept = lapsed ? await query.updateJob(ctx.db, at.companyId, asked.id, LAPSED, at.by) : written
  const after = { ...next, kept }
  if (isPublished(status)) await showAdvert(at, after)
  // A draft is saved while somebody types: the log says that and what, not each letter.
  const told = waits ? difference(job.content, content) : { before: undefined, after: undefined }
  ctx.audit({
    action: 'job.save',
    targetType: 'job',
    targetId: kept.id,
    before: told.before,
    after: told.after,
    detail: { status, changed, ...(lapsed ? { approval: 'lapsed' } : {}) },
  })
  return one(ctx, after)
}

export const remove = async (ctx: Context, { id }: Parsed<typeof contract.deleteJob>) => {
  const { kept } = await held(ctx, id, { lock: true })
  if (kept.revision > 0 || !['draft', 'template'].includes(kept.status))
    throw new Refusal('CONFLICT', 'A job that was published is archived, not thrown away.')
  await query.deleteJob(ctx.db, ctx.actor.companyId, id)
  ctx.audit({
    action: 'job.delete',
    targetType: 'job',
    targetId: id,
    before: { status: kept.status, title: kept.title },
  })
  return { deleted: true as const }
}

export const revisions = async (
  ctx: Context,
  { id }: Parsed<typeof contract.readRevisions>,
): Promise<Output<typeof contract.readRevisions>> => {
  await held(ctx, id)
  const kept = await query.revisions(ctx.db, ctx.actor.companyId, id)
  return {
    revisions: kept.map((r) => ({
      number: r.number,
      at: new Date(r.at).toISOString(),
      by: r.first_name === null ? null : `${r.first_name} ${r.last_name ?? ''}`.trim(),
      changed: r.changed,
      content: contentOf(r),
    })),
  }
}

export const occupations = async (ctx: OpenContext, { search }: Parsed<typeof contract.findOccupations>) => {
  const found = await ctx.doors.asPublic((db) => typed.occupationsTitled(db, folded(search)), { reading: true })
  return { occupations: found.map((o) => ({ ...o, skills: o.skills ?? [] })) }
}

export const places = async (ctx: OpenContext, { search, country }: Parsed<typeof contract.findPlaces>) => {
  const said = placeSaid(search, ctx.countries.all)
  const codes = [country?.toUpperCase(), said.country].flatMap((code) => code ?? [])
  // What stands behind the name may be half typed: the beginning of a region, or of a country.
  const behind =
    said.region === null ? null : { region: said.region, countries: countriesBegun(said.region, ctx.countries.all) }
  const asked = { begins: said.name.replace(/[^a-z0-9 ]+/g, ' ').trim(), codes: [...new Set(codes)], behind }
  return { places: await ctx.doors.asPublic((db) => typed.placesNamed(db, asked), { reading: true }) }
}
