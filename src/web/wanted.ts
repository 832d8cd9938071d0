/** Where somebody was going who had to sign in first; gone with the page. */
let kept: string | null = null
export const keepWanted = (address: string): void => {
  kept = address
}

/** An address of ours: a path that begins with a name. Whatever could lead to another house is none. */
export const ownAddress = (next: string | null): string | null => (next && /^\/[\w-]/.test(next) ? next : null)

/** Where to go after signing in: what the address names, else what was asked for when signing in came between. */
export const takeWanted = (): string | null => {
  const to = ownAddress(new URLSearchParams(location.search).get('next')) ?? kept
  kept = null
  return to
}
