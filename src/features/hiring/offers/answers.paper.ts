import { renderPdf } from '../../../server/pdf.ts'

type Input = {
  name: string
  job: string
  company: string
  answers: readonly { ask: string; values: readonly string[] }[]
  at: Date
}

/** What somebody answered to the questions of a job, as a paper for their record. */
export const answersPaper = async ({ name, job, company, answers, at }: Input): Promise<Buffer> => {
  const about = {
    title: 'Application answers',
    subject: `${name}: ${job}`,
    header: `${company}: answers of ${name}, ${job}`,
    footer: company,
    at,
  }
  const pieces: Uint8Array[] = []
  const stream = renderPdf(about, async (paper) => {
    paper.heading(`${name}: ${job}`)
    for (const { ask, values } of answers) {
      paper.text(ask, { bold: true })
      paper.text(values.join(', ') || '–')
      paper.gap()
    }
  })
  for await (const piece of stream) pieces.push(piece)
  return Buffer.concat(pieces)
}
