import { systemActor, writeAudit } from '../../../server/audit.ts'
import type { Caller, Services } from '../../../server/context.ts'
import { enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { dayIn, hourIn } from '../../../shared/dates.ts'
import type { Language } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import * as query from './queries.ts'
import * as receipts from './receipts.queries.ts'
import { fillPlaceholders, isDecent, isPersonal, type Kind } from './rules.ts'
import { publishMemo } from './send.service.ts'

/** Every few minutes: companies with a memo that is due, or with somebody still to be written to. */
export const enqueueDueMemos = (services: Services): Promise<void> =>
  services.database.forPlatform(async (db) => {
    for (const { company_id } of await receipts.listCompaniesWithDueMemos(db, services.now().toISOString()))
      await enqueueJob(db, 'company-memos', { companyId: company_id }, `memos ${company_id}`)
  })

const caller: Caller = { address: '127.0.0.1', agent: 'timetable', requestId: 'memos', country: null }

/** So many letters in a transaction: what was written stays written when the next does not come to its end. */
const PIECE = 200

/** One company's memos: those whose time has come, people who joined, letters and reminders. Run twice, it tells once. */
export const companyMemos = async (services: Services, { companyId }: { companyId: string }): Promise<void> => {
  await services.database.forCompany(companyId, (db) => begin(services, db, companyId))
  const awake = services.countries.all
    .filter((c) => isDecent('notice', hourIn(c.zone, services.now())))
    .map((c) => c.code)
  for (;;) {
    const told = await services.database.forCompany(companyId, (db) => tell(services, db, companyId, awake))
    if (told < PIECE) break
  }
  await services.database.forCompany(companyId, async (db) => {
    await receipts.noteBounced(db, companyId)
    await receipts.noteDone(db, companyId)
  })
}

const begin = async (services: Services, db: Db, companyId: string) => {
  const { name, country } = await query.companyOf(db, companyId)
  const now = services.now()
  const day = dayIn(services.countries.get(country).zone, now)
  for (const { id } of await receipts.lockDueScheduledMemos(db, companyId, now.toISOString())) {
    const memo = await query.lockMemo(db, companyId, id)
    if (memo?.state !== 'scheduled') continue
    const { hash, people } = await publishMemo(db, { companyId, memo, day, at: now.toISOString(), by: memo.created_by })
    const nobody = systemActor(companyId)
    const entry = { action: 'memo.send', targetType: 'memo', targetId: id, after: { version: 1, people, hash } }
    await writeAudit(db, nobody, caller, [entry])
  }
  for (const m of await receipts.forJoiners(db, companyId)) {
    const audience = m.audience
    const since = m.sent_at ?? now.toISOString()
    const joined = await query.insertReceipts(db, {
      companyId,
      id: m.id,
      version: m.version,
      company: name,
      day,
      audience,
      since,
    })
    if (joined > 0) await receipts.markMemoWaiting(db, companyId, m.id)
  }
}

const tell = async (services: Services, db: Db, companyId: string, awake: readonly string[]): Promise<number> => {
  const due = await receipts.lockDueReceipts(db, companyId, awake, PIECE)
  if (due.length === 0) return 0
  const { name: company, slug } = await query.companyOf(db, companyId)
  const told = []
  for (const r of due) {
    // Answered since somebody wanted them reminded: nothing is said any more.
    const outbox_id =
      r.remind && !r.pending ? null : await letter(services, db, companyId, { from: { company, slug }, receipt: r })
    told.push({ memo_id: r.memo_id, version: r.version, employee_id: r.employee_id, outbox_id, remind: r.remind })
  }
  await receipts.markReceiptsDelivered(db, companyId, told, services.now().toISOString())
  return due.length
}

/** What it says of a one-to-one memo is only that there is one: a mailbox is no place for a warning. */
const letter = async (
  services: Services,
  db: Db,
  companyId: string,
  { from, receipt }: { from: { company: string; slug: string }; receipt: receipts.DueReceipt },
) => {
  // Somebody who was added without an address, and has no account yet, reads it once they have one.
  if (receipt.user_id === null && receipt.email === '') return null
  const texts = receipt.texts
  const language = (
    texts[receipt.account_language as Language] ? receipt.account_language : receipt.main_language
  ) as Language
  const title = isPersonal(receipt.kind as Kind)
    ? null
    : fillPlaceholders(texts[language]?.title ?? '', receipt.gaps, language)
  const again = receipt.version > 1 ? 'version' : 'new'
  const facts = {
    name: receipt.first_name,
    company: from.company,
    title,
    due: receipt.due_on,
    asks: receipt.ack !== 'none',
    what: receipt.remind ? ('reminder' as const) : again,
    link: `${services.settings.publicUrl}${paths.companyLogin(from.slug, { tab: 'memos', memo: receipt.memo_id })}`,
  } as const
  const link = paths.employeePortal({ tab: 'memos', memo: receipt.memo_id })
  const recipients = [
    { userId: receipt.user_id, email: receipt.email, language: receipt.account_language, link, facts },
  ]
  const [sent = null] = await notifyPeople(services, db, { event: 'memo', companyId, recipients })
  return sent
}
