import { changedFieldsOf } from '../../../server/audit.ts'
import type { Context } from '../../../server/context.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import type * as contract from './contract.ts'
import { advertUrlOf, factsOf, momentIn, stageIn } from './facts.ts'
import { type Facts, filledIn, gapsIn, type Variable } from './gaps.rules.ts'
import { phraseIn } from './phrases.rules.ts'
import { keepsLetters } from './policy.ts'
import * as query from './queries.ts'
import { problemsOf, type Text, textFor, variablesOf } from './rules.ts'

type All = Output<typeof contract.listLetters>
const MOST = 200

export const listLetters = async ({ db, actor }: Context): Promise<All> => ({
  letters: (await query.listLetters(db, actor.companyId)).map((l) => ({
    ...l,
    retiredAt: l.retiredAt && iso(l.retiredAt),
    changedAt: iso(l.changedAt),
  })),
  reasons: await query.listRejectReasons(db, actor.companyId),
  mayKeep: keepsLetters(actor),
})

/** A letter may be about any of the company’s jobs: it is held to what every country asks of adverts. */
const judged = ({ countries, now }: Context, text: Text) =>
  problemsOf(
    text,
    countries.all.flatMap((c) => [...c.posting.rules, ...c.posting.abroad]),
    dayIn('UTC', now()),
  )

type Written = Parsed<typeof contract.writeLetter>

/** Refuses words that cannot stand, a reason that is none, and a second letter of one name and language. */
const checked = async (ctx: Context, written: Written, id: string | null): Promise<void> => {
  const [problem] = judged(ctx, written)
  if (problem) throw invalid({ [problem.field]: problem.sentence })
  if (written.reasonId) {
    if (written.purpose !== 'rejection') throw invalid({ reasonId: 'A reason is for a rejection alone.' })
    const known = await query.listRejectReasons(ctx.db, ctx.actor.companyId)
    if (!known.some((r) => r.id === written.reasonId)) throw invalid({ reasonId: 'Choose a reason.' })
  }
  const all = await query.listLetters(ctx.db, ctx.actor.companyId)
  if (all.some((l) => l.id !== id && l.retiredAt === null && sameLetter(l, written)))
    throw invalid({ name: 'There is a template of this name for this purpose and language already.' })
}

type Named = Pick<Written, 'purpose' | 'reasonId' | 'language' | 'name'>
const sameLetter = (a: Named, b: Named) =>
  a.purpose === b.purpose &&
  a.reasonId === b.reasonId &&
  a.language === b.language &&
  a.name.toLowerCase() === b.name.toLowerCase()

const current = async ({ db, actor }: Context, id: string, version: number) => {
  await query.lockLetters(db, actor.companyId)
  const letter = (await query.listLetters(db, actor.companyId)).find((l) => l.id === id)
  if (!letter) throw notFound('Template')
  if (letter.version !== version)
    throw new Refusal(
      'VERSION_CONFLICT',
      'Somebody else has changed this template since you opened it. Load the page again.',
    )
  return letter
}

export const writeLetter = async (ctx: Context, written: Written): Promise<All> => {
  const { db, actor } = ctx
  await query.lockLetters(db, actor.companyId)
  await checked(ctx, written, null)
  if ((await query.listLetters(db, actor.companyId)).length >= MOST)
    throw new Refusal('CONFLICT', `There are ${MOST} templates already.`)
  const { id } = await query.insertLetter(db, actor.companyId, actor.userId, written)
  ctx.audit({ action: 'letterTemplate.create', targetType: 'letterTemplate', targetId: id, after: written })
  return listLetters(ctx)
}

export const changeLetter = async (ctx: Context, { id, version, ...written }: Parsed<typeof contract.changeLetter>) => {
  const { db, actor } = ctx
  const before = await current(ctx, id, version)
  await checked(ctx, written, id)
  await query.updateLetter(db, actor.companyId, id, { at: ctx.now().toISOString(), by: actor.userId, written })
  const { purpose, reasonId, language, name, subject, body } = before
  ctx.audit({
    action: 'letterTemplate.change',
    targetType: 'letterTemplate',
    targetId: id,
    ...changedFieldsOf({ purpose, reasonId, language, name, subject, body }, written),
  })
  return listLetters(ctx)
}

export const retireLetter = async (ctx: Context, { id, version, retired }: Parsed<typeof contract.retireLetter>) => {
  const { db, actor } = ctx
  const before = await current(ctx, id, version)
  // The words may have been refused since, and the name taken.
  if (!retired) await checked(ctx, before, id)
  await query.updateLetter(db, actor.companyId, id, { at: ctx.now().toISOString(), by: actor.userId, retired })
  ctx.audit({
    action: retired ? 'letterTemplate.retire' : 'letterTemplate.restore',
    targetType: 'letterTemplate',
    targetId: id,
    detail: { name: before.name, language: before.language },
  })
  return listLetters(ctx)
}

export const tryOut = async (
  ctx: Context,
  { application, reasonId, ...text }: Parsed<typeof contract.tryLetter>,
): Promise<Output<typeof contract.tryLetter>> => {
  const { db, actor } = ctx
  const { language } = text
  const known = application ? (await factsOf(ctx, [application], { hidden: true, language })).get(application) : null
  if (application && !known) throw notFound('Application')
  const reasons = await query.listRejectReasons(db, actor.companyId)
  const reason = (reasons.find((r) => r.id === reasonId) ?? reasons[0])?.phrase ?? ''
  const facts: Facts = {
    ...(known ?? { ...EXAMPLE, ...(await exampleOf(ctx, language)) }),
    ...(text.purpose === 'rejection' ? { reason: phraseIn(text.language, reason) } : {}),
  }
  const gaps = new Set(gapsIn(`${text.subject}\n${text.body}`))
  return {
    problems: judged(ctx, text),
    subject: filledIn(text.subject, facts),
    body: filledIn(text.body, facts),
    without: variablesOf(text.purpose).filter((v: Variable) => gaps.has(v) && facts[v] === undefined),
  }
}

/** Nobody: a name that no list has. */
const EXAMPLE = { name: 'Alex Example', job: 'Example job' } as const

const exampleOf = async (ctx: Context, language: Parsed<typeof contract.tryLetter>['language']): Promise<Facts> => ({
  company: await query.companyName(ctx.db, ctx.actor.companyId),
  stage: stageIn(language, 'review'),
  interview: momentIn(language, new Date(ctx.now().getTime() + 3 * 86_400_000), 'UTC'),
  link: advertUrlOf(ctx, 'example'),
})

/** How a rejection reads that was chosen: for each language the text, where there is one; else the product’s own is written. */
export const rejectionChosen = async ({ db, actor }: Context, id: string, reasonId: string) => {
  const all = (await query.listLetters(db, actor.companyId)).filter((l) => l.purpose === 'rejection' && !l.retiredAt)
  const chosen = all.find((l) => l.id === id)
  if (!chosen || (chosen.reasonId !== null && chosen.reasonId !== reasonId))
    throw invalid({ templateId: 'Choose a letter for this reason.' })
  const same = all.filter((l) => l.reasonId === chosen.reasonId)
  return (language: string, facts: Facts): { subject: string; body: string } | null => {
    const text = textFor(same, chosen, language)
    return text && { subject: filledIn(text.subject, facts), body: filledIn(text.body, facts) }
  }
}
