import type { Resume } from './resume.contract.ts'

/** How long a link may be good for, in days of 24 hours. */
export const LINK_DAYS = [7, 30, 90] as const
export type LinkDays = (typeof LINK_DAYS)[number]
/** Links of one CV that are kept, those that are over as well. */
export const MOST_LINKS = 20
const DAY = 86_400_000

/** When a link ends that is made at `now`. */
export const linkEnd = (now: Date, days: LinkDays): Date => new Date(now.getTime() + days * DAY)

/** Whether a link no longer opens. */
export const isLinkOver = (endsAt: string, now: Date): boolean => Date.parse(endsAt) <= now.getTime()

/** A CV as whoever has the link is shown it: without e-mail, telephone and addresses on the web where they are not to be seen. */
export const sharedDocument = (document: Resume, withContact: boolean): Resume =>
  withContact ? document : { ...document, basics: { ...document.basics, email: '', phone: '', profiles: [] } }
