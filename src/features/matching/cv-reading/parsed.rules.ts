/** What a CV says, read by rules alone. Everything found carries where it stands, so that a person can look. */

/** A piece of the text: page from 1, offsets into `CvText.text` (end not included). */
export type Span = { page: number; start: number; end: number }

/** How sure the reading is, 0 to 1: 0.9 and more stands there plainly, under 0.6 is a guess that asks to be looked at. */
export type Found<T> = { value: T; confidence: number; at: Span[] }

/** Where a line stands on its page, in parts of the page's width and height from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** A line as a person reads it: columns one after the other. `size` is its letters' height compared with most of the document. */
export type CvLine = Span & { text: string; box: Box | null; size: number; bold: boolean }

export type CvKind = 'pdf' | 'docx' | 'image' | 'text'

/** Text that people do not see when they read the document. It is dropped before anything is read from it. */
export type HiddenText = {
  reason: 'invisible' | 'no_contrast' | 'tiny' | 'off_page' | 'covered'
  page: number
  text: string
}

/** The layout, for whoever wants to know how a machine sees the document. */
export type CvLayout = {
  columns: number
  tables: number
  pictures: number
  /** Whether one of them can be a person's photo, by where it stands and its shape. */
  photo: boolean
  /** Lines that stand in a header or footer. */
  margins: string[]
  fonts: string[]
}

/** The readable text of a file: what the parser, the search and the matching get, and nothing else. */
export type CvText = {
  kind: CvKind
  text: string
  lines: CvLine[]
  pages: number
  /** Pages whose text was read from a picture. */
  ocrPages: number[]
  /** Of the pages read from a picture, 0 to 1. */
  ocrConfidence: number | null
  hidden: HiddenText[]
  layout: CvLayout
}

/** A month (YYYY-MM) or a year (YYYY), as precisely as the CV says it; `present` for what goes on. */
export type CvDate = string

export type CvWork = {
  title: Found<string> | null
  employer: Found<string> | null
  place: Found<string> | null
  from: Found<CvDate> | null
  to: Found<CvDate | 'present'> | null
  /** What was done there, a point or sentence each. */
  lines: Found<string>[]
}

export type CvEducation = {
  qualification: Found<string> | null
  institution: Found<string> | null
  from: Found<CvDate> | null
  to: Found<CvDate | 'present'> | null
  lines: Found<string>[]
}

export type CvPhone = { e164: string; country: string | null }
export type CvPlace = { id: number | null; name: string; region: string; country: string | null }
/** `skillId`: of the table `skills`; null for what was written in a list of skills and is in no table. */
export type CvSkill = { label: string; skillId: number | null }
/** `code`: ISO 639-1. `level` as the CV says it, null when it does not. */
export type CvLanguage = { code: string; label: string; level: string | null }
export type CvCertificate = { name: string; issued: CvDate | null }

/** What a CV need not say and an employer must not ask for. Pointed out to the person, never kept as a field, never matched. */
export type PrivateKind =
  | 'identity_number'
  | 'birth_date'
  | 'age'
  | 'gender'
  | 'marital_status'
  | 'religion'
  | 'race'
  | 'nationality'
  | 'family'
  | 'photo'
export type PrivateFact = { kind: PrivateKind; at: Span | null }

export type SectionKind =
  | 'head'
  | 'summary'
  | 'work'
  | 'education'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'projects'
  | 'personal'
  | 'references'
  | 'other'
export type CvSection = { kind: SectionKind; title: string | null; start: number; end: number }

export type ParsedCv = {
  /** Which reading made this: kept beside every result. */
  engine: string
  name: Found<string> | null
  headline: Found<string> | null
  emails: Found<string>[]
  phones: Found<CvPhone>[]
  place: Found<CvPlace> | null
  links: Found<string>[]
  summary: Found<string> | null
  work: CvWork[]
  education: CvEducation[]
  skills: Found<CvSkill>[]
  languages: Found<CvLanguage>[]
  certificates: Found<CvCertificate>[]
  private: PrivateFact[]
  sections: CvSection[]
  source: CvText
}

/** What the reading has to know of the world: the tables of skills and places, asked for once. */
export type Lexicon = {
  /** A skill's spelling in small letters → it. */
  skills: ReadonlyMap<string, CvSkill>
  /** A place's name in small letters → the places called so, the largest first. */
  places: ReadonlyMap<string, readonly (CvPlace & { population: number })[]>
}

export const ENGINE = 'cv/3'
