import type { Starter } from '../../../countries/starters.ts'
import type { Language } from '../../../shared/languages.ts'
import type { JobContentInput } from './content.rules.ts'

/** What an advert to begin with leaves to the employer, who alone knows it. */
export const LEFT_OPEN = ['placeId', 'payMin', 'closesOn', 'vacancyExists', 'usesAi'] as const

/** Days until an answer that an advert to begin with promises; the employer may promise another. */
const ANSWER_DAYS = 14

/** Languages a starter can be read in, the one asked for first. */
export const spokenIn = ({ words }: Starter, first: Language): Language[] =>
  (Object.keys(words) as Language[]).sort((a, b) => Number(b === first) - Number(a === first))

/** The draft that a starter makes. @param language one it is written in; otherwise English */
export const draftOf = (starter: Starter, country: string, language: Language): JobContentInput => {
  const { title, description, mustHave, niceToHave } = starter.words[language] ?? starter.words.en
  return {
    country,
    title,
    description,
    mustHave: [...mustHave],
    niceToHave: [...niceToHave],
    occupationId: starter.occupation.id,
    employmentType: starter.employmentType,
    workMode: starter.workMode,
    seniority: starter.seniority,
    responseDays: ANSWER_DAYS,
  }
}
