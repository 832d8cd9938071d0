import type { ComponentType } from 'react'
import type { Language } from '../web/i18n.ts'
import { type LinkTo, type Navigation, NavigationContext } from '../web/Link.tsx'
import { type LivePage, LivePageContext, PageDataContext } from '../web/pagedata.ts'
import { AccountMenu } from '../web/shell/AccountMenu.tsx'
import { Footer } from '../web/shell/Footer.tsx'
import { PublicFrame } from '../web/shell/PublicFrame.tsx'
import { siteScreens } from './site.screens.ts'

/** English has the plain address; any other language stands before it. */
export const addressIn = (language: string, path: string): string => {
  if (language === 'en') return path
  return path === '/' ? `/${language}` : `/${language}${path}`
}

/** Whether the server writes a page at an address; `$name` of a pattern stands for any one part. */
const patterns = siteScreens.map((s) => new RegExp(`^${s.path.replace(/\$\w+/g, '[^/]+').replace(/\/$/, '/')}$`))
const isWritten = (path: string): boolean => patterns.some((pattern) => pattern.test(path))

const hrefIn = (language: string, to: string): string => {
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(to) ?? []
  return isWritten(path) ? addressIn(language, path) + rest : to
}

const wayOf = (pathname: string, language: Language): Navigation => ({
  Link: ({ to, exact = false, preload: _preload, ...props }: LinkTo) => {
    const [path = ''] = to.split(/[?#]/)
    const here = exact || path === '/' ? path === pathname : pathname === path || pathname.startsWith(`${path}/`)
    return <a aria-current={here ? 'page' : undefined} {...props} href={hrefIn(language, to)} />
  },
  useGo: () => async (address) => location.assign(hrefIn(language, address)),
  usePathname: () => pathname,
  namesTab: false,
  inLanguage: (other) => addressIn(other, pathname),
})

export type SitePageInfo = {
  /** The address, without its language. */
  path: string
  /** The page’s own name in the table, where it stands for many addresses. */
  screen?: string
  data?: unknown
  live?: LivePage
}

/** One page, the same on the server and in the browser. */
export const SitePage = ({ told, language, Page }: { told: SitePageInfo; language: Language; Page: ComponentType }) => (
  <NavigationContext value={wayFor(told.path, language)}>
    <PageDataContext value={told.data}>
      <LivePageContext value={told.live ?? null}>
        <PublicFrame footer={<Footer />} Account={AccountMenu}>
          <Page />
        </PublicFrame>
      </LivePageContext>
    </PageDataContext>
  </NavigationContext>
)

const ways = new Map<string, Navigation>()
const wayFor = (path: string, language: Language): Navigation => {
  const key = `${language} ${path}`
  const way = ways.get(key) ?? wayOf(path, language)
  ways.set(key, way)
  return way
}
