// The theme as a style sheet, for pages that do without the component library's program.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariablesResolver, theme } from './src/web/theme.ts'

const src = join(import.meta.dirname, 'src')
type Variables = Record<string, string>

/** Names of variables that some text uses. */
const namesIn = (text: string) => [...text.matchAll(/var\((--[\w-]+)/g)].map((m) => m[1] as string)

const used = (variables: Variables[]): Set<string> => {
  const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((f) => f.endsWith('.css'))
  const names = new Set<string>()
  const take = (name: string) => {
    if (names.has(name)) return
    names.add(name)
    for (const those of variables) for (const inner of namesIn(those[name] ?? '')) take(inner)
  }
  for (const sheet of sheets) for (const name of namesIn(readFileSync(join(src, sheet), 'utf8'))) take(name)
  return names
}

/** The theme as a style sheet: what the component library writes into the page while it runs, written once and for all. */
const themeSheet = (): string => {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const [base, ours] = [defaultCssVariablesResolver(whole), cssVariablesResolver(whole)]
  const merged = (part: 'variables' | 'light' | 'dark') => ({ ...base[part], ...ours[part] }) as Variables
  const [always, light, dark] = [merged('variables'), merged('light'), merged('dark')]
  const names = used([always, light, dark])
  const lines = (variables: Variables) =>
    Object.entries(variables)
      .filter(([name]) => names.has(name))
      .map(([name, value]) => `${name}:${value}`)
      .join(';')
  const chosen = 'data-mantine-color-scheme'
  return [
    `:root{${lines(always)};${lines(light)}}`,
    `@media (prefers-color-scheme:dark){:root:not([${chosen}="light"]){${lines(dark)}}}`,
    `:root[${chosen}="dark"]{${lines(dark)}}`,
  ].join('\n')
}

const THEME = 'virtual:theme.css'
export const themeSheets = (): Plugin => ({
  name: 'fourshore-theme',
  enforce: 'pre',
  resolveId: (id) => (id === THEME ? `\0${THEME}` : undefined),
  load: (id) => (id === `\0${THEME}` ? themeSheet() : undefined),
})
