declare module '../../../../web/slots.tsx' {
  interface Slots {
    /** Under the next shift of whoever looks: who to ask about it. */
    'next-shift.contact': Record<never, never>
  }
}

export {}
