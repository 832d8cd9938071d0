/** What later features do with applications. */
declare module '../../../../web/slots.tsx' {
  interface Slots {
    /** The dialog that keeps people in touch beyond this job; `name` when it is one. */
    'applications.pool': { applications: string[]; name?: string; onClose: (changed: boolean) => void }
    /** Under the messages of an application whose person is known. */
    'application.messages': { application: string }
    /** What the person lets the company see beside what they sent; the stage decides what is shown already. */
    'application.evidence': { application: string; stage: string }
  }
}

export {}
