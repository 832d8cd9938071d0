/** Areas that bring a screen of their own. */
declare module '../../../../web/slots.tsx' {
  interface Slots {
    /** Drawn beneath the form of an area, by the feature whose area it is; for others it draws nothing. */
    'settings.area': { area: string }
  }
}

export {}
