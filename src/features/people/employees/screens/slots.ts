import type { OvertimePerson } from './overtime.ts'

/** What later features put beside somebody's record. */
declare module '../../../../web/slots.tsx' {
  interface Slots {
    /** The tab Time of somebody's page: attendance, leave and whatever else is of their time. Without a filler there is no such tab. */
    'employee.time': { id: string; country: string }
    /** Under the pay of somebody: how and when they are paid. */
    'employee.pay': { id: string }
    /** The dialog that reckons overtime for somebody saved (`id`) or still in a form (`person`). */
    'employee.overtime': {
      id?: string
      person?: OvertimePerson
      variant?: 'policy' | 'onboarding'
      onClose: () => void
    }
  }
}
