import { type LinkProps, Link as RouterLink, useNavigate, useRouterState } from '@tanstack/react-router'
import { type LinkTo, type Navigation, toDestination } from '../web/Link.tsx'

const Link = ({ to, exact = false, bySearch = false, preload, ...props }: LinkTo) => (
  <RouterLink
    {...(props as LinkProps)}
    {...(toDestination(to) as object)}
    preload={preload ?? false}
    activeOptions={{ exact: exact || bySearch, includeSearch: bySearch }}
  />
)

const useGo = () => {
  const navigate = useNavigate()
  return (address: string, { replace = false } = {}) => navigate({ href: address, replace })
}

/** The application's way: its router's. */
export const routerNavigation: Navigation = {
  Link,
  useGo,
  usePathname: () => useRouterState({ select: (s) => s.location.pathname }),
  namesTab: true,
  inLanguage: null,
}
