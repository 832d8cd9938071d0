import { type May, runsCompany, worksInHr } from '../../../shared/actor.ts'

/** Whoever works on applications chooses a letter. */
export const usesLetters: May = worksInHr
/** What the company says again and again is for who runs it to word, as its stages and reasons are. */
export const keepsLetters: May = runsCompany
