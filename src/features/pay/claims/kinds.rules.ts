/** What is approved of expenses, as the rules call it. */
export const CLAIM_KIND = 'expense-claim'
export const ADVANCE_KIND = 'expense-advance'
