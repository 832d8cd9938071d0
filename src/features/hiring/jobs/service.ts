import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context, OpenContext } from '../../../server/context.ts'
import { listWindow, pageOf } from '../../../server/list.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { foldText } from '../../adverts/content/advert.rules.ts'
import { JobContent } from '../../adverts/content/content.rules.ts'
import { countriesBegun, parsePlaceQuery } from '../../adverts/content/place.rules.ts'
import { placesOfPostalCode } from '../../adverts/content/postal-codes.rules.ts'
import { blockingFindingsOf, sentenceOf } from '../../adverts/content/posting.rules.ts'
import { readerOf } from '../../platform/approvals/ground.service.ts'
import { lapseApproval } from '../../platform/approvals/service.ts'
import { lockRequisition, setTeam, teamsOf, listJobsAwaitingApproval as waitingIn } from './approval.queries.ts'
import { approvalOf, approvalsOf, KIND, waitsFor } from './approval.ts'
import { changeNeedsApproval, isApprovedChange, proposeChange } from './change.service.ts'
import type * as contract from './contract.ts'
import { managesJobs } from './policy.ts'
import { openPositions } from './positions.queries.ts'
import { ageOf } from './positions.rules.ts'
import { changedIn, showAdvert, updateContent } from './publish.ts'
import * as query from './queries.ts'
import { assessContent, assessJob, contentOf, jobOf, loadViewStats, type Read, rowOf } from './shown.ts'
import { type JobStats, standingsOf } from './standing.queries.ts'
import { isPublished, isWritable, type JobStatus, STATUSES } from './state.rules.ts'
import * as typed from './typed.queries.ts'

export const listCompanyJobs = async (
  ctx: Context,
  {
    status,
    waiting,
    positions,
    search,
    department,
    country,
    sort,
    cursor,
    page,
    pageSize,
  }: Parsed<typeof contract.listCompanyJobs>,
): Promise<Output<typeof contract.listCompanyJobs>> => {
  const { companyId, userId } = ctx.actor
  const mayWrite = managesJobs(ctx.actor)
  const pending = mayWrite || waiting === 'anybody' ? await waitingIn(ctx.db, companyId) : []
  const ofPending = await approvalsOf(readerOf(ctx), pending)
  const mine = pending.filter((j) => mayWrite && waitsFor('pending_approval', ofPending(j), userId)).map((j) => j.id)
  const waits = { you: mine, anybody: pending.map((j) => j.id) }
  const where = { companyId, department, country: country?.toUpperCase() ?? null, job: null }
  const open = positions === null ? null : await openPositions(ctx.db, where, ctx.now().toISOString())
  const ofAge = open?.filter((p) => positions === 'all' || ageOf(p.days) === positions).map((p) => p.id) ?? null
  const filter = { status, search, department, country, ids: (waiting && waits[waiting]) ?? ofAge }
  const part = listWindow(query.JOB_ORDERS, { sort, cursor, page, pageSize })
  const { rows: stored, next } = pageOf(part, await query.listJobs(ctx.db, companyId, filter, part))
  const totalCount = await query.countJobs(ctx.db, companyId, filter)
  const counted = await query.countsByStatus(ctx.db, companyId)
  const contents = stored.map(contentOf)
  const places = await query.placesById(ctx.db, [...new Set(contents.flatMap((c) => c.placeId ?? []))])
  const placeOf = (id: number | null) => places.find((p) => p.id === id) ?? null
  const approvals = await approvalsOf(readerOf(ctx), stored)
  const ids = stored.map((row) => row.id)
  const standings = await standingsOf(ctx.db, companyId, ids, ctx.now().toISOString())
  const seen = await loadViewStats(ctx.db, companyId, ids, ctx.now())
  const jobs = stored.map((row, i) => {
    const content = contents[i] as JobContent
    const over = assessContent(ctx, row, content, placeOf(content.placeId))
    const warn = over.findings.filter((f) => f.severity === 'warn').length
    const shown = {
      ...rowOf(over, approvals(row), userId),
      ...(standings.get(row.id) as JobStats),
      rules: { fix: blockingFindingsOf(over.findings).length, warn },
      seen: seen(row.id),
    }
    return mayWrite ? shown : { ...shown, allowed: [] }
  })
  const counts = Object.fromEntries(STATUSES.map((s) => [s, counted.find((c) => c.status === s)?.n ?? 0]))
  return { jobs, totalCount, totalIsAtLeast: false, next, page, pageSize, counts, waitsForYou: mine.length, mayWrite }
}

/** The job asked for, or that there is none. */
export const getJob = async (ctx: Context, id: string, { lock = false } = {}): Promise<Read> => {
  const stored = await query.findJob(ctx.db, ctx.actor.companyId, id, { lock })
  if (!stored) throw notFound('Job')
  return assessJob(ctx, ctx.db, stored)
}

export const toJobDetail = async (ctx: Context, job: Read): Promise<Output<typeof contract.readJob>> => {
  const shown = await jobOf(ctx, ctx.db, job, ctx.actor.userId)
  return { job: managesJobs(ctx.actor) ? shown : { ...shown, allowed: [] } }
}

export const readJob = async (ctx: Context, { id }: Parsed<typeof contract.readJob>) =>
  toJobDetail(ctx, await getJob(ctx, id))

export const tooOld = async (ctx: Context, job: Read) =>
  new Refusal('VERSION_CONFLICT', 'Somebody else has changed this job since you opened it.', {
    data: await toJobDetail(ctx, job),
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

export const createJob = async (ctx: Context, input: Parsed<typeof contract.createJob>) => {
  const { companyId, userId } = ctx.actor
  const from = input.copyOf === null ? null : await getJob(ctx, input.copyOf)
  const company = await query.getCompany(ctx.db, companyId)
  const given = input.content
  const content = await judged(
    ctx,
    from
      ? // A copy is about the same work, on days of its own.
        { ...from.content, closesOn: null }
      : JobContent.parse({ ...given, country: given?.country || company.country }),
  )
  const stored = await query.insertJob(ctx.db, companyId, {
    status: input.asTemplate ? 'template' : 'draft',
    title: content.title,
    department: content.department,
    country: content.country,
    content,
    by: userId,
  })
  if (from) {
    // Who fills it and what it goes by come along; what was approved does not.
    await setTeam(ctx.db, companyId, stored.id, await teamsOf(ctx.db, companyId, [from.kept.id]))
    await query.setPipeline(ctx.db, companyId, stored.id, from.kept.pipeline_id)
  }
  ctx.audit({
    action: 'job.create',
    targetType: 'job',
    targetId: stored.id,
    after: { status: stored.status, title: stored.title },
    ...(from ? { detail: { copyOf: from.kept.id } } : {}),
  })
  return toJobDetail(ctx, await assessJob(ctx, ctx.db, stored, content))
}

/** A published job must stay one that could be published. */
const refuseBlocked = ({ findings }: Read) => {
  const wrong = blockingFindingsOf(findings)
  if (wrong.length === 0) return
  const fields: Record<string, string> = {}
  for (const finding of wrong) fields[`content.${finding.field}`] ??= sentenceOf(finding)
  throw invalid(fields)
}

export { refuseBlocked }

const LAPSED = { status: 'draft', publish_at: null, approved_at: null } as const

/** What others approved is something else now, and not public yet: they are asked again. */
const lapses = async (ctx: Context, { kept: stored }: Read, status: JobStatus): Promise<boolean> => {
  if (status !== 'approved' && status !== 'scheduled') return false
  const { needed } = await approvalOf(readerOf(ctx), stored)
  if (!needed && stored.approved_at === null) return false
  await lapseApproval(ctx, { kind: KIND, subjectId: stored.id })
  return true
}

export const saveJob = async (ctx: Context, input: Parsed<typeof contract.saveJob>) => {
  const job = await getJob(ctx, input.id, { lock: true })
  const status = job.kept.status as JobStatus
  if (status === 'pending_approval')
    throw new Refusal('CONFLICT', 'This job waits for approval. Take the request back to change it.')
  if (!isWritable(status)) throw new Refusal('CONFLICT', 'This job is closed. Copy it, or reopen it, to change it.')
  if (input.version !== job.kept.version) throw await tooOld(ctx, job)
  const content = await judged(ctx, input.content)
  const changed = changedIn(job.content, content)
  if (changed.length === 0) return toJobDetail(ctx, job)
  if (job.kept.requisition_id) await lockRequisition(ctx.db, ctx.actor.companyId, job.kept.requisition_id)
  const next = await assessJob(ctx, ctx.db, job.kept, content)
  const waits = isPublished(status) || status === 'scheduled'
  if (waits) refuseBlocked(next)
  if (await changeNeedsApproval(ctx, job, changed))
    return toJobDetail(ctx, { ...job, kept: await proposeChange(ctx, job, content, changed) })
  const at = { ground: ctx, db: ctx.db, companyId: ctx.actor.companyId, by: ctx.actor.userId }
  const written = await updateContent(at, { ...next, content: job.content }, content)
  const lapsed = (await isApprovedChange(ctx, changed)) && (await lapses(ctx, job, status))
  const stored = lapsed
    ? await query.updateJob(ctx.db, at.companyId, input.id, { changes: LAPSED, by: at.by })
    : written
  const after = { ...next, kept: stored }
  if (isPublished(status)) await showAdvert(at, after)
  // A draft is saved while somebody types: the log says that and what, not each letter.
  const told = waits ? changedFieldsOf(job.content, content) : { before: undefined, after: undefined }
  ctx.audit({
    action: 'job.save',
    targetType: 'job',
    targetId: stored.id,
    before: told.before,
    after: told.after,
    detail: { status, changed, ...(lapsed ? { approval: 'lapsed' } : {}) },
  })
  return toJobDetail(ctx, after)
}

export const deleteJob = async (ctx: Context, { id }: Parsed<typeof contract.deleteJob>) => {
  const { kept: stored } = await getJob(ctx, id, { lock: true })
  if (stored.revision > 0 || !['draft', 'template'].includes(stored.status))
    throw new Refusal('CONFLICT', 'A job that was published is archived, not thrown away.')
  await query.deleteJob(ctx.db, ctx.actor.companyId, id)
  ctx.audit({
    action: 'job.delete',
    targetType: 'job',
    targetId: id,
    before: { status: stored.status, title: stored.title },
  })
  return { deleted: true as const }
}

export const readRevisions = async (
  ctx: Context,
  { id }: Parsed<typeof contract.readRevisions>,
): Promise<Output<typeof contract.readRevisions>> => {
  await getJob(ctx, id)
  const stored = await query.listRevisions(ctx.db, ctx.actor.companyId, id)
  return {
    revisions: stored.map((r) => ({
      number: r.number,
      at: new Date(r.at).toISOString(),
      by: r.first_name === null ? null : `${r.first_name} ${r.last_name ?? ''}`.trim(),
      changed: r.changed,
      content: contentOf(r),
    })),
  }
}

export const findOccupations = async (ctx: OpenContext, { search }: Parsed<typeof contract.findOccupations>) => {
  const found = await ctx.database.forPublic((db) => typed.occupationsTitled(db, foldText(search)), { reading: true })
  return { occupations: found.map((o) => ({ ...o, skills: o.skills ?? [] })) }
}

export const findPlaces = async (ctx: OpenContext, { search, country }: Parsed<typeof contract.findPlaces>) => {
  const said = parsePlaceQuery(search, ctx.countries.all)
  const codes = [country?.toUpperCase(), said.country].flatMap((code) => code ?? [])
  const postal = placesOfPostalCode(search).filter((place) => codes.every((code) => code === place.country))
  if (postal.length > 0)
    return { places: await ctx.database.forPublic((db) => typed.placesOf(db, postal), { reading: true }) }
  // What stands behind the name may be half typed: the beginning of a region, or of a country.
  const behind =
    said.region === null ? null : { region: said.region, countries: countriesBegun(said.region, ctx.countries.all) }
  const input = { begins: said.name.replace(/[^a-z0-9 ]+/g, ' ').trim(), codes: [...new Set(codes)], behind }
  return { places: await ctx.database.forPublic((db) => typed.placesNamed(db, input), { reading: true }) }
}
