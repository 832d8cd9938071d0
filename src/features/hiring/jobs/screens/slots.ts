import type { ReactNode } from 'react'

/** What later features put beside the form of a job. */
declare module '../../../../web/slots.tsx' {
  interface Slots {
    /** Beneath the advert of a job that was posted. */
    'job.advert': { job: string }
    /** A tab beside the form of a job that was posted: its place in the row, drawn by `tab` with its name; or, opened, what it shows. */
    'job.tab': { job: string; part: 'tab' | 'panel'; tab: (name: ReactNode) => ReactNode }
  }
}
