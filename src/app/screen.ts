import type { Admits, Category, Screen } from '../web/screen.ts'
import type { IconName } from '../web/shell/icons.ts'

export type More = Partial<Pick<Screen, 'load' | 'words' | 'superAdmin' | 'premiumPlus' | 'developer'>>

export const open = (path: string, title: string, more: More = {}): Screen => ({
  path,
  title,
  frame: 'public',
  access: 'public',
  ...more,
})

export const inside = (path: string, title: string, access: Admits[], more: More = {}): Screen => ({
  path,
  title,
  frame: path.startsWith('/dashboard') ? 'dashboard' : 'public',
  access,
  ...more,
})

/** A screen that stands in the sidebar once it is ready. */
export const listed = (
  path: string,
  title: string,
  access: Admits[],
  [category, order, icon]: [Category, number, IconName],
  { critical, ...more }: More & { critical?: true } = {},
): Screen => ({
  ...inside(path, title, access, more),
  sidebar: { icon, category, order, ...(critical ? { critical } : {}) },
})
