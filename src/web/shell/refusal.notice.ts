import type { Role } from '../../shared/actor.ts'
import { type Label, labelIn } from '../../shared/languages.ts'
import { createTranslator, currentLanguage, loadWords } from '../i18n.ts'
import type en from './words/en.ts'

const say = createTranslator<typeof en>('shell')
const name = createTranslator<Record<string, string>>('shell')
const titleOf = createTranslator<Record<string, string>>('app')

/** What somebody is told who may not see a page and is led out of the application. */
export const noticeOfRefusal = async (title: string | Label, role: Role | null): Promise<string> => {
  await loadWords(['app', 'shell'])
  const page = typeof title === 'string' ? titleOf(title) : labelIn(title, currentLanguage())
  return say('refused.notice', { page, role: name(`role.${role ?? 'job_seeker'}`) })
}

/** What somebody is told who asked for an address that leads nowhere. */
export const noticeOfUnknown = async (address: string): Promise<string> => {
  await loadWords(['shell'])
  return say('refused.unknown', { address })
}
