import type { ComponentType } from 'react'
import { loadWords } from '../web/i18n.ts'

/** The bell with its words. A page without it is better than none. */
export const loadBell = async (): Promise<{ default: ComponentType }> => {
  try {
    const [bell] = await Promise.all([
      import('../features/platform/notifications/screens/Bell.tsx'),
      loadWords(['platform/notifications']),
    ])
    return bell
  } catch {
    return { default: () => null }
  }
}
