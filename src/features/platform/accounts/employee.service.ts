import type { Services } from '../../../server/context.ts'
import { randomToken, sha256 } from '../../../server/crypto.ts'
import { type Channel, type Message, sendMessage } from '../../../server/messages.ts'
import { uniqueViolation } from '../../../server/sql.ts'
import { paths } from '../../../shared/paths.ts'
import { Refusal } from '../../../shared/refusal.ts'
import { RESET_MINUTES, TEMPORARY_HOURS } from '../messages/lifetimes.rules.ts'
import { renderTemplate } from '../messages/templates/write.ts'
import * as query from './queries.ts'
import { revokeUser } from './sessions.queries.ts'

export type Person = {
  companyId: string
  employeeId: string
  email: string
  firstName: string
  lastName: string
  country: string
}

/**
 * The portal account of one employee of one company, made when there is none. A never activated account gets the temporary password;
 * an activated one is left alone. Runs beside the caller's transaction, because accounts are the platform's.
 */
export const openEmployeeAccount = async (
  services: Services,
  person: Person,
  passwordHash: string | null,
): Promise<'temporary' | 'activated'> => {
  for (let attempt = 0; ; attempt++)
    try {
      return await opened(services, person, passwordHash)
    } catch (error) {
      if (uniqueViolation(error) === null) throw error
      // Asked for twice at once, the other call has made the account by now; otherwise somebody else has the address.
      if (attempt > 0) throw emailTaken()
    }
}

/** An address signs in to one portal account of a company, whatever the records say by now. */
export const ADDRESS_KEY = 'users_portal_email_company_id_key'
export const emailTaken = () => {
  const sentence = 'This email address already signs in to the portal account of another employee of your company.'
  return new Refusal('CONFLICT', sentence, { fields: { email: sentence } })
}

const opened = (services: Services, person: Person, passwordHash: string | null): Promise<'temporary' | 'activated'> =>
  services.database.forPlatform(async (db) => {
    const account = await query.employeeAccount(db, person.companyId, person.employeeId)
    if (account?.disabled_at) throw new Refusal('CONFLICT', 'The portal account of this employee is closed.')
    if (account?.activated_at) return 'activated'
    if (!account) {
      await query.insertUser(db, {
        portal: 'employee',
        role: 'employee',
        ...person,
        passwordHash: null,
        mustChangePassword: true,
        language: services.countries.find(person.country)?.language ?? 'en',
      })
    }
    const { id } = account ?? (await query.employeeAccount(db, person.companyId, person.employeeId)) ?? { id: '' }
    if (passwordHash) {
      await query.setTemporaryPassword(db, id, passwordHash, TEMPORARY_HOURS)
      await revokeUser(db, id)
    }
    return 'temporary'
  })

/** Until somebody has been there the language of their account is a guess from their country: English follows it. */
const languagesOf = (account: Pick<query.Account, 'language' | 'activated_at'>): string[] =>
  account.activated_at ? [account.language] : [account.language, 'en']

/** The languages to write to an employee in, whether they have an account or not. */
export const employeeLanguages = async (
  services: Services,
  person: Pick<Person, 'companyId' | 'employeeId' | 'country'>,
) => {
  const account = await services.database.forPlatform((db) =>
    query.employeeAccount(db, person.companyId, person.employeeId),
  )
  return account ? languagesOf(account) : [services.countries.find(person.country)?.language ?? 'en', 'en']
}

type Letters = (to: {
  /** A link for one channel: only one that goes to the mailbox proves the address. */
  linkBy: (channel: Channel) => Promise<string>
  name: string
  languages: string[]
  address: string
}) => Promise<Omit<Message, 'companyId'>[]>

/** Writes to the person, at the address their account proved or their record names, with a link that lets them choose a password. */
const sendLink = (services: Services, person: Person, minutes: number, letters: Letters) =>
  services.database.forPlatform(async (db) => {
    const account = await query.employeeAccount(db, person.companyId, person.employeeId)
    if (!account || account.disabled_at) return
    const linkBy = async (channel: Channel) => {
      const token = randomToken()
      const provesAddress = channel === 'email'
      const stored = { userId: account.id, companyId: person.companyId, minutes, provesAddress }
      await query.insertReset(db, { ...stored, tokenHash: sha256(token) })
      return `${services.settings.publicUrl}${paths.resetPassword({ token })}`
    }
    const name = [person.firstName, person.lastName].join(' ').trim()
    const to = { linkBy, name, languages: languagesOf(account), address: account.email }
    for (const message of await letters(to))
      await sendMessage(services, db, { ...message, companyId: person.companyId, goodForMinutes: minutes })
  })

/** A link to choose a new password. By e-mail it goes to the account's own address, not to one somebody has just put on the record. */
export const sendEmployeeReset = (
  services: Services,
  person: Person,
  { channel, phone, company }: { channel: Channel; phone: string | null; company: string },
) =>
  sendLink(services, person, RESET_MINUTES, async ({ address, languages, name, linkBy }) => [
    {
      channel,
      recipient: channel === 'email' ? address : (phone ?? address),
      country: person.country,
      ...renderTemplate(
        'password-reset-by-company',
        languages,
        { name, link: await linkBy(channel), company, minutes: RESET_MINUTES },
        channel,
      ),
    },
  ])

/** The first message of an onboarding, on each channel: where the portal is, and a link to choose a password, good for a day. */
export const sendWelcome = (
  services: Services,
  person: Person,
  { channels, phone, company }: { channels: readonly Channel[]; phone: string | null; company: string },
) =>
  sendLink(services, person, TEMPORARY_HOURS * 60, async ({ address, languages, name, linkBy }) => {
    const messages: Omit<Message, 'companyId'>[] = []
    for (const channel of channels) {
      const recipient = channel === 'email' ? address : phone
      if (!recipient) continue
      const told = { name, link: await linkBy(channel), company, hours: TEMPORARY_HOURS }
      messages.push({
        channel,
        recipient,
        country: person.country,
        ...renderTemplate('welcome', languages, told, channel),
      })
    }
    return messages
  })
