import { type May, signedIn } from '../../../shared/actor.ts'

/** What somebody is told is theirs, whoever they are. */
export const hasNotifications: May = signedIn
