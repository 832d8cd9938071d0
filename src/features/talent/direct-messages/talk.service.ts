import { notifyChange } from '../../../server/changes.ts'
import { enqueueIn, enqueueJob } from '../../../server/jobs.ts'
import type { Db } from '../../../server/sql.ts'
import { iso } from '../../../shared/dates.ts'
import { invalid, notFound, Refusal } from '../../../shared/refusal.ts'
import { caseNumberOf } from '../../job-board/jobs/search.rules.ts'
import { claimUpload } from '../../platform/uploads/service.ts'
import type { DirectMessage, DirectThread, ThreadSummary } from './contract.ts'
import * as query from './queries.ts'
import { findReportOf } from './reports.queries.ts'
import { hasCardNumber, isGrave, maskDetails, maskFileName, type Sign, signsIn } from './scam.rules.ts'
import { LATEST_DAYS, opensThread, type Side, TELLING_FROM, visibleAt } from './talk.rules.ts'
import { openGapIn } from './templates.rules.ts'

/** One side of one company's threads, in a transaction of that company. */
export type Talking = {
  db: Db
  companyId: string
  side: Side
  /** Who of the company it is; null: the person. */
  userId: string | null
  now: Date
}

const maskedFor = (side: Side, writer: Side, words: string, opened: boolean) =>
  opened || side === writer ? { words, masked: false } : maskDetails(words)

/** What a file is called for a side: before the person has answered without addresses and numbers, as all that the other side writes. */
export const fileNameFor = (side: Side, file: { name: string; side: Side; opened_at: string | null }): string =>
  file.opened_at !== null || file.side === side ? file.name : maskFileName(file.name)

export const summaryOf = (side: Side, row: query.ThreadRow): ThreadSummary => ({
  id: row.id,
  name: row.name,
  job: { id: row.job_id, title: row.title },
  application: row.application_id && row.number !== null ? { id: row.application_id, number: row.number } : null,
  last:
    row.last_side === null
      ? null
      : {
          side: row.last_side,
          words: maskedFor(side, row.last_side, row.last_words ?? '', row.opened_at !== null).words.slice(0, 140),
        },
  lastAt: iso(row.last_at),
  unread: row.unread,
  muted: row.muted,
  archived: row.archived,
  blockedBy: row.blocked_by,
  flagged: row.flagged_at !== null,
})

const messageOf = ({ side, now }: Talking, row: query.ThreadRow, m: query.MessageRow): DirectMessage => {
  const isLater = Date.parse(m.visible_at) > now.getTime()
  const read = row.other_read_at !== null && Date.parse(row.other_read_at) >= Date.parse(m.visible_at)
  return {
    id: m.id,
    side: m.side,
    by: m.by,
    ...maskedFor(side, m.side, m.words, row.opened_at !== null),
    signs: m.side === side ? [] : (m.signs as Sign[]),
    at: iso(m.visible_at),
    isLater,
    read: m.side === side && row.shows_read && !isLater ? read : null,
    files: m.files.map((file) => ({
      ...file,
      name: fileNameFor(side, { name: file.name, side: m.side, opened_at: row.opened_at }),
    })),
  }
}

/** A thread as its side reads it. `row` comes through the side's own door. */
export const toThreadView = async (talking: Talking, row: query.ThreadRow): Promise<DirectThread> => {
  const { db, companyId, side, now } = talking
  const messages = await query.listMessages(db, companyId, row.id, { side, now: now.toISOString() })
  const report = side === 'company' ? await findReportOf(db, companyId, row.id) : undefined
  const answers = side === 'seeker' ? await query.countAnswers(db, companyId, now.toISOString()) : null
  return {
    thread: summaryOf(side, row),
    messages: messages.map((m) => messageOf(talking, row, m)),
    opened: row.opened_at !== null,
    showsRead: row.shows_read,
    answers: answers && answers.of >= TELLING_FROM ? answers : null,
    company: row.company,
    report: report
      ? {
          caseNumber: caseNumberOf(report.id),
          at: iso(report.at),
          decision: report.decision,
          why: report.decided_why,
        }
      : null,
  }
}

const topicOf = (id: string) => `thread ${id}` as const

/** Open pages of both sides look again. */
export const tellPages = (db: Db, id: string) => notifyChange(db, topicOf(id))
export const topicsOf = (id: string) => [topicOf(id)]

type Written = { thread: string; words: string; file: string | null; sendAt: string | null }

/** Refuses words that nobody has a reason to send, whoever writes them. */
export const refuseWords = (words: string): void => {
  if (hasCardNumber(words)) throw invalid({ words: 'Leave the number of a payment card out: nobody needs it here.' })
}

/** Writes a message of one side, tells open pages, and has the other side told when it may read it. */
export const writeMessage = async (talking: Talking, { thread: id, words, file, sendAt }: Written): Promise<string> => {
  const { db, companyId, side, userId, now } = talking
  refuseWords(words)
  const gap = side === 'company' ? openGapIn(words) : null
  if (gap !== null) throw invalid({ words: `Write what is to stand for {{${gap}}}.` })
  const thread = await query.lockThread(db, companyId, id)
  if (!thread) throw notFound('Thread')
  if (thread.blocked_by === 'platform') throw new Refusal('CONFLICT', 'Fourshore closed this thread.')
  if (thread.blocked_by === side) throw new Refusal('CONFLICT', 'You blocked this thread. Unblock it to write.')
  if (thread.blocked_by !== null) throw new Refusal('CONFLICT', 'This thread is closed by the other side.')
  const at = now.toISOString()
  const visible = visibleAt(sendAt, now)
  if (visible === null) throw invalid({ sendAt: `Choose a moment within the next ${LATEST_DAYS} days` })
  const before = await query.listMessages(db, companyId, id, { side: 'seeker', now: at })
  const signs = signsIn(words)
  const message = await query.insertMessage(db, companyId, id, {
    side,
    by: userId,
    words,
    at,
    visibleAt: visible,
    signs,
  })
  if (file !== null) {
    const claimed = await query.claimThreadFile(db, companyId, { id: file, thread: id, side, message: message.id })
    if (claimed === 0) throw invalid({ file: 'This file was sent already, or is no longer there. Choose it again.' })
    await claimUpload(db, companyId, file)
  }
  await query.moveThread(db, companyId, id, {
    last: visible,
    // What leaves later opens nothing now.
    opens: sendAt === null && opensThread(side, before),
    flags: side === 'company' && isGrave(signs),
    now: at,
  })
  await tellPages(db, id)
  const payload = { companyId, id: message.id }
  const key = `direct-message ${message.id}`
  const wait = Math.ceil((Date.parse(visible) - now.getTime()) / 1000)
  if (wait > 0) await enqueueIn(db, wait, 'tell-direct-message', { payload, key })
  else await enqueueJob(db, 'tell-direct-message', payload, key)
  return message.id
}

/** Takes back what has not left, with its file. */
export const takeBack = async (
  { db, companyId, side, now }: Talking,
  { id, message }: { id: string; message: string },
): Promise<void> => {
  const files = await query.filesOfMessage(db, companyId, message)
  const waiting = { thread: id, message, side, now: now.toISOString() }
  if ((await query.deleteWaitingMessage(db, companyId, waiting)) === 0)
    throw new Refusal('CONFLICT', 'This message has left and cannot be taken back.')
  await query.deleteFiles(
    db,
    companyId,
    files.map((file) => file.id),
  )
  await tellPages(db, id)
}

type Marks = {
  read?: true | undefined
  muted?: boolean | undefined
  archived?: boolean | undefined
  showsRead?: boolean | undefined
  blocked?: boolean | undefined
}

/** What was to leave later in a thread that is closed does not leave any more, not even when it is opened again. */
export const dropWaiting = async (db: Db, companyId: string, id: string, now: Date): Promise<void> => {
  const files = await query.deleteWaitingMessages(db, companyId, id, now.toISOString())
  await query.deleteFiles(db, companyId, files)
}

/** Reads, mutes, archives, blocks. Only who blocked a thread opens it again. */
export const changeMarks = async (
  { db, companyId, side, now }: Talking,
  { id, blocked, ...marks }: Marks & { id: string },
): Promise<void> => {
  const thread = await query.lockThread(db, companyId, id)
  if (!thread) throw notFound('Thread')
  const other = thread.blocked_by !== null && thread.blocked_by !== side
  if (blocked === false && thread.blocked_by === 'platform')
    throw new Refusal('CONFLICT', 'Fourshore closed this thread.')
  if (blocked === false && other) throw new Refusal('CONFLICT', 'The other side blocked this thread.')
  const blockedBy = blocked === undefined || other ? {} : { blockedBy: blocked ? side : null }
  await query.saveMarks(db, companyId, { id, side, now: now.toISOString() }, Object.assign(marks, blockedBy))
  if (blocked === true && !other) await dropWaiting(db, companyId, id, now)
  await tellPages(db, id)
}
