import type { OpenContext, Services } from '../../../server/context.ts'
import { enqueueIn, enqueueJob } from '../../../server/jobs.ts'
import { sendMessage } from '../../../server/messages.ts'
import { actorOf, type Download } from '../../../server/routes.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn, instantIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { liveTier } from '../../billing/subscriptions/gate.service.ts'
import { livePlanOf } from '../../billing/subscriptions/plan.service.ts'
import { allowMailboxCode, newMailboxCode, takeMailboxCode } from '../../platform/accounts/mailbox.service.ts'
import { CODE_MINUTES } from '../../platform/messages/lifetimes.rules.ts'
import { toE164 } from '../../platform/messages/phone.rules.ts'
import { NOTHING_TO_SAY, readSignedForm } from '../../platform/messages/signed.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { hasLetterAtOnce } from '../../platform/notifications/notify.service.ts'
import { quietUntil } from '../../platform/notifications/rules.ts'
import {
  ALERT_CHANNELS,
  type AlertChannel,
  type AlertTopic,
  askedByAnswer,
  codeInAnswer,
  MOST_A_DAY,
  topicOfEvent,
} from './alerts.rules.ts'
import type * as contract from './contract.ts'
import type { PhoneAlerts } from './contract.ts'
import * as query from './queries.ts'

/** The channels this installation can send by. A demonstration writes the messages, and they stay in its outbox. */
const channelsOf = ({ transports, settings }: Services): AlertChannel[] =>
  ALERT_CHANNELS.filter((channel) => settings.demo || transports[channel] !== null)

const toView = (row: query.StoredPhoneAlerts): PhoneAlerts => ({
  channel: row.channel,
  phone: row.phone,
  state: row.state,
  topics: row.topics,
  quietFrom: row.quiet_from,
  quietTo: row.quiet_to,
  zone: row.zone,
  consent: row.consent_text,
  consentedAt: iso(row.consented_at),
  failingSince: row.failing_since && iso(row.failing_since),
})

const asPlatform = <T>(ctx: OpenContext, work: (db: Db, userId: string) => Promise<T>, options?: { reading: true }) =>
  ctx.database.forPlatform((db) => work(db, actorOf(ctx).userId), options)

export const readPhoneAlerts = async (ctx: OpenContext): Promise<Output<typeof contract.readPhoneAlerts>> => {
  const { row, log } = await asPlatform(
    ctx,
    async (db, userId) => ({ row: await query.findPhoneAlerts(db, userId), log: await query.listAlertLog(db, userId) }),
    { reading: true },
  )
  return {
    channels: channelsOf(ctx),
    isTrial: ctx.settings.demo && ALERT_CHANNELS.every((channel) => ctx.transports[channel] === null),
    isPaid: (await liveTier(ctx)) === 'premium_plus',
    settings: row ? toView(row) : null,
    log: log.map(({ at, phone_end: phoneEnd, ...entry }) => ({ ...entry, at: iso(at), phoneEnd })),
  }
}

type Sent = { channel: AlertChannel; phone: string; language: string }

const sendCode = (services: Services, db: Db, { channel, phone, language }: Sent, code: string): Promise<string> =>
  sendMessage(services, db, {
    companyId: null,
    channel,
    recipient: phone,
    ...renderTemplate('phone-code', language, { code, minutes: CODE_MINUTES }, channel),
    goodForMinutes: CODE_MINUTES,
  })

/** A number as it is kept once it has answered STOP: found by whoever asks for messages there, read back by nobody. */
const phoneNameOf = ({ fields }: Pick<Services, 'fields'>, channel: AlertChannel, phone: string): Buffer =>
  fields.nameOf('platform', 'phone-stop', `${channel} ${phone}`)
const STOPPED = 'This number has answered STOP. Answer START from it first.'

/** What somebody agrees to, kept with the day and the address it came from. */
const consentOf = (channel: AlertChannel, phone: string): string =>
  `I agree that Fourshore sends messages about my job search to ${phone} by ${channel === 'sms' ? 'SMS' : 'WhatsApp'}, at most ${MOST_A_DAY} a day. I can end them at any time by answering STOP.`

export const agreeToPhoneAlerts = async (
  ctx: OpenContext,
  { channel, phone: typed, topics, zone }: Parsed<typeof contract.agreeToPhoneAlerts>,
): Promise<Output<typeof contract.agreeToPhoneAlerts>> => {
  if (!channelsOf(ctx).includes(channel))
    throw new Refusal('CONFLICT', 'This server cannot send messages that way. E-mail and push still work.')
  const { userId } = actorOf(ctx)
  const person = await asPlatform(ctx, query.findPerson, { reading: true })
  const phone = toE164(typed, person.country)
  if (!phone) throw invalid({ phone: 'Write the number with its country code, such as +65 9123 4567' })
  // Whose telephone it is did not ask for it: few codes go there, whoever asks for them.
  await allowMailboxCode(ctx, 'phone', phone)
  await asPlatform(ctx, async (db) => {
    if (await query.isStopped(db, { channel, phone, phoneName: phoneNameOf(ctx, channel, phone) }))
      throw invalid({ phone: STOPPED })
    const at = ctx.now().toISOString()
    const consent = consentOf(channel, phone)
    await query.putPhoneAlerts(db, { userId, channel, phone, topics, zone, consent, address: ctx.caller.address, at })
    const entry = { userId, at, channel, phone }
    await query.insertAlertLog(db, { ...entry, kind: 'agreed' })
    const code = await newMailboxCode(db, 'phone', userId)
    const outboxId = await sendCode(ctx, db, { channel, phone, language: person.language }, code)
    await query.insertAlertLog(db, { ...entry, kind: 'code', outboxId })
  })
  ctx.audit({ action: 'phone-alerts.agree', detail: { channel, phone: `…${phone.slice(-4)}` } })
  return { sentTo: phone }
}

const proved = async (
  services: Services,
  db: Db,
  { userId, channel, phone }: { userId: string; channel: AlertChannel; phone: string },
) => {
  const at = services.now().toISOString()
  await query.confirmPhone(db, userId, at)
  await query.insertAlertLog(db, { userId, at, kind: 'confirmed', channel, phone })
}

export const confirmPhoneAlerts = async (
  ctx: OpenContext,
  { code }: Parsed<typeof contract.confirmPhoneAlerts>,
): Promise<Output<typeof contract.confirmPhoneAlerts>> => {
  if (!(await takeMailboxCode(ctx, 'phone', actorOf(ctx).userId, code)))
    throw invalid({ code: 'This code is not right, or it is too old. Ask for a new one.' })
  await asPlatform(ctx, async (db, userId) => {
    const row = await query.lockPhoneAlerts(db, userId)
    if (!row) throw notFound('Alerts')
    // The code was sent before the word that ended everything.
    if (row.state === 'stopped') throw invalid({ code: STOPPED })
    await proved(ctx, db, { userId, channel: row.channel, phone: row.phone })
  })
  ctx.audit({ action: 'phone-alerts.confirm' })
  return { confirmed: true }
}

export const choosePhoneAlerts = async (
  ctx: OpenContext,
  { topics, quietFrom, quietTo, paused }: Parsed<typeof contract.choosePhoneAlerts>,
): Promise<Output<typeof contract.choosePhoneAlerts>> =>
  asPlatform(ctx, async (db, userId) => {
    const row = await query.lockPhoneAlerts(db, userId)
    if (!row) throw notFound('Alerts')
    // What is not proved, or was ended by a word, is not begun by a switch.
    const rests = paused ? 'paused' : 'active'
    const state = row.state === 'active' || row.state === 'paused' ? rests : row.state
    await query.savePhoneChoices(db, userId, { topics: [...new Set(topics)], quietFrom, quietTo, state })
    ctx.audit({ action: 'phone-alerts.choose', after: { topics, quietFrom, quietTo, state } })
    return { settings: toView({ ...row, topics, quiet_from: quietFrom, quiet_to: quietTo, state }) }
  })

const LINKS: Readonly<Record<AlertTopic, string>> = {
  new_jobs: paths.seekerJobSearch(),
  interviews: paths.seekerMyApplications(),
  answers: paths.seekerMyApplications(),
}

type Alert = { row: query.StoredPhoneAlerts; topic: AlertTopic; name: string; language: string; kind: 'alert' | 'test' }

const sendAlert = async (services: Services, db: Db, { row, topic, name, language, kind }: Alert): Promise<void> => {
  const { channel, phone, user_id: userId } = row
  const link = `${services.settings.publicUrl}${LINKS[topic]}`
  const outboxId = await sendMessage(services, db, {
    companyId: null,
    channel,
    recipient: phone,
    ...renderTemplate('phone-alert', language, { name, what: topic, link }, channel),
    goodForMinutes: 12 * 60,
  })
  await query.insertAlertLog(db, { userId, at: services.now().toISOString(), kind, topic, channel, phone, outboxId })
}

export const testPhoneAlert = async (ctx: OpenContext): Promise<Output<typeof contract.testPhoneAlert>> =>
  asPlatform(ctx, async (db, userId) => {
    const row = await query.lockPhoneAlerts(db, userId)
    const person = await query.findPerson(db, userId)
    if (!row) throw notFound('Alerts')
    if (row.state !== 'active')
      throw new Refusal('CONFLICT', 'Alerts are not on. Confirm the number or end the pause first.')
    const { first_name: name, language } = person
    await sendAlert(ctx, db, { row, topic: 'new_jobs', name, language, kind: 'test' })
    ctx.audit({ action: 'phone-alerts.test' })
    return { sent: true }
  })

export const removePhoneAlerts = async (ctx: OpenContext): Promise<Output<typeof contract.removePhoneAlerts>> =>
  asPlatform(ctx, async (db, userId) => {
    const row = await query.lockPhoneAlerts(db, userId)
    if (!row) throw notFound('Alerts')
    await query.deletePhoneAlerts(db, userId)
    const { channel, phone } = row
    await query.insertAlertLog(db, { userId, at: ctx.now().toISOString(), kind: 'removed', channel, phone })
    ctx.audit({ action: 'phone-alerts.remove' })
    return { removed: true }
  })

/** Somebody was told of something: what belongs to a topic may go to their telephone too, by a job of its own. */
export const alertPeople = async (db: Db, people: readonly { userId: string; event: string }[]): Promise<void> => {
  for (const { userId, event } of people)
    if (topicOfEvent(event)) await enqueueJob(db, 'phone-alert', { userId, event, key: crypto.randomUUID() })
}

type Fallback = {
  row: query.StoredPhoneAlerts
  topic: AlertTopic
  event: string
  person: Awaited<ReturnType<typeof query.findPerson>>
}

/** While nothing reaches the telephone an alert goes by e-mail, once: whoever has a letter of it at once anyway is not written to twice. */
const sendByEmail = async (services: Services, db: Db, { row, topic, event, person }: Fallback): Promise<void> => {
  const { channel, phone, user_id: userId } = row
  const { first_name: name, email, language } = person
  const link = `${services.settings.publicUrl}${LINKS[topic]}`
  const settings = `${services.settings.publicUrl}${paths.seekerWhatsappAlerts()}`
  const isTold = await hasLetterAtOnce(services, db, { event, userId })
  const letter = renderTemplate('phone-alert-email', language, { name, what: topic, link, settings })
  const outboxId = isTold
    ? undefined
    : await sendMessage(services, db, { companyId: null, channel: 'email', recipient: email, ...letter })
  const entry = { userId, at: services.now().toISOString(), kind: 'email', topic, channel, phone } as const
  await query.insertAlertLog(db, { ...entry, ...(outboxId === undefined ? {} : { outboxId }) })
}

type Input = { userId: string; event: string; key: string }

/**
 * Sends an alert, if its person wants it: proved number, topic chosen, plan live, at most three a day of their zone, and not in their quiet hours,
 * at whose end it is tried again.
 */
export const sendPhoneAlert = (services: Services, { userId, event, key }: Input): Promise<void> =>
  services.database.forPlatform(async (db) => {
    const topic = topicOfEvent(event)
    const row = await query.lockPhoneAlerts(db, userId)
    if (!topic || row?.state !== 'active' || !row.topics.includes(topic)) return
    const person = await query.findPerson(db, userId)
    const now = services.now()
    if (person.disabled_at || (await livePlanOf(db, userId, now)) !== 'premium_plus') return
    const quiet = quietUntil(now, { zone: row.zone, quietFrom: row.quiet_from, quietTo: row.quiet_to })
    if (quiet !== null) {
      const seconds = Math.ceil((Date.parse(quiet) - now.getTime()) / 1000)
      return enqueueIn(db, seconds, 'phone-alert', { payload: { userId, event, key }, key: `phone-alert ${key}` })
    }
    const morning = instantIn(row.zone, `${dayIn(row.zone, now)}T00:00`) ?? now.toISOString()
    if ((await query.countAlertsSince(db, userId, morning)) >= MOST_A_DAY) return
    if (row.failing_since !== null) return sendByEmail(services, db, { row, topic, event, person })
    await sendAlert(services, db, { row, topic, name: person.first_name, language: person.language, kind: 'alert' })
  })

/** The code comes back from the number it went to: proved without being typed. Tries are counted as they are on the page. */
const proveByAnswer = async (ctx: OpenContext, { channel, phone, code }: Omit<Sent, 'language'> & { code: string }) => {
  const people = await ctx.database.forPlatform((db) => query.listUnproved(db, channel, phone), { reading: true })
  for (const { user_id: userId } of people)
    if (await takeMailboxCode(ctx, 'phone', userId, code))
      await ctx.database.forPlatform((db) => proved(ctx, db, { userId, channel, phone }))
}

export const receivePhoneAnswer = async (
  ctx: OpenContext,
  { signature }: Parsed<typeof contract.receivePhoneAnswer>,
): Promise<Download> => {
  const params = await readSignedForm(ctx, '/api/phone-alerts/answers', signature)
  const { From: from = '', Body: body = '' } = params
  const channel: AlertChannel = from.startsWith('whatsapp:') ? 'whatsapp' : 'sms'
  const phone = from.replace(/^whatsapp:/, '')
  const code = codeInAnswer(body)
  if (code !== null) await proveByAnswer(ctx, { channel, phone, code })
  const asked = askedByAnswer(body)
  if (!asked) return NOTHING_TO_SAY
  const change =
    asked === 'stop' ? { from: ['unverified', 'active', 'paused'], to: 'stopped' } : { from: ['stopped'], to: 'active' }
  await ctx.database.forPlatform(async (db) => {
    const at = ctx.now().toISOString()
    const phoneName = phoneNameOf(ctx, channel, phone)
    await (asked === 'stop' ? query.insertStop(db, phoneName, at) : query.deleteStop(db, phoneName))
    for (const { user_id: userId } of await query.setStateByPhone(db, { phone, channel, ...change }))
      await query.insertAlertLog(db, { userId, at, kind: asked, channel, phone })
  })
  return NOTHING_TO_SAY
}

/** Agreements and messages, for the file with everything that is kept of somebody. */
export const exportPhoneAlerts = async (ctx: OpenContext) => {
  const { settings, log } = await readPhoneAlerts(ctx)
  return { settings, log }
}
