/** What a plan limits the number of, in the order in which it is shown. */
export const USAGE = ['cvs', 'searches', 'resumes', 'zones', 'places', 'threads', 'videos'] as const
export type UsageOf = (typeof USAGE)[number]
