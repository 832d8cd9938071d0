import { DAY_MS } from '../../../shared/dates.ts'

export const MOST_CONTACTS = 5
/** An invitation that was not agreed to is over after so many days. */
export const INVITED_DAYS = 14

export type ContactState = 'invited' | 'confirmed' | 'over'

export const contactStateOf = (
  { invited_at: invitedAt, confirmed_at: confirmedAt }: { invited_at: string; confirmed_at: string | null },
  now: Date,
): ContactState => {
  if (confirmedAt !== null) return 'confirmed'
  return now.getTime() > Date.parse(invitedAt) + INVITED_DAYS * DAY_MS ? 'over' : 'invited'
}
