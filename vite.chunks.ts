// Which modules of the application lie in one file: what a person needs together comes together, in a few files instead of a hundred crumbs.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What is known of a module while the build is put together. */
type ModuleInfo = { code: string | null; importedIds: readonly string[] }
type Context = { getModuleInfo: (id: string) => ModuleInfo | null }

const root = import.meta.dirname

/**
 * What the pages begin with. A module lies in the file of those that need it: `frame` holds what each page of the dashboard needs, `list` what
 * a list with its menus and boxes needs besides, `list-sign-in` what those two share. What the application itself needs stays where it is.
 */
const STARTS = {
  app: ['src/app/web.tsx'],
  triage: ['src/app/triage.tsx'],
  'sign-in': ['src/features/platform/accounts/screens/Login.page.tsx'],
  frame: ['src/web/shell/DashboardFrame.tsx', 'src/app/english.ts', 'src/web/developer.ts', 'src/web/company.ts'],
  list: ['src/features/people/employees/screens/EmployeeManagement.screen.tsx'],
} as const
type Start = keyof typeof STARTS

/** Files that only name what other files have: whoever imports a name from one needs the file of that name and no other. */
const isIndex = (id: string) =>
  /@mantine\/(core|hooks)\/esm\/index\.mjs$|@tabler\/icons-react\/dist\/esm\/tabler-icons-react\.mjs$/.test(id)

const namesIn = (braces: string) => braces.split(',').map((name) => name.trim().split(/\s+as\s+/))

/** Name → file of an index. */
const filesOfIndex = (index: string): Map<string, string> => {
  const files = new Map<string, string>()
  const lines = readFileSync(index, 'utf8').matchAll(/(?:import|export)\s*{([^}]+)}\s*from\s*["'](\.[^"']+)["']/g)
  for (const [, braces = '', file = ''] of lines)
    for (const parts of namesIn(braces)) files.set(parts.at(-1) as string, join(dirname(index), file))
  return files
}

/** Small files of features that several lists share, and the English of the frame: each alone is a request that carries less than it costs. */
const isShared = (id: string) =>
  /\/src\/(?:web|app)\/(?:[\w/]+\/)?words\/en\.ts$/.test(id) ||
  /\/src\/features\/(?:people\/employees|company\/departments|platform\/geo)\/screens\/(?:calls|address|countries)\.ts$/.test(
    id,
  ) ||
  id.endsWith('/src/features/platform/lists/screens/ListScreen.tsx')

/** The forms of signing in are one file, whichever of them a page begins with. */
const isGrouped = (id: string) =>
  isShared(id) ||
  (/\/node_modules\/|\/src\/(web|shared|countries)\/|\/platform\/accounts\/screens\/[^/]+(?<!\.page)\.tsx?$/.test(id) &&
    !/\/words\/(?!index)/.test(id))

/** Names the file of a module for the bundler; null leaves the module to it. */
export const chunkNames = () => {
  const indexes = new Map<string, Map<string, string>>()
  const reached = new Map<Start, Set<string>>()

  const importsOf = (id: string, context: Context): string[] => {
    const info = context.getModuleInfo(id)
    return (info?.importedIds ?? []).flatMap((imported) => {
      if (!isIndex(imported)) return [imported]
      const files = indexes.get(imported) ?? filesOfIndex(imported)
      indexes.set(imported, files)
      const name = ['@mantine/core', '@mantine/hooks'].find((one) => imported.includes(one)) ?? '@tabler/icons-react'
      const braces = [...(info?.code ?? '').matchAll(new RegExp(`import\\s*{([^}]+)}\\s*from\\s*["']${name}["']`, 'g'))]
      return braces.flatMap(([, names = '']) => namesIn(names).flatMap(([named = '']) => files.get(named) ?? []))
    })
  }

  const reachOf = (start: Start, context: Context) => {
    const stored = reached.get(start)
    if (stored) return stored
    const seen = new Set<string>()
    const visit = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      for (const imported of importsOf(id, context)) visit(imported)
    }
    for (const file of STARTS[start]) visit(join(root, file))
    reached.set(start, seen)
    return seen
  }

  return (id: string, context: Context): string | null => {
    if (!isGrouped(id)) return null
    const by = (Object.keys(STARTS) as Start[]).filter((start) => reachOf(start, context).has(id))
    return by.length === 0 || by.includes('app') ? null : by.join('-')
  }
}
