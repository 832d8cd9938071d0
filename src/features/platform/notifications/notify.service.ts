import type { Services } from '../../../server/context.ts'
import { enqueueIn, enqueueJobs } from '../../../server/jobs.ts'
import { type Attachment, type Message, sendMessage, sendMessages } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import type { NotificationEvent } from '../../../shared/notifications.ts'
import type { TemplateName, Templates } from '../messages/templates/template.ts'
import { renderTemplate } from '../messages/templates/write.ts'
import * as query from './queries.ts'
import { type NoticePlan, pathOf, planNotice } from './rules.ts'

type Place = { userId: string; key: string }

/** One person to be told, and what is told them: their own name and link may stand in it. */
export type NoticeRecipient<T extends TemplateName> = {
  /** Their account; null: they have none, and a letter is all that reaches them. */
  userId: string | null
  email: string
  language: string
  /** Where it leads: an address of ours, whole or from its first slash. */
  link: string
  facts: Templates[T]
  letter?: { attachments?: readonly Attachment[]; replyTo?: string; unsubscribe?: string; goodForMinutes?: number }
}

export type Notice<T extends TemplateName> = {
  event: T
  /** The company that tells; null: the platform. */
  companyId: string | null
  recipients: readonly NoticeRecipient<T>[]
  /** What makes two of them the same to one person: as long as it was not read it is told once. Left out, each is told. */
  key?: string
}

/** Every event that a feature declares, by its name. */
export const eventsOf = ({ features }: Pick<Services, 'features'>): Map<string, NotificationEvent> =>
  new Map(features.flatMap((feature) => feature.notifications ?? []).map((event) => [event.event, event]))

/** The facts belong to whoever is told: no company’s key opens them. */
const OWNER = 'platform'
export const placeOfNotification = ({ userId, key }: Place) => `notifications/${userId}/${key}`

type Sealed = { user_id: string; same_key: string; sealed: Buffer }

/** The facts of a notification, in clear. */
export const openFacts = (services: Pick<Services, 'fields'>, row: Sealed): Templates[TemplateName] =>
  JSON.parse(
    services.fields.open(OWNER, placeOfNotification({ userId: row.user_id, key: row.same_key }), row.sealed),
  ) as Templates[TemplateName]

type PlannedNotice<T extends TemplateName> = {
  recipient: NoticeRecipient<T>
  plan: NoticePlan
  key: string
  userId: string | null
}

/**
 * Tells people of something in the transaction that causes it: a row for the list of the bell, and by what each of them chose a letter at once
 * or later and a pushed message. Rolled back with the transaction. Whoever has not read the same (`key`) yet is not told again. Answers with
 * the outbox id of each recipient's letter, null where none left.
 * @throws Error for an event that no feature declares
 */
export const notifyPeople = async <T extends TemplateName>(
  services: Services,
  db: Db,
  { event: name, companyId, recipients, key }: Notice<T>,
): Promise<(string | null)[]> => {
  const event = eventsOf(services).get(name)
  if (!event) throw new Error(`No feature declares the notification ${name}`)
  const now = services.now()
  const known = [...new Set(recipients.flatMap(({ userId }) => userId ?? []))]
  const wishes = known.length > 0 ? await query.wishesOf(db, name, known) : new Map()
  const told = recipients.map((recipient): PlannedNotice<T> => {
    const own = recipient.userId === null ? undefined : wishes.get(recipient.userId)
    const same = `${name} ${companyId ?? ''} ${key ?? crypto.randomUUID()}`
    return { recipient, plan: planNotice(event, own, now), key: same, userId: own ? recipient.userId : null }
  })
  const rows = told.flatMap((one) => rowOf(services, { ...one, name, companyId, now }))
  const fresh = new Map(
    rows.length === 0 ? [] : (await query.putNotifications(db, rows)).map((row) => [row.user_id, row]),
  )
  const reached = [...fresh.values()].filter((row) => row.fresh).map((row) => ({ userId: row.user_id, event: name }))
  for (const { toldPeople } of services.features) if (toldPeople && reached.length > 0) await toldPeople(db, reached)
  const pushed: { id: string; seconds: number }[] = []
  const leaves = told.map(({ plan, userId }) => {
    const news = userId === null ? null : fresh.get(userId)
    if (news?.fresh && plan.pushIn !== null) pushed.push({ id: news.id, seconds: plan.pushIn })
    return plan.letterNow && (event.letterAlways === true || news?.fresh !== false)
  })
  const ids = await writeLetters(services, db, {
    name,
    companyId,
    recipients: recipients.filter((_, at) => leaves[at]),
  })
  await enqueuePushes(db, pushed)
  let at = 0
  return leaves.map((one) => (one ? (ids[at++] ?? null) : null))
}

/** Whether somebody has said how they want to hear of things: their choices are saved, or a device takes pushed messages. */
export const hasChosenNotifications = async (
  { features, db }: Pick<Services, 'features'> & { db: Db },
  userId: string,
): Promise<boolean> => {
  const [event = ''] = eventsOf({ features }).keys()
  const wishes = (await query.wishesOf(db, event, [userId])).get(userId)
  return wishes !== undefined && (wishes.zone !== null || wishes.devices > 0)
}

/** Whether what somebody chose for an event has a letter of its own leave at once, perhaps after their quiet hours. */
export const hasLetterAtOnce = async (
  services: Pick<Services, 'features'>,
  db: Db,
  { event: name, userId }: { event: string; userId: string },
): Promise<boolean> => {
  const event = eventsOf(services).get(name)
  const wishes = await query.wishesOf(db, name, [userId])
  return event?.letterAlways === true || (wishes.get(userId)?.email ?? event?.channels.email) === 'at_once'
}

type Row<T extends TemplateName> = PlannedNotice<T> & { name: T; companyId: string | null; now: Date }

const rowOf = <T extends TemplateName>(
  services: Services,
  { recipient, plan, key, userId, name, companyId, now }: Row<T>,
): query.NotificationRow[] => {
  if (userId === null) return []
  const sealed = services.fields.seal(OWNER, placeOfNotification({ userId, key }), JSON.stringify(recipient.facts))
  return [
    {
      id: crypto.randomUUID(),
      user_id: userId,
      from_company: companyId,
      event: name,
      same_key: key,
      link: pathOf(recipient.link, services.settings.publicUrl),
      sealed: sealed.toString('base64'),
      key_version: services.fields.version,
      listed: plan.listed,
      email: plan.email,
      email_at: plan.emailAt,
      at: now.toISOString(),
    },
  ]
}

type Letter<T extends TemplateName> = {
  name: T
  companyId: string | null
  recipient: Pick<NoticeRecipient<T>, 'email' | 'language' | 'facts' | 'letter'>
}

/** The letter of an event, into the outbox. */
export const writeLetter = <T extends TemplateName>(
  services: Pick<Services, 'fields'>,
  db: Db,
  { name, companyId, recipient }: Letter<T>,
): Promise<string> => sendMessage(services, db, letterTo(name, companyId, recipient))

/** Writes a letter to each of some people; answers with their outbox ids, in order. */
export const writeLetters = <T extends TemplateName>(
  services: Pick<Services, 'fields'>,
  db: Db,
  { name, companyId, recipients }: Omit<Letter<T>, 'recipient'> & { recipients: readonly Letter<T>['recipient'][] },
): Promise<string[]> =>
  sendMessages(
    services,
    db,
    recipients.map((recipient) => letterTo(name, companyId, recipient)),
  )

const letterTo = <T extends TemplateName>(
  name: T,
  companyId: string | null,
  recipient: Letter<T>['recipient'],
): Message => ({
  companyId,
  channel: 'email',
  recipient: recipient.email,
  ...renderTemplate(name, recipient.language, recipient.facts),
  ...recipient.letter,
})

const pushKey = (id: string) => `push ${id}`

const enqueuePushes = async (db: Db, pushed: readonly { id: string; seconds: number }[]): Promise<void> => {
  const now = pushed.filter(({ seconds }) => seconds <= 0)
  await enqueueJobs(
    db,
    'push-notification',
    now.map(({ id }) => ({ payload: { id }, key: pushKey(id) })),
  )
  for (const { id, seconds } of pushed)
    if (seconds > 0) await enqueueIn(db, seconds, 'push-notification', { payload: { id }, key: pushKey(id) })
}

/** What a notification says, in one sentence of a language. */
export const titleOf = (
  services: Pick<Services, 'fields'>,
  row: Sealed & { event: string },
  language: string,
): string => renderTemplate(row.event as TemplateName, language, openFacts(services, row)).subject
