import type { OpenContext } from '../../server/context.ts'
import { pdf } from '../../server/pdf.ts'
import { actorOf, Download } from '../../server/routes.ts'
import { dayIn, wallIn } from '../../shared/dates.ts'
import type { Parsed } from '../../shared/endpoint.ts'
import type * as contract from './mine.contract.ts'
import type { MyApplication } from './mine.contract.ts'
import { nameOfSelf } from './mine.queries.ts'
import { list } from './mine.service.ts'
import { PUBLIC_STATUSES } from './state.rules.ts'

const WORDS: Readonly<Record<MyApplication['status'], string>> = {
  received: 'Received',
  review: 'Being reviewed',
  interview: 'Interviewing',
  assessment: 'Assessment',
  offer: 'Offer',
  hired: 'Hired',
  notSelected: 'Not selected',
  withdrawn: 'Withdrawn',
  jobClosed: 'Job closed',
}

const COLUMNS = [
  { title: 'Date', width: 13 },
  { title: 'Job', width: 28 },
  { title: 'Company', width: 24 },
  { title: 'Country', width: 14 },
  { title: 'Status', width: 16 },
  { title: 'Last change', width: 13 },
]

/** The list as it is to hand in, from the same service as every other view of it. English, as the papers of the house are. */
export const recordOf = async (ctx: OpenContext, asked: Parsed<typeof contract.recordOfMine>): Promise<Download> => {
  const { userId } = actorOf(ctx)
  const { applications, counts, weeks, at } = await list(ctx, asked)
  const zone = asked.zone ?? 'UTC'
  const name = await ctx.doors.asPerson({ userId }, (db) => nameOfSelf(db, userId), { reading: true })
  const range = [asked.from && `from ${asked.from}`, asked.to && `until ${asked.to}`].filter(Boolean).join(' ')
  const about = {
    title: 'Applications',
    subject: [name, range].filter(Boolean).join(', '),
    footer: `Generated at ${wallIn(zone, at).replace('T', ' ')} ${zone}`,
    at: new Date(at),
  }
  const stream = pdf(about, async (paper) => {
    const told = PUBLIC_STATUSES.filter((s) => (counts[s] ?? 0) > 0).map((s) => `${WORDS[s]} ${counts[s]}`)
    paper.text(`${applications.length} in this list. ${told.join(', ')}`)
    const table = paper.table(COLUMNS)
    for (const a of applications) {
      const country = ctx.countries.find(a.job.country)?.name ?? a.job.country
      const changedOn = dayIn(zone, new Date(a.changedAt))
      table.row([a.appliedOn, a.job.title, a.job.company, country, WORDS[a.status], changedOn])
    }
    paper.heading('Sent in each week')
    const byWeek = paper.table([
      { title: 'Week of', width: 30 },
      { title: 'Applications', width: 20, end: true },
    ])
    for (const w of weeks) byWeek.row([w.monday, String(w.count)])
  })
  const pieces: Uint8Array[] = []
  for await (const piece of stream) pieces.push(piece)
  return new Download(`applications-${dayIn(zone, new Date(at))}.pdf`, 'application/pdf', Buffer.concat(pieces))
}
