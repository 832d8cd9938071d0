export const AUTHORISATIONS = ['citizen', 'permanent', 'permit', 'needs_sponsorship'] as const

export const VISIBILITIES = ['private', 'anonymous', 'open'] as const

/** Work that goes on: said so, or begun and not ended. */
export const isPresent = (w: { from: string | null; to: string | null }): boolean =>
  w.to === 'present' || (w.to === null && w.from !== null)
