import { renderPdf } from '../../../server/pdf.ts'

const momentOf = (at: string) => `${at.slice(0, 10)} ${at.slice(11, 16)}`

/** The log of decisions as a paper: a row for each word that was given, as `downloadLog` has it. Times are UTC. */
export const logPaper = (
  rows: readonly (readonly string[])[],
  { at, kinds }: { at: Date; kinds: ReadonlyMap<string, string> },
) => {
  const made = momentOf(at.toISOString())
  const about = {
    title: 'Log of approvals',
    subject: `${rows.length} decisions, the newest first. Times are UTC.`,
    footer: `Log of approvals · made on ${made} UTC`,
    at,
    landscape: true,
  }
  return renderPdf(about, async (paper) => {
    if (rows.length === 0) return void paper.text('Nothing was decided yet.')
    const table = paper.table([
      { title: 'Decided', width: 12 },
      { title: 'What', width: 26 },
      { title: 'Asked by', width: 14 },
      { title: 'By', width: 14 },
      { title: 'In place of', width: 10 },
      { title: 'Decision', width: 8 },
      { title: 'Reason', width: 16 },
    ])
    for (const [
      at,
      [, kind = '', what = '', asker = '', decided = '', by = '', inPlaceOf = '', verdict = '', reason = ''],
    ] of rows.entries()) {
      table.row([momentOf(decided), `${kinds.get(kind) ?? kind}: ${what}`, asker, by, inPlaceOf, verdict, reason])
      if (at % 200 === 199) await paper.taken()
    }
  })
}
