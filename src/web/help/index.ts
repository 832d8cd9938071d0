import type { ComponentType } from 'react'
import { loadWords } from '../i18n.ts'

/** The page of last resort with its words. */
export const loadErrorPage = async (): Promise<{ default: ComponentType<{ error: unknown }> }> => {
  const [page] = await Promise.all([import('../shell/ErrorPage.tsx'), loadWords(['help'])])
  return { default: page.ErrorPage }
}

/** Help with its words, and the error page while it can still be fetched. A page without help is better than none. */
export const loadHelp = async (): Promise<{ default: ComponentType }> => {
  try {
    const [layer] = await Promise.all([import('./HelpLayer.tsx'), loadErrorPage()])
    return layer
  } catch {
    return { default: () => null }
  }
}
