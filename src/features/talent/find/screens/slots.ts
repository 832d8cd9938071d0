/** What later features do with invitations. */
declare module '../../../../web/slots.tsx' {
  interface Slots {
    /** Under an invitation that was accepted. */
    'talent.invitation': { invitation: string }
  }
}

export {}
