import { addDays, type Day } from '../../../shared/dates.ts'

export const FIRST_STEPS = ['contact', 'emergency', 'memos', 'documents', 'notifications'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** So many days are the first ones, from the first day at work or from the day the portal was opened to them, whichever is later. */
const FIRST_DAYS = 14

/** The last of somebody's first days; who gets the portal after years of work is new to it all the same. */
export const lastOfFirstDays = ({ hiredOn, openedOn }: { hiredOn: Day | null; openedOn: Day }): Day =>
  addDays(hiredOn !== null && hiredOn > openedOn ? hiredOn : openedOn, FIRST_DAYS - 1)

type Facts = {
  record: {
    phone: string | null
    address: string | null
    emergency_contact_name: string | null
    emergency_contact_phone: string | null
  }
  /** Memos that were sent to them, and how many of those are not read or not answered. */
  memos: { sent: number; open: number }
  documents: number
  choseNotifications: boolean
}

/**
 * The four steps of the first days, each done by what is on record and by nothing else. Where the company has sent nothing to read, a document to hand in
 * stands in its place: nothing is ticked because there was nothing to do.
 */
export const stepsOfFirstDays = ({ record, memos, documents, choseNotifications }: Facts) => {
  const has = (...texts: (string | null)[]) => texts.every((text) => text !== null && text !== '')
  const papers: { step: FirstStep; done: boolean } =
    memos.sent > 0 ? { step: 'memos', done: memos.open === 0 } : { step: 'documents', done: documents > 0 }
  const steps: { step: FirstStep; done: boolean }[] = [
    { step: 'contact', done: has(record.phone, record.address) },
    { step: 'emergency', done: has(record.emergency_contact_name, record.emergency_contact_phone) },
    papers,
    { step: 'notifications', done: choseNotifications },
  ]
  return steps
}
