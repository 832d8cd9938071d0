import { refusedWhenEnded } from '../../../server/apart.refuse.ts'
import { fileName } from '../../../server/content.ts'
import type { OpenContext, Services } from '../../../server/context.ts'
import { sha256 } from '../../../server/crypto.ts'
import { readFileOf, storeFile } from '../../../server/files.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import { Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { liveTier } from '../../billing/subscriptions/gate.service.ts'
import { PLAN_LIMITS } from '../../billing/subscriptions/limits.rules.ts'
import { Unreadable } from '../../matching/cv-reading/limits.rules.ts'
import type { ParsedCv } from '../../matching/cv-reading/parsed.rules.ts'
import { checkCvFile } from '../../matching/cv-reading/read.ts'
import { analyseApart, parseApart, readCv } from '../../matching/cv-reading/service.ts'
import type * as analysing from './analysis.contract.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { SAMPLE_CV, SAMPLE_JOB } from './sample.ts'
import { asSelf } from './service.ts'

const toView = (row: query.CvRow): contract.Cv => ({
  id: row.id,
  name: row.name,
  contentType: row.content_type,
  bytes: row.bytes,
  status: row.status as contract.Cv['status'],
  pages: row.pages,
  pagesDone: row.pages_done,
  fromPicture: row.from_picture,
  problem: row.problem,
  createdAt: row.created_at,
})

const one = async (db: Db, userId: string, id: string) => {
  const row = await query.findCv(db, userId, id)
  if (!row) throw notFound('CV')
  return row
}

export const listCvs = (ctx: OpenContext): Promise<Output<typeof contract.listCvs>> =>
  asSelf(ctx, async ({ db, actor }) => ({ cvs: (await query.listCvs(db, actor.userId)).map(toView) }), {
    reading: true,
  })

export const addCv = async (
  ctx: OpenContext,
  { name }: Parsed<typeof contract.addCv>,
): Promise<Output<typeof contract.addCv>> => {
  const { content, bytes, problem } = await checkCvFile(ctx.upload ?? Buffer.alloc(0))
  if (problem !== null) throw invalid({ file: problem })
  const { cvs: most } = PLAN_LIMITS[await liveTier(ctx)]
  return asSelf(ctx, async ({ db, actor, audit }) => {
    const { userId } = actor
    const known = await query.cvBySha(db, userId, sha256(bytes))
    if (known) return { cv: toView(known), duplicate: true }
    if ((await query.listCvs(db, userId)).length >= most)
      throw new Refusal('CONFLICT', `You keep ${most} CVs already. Remove one you no longer need.`)
    const { id, ...stored } = await storeFile(ctx, userId, bytes)
    const called = fileName(name ?? 'CV', content)
    await query.insertCv(db, { user_id: userId, id, name: called, content_type: content.type, ...stored })
    await enqueueJob(db, 'read-cv', { userId, id }, `read-cv ${id}`)
    audit({
      action: 'seeker.cv.add',
      targetType: 'seeker',
      targetId: userId,
      after: { cv: id, name: called, bytes: bytes.length },
    })
    return { cv: toView(await one(db, userId, id)), duplicate: false }
  })
}

export const readOneCv = (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readOneCv>,
): Promise<Output<typeof contract.readOneCv>> =>
  asSelf(
    ctx,
    async ({ db, actor }) => ({
      cv: toView(await one(db, actor.userId, id)),
      read: await query.parsedOf(db, actor.userId, id),
    }),
    { reading: true },
  )

export const readCvAgain = (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.readCvAgain>,
): Promise<Output<typeof contract.readCvAgain>> =>
  asSelf(ctx, async ({ db, actor }) => {
    const row = await one(db, actor.userId, id)
    if (row.status === 'failed' || row.status === 'read') {
      await query.setCv(db, actor.userId, id, { status: 'waiting', pages_done: 0, problem: null })
      await enqueueJob(db, 'read-cv', { userId: actor.userId, id }, `read-cv ${id}`)
    }
    return { cv: toView(await one(db, actor.userId, id)) }
  })

export const downloadCv = async (ctx: OpenContext, { id }: Parsed<typeof contract.downloadCv>): Promise<Download> => {
  const { row, userId } = await asSelf(ctx, async ({ db, actor }) => ({
    row: await one(db, actor.userId, id),
    userId: actor.userId,
  }))
  return new Download(row.name, row.content_type, await readFileOf(ctx, userId, row.storage_key))
}

/** The row goes with everything read; the bytes at once, and by the nightly sweep should that fail. */
export const removeCv = async (ctx: OpenContext, { id }: Parsed<typeof contract.removeCv>) => {
  const row = await asSelf(ctx, async ({ db, actor, audit }) => {
    const found = await one(db, actor.userId, id)
    await query.dropCv(db, actor.userId, id)
    audit({
      action: 'seeker.cv.remove',
      targetType: 'seeker',
      targetId: actor.userId,
      before: { cv: id, name: found.name },
    })
    return found
  })
  ctx.afterwards(() => ctx.files.remove(row.storage_key))
  return { removed: true }
}

/** What a check says of a CV that was read; `job` null: of the CV alone. */
const analysisOf = async (parsed: ParsedCv, job: { title: string; mustHave: readonly string[] } | null) => {
  const analysing = analyseApart(parsed, job?.mustHave ?? null)
  const { document, content, job: requirements } = await refusedWhenEnded('id', analysing)
  return {
    document,
    content,
    private: [...new Set(parsed.private.map((p) => p.kind))],
    skills: parsed.skills.map((s) => ({ label: s.value.label, known: s.value.skillId !== null })),
    text: parsed.source.text,
    job: job && requirements ? { title: job.title, requirements } : null,
  }
}

export const analyseCv = (
  ctx: OpenContext,
  { id, jobId }: Parsed<typeof analysing.analyseCv>,
): Promise<Output<typeof analysing.analyseCv>> =>
  asSelf(
    ctx,
    async ({ db, actor }) => {
      const row = await one(db, actor.userId, id)
      const parsed = await query.parsedOf(db, actor.userId, id)
      if (!parsed) throw new Refusal('CONFLICT', row.problem ?? 'The CV is still being read. Try again in a moment.')
      const job = jobId === null ? null : await query.findAdvert(db, jobId)
      if (job === undefined) throw notFound('Job')
      const mustHave = ((job?.shown ?? {}) as { mustHave?: string[] }).mustHave ?? []
      return { cv: toView(row), ...(await analysisOf(parsed, job && { title: job.title, mustHave })) }
    },
    { reading: true },
  )

/** Read and checked anew each time, by the same rules as any CV. */
export const getSampleAnalysis = async ({ database }: OpenContext): Promise<Output<typeof analysing.sampleAnalysis>> =>
  analysisOf(await parseApart(database, SAMPLE_CV), SAMPLE_JOB)

/** Progress is written no more often. ms */
const BETWEEN = 700

/** The job: reads a CV and keeps what it says. Once more is the same once more; what is no longer there is not read. */
export const readStoredCv = async (
  services: Services,
  { userId, id }: { userId: string; id: string },
): Promise<void> => {
  const mine = <T>(work: (db: Db) => Promise<T>) => services.database.forSeeker({ userId }, work)
  const row = await mine((db) => query.findCv(db, userId, id))
  if (!row) return
  await mine((db) => query.setCv(db, userId, id, { status: 'reading', problem: null }))
  let told = 0
  const tell = (done: number, of: number, ocr: boolean) => {
    if (Date.now() - told < BETWEEN) return
    told = Date.now()
    mine((db) => query.setCv(db, userId, id, { pages_done: done, pages: of, from_picture: ocr })).catch(() => {})
  }
  try {
    const parsed = await readCv(services, await readFileOf(services, userId, row.storage_key), tell)
    const { pages, ocrPages } = parsed.source
    await mine((db) =>
      query.setCv(db, userId, id, {
        status: 'read',
        pages,
        pages_done: pages,
        from_picture: ocrPages.length > 0,
        problem: null,
        parsed,
        read_at: services.now().toISOString(),
      }),
    )
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    await mine((db) => query.setCv(db, userId, id, { status: 'failed', problem: error.message, parsed: null }))
  }
}

/** Where the bytes of all their CVs are: asked before their account goes. */
export const keysOfAll = async ({ database }: Pick<Services, 'database'>, userId: string): Promise<string[]> =>
  (await database.forSeeker({ userId }, (db) => query.listCvs(db, userId), { reading: true })).map(
    (cv) => cv.storage_key,
  )

/** Which of a person's keys still belong to a CV, or to a part of a video: asked by the nightly sweep. */
export const listStoredKeys = (
  { database }: Pick<Services, 'database'>,
  userId: string,
  keys: readonly string[],
): Promise<string[]> => database.forSeeker({ userId }, (db) => query.findKnownKeys(db, userId, keys), { reading: true })
