import type { Section } from './kinds.rules.ts'
import { visibleSections } from './lines.rules.ts'
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

/** A CV without the sections that stand in no file; headings and their order stay. */
const withoutHidden = (document: Resume): Resume => {
  const shown = new Set<string>(visibleSections(document))
  const kept = <E>(section: Section, entries: E[]): E[] => (shown.has(section) ? entries : [])
  return {
    ...document,
    basics: { ...document.basics, summary: shown.has('summary') ? document.basics.summary : '' },
    work: kept('work', document.work),
    education: kept('education', document.education),
    skills: kept('skills', document.skills),
    languages: kept('languages', document.languages),
    certificates: kept('certificates', document.certificates),
  }
}

/** A CV as whoever has the link is shown it: what its owner shows of it, without e-mail, telephone and addresses on the web where they are not to be seen. */
export const sharedDocument = (document: Resume, withContact: boolean): Resume => {
  const seen = withoutHidden(document)
  return withContact ? seen : { ...seen, basics: { ...seen.basics, email: '', phone: '', profiles: [] } }
}
