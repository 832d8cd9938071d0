import { zipSync } from 'fflate'
import { Download } from '../../../server/routes.ts'

/** A paper with its number, which names its file. */
export type NumberedPaper = { number: string; pdf: Uint8Array }

/** All papers of a year, or of every year, in one file; an empty one where there are none. */
export const papersFile = (papers: readonly NumberedPaper[], year: string | null): Download => {
  const files = Object.fromEntries(papers.map(({ number, pdf }) => [`${number}.pdf`, pdf]))
  // A PDF is packed already.
  return new Download(year ? `invoices-${year}.zip` : 'invoices.zip', 'application/zip', zipSync(files, { level: 0 }))
}
