import { z } from 'zod'

const Money = z.object({ code: z.string(), minorUnits: z.int() })

const LoadedMonth = z.object({
  month: z.string(),
  /** Overtime is in it. */
  pay: z.int(),
  overtime: z.int(),
  employer: z.int(),
  /** Paid back with the pay or by files to the bank. */
  expenses: z.int(),
  /** By how much unused leave came to cost more or less; null: not reckoned. */
  leaveChange: z.int().nullable(),
  /** Set aside by the terms on file; null: no forecast. */
  endOfService: z.int().nullable(),
  /** What the establishment owes for all together, on nobody’s lines; null: the law asks for nothing of that kind. */
  establishment: z.int().nullable(),
  /** Of the parts that are known. */
  total: z.int(),
})
const CurrencyMonth = z.object({
  month: z.string(),
  /** What one unit was in the money of the group at the end of the month. */
  rate: z.string(),
  rateDay: z.string(),
  plan: z.int(),
  actual: z.int(),
  /** By how much it differs from the plan for other people, another cost of each, and another rate: together the difference. */
  people: z.int(),
  price: z.int(),
  currency: z.int(),
  difference: z.int(),
})

/** Locked months with what people cost beside pay. */
export const Loaded = z.object({
  months: z.array(LoadedMonth),
  /** Paid back by the bank in other money: in none of the sums. */
  otherMoney: z.array(z.object({ currency: Money, minor: z.int() })),
  /** People whose unused leave could not be priced. */
  unpricedLeave: z.int(),
})

/** Of a budget that is shown in the money of the group, in its minor units; null: it is not. */
export const CurrencyEffect = z
  .object({
    currency: Money,
    rate: z.string(),
    rateDay: z.string(),
    months: z.array(CurrencyMonth),
    /** Locked months without a rate on file: in none of the sums. */
    withoutRate: z.array(z.string()),
  })
  .nullable()
