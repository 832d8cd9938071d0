/** What tells a job apart from others of the same title. */
export type NamedJob = { title: string; place: string | null; number: number }

/**
 * A job as every list to choose from names it: Barista · Tampines · #142. Two jobs of one company are never named alike.
 * @param untitled what a job is called that has no title yet
 */
export const jobLabel = ({ title, place, number }: NamedJob, untitled = '—'): string =>
  [title || untitled, place, `#${number}`].filter(Boolean).join(' · ')
