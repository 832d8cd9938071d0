import type { Language } from './languages.ts'

/** Who is told of something: people of a company who work in HR, its employees in their portal, people who look for work. */
export type NotificationAudience = 'company' | 'employee' | 'seeker'
export type EmailPace = 'off' | 'at_once' | 'daily' | 'weekly'

/** Something people are told of. Everybody may choose otherwise, but for a letter that always leaves. */
export type NotificationEvent = {
  /** The name of the template its words come from. */
  event: string
  audience: readonly NotificationAudience[]
  /** How somebody is told who has chosen nothing: in the list of the bell, by e-mail, on their devices. */
  channels: { listed: boolean; email: EmailPace; push: boolean }
  /** The letter itself is what counts (an offer, an entry for a calendar): it leaves at once, whatever was chosen. */
  letterAlways?: true
  /** What it is, in a few words that name nobody: in the settings, and on a locked screen. */
  label: Readonly<Record<Language, string>>
}

export const defineNotifications = <const E extends readonly NotificationEvent[]>(events: E): E => events
