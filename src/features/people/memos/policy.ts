import type { Actor, May } from '../../../shared/actor.ts'
import { permits, roleHas } from '../../../shared/permissions.ts'
import { isPersonal, type Kind } from './rules.ts'

/*
 * | who                         | policies, notices, alerts | warnings and letters                 | own inbox |
 * |-----------------------------|---------------------------|--------------------------------------|-----------|
 * | employer, HR                | write, send, follow       | write, send, follow                  | –         |
 * | further administrator       | write, send, follow       | not there                            | –         |
 * | employee                    | –                         | –                                    | their own |
 * | anybody else                | –                         | –                                    | –         |
 */

/** Employer, further administrator and HR send memos and follow them. */
export const sendsMemos: May = permits('memos.send')

/** Warnings and letters are between HR, the owner and the person: for a further administrator they are not there. */
export const seesPersonal: May = permits('memos.personal')

export const maySee = (actor: Actor, kind: Kind): boolean => !isPersonal(kind) || seesPersonal(actor)

/** An employee has an inbox; who runs the company may look at the page, and is told that theirs is not there. */
export const opensInbox: May = (actor) => sendsMemos(actor) || hasInbox(actor)
/** Their own. Who looks as them has to be somebody who may read warnings: they stand there as well. */
export const hasInbox: May = (actor) =>
  actor.role === 'employee' &&
  actor.employeeId !== null &&
  (!actor.viewedBy || roleHas(actor.viewedBy.role, 'memos.personal'))
