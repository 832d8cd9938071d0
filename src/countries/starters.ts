import type { Language } from '../shared/languages.ts'

/** What a reader of an advert reads, in one language. */
type StarterWords = {
  title: string
  /** Lines that begin with a dash are a list. */
  description: string
  mustHave: readonly string[]
  niceToHave: readonly string[]
}

/**
 * An advert to begin with, written by us for work that is common in the country. It is lawful as it stands; what only the employer knows
 * (place, pay, last day, whether the vacancy is there and whether a program takes part in choosing) is left open.
 */
export type Starter = {
  /** Unique within the country. */
  id: string
  /** As in the table of occupations. */
  occupation: { id: number; title: string }
  employmentType: 'FULL_TIME' | 'PART_TIME'
  workMode: 'onsite' | 'hybrid' | 'remote'
  seniority: 'entry' | 'mid' | 'senior'
  words: { en: StarterWords } & Partial<Record<Language, StarterWords>>
}
