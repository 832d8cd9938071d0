import type { OpenContext } from '../../../server/context.ts'
import { renderPdf } from '../../../server/pdf.ts'
import { actorOf, Download } from '../../../server/routes.ts'
import { dayIn, wallIn } from '../../../shared/dates.ts'
import type { Parsed } from '../../../shared/endpoint.ts'
import { PUBLIC_STATUSES } from '../jobs/stages.rules.ts'
import STATUSES from '../letters/statuses/en.rules.ts'
import type * as contract from './mine.contract.ts'
import { nameOfSelf } from './mine.queries.ts'
import { listApplicationsForCandidate } from './mine.service.ts'

const COLUMNS = [
  { title: 'Date', width: 13 },
  { title: 'Job', width: 26 },
  { title: 'Company', width: 21 },
  { title: 'Country', width: 12 },
  { title: 'Status', width: 14 },
  { title: 'Outcome', width: 18 },
  { title: 'Last change', width: 14 },
]

/** Told beside what the product knows, never as it. */
const KEPT = 'kept by me'

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' })

/** The list as it is to hand in, from the same service as every other view of it. English, as the papers of the house are. */
export const recordOf = async (
  ctx: OpenContext,
  input: Parsed<typeof contract.downloadApplicationRecord>,
): Promise<Download> => {
  const { userId } = actorOf(ctx)
  const { applications, counts, weeks, kept: stored, at } = await listApplicationsForCandidate(ctx, input)
  const zone = input.zone ?? 'UTC'
  const name = await ctx.database.forSeeker({ userId }, (db) => nameOfSelf(db, userId), { reading: true })
  const range = [input.from && `from ${input.from}`, input.to && `until ${input.to}`].filter(Boolean).join(' ')
  const about = {
    title: 'Applications',
    subject: [name, range].filter(Boolean).join(', '),
    footer: `Generated at ${wallIn(zone, at).replace('T', ' ')} ${zone}`,
    at: new Date(at),
  }
  const stream = renderPdf(about, async (paper) => {
    const told = PUBLIC_STATUSES.filter((s) => (counts[s] ?? 0) > 0).map((s) => `${STATUSES[s]} ${counts[s]}`)
    paper.text(`${applications.length} in this list. ${told.join(', ')}`)
    if (stored.length > 0) paper.text(`${stored.length} applied for elsewhere, ${KEPT} and counted apart.`)
    const table = paper.table(COLUMNS)
    const countryOf = (code: string) => ctx.countries.find(code)?.name ?? NAMES.of(code) ?? code
    const changedOn = (at: string) => dayIn(zone, new Date(at))
    const sent = applications.map((a) => [
      a.appliedOn,
      a.job.title,
      a.job.company,
      countryOf(a.job.country),
      STATUSES[a.status],
      a.outcomePhrase ?? '',
      changedOn(a.changedAt),
    ])
    const own = stored.map((c) => [
      c.appliedOn,
      c.title,
      c.company,
      countryOf(c.country),
      `${STATUSES[c.status]} (${KEPT})`,
      '',
      changedOn(c.changedAt),
    ])
    for (const row of [...sent, ...own].sort((a, b) => ((a[0] ?? '') < (b[0] ?? '') ? 1 : -1))) table.row(row)
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
