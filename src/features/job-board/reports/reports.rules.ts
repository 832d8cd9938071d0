import { DAY_MS } from '../../../shared/dates.ts'

/** When what people tell of an advert hides it before anybody has looked. Rivals have an interest in it: decision 51. */

export type ReportSource = {
  /** Who told, when signed in to look for work. */
  by: string | null
  /** Something they told before was looked at, and the advert kept. */
  wasWrong: boolean
  /** Where it came from; the same for the same network. */
  sender: string | null
  email: string | null
}

/** Reports older than this hide nothing together. */
export const TOGETHER_DAYS = 7

const areTwo = (a: ReportSource, b: ReportSource): boolean =>
  a.sender !== b.sender && (a.email === null || a.email !== b.email) && (a.by === null || a.by !== b.by)

/** `told`: what waits and says that the advert asks for money. One person whom we know, or two who are not the same one. */
export const shouldHideAdvert = (told: readonly ReportSource[]): boolean =>
  told.some((one) => one.by !== null && !one.wasWrong) ||
  told.some((one, i) => told.slice(i + 1).some((other) => areTwo(one, other)))

/** Within so many days somebody looks; sooner where the advert is hidden until then. Said in the terms of service. */
export const LOOK_DAYS = 7
export const HIDDEN_LOOK_DAYS = 2

/** Until when somebody is to have looked at what was told. */
export const answerBy = (at: string, hiddenSince: string | null): string => {
  const usual = Date.parse(at) + LOOK_DAYS * DAY_MS
  const sooner = hiddenSince === null ? usual : Date.parse(hiddenSince) + HIDDEN_LOOK_DAYS * DAY_MS
  return new Date(Math.min(usual, sooner)).toISOString()
}
