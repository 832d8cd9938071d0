import { createContext, use } from 'react'
import { paths } from '../../../../web/paths.ts'
import { NAMES, type Query } from '../query.rules.ts'

/** Where the list stands: on the public page, or within the area of somebody who looks for work. */
export const ListAt = createContext<(query: Record<string, string | undefined>) => string>((query) => paths.jobs(query))

/** The list with something changed; a changed filter begins at the first page. */
export const useListAt = () => {
  const at = use(ListAt)
  return (query: Query, changes: Query): string => {
    const next: Query = { ...query, page: '', ...changes }
    return at(Object.fromEntries(NAMES.map((name) => [name, next[name] || undefined])))
  }
}
