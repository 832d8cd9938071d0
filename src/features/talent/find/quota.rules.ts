/** How many invitations a company may send a week: more where people answer, fewer where nobody does. */

/** An invitation that nobody answered counts against its company from then on. */
export const ANSWER_DUE_DAYS = 7
/** What is looked back on. */
export const COUNTED_DAYS = 90
/** Fewer tell nothing yet. */
export const FEWEST = 10
export const BEGINNERS = 20
/** Days an invitation can be answered. */
export const OPEN_DAYS = 30
/** Days a company leaves somebody alone who said no. */
export const REST_DAYS = 30
/** Of all companies together, in a day. */
export const A_DAY = 5
export const MOST_COMPARED = 4

/** From so many percent answered, so many a week. */
export const STEPS = [
  { atLeast: 50, weekly: 40 },
  { atLeast: 30, weekly: 20 },
  { atLeast: 15, weekly: 10 },
  { atLeast: 0, weekly: 5 },
] as const

export type Sent = {
  /** Of the last 90 days: answered, or unanswered for seven days. */
  due: number
  answered: number
  /** In the last seven days. */
  week: number
}

export type Meter = {
  due: number
  answered: number
  percent: number | null
  weekly: number
  used: number
  left: number
}

export const meterOf = ({ due, answered, week }: Sent): Meter => {
  const percent = due < FEWEST ? null : Math.floor((answered * 100) / due)
  const step = percent === null ? BEGINNERS : (STEPS.find((s) => percent >= s.atLeast)?.weekly ?? 5)
  // More than to begin with is earned by answers, never by one more that nobody answered.
  const weekly = answered < FEWEST ? Math.min(step, BEGINNERS) : step
  return { due, answered, percent, weekly, used: week, left: Math.max(0, weekly - week) }
}

export type InviteeStatus = {
  jobOpen: boolean
  /** An invitation of the company to this person for this job. */
  before: boolean
  applied: boolean
  /** When they last said no to the company. */
  declinedAt: string | null
  /** Received today, of all companies. */
  today: number
  left: number
}

/** Why somebody cannot be invited now; null: they can. Nothing here tells of other companies. */
export const refusalOf = (s: InviteeStatus, now: Date): string | null => {
  if (!s.jobOpen) return 'This job is not open.'
  if (s.applied) return 'This person has applied for this job already.'
  if (s.before) return 'This person was invited for this job before. One job, one invitation.'
  const rested = s.declinedAt === null ? 0 : Date.parse(s.declinedAt) + REST_DAYS * 86_400_000
  if (rested > now.getTime())
    return `This person said no to you less than ${REST_DAYS} days ago. You can invite them again from ${new Date(rested).toISOString().slice(0, 10)}.`
  if (s.today >= A_DAY) return 'This person takes no more invitations today. Try again tomorrow.'
  if (s.left <= 0)
    return 'You have sent all your invitations of this week. The more people answer, the more you may send.'
  return null
}
