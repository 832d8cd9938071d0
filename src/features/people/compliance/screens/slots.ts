/** What later features put on the page of compliance. */
declare module '../../../../web/slots.tsx' {
  interface Slots {
    /** Between the figures and the lists: what else of the company has a day by which it must be done. */
    'compliance.part': Record<never, never>
    /** At a document or pass that runs out: what can be done about it. */
    'compliance.expiring': { employeeId: string; name: string; thing: string; thingId: string }
    /** Beneath the checks of one person: what else is to be seen to for them. */
    'employee.compliance': { id: string }
  }
}

export {}
