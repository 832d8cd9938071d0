/** What each published test card does: the numbers are Stripe's (https://docs.stripe.com/testing), no bank has given one of them to anybody. */
export const TEST_CARDS = {
  '4242424242424242': 'paid',
  '4000000000000002': 'declined',
  '4000000000009995': 'no_funds',
  '4000000000000069': 'expired',
  '4000002500003155': 'asks',
  '4000000000000341': 'renewal_fails',
  '4000000000000259': 'disputed',
} as const
export type TestCardOutcome = (typeof TEST_CARDS)[keyof typeof TEST_CARDS]

/** What is said of any other number. */
export const NO_TEST_CARD =
  'This is a test: it takes the published test cards only, such as 4242 4242 4242 4242. Never type a real card here.'

/** What a card that was typed in does; null for a number that is no published test card, which is looked at no further. */
export const testCardOutcome = (typed: string): TestCardOutcome | null => {
  const digits = typed.replace(/[\s-]/g, '')
  return Object.hasOwn(TEST_CARDS, digits) ? TEST_CARDS[digits as keyof typeof TEST_CARDS] : null
}

/** Days after a renewal failed on which it is tried again; after the last the subscription ends. */
export const RETRY_DAYS = [1, 3, 5] as const

/** When a period of a subscription ends: the same day of the month or year as it began, or its last, at the same time of day, UTC. */
export const periodEnd = (began: string, period: 'month' | 'year', periods: number): string => {
  const start = new Date(began)
  const months = period === 'year' ? periods * 12 : periods
  const end = new Date(start)
  end.setUTCDate(1)
  end.setUTCMonth(start.getUTCMonth() + months)
  const last = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), last))
  return end.toISOString()
}
