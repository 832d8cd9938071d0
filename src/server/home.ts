import type { May } from '../shared/actor.ts'
import type { Day } from '../shared/dates.ts'
import type { Label } from '../shared/languages.ts'
import type { Context } from './context.ts'

/** Things of one kind that wait for whoever looks: how many, and where they are done. Overdue: of them, those whose day has passed. */
type Waiting = { count: number; overdue?: number; to: string }

/** What of a feature waits for a decision. `line` is the address of the screen whose line or tab in the navigation carries the count. */
type DecisionSource = {
  id: string
  /** In the plural, without the number: "Approvals". */
  label: Label
  may: May
  line?: string
  read: (ctx: Context) => Promise<Waiting | null>
}

/** Somebody or something of these days. Names are shown as they are: whoever may see the kind may see them. */
export type DayLine = {
  id: string
  title: string
  detail: string | Label | null
  /** The country whose word the detail is: the page says it in the reader's language. */
  country?: string
  day: Day
  time?: string
  to: string
}

/** What of a feature happens in these days. `more`: how many there are beyond the lines. */
type DaySource = {
  id: string
  label: Label
  may: May
  /** Both days included; at most so many lines, the soonest first. */
  read: (ctx: Context, days: { from: Day; until: Day; most: number }) => Promise<{ lines: DayLine[]; more: number }>
}

/** A figure over time or over steps, drawn on the home page. Values stand beside the points. */
type PulseSource = {
  id: string
  label: Label
  /** What the figures are of. */
  means: Label
  /** The first column of the table behind it. */
  of: Label
  kind: 'line' | 'bar' | 'funnel'
  unit: 'count' | 'percent'
  may: May
  /** The page behind it. */
  to: string
  /** Null: there is nothing to draw yet. */
  read: (ctx: Context) => Promise<{ id: string; name: string | Label; value: number | null }[] | null>
}

/** A step of setting a company up, done once. */
type FirstStep = {
  id: string
  label: Label
  hint: Label
  may: May
  to: string
  isDone: (ctx: Context) => Promise<boolean>
}

/** People of a company as they stand on a day, each once. */
export type PeopleStanding = {
  employed: number
  starting: number
  left: number
  /** Those employed. */
  countries: { country: string; count: number }[]
}

/** What a feature has for the home page of those who work on the dashboard. */
export type HomeParts = {
  decisions?: readonly DecisionSource[]
  days?: readonly DaySource[]
  pulse?: readonly PulseSource[]
  steps?: readonly FirstStep[]
  /** How many people are employed today, at home, by country, and how many are to come or have left. Given by one feature. */
  people?: (ctx: Context, today: Day) => Promise<PeopleStanding>
  /** Where the logo of the company is; null: it has none. Given by one feature. */
  logo?: (ctx: Context) => Promise<string | null>
}

type GoToHit = { id: string; title: string; detail: string | null; to: string }

/** A kind of things that Go to finds. */
export type GoToKind = {
  kind: string
  /** In the plural: the heading over what was found. */
  label: Label
  may: May
  /**
   * The best hits for what was typed, lower case and at least two characters, best first. Asked with every key: it is to answer from an index,
   * in a few milliseconds, however large the company.
   */
  find: (ctx: Context, input: { text: string; most: number }) => Promise<readonly GoToHit[]>
}
