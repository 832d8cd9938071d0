import type { Services } from '../../../server/context.ts'
import { type Attachment, sendMessage } from '../../../server/messages.ts'
import type { Db } from '../../../server/sql.ts'
import { longMoment } from '../../../shared/dates.text.ts'
import { paths } from '../../../shared/paths.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { teamAddress, theirAddress } from '../applications/person.ts'
import { invitationOf } from './calendar.rules.ts'

export type Recipient = { name: string; email: string; language: string }

type Holder = Recipient & { id: string; employee: boolean }

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

const send = (
  services: Services,
  db: Db,
  told: InterviewSummary,
  to: Recipient,
  letter: ReturnType<typeof renderTemplate>,
  attachments: Attachment[] = [],
) =>
  sendMessage(services, db, {
    companyId: told.companyId,
    channel: 'email',
    recipient: to.email,
    ...letter,
    attachments,
    replyTo: told.organizer.email,
  })

/** The person is asked to choose. */
export const askForTime = (services: Services, db: Db, told: InterviewSummary) =>
  send(
    services,
    db,
    told,
    told.person,
    renderTemplate('interview-proposed', told.person.language, {
      name: told.person.name,
      company: told.company,
      job: told.job,
      count: told.slots,
      link: theirAddress(services, applicationOf(told)),
    }),
  )

/** Everybody gets the time with the entry for their calendar. */
export const confirmTime = async (services: Services, db: Db, told: InterviewSummary, moved: boolean) => {
  const { startsAt } = told
  if (!startsAt) return
  const names = told.panel.map((p) => p.name).join(', ')
  const about = { company: told.company, job: told.job, place: told.place, minutes: told.minutes, moved }
  const link = teamAddress(services, told.applicationId)
  const letters = [
    { to: told.person, with: names, link: theirAddress(services, applicationOf(told)) },
    ...told.panel.map((p) => ({ to: p, with: told.person.name, link: p.employee ? ownAddress(services, told) : link })),
  ]
  for (const { to, ...differing } of letters) {
    const when = formatInterviewTime(startsAt, told.zone, to.language)
    const letter = renderTemplate('interview-arranged', to.language, { name: to.name, ...about, ...differing, when })
    await send(services, db, told, to, letter, calendarOf(services, told, false, to))
  }
}

/** No time was chosen yet: only the person had any to choose from. */
const unset = async (
  services: Services,
  db: Db,
  told: InterviewSummary,
  reason: string,
  recipients: readonly Recipient[],
) => {
  if (!recipients.includes(told.person)) return
  const { name, language } = told.person
  const about = {
    name,
    company: told.company,
    job: told.job,
    reason,
    link: theirAddress(services, applicationOf(told)),
  }
  await send(services, db, told, told.person, renderTemplate('interview-unset', language, about))
}

/** Everybody who had the time, or times to choose from, hears that it is off, and so do their calendars. */
export const callOff = async (
  services: Services,
  db: Db,
  told: InterviewSummary,
  reason: string,
  recipients: readonly Recipient[] = [told.person, ...told.panel],
) => {
  const { startsAt } = told
  if (!startsAt) return unset(services, db, told, reason, recipients)
  const names = told.panel.map((p) => p.name).join(', ')
  for (const to of recipients) {
    const letter = renderTemplate('interview-cancelled', to.language, {
      name: to.name,
      company: told.company,
      job: told.job,
      with: to === told.person ? names : told.person.name,
      when: formatInterviewTime(startsAt, told.zone, to.language),
      reason,
    })
    await send(services, db, told, to, letter, calendarOf(services, told, true, to))
  }
}

/** Whoever arranged it hears that no time suits. */
export const notifyNoneSuits = (services: Services, db: Db, told: InterviewSummary, to: Recipient, words: string) =>
  send(
    services,
    db,
    told,
    to,
    renderTemplate('interview-answered', to.language, {
      name: to.name,
      job: told.job,
      person: told.person.name,
      words,
      link: teamAddress(services, told.applicationId),
    }),
  )
