/** Where somebody was going who had to sign in first; gone with the page. */
let stored: string | null = null
export const saveReturnPath = (address: string): void => {
  stored = address
}

/** An address of ours: a path that begins with a name. Whatever could lead to another house is none. */
export const ownAddress = (next: string | null): string | null => (next && /^\/[\w-]/.test(next) ? next : null)

/** Where to go after signing in: what the address names, else what was asked for when signing in came between. */
export const takeReturnPath = (): string | null => {
  const to = ownAddress(new URLSearchParams(location.search).get('next')) ?? stored
  stored = null
  return to
}
