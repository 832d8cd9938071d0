import { createContext, use } from 'react'
import type { Country, CountryField, Facts } from '../../../../../countries/country.ts'
import type { FormSurface, Judgement } from './judge.ts'

/** What every box of the form may want to know beside its own value. Changes with the country, not with every letter. */
export type Around = {
  country: Country | undefined
  masks: Readonly<Record<string, string>>
  salaryShown: boolean
  surface: FormSurface
  /** The employee being edited; null for a new one. */
  employeeId: string | null
  mayReveal: boolean
  /** What is said of a wrong box, in the language of the page. */
  inWords: (sentence: string) => string
}

/** What the country's rules make of the values as they are now. */
export type Judged = { facts: Facts; shown: readonly CountryField[]; judgement: Judgement }

export const FormAround = createContext<Around | null>(null)
export const FormJudged = createContext<Judged | null>(null)

const within = <T>(context: T | null): T => {
  if (!context) throw new Error('A box of the employee form stands outside of it')
  return context
}

export const useAround = (): Around => within(use(FormAround))
export const useJudged = (): Judged => within(use(FormJudged))
