import { currentLanguage } from '../i18n.ts'
import { readText } from '../stored.ts'
import { kindOf } from './offline.rules.ts'
import type { Telling } from './worker.ts'

const supported = () => import.meta.env.PROD && 'serviceWorker' in navigator

const tell = async (more: Pick<Telling, 'shell' | 'page'>) => {
  const { active } = await navigator.serviceWorker.ready
  const scheme = readText('mantine-color-scheme-value')
  const used = performance.getEntriesByType('resource').map((entry) => entry.name)
  active?.postMessage({
    told: { language: readText('language') ?? currentLanguage(), ...(scheme ? { scheme } : {}) },
    used,
    ...more,
  } satisfies Telling)
}

/** Starts what opens pages without a connection; of a public page of jobs it is told that it is here. Costs nothing before the page stands. */
export const startOffline = async (): Promise<void> => {
  if (!supported()) return
  try {
    await navigator.serviceWorker.register('/worker.js', { scope: '/' })
    const isJobs = kindOf(location.pathname) !== null
    await tell(isJobs ? { page: location.pathname + location.search } : {})
  } catch {
    // Switched off, in private, or not there: the page works as it did without.
  }
}

/** This page has a copy of its own on the device: its shell is to open without a connection as well. */
export const cacheShell = async (): Promise<void> => {
  if (supported() && navigator.onLine) await tell({ shell: location.pathname }).catch(() => undefined)
}
