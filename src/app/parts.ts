import type { ComponentType } from 'react'
import { loadWords } from '../web/i18n.ts'
import { awaited } from '../web/leisure.ts'
import { OF_PORTAL } from './inside.files.ts'

type Part = { default: ComponentType; ready?: () => Promise<unknown> }

/** Its own list before it is asked for: the sign-in page carries none. */
const listFor = async (path: string): Promise<Record<string, () => Promise<unknown>>> => {
  // Two calls: the bundler has whatever one may lead to fetched ahead.
  if (OF_PORTAL.test(path)) return (await import('./inside.portal.ts')).default
  return (await import('./inside.ts')).default
}

const fetchPart = async (path: string): Promise<Part> => {
  const fetchFile = (await listFor(path))[path]
  if (!fetchFile) throw new Error(`There is no ${path}`)
  return (await fetchFile()) as Part
}

/** A screen by the path of its file; one that names what it needs first is waited for. */
export const loadScreen = async (path: string): Promise<Part> => {
  const screen = await fetchPart(path)
  await screen.ready?.()
  return screen
}

/** What fills a place of another screen, by the path of its file, with the words it speaks: the page waits for both. */
export const loadSlot = (path: string, words: readonly string[]): Promise<Part> =>
  awaited(Promise.all([fetchPart(path), loadWords(words)])).then(([part]) => part)
