/** What later features put beside the form of a job. */
declare module '../../../../web/slots.tsx' {
  interface Slots {
    /** A tab beside the form of a job that was posted: its name, or what it shows. */
    'job.tab': { job: string; part: 'name' | 'panel' }
  }
}

export {}
