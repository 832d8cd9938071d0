import type { OpenContext } from '../../../server/context.ts'
import { actorOf, Download } from '../../../server/routes.ts'
import { dayIn, iso } from '../../../shared/dates.ts'
import type { Output, Parsed } from '../../../shared/endpoint.ts'
import { paths } from '../../../shared/paths.ts'
import { isOver } from '../../hiring/applications/mine.rules.ts'
import { listApplicationsForCandidate } from '../../hiring/applications/mine.service.ts'
import { calendarOf, type Entry } from '../../hiring/interviews/calendar.rules.ts'
import { slotsOfAccount } from '../../hiring/walk-ins/person.service.ts'
import { renderTemplate } from '../../platform/messages/templates/write.ts'
import { asSelf } from '../profile/service.ts'
import type * as contract from './upcoming.contract.ts'
import type { UpcomingItem } from './upcoming.contract.ts'
import * as query from './upcoming.queries.ts'

type Input = Parsed<typeof contract.readUpcoming>
type Known = UpcomingItem & { uid: string }

const everything = async (ctx: OpenContext, { zone }: Input): Promise<Known[]> => {
  const { userId } = actorOf(ctx)
  const now = ctx.now()
  const { applications } = await listApplicationsForCandidate(ctx, {
    from: null,
    to: null,
    status: null,
    country: null,
  })
  const { interviews, offers, reminders, cards } = await asSelf(
    ctx,
    async ({ db }) => ({
      interviews: await query.listUpcomingInterviews(db, now.toISOString()),
      offers: await query.listOpenOffers(db),
      reminders: await query.listReminders(db, userId),
      cards: await query.listCards(db, userId),
    }),
    { reading: true },
  )
  const theirs = new Map(applications.map((a) => [a.id, a]))
  // What has been decided and not been told changes nothing yet: the status is the one they read.
  const going = (id: string) => {
    const a = theirs.get(id)
    return a && !isOver(a.status) ? a : null
  }
  const todayAt = (place: string) => dayIn(zone ?? place, now)
  const none = { kept: false, place: '', at: null, zone: null, minutes: null, day: null }
  const about = (a: { id: string; job: { title: string; company: string } }) => ({
    id: a.id,
    title: a.job.title,
    company: a.job.company,
  })
  const coming: Known[] = []
  for (const i of interviews) {
    const a = going(i.id)
    const when = { at: iso(i.starts_at), zone: i.zone, minutes: i.minutes, place: i.place }
    if (a) coming.push({ ...none, what: 'interview', ...about(a), ...when, uid: i.uid })
  }
  for (const t of await slotsOfAccount(ctx)) coming.push({ ...none, what: 'walkIn', ...t })
  for (const o of offers) {
    const a = going(o.id)
    if (a) coming.push({ ...none, what: 'offerEnds', ...about(a), day: o.expires_on, uid: `offer-${o.offer}` })
  }
  for (const a of applications)
    if (!isOver(a.status) && a.promisedBy && a.promisedBy >= todayAt(a.zone) && !a.firstViewedAt)
      coming.push({ ...none, what: 'answerBy', ...about(a), day: a.promisedBy, uid: `answer-${a.id}` })
  for (const r of reminders) {
    const [a, card] = [theirs.get(r.about), cards.find((c) => c.id === r.about)]
    const what = a ? about(a) : card && { id: card.id, title: card.title, company: card.company }
    if (what && r.remind_on >= dayIn(r.remind_zone ?? zone ?? a?.zone ?? 'UTC', now))
      coming.push({ ...none, what: 'reminder', ...what, kept: !a, day: r.remind_on, uid: `reminder-${r.about}` })
  }
  return coming.toSorted((a, b) => ((a.at ?? a.day ?? '') < (b.at ?? b.day ?? '') ? -1 : 1))
}

export const readUpcoming = async (ctx: OpenContext, input: Input): Promise<Output<typeof contract.readUpcoming>> => ({
  coming: (await everything(ctx, input)).map(({ uid: _, ...shown }) => shown),
})

/** Where somebody looks further from their calendar. */
const addressOf = ({ settings }: OpenContext, { what, id }: UpcomingItem): string =>
  what === 'walkIn'
    ? `${settings.publicUrl}${paths.seeker()}`
    : `${settings.publicUrl}${paths.seekerMyApplications({ application: id })}`

export const upcomingCalendar = async (ctx: OpenContext, input: Input): Promise<Download> => {
  const coming = await everything(ctx, input)
  const { userId } = actorOf(ctx)
  const language = (await asSelf(ctx, ({ db }) => query.findLanguage(db, userId), { reading: true })) ?? 'en'
  const host = new URL(ctx.settings.publicUrl).hostname
  const entries = coming.map((c): Entry => {
    const { subject, text } = renderTemplate('calendar-entry', language, {
      what: c.what,
      job: c.title,
      company: c.company,
      link: addressOf(ctx, c),
    })
    return {
      // An interview and a ticket are known to calendars already, by the letters with them.
      uid: c.uid.includes('@') ? c.uid : `${c.uid}@${host}`,
      summary: subject,
      description: text,
      place: c.place,
      when: c.at === null ? { day: c.day ?? '' } : { startsAt: c.at, minutes: c.minutes ?? 0 },
    }
  })
  return new Download('fourshore.ics', 'text/calendar; charset=utf-8', calendarOf('Fourshore', entries, ctx.now()))
}
