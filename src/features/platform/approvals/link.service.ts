import { type ApprovalReader, titleOfSubject } from '../../../server/approvals.ts'
import { writeAudit } from '../../../server/audit.ts'
import type { AuditEntry, Context, OpenContext } from '../../../server/context.ts'
import { randomToken, sha256 } from '../../../server/crypto.ts'
import type { Db } from '../../../server/sql.ts'
import type { Role } from '../../../shared/actor.ts'
import type { ApprovalLine } from '../../../shared/approvals.ts'
import { longDay } from '../../../shared/dates.text.ts'
import { iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { type Language, labelIn } from '../../../shared/languages.ts'
import { fromMinor } from '../../../shared/money.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { nameIn, readGround } from './ground.service.ts'
import type * as contract from './link.contract.ts'
import * as query from './link.queries.ts'
import { findInstance } from './queries.ts'
import { stepFor } from './standing.rules.ts'
import { type ApprovalInput, readInput, standingNow } from './standing.service.ts'

/** A letter is read within days, or its thing is looked at in the inbox. */
const GOOD_FOR_MS = 3 * 86_400_000

const hashOf = (secret: string): string => sha256(secret).toString('hex')

/** The address in a letter by which one person decides one request as it is now; empty for kinds that are not decided so. */
export const makeDecisionLink = async (
  reader: ApprovalReader,
  input: ApprovalInput & { instance: { id: string } },
  userId: string,
): Promise<string> => {
  if (input.kind.neverByLink) return ''
  const secret = randomToken()
  await query.insertLink(reader.db, {
    company_id: reader.companyId,
    link_hash: hashOf(secret),
    instance_id: input.instance.id,
    user_id: userId,
    subject_hash: input.subject.hash,
    ends_at: new Date(reader.now().getTime() + GOOD_FOR_MS).toISOString(),
  })
  return `${reader.settings.publicUrl}${paths.decide(`${reader.companyId}.${secret}`)}`
}

const PARTS = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/

/** What the link names. @throws Refusal NOT_FOUND for what is no link of ours */
const partsOf = (link: string): { companyId: string; hash: string } => {
  const found = PARTS.exec(link)
  if (!found) throw notFound('Link')
  return { companyId: found[1] as string, hash: hashOf(found[2] as string) }
}

type Account = NonNullable<Awaited<ReturnType<typeof query.accountOfLink>>>
type Found = {
  row: query.LinkRow
  account: Account
  asked: ApprovalInput & { instance: NonNullable<ApprovalInput['instance']> }
  reader: ApprovalReader
}

const findDecision = async (ctx: OpenContext, db: Db, row: query.LinkRow): Promise<Found> => {
  const reader: ApprovalReader = { ...ctx, db, companyId: row.company_id }
  const account = await query.accountOfLink(db, row.company_id, row.user_id)
  const instance = await findInstance(db, row.company_id, row.instance_id)
  const [asked] = instance ? await readInput(reader, [instance], await readGround(reader)) : []
  if (!account || !asked) throw notFound('Link')
  return { row, account, asked, reader }
}

const stateOf = ({ row, asked, account }: Found, now: Date): contract.LinkedDecision['state'] => {
  if (row.used_at !== null) return 'used'
  if (iso(row.ends_at) < now.toISOString()) return 'ended'
  if (asked.instance.state !== 'pending' || stepFor(standingNow(asked), account.id) === undefined) return 'decided'
  return asked.subject.hash === row.subject_hash ? 'open' : 'changed'
}

const textOf = (line: ApprovalLine, language: Language): string => {
  switch (line.kind) {
    case 'money':
      return `${fromMinor(line.minor, line.decimals)} ${line.currency}`
    case 'count':
      return String(line.count)
    case 'day':
      return longDay(language, line.day)
    case 'text':
      return line.textIn?.(language) ?? line.text
    case 'policy':
      return ''
  }
}

export const readDecisionLink = (
  ctx: OpenContext,
  { link }: Parsed<typeof contract.readDecisionLink>,
): Promise<Output<typeof contract.readDecisionLink>> => {
  const { companyId, hash } = partsOf(link)
  return ctx.database.forCompany(companyId, async (db) => {
    const row = await query.findLink(db, companyId, hash)
    if (!row) throw notFound('Link')
    const found = await findDecision(ctx, db, row)
    const state = stateOf(found, ctx.now())
    const nothing = { company: '', name: '', kind: '', title: '', askedBy: '', lines: [], endsAt: null }
    if (state !== 'open') return { ...nothing, state }
    const { asked, account } = found
    const { labels } = asked.kind
    const language = (account.language ?? 'en') as Language
    return {
      state,
      company: account.company,
      name: account.first_name,
      kind: labelIn(labels.kind, language),
      title: titleOfSubject(asked.subject, language),
      askedBy: nameIn(asked.ground, asked.askedBy) ?? '',
      lines: asked.subject.lines.flatMap((line) => {
        const label = labels.lines[line.label]
        return label ? [{ label: labelIn(label, language), text: textOf(line, language) }] : []
      }),
      endsAt: iso(row.ends_at),
    }
  })
}

const SENTENCES = {
  used: 'This link was used already. Open the inbox to see what became of it.',
  ended: 'This link is too old. Open the inbox to decide.',
  changed: 'This has changed since the letter was written. Open the inbox and read it again.',
} as const

/** Whoever the letter was for, acting by its link and nothing else. */
const actingBy = (ctx: OpenContext, { account, reader }: Found, entries: AuditEntry[]): Context => ({
  ...ctx,
  db: reader.db,
  actor: {
    sessionId: '',
    userId: account.id,
    role: account.role as Role,
    email: account.email,
    companyId: reader.companyId,
    employeeId: account.employee_id,
    isProved: false,
  },
  audit: (entry) => void entries.push(entry),
})

export const decideByLink = async (
  ctx: OpenContext,
  { link, verdict, reason }: Parsed<typeof contract.decideByLink>,
) => {
  if (verdict === 'refuse' && !reason) throw invalid({ reason: 'Say why it is refused' })
  const { companyId, hash } = partsOf(link)
  return ctx.database.forCompany(companyId, async (db) => {
    const row = await query.lockLink(db, companyId, hash)
    if (!row) throw notFound('Link')
    const found = await findDecision(ctx, db, row)
    const state = stateOf(found, ctx.now())
    if (state !== 'open' && state !== 'decided') throw new Refusal('CONFLICT', SENTENCES[state])
    const told: AuditEntry[] = []
    const { kind, instance } = found.asked
    // What was decided or taken back meanwhile is refused by the kind itself, with its own sentence.
    const word = { subjectId: instance.subject_id, verdict, reason, hashSeen: row.subject_hash }
    await kind.decide(actingBy(ctx, found, told), word)
    await query.setLinkUsed(db, companyId, hash, ctx.now().toISOString())
    const { account } = found
    const author = { companyId, userId: account.id, role: account.role as Role, sessionId: '' }
    await writeAudit(db, author, ctx.caller, [
      ...told,
      { action: 'approval.by-link', targetType: 'approval', targetId: instance.id, after: { verdict } },
    ])
    return { done: true as const }
  })
}
