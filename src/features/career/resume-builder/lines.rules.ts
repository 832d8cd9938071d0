import { type CvLanguage, type Section, type Template, wholeOrder } from './kinds.rules.ts'
import type { Resume, ResumeWork } from './resume.contract.ts'
import { monthSaid, WORDINGS } from './wordings.rules.ts'

export type LineKind = 'name' | 'label' | 'contact' | 'heading' | 'head' | 'under' | 'dates' | 'text' | 'point'
export type ResumeLine = {
  as: LineKind
  text: string
  /** Stays with what follows it. */
  withNext: boolean
  newPage: boolean
}

/** In which order the head of an entry is written; `line`: all of it on one line. One CV does it one way. */
export type HeadOrder = 'titles' | 'dates' | 'line'

/**
 * How the heads of entries are written. A reader tells a title from an employer by the words in them; where it would mistake one for the
 * other, a label says which is which.
 */
export type Heads = {
  order: HeadOrder
  /** Whether the name says that it is one. */
  nameLabelled: boolean
  /** Entries of work whose title and employer have labels. */
  labelled: readonly number[]
  /** Whether every point ends with a full stop: one that names years is then taken for no job. */
  stopped: boolean
}

const USUAL: Readonly<Record<Template, HeadOrder>> = { classic: 'titles', timeline: 'dates', compact: 'line' }
export const headsOf = (template: Template): Heads => ({
  order: USUAL[template],
  nameLabelled: false,
  labelled: [],
  stopped: false,
})

/** `Mar 2021 – Present`, `2015 – 2019`; empty where nothing is known. */
export const datesSaid = (
  { startDate, endDate }: Pick<ResumeWork, 'startDate' | 'endDate'>,
  language: CvLanguage,
): string => {
  if (!startDate) return monthSaid(endDate, language)
  return `${monthSaid(startDate, language)} – ${endDate ? monthSaid(endDate, language) : WORDINGS[language].present}`
}
/** What was studied and not ended is not said to go on: many leave the beginning out, few the end. */
const studySaid = ({ startDate, endDate }: { startDate: string; endDate: string }, language: CvLanguage): string =>
  startDate && endDate ? datesSaid({ startDate, endDate }, language) : monthSaid(endDate || startDate, language)

/** One line of what was typed: no breaks, no invisible signs. */
const tidy = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
const line = (as: LineKind, text: string): ResumeLine => ({ as, text: tidy(text), withNext: false, newPage: false })
const filled = (lines: readonly ResumeLine[]): ResumeLine[] => lines.filter(({ text }) => text !== '')
/** Words of one piece of a list stay on one line. */
const together = (text: string) => tidy(text).replaceAll(' ', '\u00a0')
const joined = (...pieces: string[]) => pieces.map(tidy).filter(Boolean).join(' | ')

/** An entry: its head stays together and with the first line beneath it. */
const entryOf = (head: readonly ResumeLine[], body: readonly ResumeLine[], newPage: boolean): ResumeLine[] => {
  const heads = filled(head)
  const lines = [...heads, ...filled(body)]
  return lines.map((one, at) => ({
    ...one,
    withNext: at < heads.length && at < lines.length - 1,
    newPage: at === 0 && newPage,
  }))
}

/** A heading with what stands beneath it; none where there is nothing. */
const sectionOf = (title: string, entries: readonly ResumeLine[]): ResumeLine[] => {
  const [first, ...rest] = entries
  if (!first) return []
  const heading = { ...line('heading', title), withNext: true, newPage: first.newPage }
  return [heading, { ...first, newPage: false }, ...rest]
}

type WorkHead = { order: HeadOrder; hasLabels: boolean; language: CvLanguage }
const workHead = (work: ResumeWork, { order, hasLabels, language }: WorkHead): ResumeLine[] => {
  const dates = datesSaid(work, language)
  if (hasLabels) {
    const said = [
      line('head', work.position && `Position: ${work.position}`),
      line('under', work.name && `Company: ${work.name}`),
    ]
    return order === 'dates'
      ? [line('dates', dates), ...said, line('dates', work.location && `Location: ${work.location}`)]
      : [...said, line('dates', joined(dates, work.location))]
  }
  if (order === 'dates')
    return [line('dates', dates), line('head', work.position), line('under', joined(work.name, work.location))]
  if (order === 'line') return [line('head', joined(work.position, work.name, dates, work.location))]
  return [line('head', work.position), line('under', work.name), line('dates', joined(dates, work.location))]
}

const withStop = (text: string) => (/[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text)

const workLines = (work: ResumeWork, { stopped }: Heads, head: WorkHead): ResumeLine[] =>
  entryOf(
    workHead(work, head),
    work.highlights.map((text) => line('point', stopped ? withStop(text.trim()) : text)),
    work.newPage,
  )

const studyLines = (study: Resume['education'][number], order: HeadOrder, language: CvLanguage): ResumeLine[] => {
  const dates = studySaid(study, language)
  if (order === 'line')
    return entryOf([line('head', joined(study.studyType, study.institution, dates))], [], study.newPage)
  const titles = [line('head', study.studyType), line('under', study.institution)]
  const head = order === 'dates' ? [line('dates', dates), ...titles] : [...titles, line('dates', dates)]
  return entryOf(head, [], study.newPage)
}

const listLine = (pieces: readonly string[]) => filled([line('text', pieces.map(together).filter(Boolean).join(', '))])

const SECTION_LINES: Readonly<Record<Section, (resume: Resume, heads: Heads) => ResumeLine[]>> = {
  summary: ({ basics }) => filled([line('text', basics.summary)]),
  work: ({ work, language }, heads) =>
    work.flatMap((entry, at) =>
      workLines(entry, heads, { order: heads.order, hasLabels: heads.labelled.includes(at), language }),
    ),
  education: ({ education, language }, { order }) => education.flatMap((study) => studyLines(study, order, language)),
  skills: ({ skills }) => listLine(skills.map(({ name }) => name)),
  languages: ({ languages }) =>
    listLine(languages.map(({ language, fluency }) => (language && fluency ? `${language} (${fluency})` : language))),
  certificates: ({ certificates, language }) =>
    filled(
      certificates.map(({ name, date }) =>
        line('point', [name, name && monthSaid(date, language)].filter(Boolean).join(', ')),
      ),
    ),
}

/** The sections that stand in a CV, in its order. */
export const visibleSections = ({ sections }: Pick<Resume, 'sections'>): Section[] =>
  wholeOrder(sections)
    .filter(({ shown }) => shown)
    .map(({ key }) => key)

/** A CV from top to bottom. Only what stands in it: nothing is guessed, and a part that is empty has no heading. */
export const linesOf = (resume: Resume, template: Template, heads: Heads = headsOf(template)): ResumeLine[] => {
  const { basics } = resume
  const top = filled([
    line('name', heads.nameLabelled && basics.name ? `Name: ${basics.name}` : basics.name),
    line('label', basics.label),
    line('contact', joined(basics.email, basics.phone, basics.location.city)),
    ...basics.profiles.map(({ url }) => line('contact', url)),
  ])
  const { headings } = WORDINGS[resume.language]
  return [
    ...top,
    ...visibleSections(resume).flatMap((section) =>
      sectionOf(headings[section], SECTION_LINES[section](resume, heads)),
    ),
  ]
}

/** The sign before a point, so that a list is read as one. */
export const POINT = '•'

/** The CV as plain text. */
export const textOfLines = (lines: readonly ResumeLine[]): string =>
  `${lines
    .map(({ as, text }) => {
      const said = text.replaceAll('\u00a0', ' ')
      if (as === 'heading') return `\n${said.toUpperCase()}`
      return as === 'point' ? `${POINT} ${said}` : said
    })
    .join('\n')}\n`

const isEmpty = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length === 0
  return value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)
}
const given = (entry: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(entry).filter(([key, value]) => key !== 'newPage' && !isEmpty(value)))

/** What is shown of a CV in the open format of jsonresume.org; what is empty is left out. */
export const jsonOf = (resume: Resume): Record<string, unknown> => {
  const { basics } = resume
  const shown = new Set(visibleSections(resume))
  const listed = (section: Section, entries: readonly Record<string, unknown>[]) =>
    shown.has(section) ? entries.map(given).filter((entry) => !isEmpty(entry)) : []
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: given({
      ...basics,
      summary: shown.has('summary') ? basics.summary : '',
      location: given(basics.location),
      profiles: basics.profiles.map(given).filter((entry) => !isEmpty(entry)),
    }),
    work: listed(
      'work',
      resume.work.map((work) => ({ ...work, highlights: work.highlights.filter(Boolean) })),
    ),
    education: listed('education', resume.education),
    skills: listed('skills', resume.skills),
    languages: listed('languages', resume.languages),
    certificates: listed('certificates', resume.certificates),
  }
}
