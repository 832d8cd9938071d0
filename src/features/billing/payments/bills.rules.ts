import type { Minor } from '../../../shared/money.ts'

export const COMPANY_PRODUCTS = ['team', 'business'] as const
export type CompanyProduct = (typeof COMPANY_PRODUCTS)[number]
export const PRODUCT_NAMES: Readonly<Record<CompanyProduct, string>> = { team: 'Team', business: 'Business' }

export const BILL_KINDS = ['start', 'renewal', 'seats', 'switch'] as const
export type BillKind = (typeof BILL_KINDS)[number]

export const LINE_KINDS = ['seats', 'added', 'unused', 'extra_days', 'messages', 'coupon'] as const
/** Why something is charged: `count` of what at `each` (minor units; of a part of a period already that part), in all `amount`. */
export type BillLine = { what: (typeof LINE_KINDS)[number]; count: number; each: Minor; amount: Minor }

/** Days after the first try on which a bill that could not be charged is tried again. */
export const BILL_RETRY_DAYS = [1, 3, 5] as const

/** To whom an invoice is issued: kept with its number, so that what is changed later changes invoices to come alone. */
export type Buyer = { name: string; email: string; taxId: string | null }
