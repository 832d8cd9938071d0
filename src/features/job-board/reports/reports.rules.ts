import { DAY_MS } from '../../../shared/dates.ts'

/** When what people tell of an advert hides it before anybody has looked. Rivals have an interest in it: decision 51. */

export type ReportSource = {
  /** Who told, when signed in to look for work. */
  by: string | null
  /** Something they told before was looked at, and the advert kept. */
  wasWrong: boolean
  /** Whether they have shown that their address is theirs. */
  hasProvedAddress: boolean
  /** How long they have had their account. */
  accountDays: number
  /** Other adverts they tell this of, and nobody has looked at yet. */
  othersToldOf: number
  /** Where it came from; the same for the same network. */
  sender: string | null
  email: string | null
}

/** Reports older than this hide nothing together. */
export const TOGETHER_DAYS = 7

/** An account younger than this was perhaps opened for it. */
export const KNOWN_AFTER_DAYS = 3
/** A company of which so many adverts were hidden, looked at and kept lately is perhaps told of by a rival. */
export const CLEARED_TIMES = 3
export const CLEARED_WITHIN_DAYS = 90

/** Somebody whom we know: what they tell hides one advert at a time, and none of a company that was cleared again and again. */
const hidesAlone = (one: ReportSource, clearedLately: number): boolean =>
  one.by !== null &&
  !one.wasWrong &&
  one.hasProvedAddress &&
  one.accountDays >= KNOWN_AFTER_DAYS &&
  one.othersToldOf === 0 &&
  clearedLately < CLEARED_TIMES

const areTwo = (a: ReportSource, b: ReportSource): boolean =>
  a.sender !== b.sender && (a.email === null || a.email !== b.email) && (a.by === null || a.by !== b.by)

/** `told`: what waits and says that the advert asks for money; `clearedLately`: adverts of its company. One person whom we know, or two who are not the same one. */
export const shouldHideAdvert = (sources: readonly ReportSource[], clearedLately: number): boolean =>
  sources.some((one) => hidesAlone(one, clearedLately)) ||
  sources.some((one, i) => sources.slice(i + 1).some((other) => areTwo(one, other)))

/** Within so many days somebody looks; sooner where the advert is hidden until then. Said in the terms of service. */
export const LOOK_DAYS = 7
export const HIDDEN_LOOK_DAYS = 2

/** Until when somebody is to have looked at what was told. */
export const answerBy = (at: string, hiddenSince: string | null): string => {
  const usual = Date.parse(at) + LOOK_DAYS * DAY_MS
  const sooner = hiddenSince === null ? usual : Date.parse(hiddenSince) + HIDDEN_LOOK_DAYS * DAY_MS
  return new Date(Math.min(usual, sooner)).toISOString()
}
