import { type LinkProps, Link as RouterLink, useNavigate, useRouterState } from '@tanstack/react-router'
import { destination, type LinkTo, type Way } from '../web/Link.tsx'

const Link = ({ to, exact = false, preload, ...props }: LinkTo) => (
  <RouterLink
    {...(props as LinkProps)}
    {...(destination(to) as object)}
    preload={preload ?? false}
    activeOptions={{ exact, includeSearch: false }}
  />
)

const useGo = () => {
  const navigate = useNavigate()
  return (address: string, { replace = false } = {}) => navigate({ ...destination(address), replace } as never)
}

/** The application's way: its router's. */
export const routerWay: Way = {
  Link,
  useGo,
  usePathname: () => useRouterState({ select: (s) => s.location.pathname }),
  namesTab: true,
  inLanguage: null,
}
