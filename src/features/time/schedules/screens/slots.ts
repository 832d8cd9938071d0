declare module '../../../../web/slots.tsx' {
  interface Slots {
    /** Under the next shift of whoever looks: where it is, as far as the site’s position is known, and who to ask about it. */
    'next-shift.contact': { site: { name: string; position: { lat: number; lng: number } } | null }
  }
}

export {}
