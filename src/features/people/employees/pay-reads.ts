import type { Context } from '../../../server/context.ts'
import { hasFieldClass } from './field-classes.rules.ts'

/** Whoever pages through the directory is written down once in this time, ms. */
const NOTED_EVERY = 60 * 60_000
const noted = new Map<string, number>()

/**
 * Writes down that somebody sees what people are paid: of one person each time, of the directory once an hour for a session. Two servers may
 * write it twice.
 */
export const notePayRead = (ctx: Pick<Context, 'actor' | 'audit'>, employeeId?: string): void => {
  const { actor } = ctx
  if (!hasFieldClass(actor, 'pay', employeeId) || (employeeId !== undefined && actor.employeeId === employeeId)) return
  if (employeeId !== undefined) {
    ctx.audit({ action: 'employee.read-pay', targetType: 'employee', targetId: employeeId })
    return
  }
  const now = Date.now()
  if (now - (noted.get(actor.sessionId) ?? 0) < NOTED_EVERY) return
  if (noted.size >= 10_000) noted.clear()
  noted.set(actor.sessionId, now)
  ctx.audit({ action: 'employee.list-pay' })
}
