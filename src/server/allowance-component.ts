import type { Context } from './context.ts'

/** A component of pay that an allowance may be of, with the days it is paid for; null: none is set. */
export type AllowanceComponent = {
  code: string
  name: string
  names: Readonly<Record<string, string>>
  from: string | null
  until: string | null
}

/** Components that an allowance of somebody may be of on a day. @param of.chosen the one that is to be used: it is there until the transaction ends */
export type AllowanceComponents = (
  ctx: Context,
  of: { employeeId: string; today: string; chosen?: string },
) => Promise<readonly AllowanceComponent[]>
