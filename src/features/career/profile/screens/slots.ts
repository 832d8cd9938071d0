/** What later features put on the page of somebody's profile. */
declare module '../../../../web/slots.tsx' {
  interface Slots {
    /** Under the profile, above what leads out. */
    'seeker-profile': object
  }
}

export {}
