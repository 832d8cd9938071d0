import type { Role } from '../shared/actor.ts'
import { type Label, labelIn } from '../shared/languages.ts'
import { createTranslator, currentLanguage, loadWords } from '../web/i18n.ts'
import { notify } from '../web/notify.ts'
import type { Screen } from '../web/screen.ts'
import { getSession } from '../web/session.ts'
import { homeOf } from '../web/shell/navigation.ts'
import { type RefusedPage, refusedState } from '../web/shell/refused.ts'
import type en from '../web/shell/words/en.ts'
import { screens } from './screens.web.ts'

const say = createTranslator<typeof en>('shell')
const name = createTranslator<Record<string, string>>('shell')
const titleOf = createTranslator<Record<string, string>>('app')

const tellRefused = async (title: string | Label, role: Role): Promise<void> => {
  await loadWords(['app', 'shell'])
  const page = typeof title === 'string' ? titleOf(title) : labelIn(title, currentLanguage())
  notify.failure(say('refused.notice', { page, role: name(`role.${role}`) }))
}

/**
 * Somebody signed in asked for a page that their role does not include. Where they go instead, with the page that was refused: the application
 * says so there; outside of it a notice does.
 */
export const refuse = async (
  { title }: Screen,
  href: string,
  to: string,
): Promise<{ to: string; state?: { refused: RefusedPage } }> => {
  const role = getSession().user?.role
  if (!role) return { to }
  // An employee has pages of their own; a form to sign in would tell them nothing.
  const own = role === 'employee' ? homeOf(role) : to
  const isInside = screens.some(({ path, frame }) => path === own && frame === 'dashboard')
  if (isInside) return { to: own, state: refusedState({ path: href, title }) }
  await tellRefused(title, role)
  return { to: own }
}

/** Somebody asked for an address that leads nowhere. */
export const tellUnknown = async (address: string): Promise<void> => {
  await loadWords(['shell'])
  notify.failure(say('refused.unknown', { address }))
}
