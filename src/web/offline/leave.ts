import type en from '../help/words/en.ts'
import { createTranslator, loadWords } from '../i18n.ts'

/** What waits for a connection goes with the person who leaves: asked before it does. */
export const mayLeave = async (): Promise<boolean> => {
  await loadWords(['help'])
  return confirm(createTranslator<typeof en>('help')('unsent'))
}
