import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Whoever works on applications chooses a letter. */
export const usesLetters: May = permits('applications.work')
export const readsLetters: May = permits('applications.read')
/** What the company says again and again is for who runs it to word, as its stages and reasons are. */
export const keepsLetters: May = permits('hiring.settings')
