/** What later features put on the first page of somebody who looks for work. */
declare module '../../../../web/slots.tsx' {
  interface Slots {
    /** Between what is new and what was applied for. */
    'seeker-home': object
    /** Beside the title: which plan they have; `label` says what the name is of. */
    'seeker-home.plan': { label: string }
  }
}

export {}
