import type { ComponentType } from 'react'

type PageFile = Readonly<Record<string, ComponentType>>

/** The files of the public pages that the server writes: `X.site.tsx` of a feature. */
const files = import.meta.glob<PageFile>('/src/features/*/*/screens/*.site.{ts,tsx}')

/** A public page by its file and, where that holds several, its name there. */
export const loadSitePage = async (file: string, part = 'default'): Promise<{ default: ComponentType }> => {
  const page = (await files[`/src/features/${file}`]?.())?.[part]
  if (!page) throw new Error(`There is no page ${file}`)
  return { default: page }
}
