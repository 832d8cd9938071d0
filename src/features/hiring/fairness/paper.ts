import { renderPdf } from '../../../server/pdf.ts'
import { csvLine } from '../../../shared/csv.ts'
import type { Made } from './queries.ts'
import { type Dimension, FOUR_FIFTHS, type Group, LEAST, LEAST_SHARE, STEPS, type Step } from './rules.ts'

const DIMENSION_WORDS: Readonly<Record<Dimension, string>> = {
  gender: 'Sex',
  age: 'Age',
  ethnicity: 'Race or ethnicity',
  both: 'Sex and race or ethnicity together',
}
const STEP_WORDS: Readonly<Record<Step, string>> = { interview: 'Interview', offer: 'Offer', hired: 'Hired' }
const GROUP_WORDS: Readonly<Record<string, string>> = {
  under25: 'Under 25',
  '25to39': '25 to 39',
  '40to54': '40 to 54',
  '55plus': '55 or over',
}
const word = (text: string) => text.charAt(0).toUpperCase() + text.slice(1).replaceAll('_', ' ')
const groupWord = (group: string) =>
  group
    .split(' ')
    .map((part) => GROUP_WORDS[part] ?? word(part))
    .join(', ')

/** Figures of a group at a step as they are printed: chosen, selection rate, impact ratio, and whether it is below four fifths. */
const cells = (group: Group, step: Step): string[] => {
  const at = group[step]
  if (!at) return ['too few', '', '', '']
  return [
    String(at.chosen),
    `${(at.rate * 100).toFixed(1)}%`,
    at.ratio === null ? '' : at.ratio.toFixed(2),
    at.below ? 'below 0.80' : '',
  ]
}

const METHOD = [
  `Selection rate: people of a group who came to a step, of all people of the group who applied. Impact ratio: that rate divided by the rate of the group that is chosen most often. A ratio below ${FOUR_FIFTHS.toFixed(2)} is worth a look; it proves nothing by itself.`,
  `What people are is known only from those who said so of their own will after applying; the employer never sees who said what. Groups of fewer than ${LEAST} people, or under ${LEAST_SHARE * 100} % of those who answered, are named and not counted apart. A step is left out when fewer than ${LEAST} were chosen or not chosen, or all of them are of one group.`,
]
const CHOICE =
  'The program compares applications with what an advert asks and never ends or moves one: who is chosen is decided by people, and that is what is counted here.'

export const asCsv = (made: Made, company: string, country: string): string => {
  const { report } = made
  const head = [
    'company',
    'country',
    'from',
    'until',
    'frozen',
    'category',
    'group',
    'applicants',
    'step',
    'selected',
    'selection_rate',
    'impact_ratio',
    'below_four_fifths',
  ]
  const about = [company, country, made.from, made.until, made.frozen ? 'yes' : 'no']
  const rows = report.parts.flatMap((part) => [
    ...part.groups.flatMap((g) =>
      STEPS.map((step) => {
        const at = g[step]
        const figures = at
          ? [String(at.chosen), String(at.rate), at.ratio === null ? '' : String(at.ratio), at.below ? 'yes' : 'no']
          : ['too few', '', '', '']
        return [...about, DIMENSION_WORDS[part.dimension], groupWord(g.group), String(g.people), step, ...figures]
      }),
    ),
    ...part.tooFew.map((g) => [...about, DIMENSION_WORDS[part.dimension], groupWord(g), 'too few', '', '', '', '', '']),
    [...about, DIMENSION_WORDS[part.dimension], 'Unknown or too few', String(part.unknown), '', '', '', '', ''],
  ])
  return `\uFEFF${csvLine(head)}${rows.map(csvLine).join('')}`
}

/** The tables of a bias audit as Local Law 144 asks for them: for each category its groups with applicants, selected, rate and ratio. */
export const asPdf = (made: Made, company: string, country: string) => {
  const { report } = made
  const day = made.madeAt.slice(0, 10)
  const about = {
    title: made.frozen ? `Fairness report ${made.from.slice(0, 4)}` : 'Fairness report',
    subject: `${company}, ${country}. Applications from ${made.from} to ${made.until} (UTC), as they stood on ${day}.`,
    footer: `${company} · made on ${day}${made.frozen ? ' · frozen' : ''}`,
    at: new Date(made.madeAt),
  }
  return renderPdf(about, async (paper) => {
    paper.text(
      `${report.people} applications; ${report.interview} came to an interview, ${report.offer} to an offer, ${report.hired} were hired.`,
    )
    for (const text of [CHOICE, ...METHOD]) paper.text(text, { quiet: true, size: 9 })
    for (const part of report.parts)
      for (const step of STEPS) {
        paper.heading(`${DIMENSION_WORDS[part.dimension]}: ${STEP_WORDS[step]}`)
        const table = paper.table([
          { title: 'Group', width: 34 },
          { title: 'Applicants', width: 14, end: true },
          { title: 'Selected', width: 14, end: true },
          { title: 'Selection rate', width: 14, end: true },
          { title: 'Impact ratio', width: 12, end: true },
          { title: '', width: 12, end: true },
        ])
        for (const g of part.groups) table.row([groupWord(g.group), String(g.people), ...cells(g, step)])
        for (const g of part.tooFew) table.row([groupWord(g), 'too few', '', '', '', ''])
        table.row(['Unknown or too few', String(part.unknown), '', '', '', ''])
      }
    if (report.parts.length === 0) paper.text('Nobody has said anything of themselves, or too few.')
  })
}
