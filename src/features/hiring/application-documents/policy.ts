import type { May } from '../../../shared/actor.ts'
import { permits } from '../../../shared/permissions.ts'

/** Whoever works on applications. Somebody who only holds an interview reads the CV in their own kit, and nothing else. */
export const readsDocuments: May = permits('applications.read')
