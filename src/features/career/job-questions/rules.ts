export const LONGEST_QUESTION = 1000
export const LONGEST_ANSWER = 2000
/** Questions without an answer, of one person about one job. */
export const MOST_OPEN = 3
/** Questions of one person within a day, about whatever jobs. */
export const MOST_A_DAY = 20
/** A team is written to about one job once within this time. */
export const NOTIFY_EVERY_SECONDS = 3600

/** An address or a telephone number: the employer is not to learn who asks. */
export const hasContactDetails = (words: string): boolean =>
  /\S@[^\s@]{1,190}\.\S/.test(words) || /\+?\d(?:[\s().-]?\d){7,}/.test(words)
