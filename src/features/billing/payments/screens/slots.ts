/** What later features put on the page of somebody's plan. */
declare module '../../../../web/slots.tsx' {
  interface Slots {
    /** Between the plan and those there are, for who has no Premium+: what they made with its tools. */
    'seeker-plan': object
    /** Under the plan: how much of each of its limits is used. */
    'seeker-plan-usage': object
  }
}

export {}
