import type { Actor } from '../shared/actor.ts'
import { Refusal } from '../shared/refusal.ts'

/**
 * For what a session left open must not be enough for: a number in full, another bank account, looking as somebody else.
 * @throws Refusal CONFIRMATION_REQUIRED when the last proof is too long ago; the page asks for the password and calls again
 */
export const askProof = ({ isProved }: Pick<Actor, 'isProved'>): void => {
  if (!isProved) throw new Refusal('CONFIRMATION_REQUIRED', 'Confirm that it is you: enter your password.')
}
