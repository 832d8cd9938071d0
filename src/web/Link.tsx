import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from 'react'

/** An address of ours as the router wants it: path, search and hash apart. */
export const toDestination = (address: string) => {
  const url = new URL(address, 'http://here')
  return {
    to: url.pathname,
    search: Object.fromEntries(url.searchParams),
    ...(url.hash ? { hash: url.hash.slice(1) } : {}),
  }
}

export type LinkTo = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** From `paths`. */
  to: string
  ref?: Ref<HTMLAnchorElement>
  exact?: boolean
  /** Its search tells it apart from other links to the same page: parts of the employee portal. */
  bySearch?: boolean
  preload?: 'intent'
}

type Go = (address: string, options?: { replace?: boolean }) => Promise<void>

/** How one gets about. The application brings its router; pages that the server has written follow plain links. */
export type Navigation = {
  Link: ComponentType<LinkTo>
  useGo: () => Go
  /** The page's address without its language. */
  usePathname: () => string
  /** Whether a screen may put its title into the browser's tab: a page the server wrote has it already. */
  namesTab: boolean
  /** Where the page is in another language; null where the language changes in place. */
  inLanguage: ((language: string) => string) | null
}

const PlainLink = ({ to, exact: _exact, bySearch: _bySearch, preload: _preload, ...props }: LinkTo) => (
  <a {...props} href={to} />
)

const plainWay: Navigation = {
  Link: PlainLink,
  useGo: () => async (address) => location.assign(address),
  usePathname: () => '/',
  namesTab: false,
  inLanguage: null,
}

export const NavigationContext = createContext<Navigation>(plainWay)
export const useNavigation = () => use(NavigationContext)

/** A link within Fourshore. */
export const Link = (props: LinkTo) => {
  const { Link: OnThisWay } = useNavigation()
  return <OnThisWay {...props} />
}

/** Goes to one of our addresses. */
export const useGo = () => useNavigation().useGo()
export const usePathname = () => useNavigation().usePathname()
