import type { Services } from '../../../server/context.ts'
import type { Attachment } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import { longMoment } from '../../../shared/dates.text.ts'
import { paths } from '../../../shared/paths.ts'
import type { TemplateName, Templates } from '../../platform/messages/templates/template.ts'
import { notifyPeople } from '../../platform/notifications/notify.service.ts'
import { teamAddress, theirAddress } from '../applications/person.ts'
import { invitationOf } from './calendar.rules.ts'

export type Recipient = { name: string; email: string; language: string }

type Holder = Recipient & { id: string; employee: boolean }

/** Whoever arranged it; `id` is their account. */
type Organizer = Recipient & { id: string }

/** An interview as its letters tell of it. */
export type InterviewSummary = {
  companyId: string
  company: string
  applicationId: string
  interviewId: string
  /** Their account, where they applied with one. */
  personUserId: string | null
  job: string
  person: Recipient
  panel: readonly Holder[]
  organizer: { name: string; email: string }
  uid: string
  sequence: number
  startsAt: string | null
  minutes: number
  zone: string
  place: string
  note: string
  slots: number
}

const applicationOf = ({ companyId, applicationId, personUserId }: InterviewSummary) => ({
  company_id: companyId,
  id: applicationId,
  user_id: personUserId,
})

/** A time as it is said in a letter: where the interview is held, with the zone's name. */
export const formatInterviewTime = (at: string, zone: string, language: string): string =>
  longMoment(language, at, zone)

/** Where an employee sees an interview they hold. */
export const ownAddress = (
  { settings }: Pick<Services, 'settings'>,
  { interviewId }: Pick<InterviewSummary, 'interviewId'>,
): string => `${settings.publicUrl}${paths.employeePortal({ tab: 'interviews', interview: interviewId })}`

/** Whose addresses stand in somebody’s copy: those of the person and of employees are not told to each other. */
const attendeesFor = ({ person, panel }: InterviewSummary, to: Recipient) => {
  if (to === person) return [person, ...panel.filter((p) => !p.employee)]
  return panel.some((p) => p === to && p.employee) ? panel : [person, ...panel]
}

const calendarOf = (services: Services, told: InterviewSummary, cancelled: boolean, to: Recipient): Attachment[] => {
  if (!told.startsAt) return []
  const text = invitationOf({
    uid: told.uid,
    sequence: told.sequence,
    cancelled,
    startsAt: told.startsAt,
    minutes: told.minutes,
    summary: `${told.job}: ${told.person.name} – ${told.company}`,
    description: told.note,
    place: told.place,
    organizer: told.organizer,
    attendees: attendeesFor(told, to),
    now: services.now(),
  })
  const method = cancelled ? 'CANCEL' : 'REQUEST'
  return [
    {
      filename: 'interview.ics',
      contentType: `text/calendar; charset=utf-8; method=${method}`,
      content: Buffer.from(text).toString('base64'),
    },
  ]
}

/** Whose account it is, where they have one. */
const accountOf = (told: InterviewSummary, to: Recipient): string | null => {
  if (to === told.person) return told.personUserId
  return told.panel.find((holder) => holder === to)?.id ?? null
}

type Said<T extends TemplateName> = {
  event: T
  to: Recipient
  facts: Templates[T]
  link: string
  attachments?: Attachment[]
}

const send = <T extends TemplateName>(
  services: Services,
  db: Db,
  told: InterviewSummary,
  { event, to, facts, link, attachments = [] }: Said<T>,
) => {
  const letter = { attachments, replyTo: told.organizer.email }
  const recipient = { userId: accountOf(told, to), email: to.email, language: to.language, link, facts, letter }
  return notifyPeople(services, db, { event, companyId: told.companyId, recipients: [recipient] })
}

const theirLink = (services: Services, told: InterviewSummary) => theirAddress(services, applicationOf(told))

/** Where whoever gets it sees the interview. */
const linkFor = (services: Services, told: InterviewSummary, to: Recipient): string => {
  if (to === told.person) return theirLink(services, told)
  const holder = told.panel.find((one) => one === to)
  return holder?.employee ? ownAddress(services, told) : teamAddress(services, told.applicationId)
}

/** The person is asked to choose. */
export const askForTime = (services: Services, db: Db, told: InterviewSummary) => {
  const { person: to, company, job, slots: count } = told
  const link = theirLink(services, told)
  return send(services, db, told, {
    event: 'interview-proposed',
    to,
    link,
    facts: { name: to.name, company, job, count, link },
  })
}

/** Everybody gets the time with the entry for their calendar. */
export const confirmTime = async (services: Services, db: Db, told: InterviewSummary, moved: boolean) => {
  const { startsAt } = told
  if (!startsAt) return
  const names = told.panel.map((p) => p.name).join(', ')
  const about = { company: told.company, job: told.job, place: told.place, minutes: told.minutes, moved }
  for (const to of [told.person, ...told.panel]) {
    const when = formatInterviewTime(startsAt, told.zone, to.language)
    const link = linkFor(services, told, to)
    const others = to === told.person ? names : told.person.name
    const facts = { name: to.name, ...about, with: others, link, when }
    const attachments = calendarOf(services, told, false, to)
    await send(services, db, told, { event: 'interview-arranged', to, facts, link, attachments })
  }
}

/** No time was chosen yet: only the person had any to choose from. */
const unset = async (
  services: Services,
  db: Db,
  told: InterviewSummary,
  { reason, recipients }: { reason: string; recipients: readonly Recipient[] },
) => {
  if (!recipients.includes(told.person)) return
  const link = theirLink(services, told)
  const facts = { name: told.person.name, company: told.company, job: told.job, reason, link }
  await send(services, db, told, { event: 'interview-unset', to: told.person, facts, link })
}

/** Everybody who had the time, or times to choose from, hears that it is off, and so do their calendars. */
export const callOff = async (
  services: Services,
  db: Db,
  told: InterviewSummary,
  { reason, recipients = [told.person, ...told.panel] }: { reason: string; recipients?: readonly Recipient[] },
) => {
  const { startsAt } = told
  if (!startsAt) return unset(services, db, told, { reason, recipients })
  const names = told.panel.map((p) => p.name).join(', ')
  for (const to of recipients) {
    const facts = {
      name: to.name,
      company: told.company,
      job: told.job,
      with: to === told.person ? names : told.person.name,
      when: formatInterviewTime(startsAt, told.zone, to.language),
      reason,
    }
    const attachments = calendarOf(services, told, true, to)
    const link = linkFor(services, told, to)
    await send(services, db, told, { event: 'interview-cancelled', to, facts, link, attachments })
  }
}

/** Whoever arranged it hears that no time suits. */
export const notifyNoneSuits = (
  services: Services,
  db: Db,
  told: InterviewSummary,
  { to, words }: { to: Organizer; words: string },
) => {
  const link = teamAddress(services, told.applicationId)
  const facts = { name: to.name, job: told.job, person: told.person.name, words, link }
  const letter = { replyTo: told.organizer.email }
  const recipient = { userId: to.id, email: to.email, language: to.language, link, facts, letter }
  return notifyPeople(services, db, {
    event: 'interview-answered',
    companyId: told.companyId,
    recipients: [recipient],
  })
}
