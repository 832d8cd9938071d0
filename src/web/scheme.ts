import { useSyncExternalStore } from 'react'
import { readText, writeText } from './stored.ts'

export const SCHEMES = ['light', 'dark', 'auto'] as const
export type Scheme = (typeof SCHEMES)[number]

/** Read by public/boot.js and public/site-boot.js as well, before anything is drawn. */
const KEY = 'mantine-color-scheme-value'
const listeners = new Set<(scheme: Scheme) => void>()

const stored = (): Scheme => {
  const value = chosen ?? readText(KEY)
  return SCHEMES.find((s) => s === value) ?? 'auto'
}
/** For this visit alone, where it cannot be kept. */
let chosen: Scheme | null = null

const dark = () => matchMedia('(prefers-color-scheme: dark)').matches

export const chooseScheme = (scheme: Scheme) => {
  chosen = writeText(KEY, scheme) ? null : scheme
  show(scheme)
  for (const tell of listeners) tell(scheme)
}

/** boot.js colours the page before its style sheet is there; from here on the sheet does. */
const show = (scheme: Scheme) => {
  const root = document.documentElement
  const ofDevice = dark() ? 'dark' : 'light'
  root.setAttribute('data-mantine-color-scheme', scheme === 'auto' ? ofDevice : scheme)
  root.style.removeProperty('background-color')
}

export const onScheme = (tell: (scheme: Scheme) => void) => {
  listeners.add(tell)
  return () => {
    listeners.delete(tell)
  }
}

const follow = (tell: () => void) => {
  const stop = onScheme(tell)
  const elsewhere = (e: StorageEvent) => {
    if (e.key !== KEY) return
    show(stored())
    tell()
  }
  addEventListener('storage', elsewhere)
  return () => {
    stop()
    removeEventListener('storage', elsewhere)
  }
}

/** Light, dark, or as the device has it. */
export const useScheme = (): Scheme => useSyncExternalStore(follow, stored, () => 'auto')

/** For the component library, which keeps the scheme of its own components: it is told, and asks, here. */
export const schemeManager = () => {
  let stop = () => {}
  return {
    get: () => stored(),
    set: (scheme: Scheme) => {
      if (scheme !== stored()) chooseScheme(scheme)
    },
    subscribe: (tell: (scheme: Scheme) => void) => {
      stop = onScheme(tell)
    },
    unsubscribe: () => stop(),
    clear: () => {},
  }
}
