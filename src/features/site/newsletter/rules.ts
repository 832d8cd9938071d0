/** How long the link in the confirmation works, hours. */
export const CONFIRM_HOURS = 72

/** Confirmations one address gets in a day, whoever asks for them. */
export const INVITATIONS_A_DAY = 3

/** An address that asked and never confirmed is forgotten after so many days. */
export const FORGET_DAYS = 30

type Held = { confirmed_at: string | null; unsubscribed_at: string | null } | undefined

/** Somebody who already gets the newsletter is not asked again. */
export const isInvited = (current: Held): boolean => !current?.confirmed_at || current.unsubscribed_at !== null

export const SUBSCRIPTION_STATES = ['waiting', 'subscribed', 'left'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** Whether somebody gets the newsletter: not before they confirm, and not once they left. */
export const subscriptionStateOf = (row: NonNullable<Held>): SubscriptionState => {
  if (row.unsubscribed_at !== null) return 'left'
  return row.confirmed_at === null ? 'waiting' : 'subscribed'
}
