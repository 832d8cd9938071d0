/** How a CV is set: titles first, dates first, or in smaller letters with title, employer and dates on one line. One column, all of them. */
export const TEMPLATES = ['classic', 'timeline', 'compact'] as const
export type Template = (typeof TEMPLATES)[number]

export const FORMATS = ['pdf', 'docx', 'txt', 'json'] as const
export type ResumeFormat = (typeof FORMATS)[number]

/** The parts of a CV beneath name and contact, in the usual order. */
export const SECTIONS = ['summary', 'work', 'education', 'skills', 'languages', 'certificates'] as const
export type Section = (typeof SECTIONS)[number]

/**
 * Languages a CV's own words are in: its headings, months and the word for what goes on. Only those whose every file our own reading reads back
 * whole: the letters of Arabic, Hindi and Tamil come out of a PDF in another order than they went in.
 */
export const CV_LANGUAGES = ['en', 'fr', 'zh'] as const
export type CvLanguage = (typeof CV_LANGUAGES)[number]

export const SOURCES = ['nothing', 'profile', 'cv', 'resume'] as const

/** What one person may keep. */
export const MOST_RESUMES = 20
export const MOST_REVISIONS = 50
/** Between two earlier versions that are kept, so that writing for an hour does not push out what was there yesterday. */
export const BETWEEN_REVISIONS_MS = 5 * 60_000

/** Whether how a CV is now is kept before it is written over. */
export const keepsRevision = (lastKept: number | null, now: number): boolean =>
  lastKept === null || now - lastKept >= BETWEEN_REVISIONS_MS

type SectionState = { key: Section; shown: boolean }
/** Every section once, in the order somebody gave; what they said nothing of comes last. */
export const wholeOrder = (given: readonly SectionState[]): SectionState[] => [
  ...given.filter(({ key }, at) => given.findIndex((one) => one.key === key) === at),
  ...SECTIONS.filter((key) => !given.some((one) => one.key === key)).map((key) => ({ key, shown: true })),
]
