import type { ComponentType } from 'react'
import { loadWords } from '../web/i18n.ts'

type Part = { default: ComponentType }

/** A part with its words. A page without it is better than none. */
const loadPart = async (load: () => Promise<Part>, scope: string): Promise<Part> => {
  try {
    return (await Promise.all([load(), loadWords([scope])]))[0]
  } catch {
    return { default: () => null }
  }
}

export const loadBell = () =>
  loadPart(() => import('../features/platform/notifications/screens/Bell.tsx'), 'platform/notifications')

export const loadTray = () => loadPart(() => import('../web/queue/Tray.tsx'), 'queue')

export const loadProof = () => loadPart(() => import('../web/viewing/Proof.tsx'), 'viewing')
