import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

type Values<D extends Record<string, string>> = { [K in keyof D]: string }

/**
 * What the address says: filters, sort, page, tab, open record. `defaults` name the parameters; a parameter at its default is left
 * out of the address. Every value is text.
 *
 * const [at, go] = useAddress({ search: '', department: '', sort: 'name', page: '1' })
 * go({ department: 'HR', page: '1' }) adds a step to the history; go({ search }, { replace: true }) does not.
 *
 * Keep `defaults` outside the component.
 */
export const useAddress = <D extends Record<string, string>>(defaults: D) => {
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const navigate = useNavigate()
  const at = useMemo(
    () =>
      Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, search[name] ?? value])) as Values<D>,
    [search, defaults],
  )
  const go = useCallback(
    (changes: Partial<Values<D>>, { replace = false } = {}) =>
      navigate({
        to: '.',
        replace,
        resetScroll: false,
        search: (before: Record<string, string | undefined>) => {
          const after: Record<string, string | undefined> = { ...before, ...changes }
          for (const [name, value] of Object.entries(after)) {
            if (value === undefined || value === defaults[name]) delete after[name]
          }
          return after
        },
      } as never),
    [navigate, defaults],
  )
  return [at, go] as const
}
