import { AlignmentType, BorderStyle, Document, LevelFormat, Packer, Paragraph, TextRun } from 'docx'
import type { PaperSize } from '../../../server/pdf.pages.ts'
import { PAPERS } from '../../../server/pdf.pages.ts'
import type { ResumeBlock } from './blocks.rules.ts'
import { POINT } from './lines.rules.ts'

/** Word measures in twentieths of a point, and letters in half points. */
const TWENTIETHS = 20
const MARGIN = 54 * TWENTIETHS
const INSET = 220
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u
const QUIET = '5C6470'

const paragraphOf = ({ text, size, before, bold, quiet, ruled, mark, withNext, newPage }: ResumeBlock): Paragraph => {
  const turned = RIGHT_TO_LEFT.test(text)
  return new Paragraph({
    spacing: { before: Math.round(before * TWENTIETHS), after: 0 },
    keepNext: withNext,
    keepLines: withNext,
    pageBreakBefore: newPage,
    bidirectional: turned,
    ...(mark && { numbering: { reference: 'points', level: 0 } }),
    ...(ruled && { border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: QUIET, space: 1 } } }),
    children: [
      new TextRun({
        text,
        bold,
        size: Math.round(size * 2),
        rightToLeft: turned,
        ...(quiet && { color: QUIET }),
      }),
    ],
  })
}

type About = { title: string; author: string; paper: PaperSize }

/** The CV as a Word document: real paragraphs and lists, no tables, no text boxes. */
export const wordOf = async ({ title, author, paper }: About, blocks: readonly ResumeBlock[]): Promise<Buffer> => {
  const { width, height } = PAPERS[paper]
  const document = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: '',
    styles: { default: { document: { run: { font: 'Arial', size: 20 } } } },
    numbering: {
      config: [
        {
          reference: 'points',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: POINT,
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: INSET, hanging: INSET } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: Math.round(width * TWENTIETHS), height: Math.round(height * TWENTIETHS) },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        children: blocks.map(paragraphOf),
      },
    ],
  })
  return Packer.toBuffer(document)
}
