import { type LinkProps, Link as RouterLink, useNavigate } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

/** An address of ours as the router wants it: path, search and hash apart. */
export const destination = (address: string) => {
  const url = new URL(address, 'http://here')
  return {
    to: url.pathname,
    search: Object.fromEntries(url.searchParams),
    ...(url.hash ? { hash: url.hash.slice(1) } : {}),
  }
}

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** From `paths`. */
  to: string
  ref?: Ref<HTMLAnchorElement>
  exact?: boolean
  preload?: 'intent'
}

/** A link within the application. */
export const Link = ({ to, exact = false, preload, ...props }: Props) => (
  <RouterLink
    {...(props as LinkProps)}
    {...(destination(to) as object)}
    preload={preload ?? false}
    activeOptions={{ exact, includeSearch: false }}
  />
)

/** Goes to one of our addresses. */
export const useGo = () => {
  const navigate = useNavigate()
  return (address: string, { replace = false } = {}) => navigate({ ...destination(address), replace } as never)
}
