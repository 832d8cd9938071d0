import { sql } from 'kysely'
import { type Db, k } from '../../../server/sql.ts'
import type { AlertChannel, AlertLogKind, AlertTopic } from './alerts.rules.ts'

export type StoredPhoneAlerts = {
  user_id: string
  channel: AlertChannel
  phone: string
  state: 'unverified' | 'active' | 'paused' | 'stopped'
  topics: AlertTopic[]
  quiet_from: string
  quiet_to: string
  zone: string
  consent_text: string
  consented_at: string
  confirmed_at: string | null
  failures: number
  failing_since: string | null
}

const COLUMNS = sql`user_id, channel, phone, state, topics, quiet_from, quiet_to, zone, consent_text, consented_at, confirmed_at, failures,
  failing_since`

export const findPhoneAlerts = (db: Db, userId: string): Promise<StoredPhoneAlerts | undefined> =>
  db.maybe<StoredPhoneAlerts>(sql`select ${COLUMNS} from phone_alerts where user_id = ${userId}::uuid`)

/** What somebody has set, held until the transaction ends: two alerts at once are not both the last of the day. */
export const lockPhoneAlerts = (db: Db, userId: string): Promise<StoredPhoneAlerts | undefined> =>
  db.maybe<StoredPhoneAlerts>(sql`select ${COLUMNS} from phone_alerts where user_id = ${userId}::uuid for update`)

type Agreed = Pick<StoredPhoneAlerts, 'channel' | 'phone' | 'topics' | 'zone'> & {
  userId: string
  consent: string
  address: string
  at: string
}

/** Another number begins anew: nothing is sent to it before it is proved. */
export const putPhoneAlerts = (db: Db, made: Agreed): Promise<unknown> =>
  db.run(sql`
    insert into phone_alerts (user_id, channel, phone, state, topics, quiet_from, quiet_to, zone, consent_text, consented_at, consent_address)
    values (${made.userId}::uuid, ${made.channel}, ${made.phone}, 'unverified', ${made.topics}::text[], '21:00', '08:00', ${made.zone},
      ${made.consent}, ${made.at}::timestamptz, ${made.address})
    on conflict (user_id) do update set channel = excluded.channel, phone = excluded.phone, state = 'unverified', topics = excluded.topics,
      zone = excluded.zone, consent_text = excluded.consent_text, consented_at = excluded.consented_at, consent_address = excluded.consent_address,
      confirmed_at = null, failures = 0, failing_since = null`)

export const confirmPhone = (db: Db, userId: string, at: string): Promise<unknown> =>
  db.run(sql`
    update phone_alerts set state = 'active', confirmed_at = ${at}::timestamptz, failures = 0, failing_since = null
     where user_id = ${userId}::uuid`)

type Choices = { topics: readonly AlertTopic[]; quietFrom: string; quietTo: string; state: StoredPhoneAlerts['state'] }

export const savePhoneChoices = (db: Db, userId: string, choices: Choices): Promise<unknown> =>
  db.run(sql`
    update phone_alerts set topics = ${choices.topics}::text[], quiet_from = ${choices.quietFrom}, quiet_to = ${choices.quietTo},
      state = ${choices.state}
     where user_id = ${userId}::uuid`)

export const deletePhoneAlerts = (db: Db, userId: string): Promise<number> =>
  db.run(sql`delete from phone_alerts where user_id = ${userId}::uuid`)

/** Who has agreed to alerts to this number and not proved it yet. */
export const listUnproved = (db: Db, channel: AlertChannel, phone: string): Promise<{ user_id: string }[]> =>
  db.many<{ user_id: string }>(sql`
    select user_id from phone_alerts where phone = ${phone} and channel = ${channel} and state = 'unverified' order by user_id limit 20`)

/** Everybody with this number: their messages end, or begin again; where the number was never proved, a code may be sent there again. */
export const setStateByPhone = (
  db: Db,
  { phone, channel, from, to }: { phone: string; channel: AlertChannel; from: readonly string[]; to: string },
): Promise<{ user_id: string }[]> =>
  db.many<{ user_id: string }>(sql`
    update phone_alerts set state = case when ${to} = 'active' and confirmed_at is null then 'unverified' else ${to} end
     where phone = ${phone} and channel = ${channel} and state = any (${from}::text[])
    returning user_id`)

/** Whether whoever has this telephone has ended messages to it; `phoneName` is the number as `phone_stops` has it. */
export const isStopped = async (
  db: Db,
  { channel, phone, phoneName }: { channel: AlertChannel; phone: string; phoneName: Buffer },
): Promise<boolean> =>
  (
    await db.one<{ is: boolean }>(sql`
      select exists (select from phone_stops where phone_name = ${phoneName})
        or exists (select from phone_alerts where phone = ${phone} and channel = ${channel} and state = 'stopped') "is"`)
  ).is

export const insertStop = (db: Db, phoneName: Buffer, at: string): Promise<number> =>
  db.run(
    k
      .insertInto('phone_stops')
      .values({ phone_name: phoneName, stopped_at: at })
      .onConflict((c) => c.doNothing()),
  )

export const deleteStop = (db: Db, phoneName: Buffer): Promise<number> =>
  db.run(k.deleteFrom('phone_stops').where('phone_name', '=', phoneName))

type NewLogEntry = {
  userId: string
  at: string
  kind: AlertLogKind
  topic?: AlertTopic
  channel: AlertChannel
  phone: string
  outboxId?: string
}

/** The log keeps the last digits alone: it stays when the number is forgotten. */
export const insertAlertLog = (db: Db, made: NewLogEntry): Promise<unknown> =>
  db.run(sql`
    insert into phone_alert_log (user_id, at, kind, topic, channel, phone_end, outbox_id)
    values (${made.userId}::uuid, ${made.at}::timestamptz, ${made.kind}, ${made.topic ?? null}, ${made.channel}, ${made.phone.slice(-4)},
      ${made.outboxId ?? null}::uuid)`)

export const countAlertsSince = async (db: Db, userId: string, since: string): Promise<number> =>
  (
    await db.one<{ n: number }>(sql`
      select count(*)::int as n from phone_alert_log where user_id = ${userId}::uuid and kind in ('alert', 'email') and at >= ${since}::timestamptz`)
  ).n

export type StoredAlertLog = {
  id: string
  at: string
  kind: NewLogEntry['kind']
  topic: AlertTopic | null
  channel: AlertChannel
  phone_end: string
  state: string | null
}

const MOST_SHOWN = 100

/** What was sent and said, newest first, with what became of each message; what the outbox no longer keeps has no state. */
export const listAlertLog = (db: Db, userId: string): Promise<StoredAlertLog[]> =>
  db.many<StoredAlertLog>(sql`
    select entry.id, entry.at, entry.kind, entry.topic, entry.channel, entry.phone_end, case when entry.outcome = 'delivered' then 'delivered' else message.status end as state
      from phone_alert_log entry left join outbox message on message.id = entry.outbox_id
     where entry.user_id = ${userId}::uuid
     order by entry.at desc, entry.id
     limit ${MOST_SHOWN}`)

export type SentAlert = { id: string; user_id: string; at: string; channel: AlertChannel; phone_end: string }

/** The alert or test that a message of the outbox was. */
export const findSentAlert = (db: Db, outboxId: string) =>
  db.maybe<SentAlert>(sql`
    select id, user_id, at, channel, phone_end from phone_alert_log where outbox_id = ${outboxId}::uuid and kind in ('alert', 'test')`)

/** What arrived stays so; 0: it was known already. */
export const saveAlertOutcome = (db: Db, id: string, outcome: 'delivered' | 'failed'): Promise<number> =>
  db.run(sql`
    update phone_alert_log set outcome = ${outcome}
     where id = ${id}::uuid and (outcome is null or (outcome = 'failed' and ${outcome} = 'delivered'))`)

export const saveFailures = (
  db: Db,
  userId: string,
  { failures, since }: { failures: number; since: string | null },
): Promise<number> =>
  db.run(sql`
    update phone_alerts set failures = ${failures}, failing_since = ${since}::timestamptz where user_id = ${userId}::uuid`)

export const findPerson = (db: Db, userId: string) =>
  db.one<{ email: string; first_name: string; language: string; country: string | null; disabled_at: string | null }>(
    sql`select email, first_name, language, country, disabled_at from users where id = ${userId}::uuid`,
  )
