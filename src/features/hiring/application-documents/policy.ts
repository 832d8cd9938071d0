import { type May, worksInHr } from '../../../shared/actor.ts'

/** Whoever works on applications. Somebody who only holds an interview reads the CV in their own kit, and nothing else. */
export const readsDocuments: May = worksInHr
