import { writeAudit } from '../../../server/audit.ts'
import type { OpenContext } from '../../../server/context.ts'
import { randomToken, sha256 } from '../../../server/crypto.ts'
import { sendMessage } from '../../../server/messages.ts'
import { hashPassword, refuseCommonPassword } from '../../../server/passwords.ts'
import { actorOf } from '../../../server/routes.ts'
import { type Db, uniqueViolation } from '../../../server/sql.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { insertColleague } from '../accounts/colleague.changes.ts'
import { openSessionOf } from '../accounts/session.service.ts'
import { renderTemplate } from '../messages/templates/write.ts'
import type * as contract from './contract.ts'
import * as query from './queries.ts'
import { INVITATION_HOURS, type INVITED, LETTERS_A_DAY, mayInvite } from './rules.ts'

export const toInvitationView = (row: query.InvitationRow) => ({
  id: row.id,
  email: row.email,
  role: row.role as (typeof INVITED)[number],
  state: row.expired ? ('expired' as const) : ('invited' as const),
  sentAt: row.sent_at,
  expiresAt: row.expires_at,
  invitedBy: row.invited_by,
})

/** Who acts, in a company: the policy has seen to it that there is one. */
export const administratorIn = (ctx: OpenContext) => {
  const actor = actorOf(ctx)
  if (!actor.companyId) throw notFound('Company')
  return { ...actor, companyId: actor.companyId }
}
type Inviting = ReturnType<typeof administratorIn>

/** The letter with the link, in the language of who invites: nothing is known yet of who is invited. */
const send = async (ctx: OpenContext, db: Db, actor: Inviting, { email, token }: { email: string; token: string }) => {
  const { name: company } = await query.ruleOf(db, actor.companyId)
  const you = (await query.administratorsOf(db, actor.companyId)).find((one) => one.id === actor.userId)
  await sendMessage(ctx, db, {
    companyId: actor.companyId,
    channel: 'email',
    recipient: email,
    goodForMinutes: INVITATION_HOURS * 60,
    ...renderTemplate('administrator-invited', await query.languageOf(db, actor.userId), {
      name: `${you?.first_name ?? ''} ${you?.last_name ?? ''}`.trim() || actor.email,
      company,
      link: `${ctx.settings.publicUrl}${paths.acceptInvitation({ token })}`,
      hours: INVITATION_HOURS,
    }),
  })
}

const keepQuiet = async (ctx: OpenContext, email: string) => {
  const wait = await ctx.database.countTry(
    `invitation ${email}`,
    LETTERS_A_DAY * ctx.settings.limitFactor,
    24 * 60 * 60,
  )
  if (wait !== true)
    throw new Refusal('RATE_LIMITED', `Too many tries. Please wait ${wait} seconds.`, { retryAfter: wait })
}

const taken = (sentence: string) => new Refusal('CONFLICT', sentence, { fields: { email: sentence } })

export const inviteAdministrator = async (ctx: OpenContext, { email, role }: Parsed<typeof contract.invite>) => {
  const actor = administratorIn(ctx)
  await keepQuiet(ctx, email)
  const token = randomToken()
  try {
    return await ctx.database.forPlatform(async (db) => {
      // Held, so that nobody is invited by somebody who is being sent away at this moment.
      const all = await query.lockAdministrators(db, actor.companyId)
      if (!all.some((one) => one.id === actor.userId && !one.disabled && mayInvite(one.role)))
        throw new Refusal('CONFLICT', 'You no longer administer this company.')
      if (all.some((one) => one.email === email)) throw taken('This e-mail address already administers your company.')
      const { id } = await query.insertInvitation(db, {
        companyId: actor.companyId,
        email,
        role,
        tokenHash: sha256(token),
        invitedBy: actor.userId,
        hours: INVITATION_HOURS,
      })
      await send(ctx, db, actor, { email, token })
      const about = { targetType: 'invitation', targetId: id, after: { email, role } }
      await writeAudit(db, actor, ctx.caller, [{ action: 'administrator.invite', ...about }])
      return { invitation: await found(db, actor.companyId, id) }
    })
  } catch (error) {
    if (uniqueViolation(error) === null) throw error
    throw taken('This e-mail address is already invited. Send the invitation once more, or withdraw it.')
  }
}

const found = async (db: Db, companyId: string, id: string) => {
  const row = await query.invitationById(db, companyId, id)
  if (!row) throw notFound('Invitation')
  return toInvitationView(row)
}

export const resendInvitation = async (
  ctx: OpenContext,
  { invitationId }: Parsed<typeof contract.resendInvitation>,
) => {
  const actor = administratorIn(ctx)
  const { email } = await ctx.database.forPlatform((db) => found(db, actor.companyId, invitationId))
  await keepQuiet(ctx, email)
  const token = randomToken()
  return ctx.database.forPlatform(async (db) => {
    if (
      !(await query.renewInvitation(db, actor.companyId, invitationId, {
        tokenHash: sha256(token),
        hours: INVITATION_HOURS,
      }))
    )
      throw notFound('Invitation')
    const invitation = await found(db, actor.companyId, invitationId)
    await send(ctx, db, actor, { email: invitation.email, token })
    const about = { targetType: 'invitation', targetId: invitationId, detail: { email: invitation.email } }
    await writeAudit(db, actor, ctx.caller, [{ action: 'administrator.invite-again', ...about }])
    return { invitation }
  })
}

export const withdrawInvitation = async (
  ctx: OpenContext,
  { invitationId }: Parsed<typeof contract.withdrawInvitation>,
) => {
  const actor = administratorIn(ctx)
  await ctx.database.forPlatform(async (db) => {
    const row = await query.invitationById(db, actor.companyId, invitationId)
    if (!row || !(await query.withdrawInvitation(db, actor.companyId, invitationId))) throw notFound('Invitation')
    const about = { targetType: 'invitation', targetId: invitationId, detail: { email: row.email } }
    await writeAudit(db, actor, ctx.caller, [{ action: 'administrator.invitation-withdraw', ...about }])
  })
  return {}
}

const over = () =>
  invalid({ token: 'This invitation was already used, was withdrawn or is too old. Ask for a new one.' })

export const readInvitation = async (
  ctx: OpenContext,
  { token }: Parsed<typeof contract.readInvitation>,
): Promise<Output<typeof contract.readInvitation>> => {
  const row = await ctx.database.forPlatform((db) => query.invitationByToken(db, sha256(token)))
  if (!row) throw over()
  return { company: row.company, email: row.email, role: toInvitationView(row).role }
}

/** An account of this company and no other: whoever has one elsewhere with the same address keeps it as it is. */
export const acceptInvitation = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.acceptInvitation>,
): Promise<Output<typeof contract.acceptInvitation>> => {
  const tokenHash = sha256(input.token)
  const row = await ctx.database.forPlatform((db) => query.invitationByToken(db, tokenHash))
  if (!row) throw over()
  refuseCommonPassword(input.password, [row.email, input.firstName, input.lastName, row.company])
  const passwordHash = await hashPassword(input.password)
  try {
    return await ctx.database.forPlatform(async (db) => {
      const invited = await query.consumeInvitation(db, tokenHash)
      if (!invited) throw over()
      const { id } = await insertColleague(db, {
        companyId: invited.company_id,
        role: invited.role,
        email: invited.email,
        firstName: input.firstName,
        lastName: input.lastName,
        passwordHash,
        language: invited.invited_by ? await query.languageOf(db, invited.invited_by) : 'en',
      })
      return openSessionOf(ctx, db, id, { action: 'account.open', detail: { invitation: invited.id } })
    })
  } catch (error) {
    if (uniqueViolation(error) === null) throw error
    throw over()
  }
}
