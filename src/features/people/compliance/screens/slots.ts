/** What later features put on the page of compliance. */
declare module '../../../../web/slots.tsx' {
  interface Slots {
    /** Between the figures and the lists: what else of the company has a day by which it must be done. */
    'compliance.part': Record<never, never>
  }
}

export {}
