import type { OpenContext } from '../../../server/context.ts'
import { Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { addCv, readOneCv } from '../profile/cvs.service.ts'
import { asSelf, readProfile } from '../profile/service.ts'
import type * as contract from './contract.ts'
import type { StoredResume } from './contract.ts'
import { exportFile, readBack, type ToExport } from './exports.service.ts'
import { emptyResume, type Person, resumeOfProfile, resumeOfReading } from './from.rules.ts'
import { keepsRevision, MOST_RESUMES, MOST_REVISIONS, wholeOrder } from './kinds.rules.ts'
import { listLinks } from './links.queries.ts'
import * as query from './queries.ts'
import type { Resume } from './resume.contract.ts'

/** A country we operate in, by its code: paper and photo follow it. */
const countryOf = (ctx: OpenContext, code: string) => {
  const country = ctx.countries.all.find((one) => one.code === code)
  if (!country) throw invalid({ country: `Country must be one of ${ctx.countries.all.map((c) => c.code).join(', ')}` })
  return country
}

const shownOf = (ctx: OpenContext, row: query.ResumeRow): StoredResume => {
  const { paper, photo } = countryOf(ctx, row.country).cv
  return {
    id: row.id,
    name: row.name,
    country: row.country,
    paper,
    photo,
    template: row.template,
    revision: row.revision,
    savedAt: iso(row.saved_at),
    document: row.document,
  }
}

export const listResumes = (ctx: OpenContext): Promise<Output<typeof contract.listResumes>> =>
  asSelf(
    ctx,
    async ({ db, actor }) => ({
      most: MOST_RESUMES,
      resumes: (await query.listResumes(db, actor.userId)).map(({ id, name, country, template, saved_at }) => ({
        id,
        name,
        country,
        template,
        savedAt: iso(saved_at),
      })),
    }),
    { reading: true },
  )

/** The CV of whoever calls; not found when it is another's. */
export const findMine = async (ctx: OpenContext, id: string): Promise<query.ResumeRow> => {
  const row = await asSelf(ctx, ({ db, actor }) => query.findResume(db, actor.userId, id), { reading: true })
  if (!row) throw notFound('CV')
  return row
}

/** What a new CV has in it; the sources are the person's own, or not there. */
const documentFrom = async (
  ctx: OpenContext,
  { from, source }: Parsed<typeof contract.makeResume>,
): Promise<Resume> => {
  if (from === 'resume') {
    if (!source) throw invalid({ source: 'Say which CV to begin with' })
    return (await findMine(ctx, source)).document
  }
  const { person, profile } = await readProfile(ctx)
  const who: Person = { name: `${person.firstName} ${person.lastName}`.trim(), email: person.email }
  if (from === 'profile') return resumeOfProfile(profile, who)
  if (from === 'nothing') return emptyResume(who)
  if (!source) throw invalid({ source: 'Say which uploaded CV to begin with' })
  const { read } = await readOneCv(ctx, { id: source })
  if (!read)
    throw new Refusal(
      'CONFLICT',
      'This CV is not read yet, or could not be. Choose another, or begin with your profile.',
    )
  return resumeOfReading(read, who)
}

export const makeResume = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.makeResume>,
): Promise<StoredResume> => {
  countryOf(ctx, input.country)
  const document = await documentFrom(ctx, input)
  return asSelf(ctx, async ({ db, actor, audit }) => {
    if ((await query.listResumes(db, actor.userId)).length >= MOST_RESUMES)
      throw new Refusal('CONFLICT', `You keep ${MOST_RESUMES} CVs here already. Remove one you no longer need.`)
    const { name, country } = input
    const at = ctx.now().toISOString()
    const made = await query.insertResume(db, {
      userId: actor.userId,
      name,
      country,
      template: 'classic',
      document,
      at,
    })
    audit({ action: 'resume.make', targetType: 'resume', targetId: made.id, after: { from: input.from } })
    return shownOf(ctx, made)
  })
}

export const readResume = async (ctx: OpenContext, { id }: Parsed<typeof contract.readResume>): Promise<StoredResume> =>
  shownOf(ctx, await findMine(ctx, id))

type Held = { db: Db; userId: string; row: query.ResumeRow; audit: OpenContext['audit'] }

/** Works on a CV as it was read, held for the transaction; refused where it was saved since. */
const whileUnchanged = <T>(ctx: OpenContext, id: string, revision: number, work: (held: Held) => Promise<T>) =>
  asSelf(ctx, async ({ db, actor, audit }) => {
    const row = await query.lockResume(db, actor.userId, id)
    if (!row) throw notFound('CV')
    if (row.revision !== revision)
      throw new Refusal(
        'VERSION_CONFLICT',
        'This CV was saved in another window since you opened it. Load it again to go on from there.',
      )
    return work({ db, userId: actor.userId, row, audit })
  })

export const saveResume = (
  ctx: OpenContext,
  { id, revision, document, ...given }: Parsed<typeof contract.saveResume>,
): Promise<Output<typeof contract.saveResume>> => {
  const { paper, photo } = countryOf(ctx, given.country).cv
  return whileUnchanged(ctx, id, revision, async ({ db, userId, row }) => {
    const now = ctx.now()
    const at = now.toISOString()
    const kept = await query.findLastStored(db, id)
    if (keepsRevision(kept === null ? null : Date.parse(kept), now.getTime()))
      await query.insertRevision(db, userId, row, { at, most: MOST_REVISIONS })
    const whole = { ...document, sections: wholeOrder(document.sections) }
    const saved = await query.updateResume(db, id, { ...given, document: whole, at })
    return { revision: saved.revision, savedAt: iso(saved.saved_at), paper, photo }
  })
}

export const removeResume = (ctx: OpenContext, { id }: Parsed<typeof contract.removeResume>) =>
  asSelf(ctx, async ({ db, actor, audit }) => {
    if ((await query.deleteResume(db, actor.userId, id)) === 0) throw notFound('CV')
    audit({ action: 'resume.remove', targetType: 'resume', targetId: id })
    return { removed: true }
  })

export const listRevisions = async (
  ctx: OpenContext,
  { id }: Parsed<typeof contract.listRevisions>,
): Promise<Output<typeof contract.listRevisions>> => {
  await findMine(ctx, id)
  const rows = await asSelf(ctx, ({ db, actor }) => query.listRevisions(db, actor.userId, id), { reading: true })
  return {
    revisions: rows.map(({ revision, name, saved_at, document }) => ({
      revision,
      name,
      savedAt: iso(saved_at),
      document,
    })),
  }
}

export const restoreRevision = (
  ctx: OpenContext,
  { id, earlier, revision }: Parsed<typeof contract.restoreRevision>,
): Promise<StoredResume> =>
  whileUnchanged(ctx, id, revision, async ({ db, userId, row, audit }) => {
    const found = await query.findRevision(db, userId, id, earlier)
    if (!found) throw notFound('Earlier version')
    const at = ctx.now().toISOString()
    await query.insertRevision(db, userId, row, { at, most: MOST_REVISIONS })
    const { name, country, template, document } = found
    const restored = await query.updateResume(db, id, { name, country, template, document, at })
    audit({ action: 'resume.restore', targetType: 'resume', targetId: id, after: { revision: earlier } })
    return shownOf(ctx, restored)
  })

/** A stored CV as its files are made of it. */
export const toExport = (ctx: OpenContext, row: query.ResumeRow): ToExport => ({
  name: row.name,
  template: row.template,
  paper: countryOf(ctx, row.country).cv.paper,
  document: row.document,
})

export const readBackResume = async (
  ctx: OpenContext,
  { id, format }: Parsed<typeof contract.readBackResume>,
): Promise<Output<typeof contract.readBackResume>> => {
  const row = await findMine(ctx, id)
  const { heads, ...reading } = await readBack(ctx, toExport(ctx, row), format)
  return {
    revision: row.revision,
    template: row.template,
    ...reading,
    heads: { ...heads, labelled: [...heads.labelled] },
  }
}

export const exportResume = async (
  ctx: OpenContext,
  { id, format }: Parsed<typeof contract.exportResume>,
): Promise<Download> => {
  const { name, type, bytes } = await exportFile(ctx, toExport(ctx, await findMine(ctx, id)), format)
  return new Download(name, type, bytes)
}

/** The export goes the way of any uploaded CV: judged, kept encrypted, and read by the job. */
export const useResume = async (
  ctx: OpenContext,
  { id, format }: Parsed<typeof contract.useResume>,
): Promise<Output<typeof contract.useResume>> => {
  const { name, bytes } = await exportFile(ctx, toExport(ctx, await findMine(ctx, id)), format)
  const { cv, duplicate } = await addCv({ ...ctx, upload: bytes }, { name })
  return { cv: cv.id, name: cv.name, duplicate }
}

/** Everything kept of somebody's CVs built here, for whoever asks for all of theirs. */
export const exportResumes = (ctx: OpenContext) =>
  asSelf(
    ctx,
    async ({ db, actor }) =>
      Promise.all(
        (await query.listResumes(db, actor.userId)).map(async (row) => ({
          ...row,
          earlier: await query.listRevisions(db, actor.userId, row.id),
          links: await listLinks(db, actor.userId, row.id),
        })),
      ),
    { reading: true },
  )
