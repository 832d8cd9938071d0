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

const calendarOf = (
  services: Services,
  interview: InterviewSummary,
  cancelled: boolean,
  to: Recipient,
): Attachment[] => {
  if (!interview.startsAt) return []
  const text = invitationOf({
    uid: interview.uid,
    sequence: interview.sequence,
    cancelled,
    startsAt: interview.startsAt,
    minutes: interview.minutes,
    summary: `${interview.job}: ${interview.person.name} – ${interview.company}`,
    description: interview.note,
    place: interview.place,
    organizer: interview.organizer,
    attendees: attendeesFor(interview, to),
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
const accountOf = (interview: InterviewSummary, to: Recipient): string | null => {
  if (to === interview.person) return interview.personUserId
  return interview.panel.find((holder) => holder === to)?.id ?? null
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
  interview: InterviewSummary,
  { event, to, facts, link, attachments = [] }: Said<T>,
) => {
  const letter = { attachments, replyTo: interview.organizer.email }
  const recipient = { userId: accountOf(interview, to), email: to.email, language: to.language, link, facts, letter }
  return notifyPeople(services, db, { event, companyId: interview.companyId, recipients: [recipient] })
}

const theirLink = (services: Services, interview: InterviewSummary) => theirAddress(services, applicationOf(interview))

/** Where whoever gets it sees the interview. */
const linkFor = (services: Services, interview: InterviewSummary, to: Recipient): string => {
  if (to === interview.person) return theirLink(services, interview)
  const holder = interview.panel.find((one) => one === to)
  return holder?.employee ? ownAddress(services, interview) : teamAddress(services, interview.applicationId)
}

/** The person is asked to choose. */
export const askForTime = (services: Services, db: Db, interview: InterviewSummary) => {
  const { person: to, company, job, slots: count } = interview
  const link = theirLink(services, interview)
  return send(services, db, interview, {
    event: 'interview-proposed',
    to,
    link,
    facts: { name: to.name, company, job, count, link },
  })
}

/** Everybody gets the time with the entry for their calendar. */
export const confirmTime = async (services: Services, db: Db, interview: InterviewSummary, moved: boolean) => {
  const { startsAt } = interview
  if (!startsAt) return
  const names = interview.panel.map((p) => p.name).join(', ')
  const about = {
    company: interview.company,
    job: interview.job,
    place: interview.place,
    minutes: interview.minutes,
    moved,
  }
  for (const to of [interview.person, ...interview.panel]) {
    const when = formatInterviewTime(startsAt, interview.zone, to.language)
    const link = linkFor(services, interview, to)
    const others = to === interview.person ? names : interview.person.name
    const facts = { name: to.name, ...about, with: others, link, when }
    const attachments = calendarOf(services, interview, false, to)
    await send(services, db, interview, { event: 'interview-arranged', to, facts, link, attachments })
  }
}

/** No time was chosen yet: only the person had any to choose from. */
const unset = async (
  services: Services,
  db: Db,
  interview: InterviewSummary,
  { reason, recipients }: { reason: string; recipients: readonly Recipient[] },
) => {
  if (!recipients.includes(interview.person)) return
  const link = theirLink(services, interview)
  const facts = { name: interview.person.name, company: interview.company, job: interview.job, reason, link }
  await send(services, db, interview, { event: 'interview-unset', to: interview.person, facts, link })
}

/** Everybody who had the time, or times to choose from, hears that it is off, and so do their calendars. */
export const callOff = async (
  services: Services,
  db: Db,
  interview: InterviewSummary,
  {
    reason,
    recipients = [interview.person, ...interview.panel],
  }: { reason: string; recipients?: readonly Recipient[] },
) => {
  const { startsAt } = interview
  if (!startsAt) return unset(services, db, interview, { reason, recipients })
  const names = interview.panel.map((p) => p.name).join(', ')
  for (const to of recipients) {
    const facts = {
      name: to.name,
      company: interview.company,
      job: interview.job,
      with: to === interview.person ? names : interview.person.name,
      when: formatInterviewTime(startsAt, interview.zone, to.language),
      reason,
    }
    const attachments = calendarOf(services, interview, true, to)
    const link = linkFor(services, interview, to)
    await send(services, db, interview, { event: 'interview-cancelled', to, facts, link, attachments })
  }
}

/** Whoever arranged it hears that no time suits. */
export const notifyNoneSuits = (
  services: Services,
  db: Db,
  interview: InterviewSummary,
  { to, words }: { to: Organizer; words: string },
) => {
  const link = teamAddress(services, interview.applicationId)
  const facts = { name: to.name, job: interview.job, person: interview.person.name, words, link }
  const letter = { replyTo: interview.organizer.email }
  const recipient = { userId: to.id, email: to.email, language: to.language, link, facts, letter }
  return notifyPeople(services, db, {
    event: 'interview-answered',
    companyId: interview.companyId,
    recipients: [recipient],
  })
}
