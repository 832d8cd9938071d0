import { createContext, use, useEffect, useState } from 'react'
import type { Endpoint, Output, Wire } from '../shared/endpoint.ts'
import { useLanguage } from './i18n.ts'

/** What the server wrote the page with; undefined where the page was not written by the server. */
export const PageDataContext = createContext<unknown>(undefined)

/** The answer, in the reader’s language, of the call that the screen names as its `data`: there at once on a page of the server’s, fetched in the application. */
export const usePageData = <E extends Endpoint>(wire: Wire<E>): Output<E> | null => {
  const spoken = useLanguage()
  const written = use(PageDataContext) as Output<E> | undefined
  const [fetched, setFetched] = useState<Output<E> | null>(null)
  useEffect(() => {
    if (written !== undefined) return
    let gone = false
    import('./call.ts')
      .then(({ callEndpoint: call }) => call(wire, { language: spoken } as never, { anonymous: true }))
      .then((answer) => !gone && setFetched(answer as Output<E>))
      .catch(() => {})
    return () => {
      gone = true
    }
  }, [written, wire, spoken])
  return written ?? fetched
}

/** What a page that is written for each who asks was asked for, and what the call answered. */
export type LivePage = { search: Record<string, string>; status: number; data: unknown }
export const LivePageContext = createContext<LivePage | null>(null)

export const useLivePage = (): LivePage => {
  const live = use(LivePageContext)
  if (!live) throw new Error('This page is written by the server for each who asks.')
  return live
}
