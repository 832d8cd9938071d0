import type { ComponentType } from 'react'
import { awaited } from '../web/leisure.ts'

type ScreenFile = { default: ComponentType; ready?: () => Promise<unknown> }

/** The screens of all features, each fetched when it is opened. */
const files = import.meta.glob<ScreenFile>('/src/features/*/*/screens/**/*.{screen,page}.tsx')

/** A screen by the path of its file; one that names what it needs first is waited for. */
export const loadScreen = async (path: string): Promise<ScreenFile> => {
  const fetchScreen = files[path]
  if (!fetchScreen) throw new Error(`There is no screen ${path}`)
  const screen = await fetchScreen()
  await screen.ready?.()
  return screen
}

const slots = import.meta.glob<{ default: ComponentType }>('/src/features/*/*/screens/**/*.slot.tsx')

/** What fills a place of another screen, by the path of its file. */
export const loadSlot = (path: string): Promise<{ default: ComponentType }> => {
  const fetchSlot = slots[path]
  if (!fetchSlot) throw new Error(`There is no ${path}`)
  return awaited(fetchSlot())
}
