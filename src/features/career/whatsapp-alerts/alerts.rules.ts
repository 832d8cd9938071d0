/** What somebody may be told of by telephone. */
export const ALERT_TOPICS = ['new_jobs', 'interviews', 'answers'] as const
export type AlertTopic = (typeof ALERT_TOPICS)[number]
export const ALERT_CHANNELS = ['whatsapp', 'sms'] as const
/** What stands in the log: what was agreed, sent and answered. `email`: an alert that went there instead. */
export const ALERT_LOG_KINDS = [
  'agreed',
  'code',
  'confirmed',
  'test',
  'alert',
  'email',
  'failing',
  'stop',
  'start',
  'removed',
] as const
export type AlertLogKind = (typeof ALERT_LOG_KINDS)[number]
export type AlertChannel = (typeof ALERT_CHANNELS)[number]

/** Alerts a person gets on one day of their zone at most; codes and tests are not counted. */
export const MOST_A_DAY = 3

/** Messages in a row that the carrier could not deliver before a number counts as failing. */
export const FAILURES_IN_A_ROW = 3

/** Which notifications belong to which topic; those that are not here go by their usual ways alone. */
const TOPIC_OF: Readonly<Record<string, AlertTopic>> = {
  'job-alert': 'new_jobs',
  'zone-alert': 'new_jobs',
  'job-followed': 'new_jobs',
  'interview-proposed': 'interviews',
  'interview-arranged': 'interviews',
  'interview-cancelled': 'interviews',
  'interview-unset': 'interviews',
  'offer-made': 'answers',
  'offer-withdrawn': 'answers',
  'job-question-answered': 'answers',
  'talent-invited': 'answers',
}
export const topicOfEvent = (event: string): AlertTopic | null =>
  Object.hasOwn(TOPIC_OF, event) ? (TOPIC_OF[event] ?? null) : null

/** Words that end the messages at once, in the languages of the house; as STOP does everywhere. */
const STOP_WORDS = [
  'stop',
  'stopall',
  'unsubscribe',
  'cancel',
  'end',
  'quit',
  'arret',
  'arreter',
  'توقف',
  'ايقاف',
  'إيقاف',
  'الغاء',
  'إلغاء',
  'रोकें',
  'रोको',
  'बंद',
  'நிறுத்து',
  'நிறுத்தவும்',
  '停止',
  '退订',
  '取消',
]
const START_WORDS = ['start', 'unstop', 'debut', 'reprendre', 'ابدأ', 'ابدا', 'शुरू', 'தொடங்கு', '开始', '恢复']

/** The word of an answer without marks, accents and case: `Arrêt!` is `arret`. Marks that belong to a letter of another script stay. */
const wordOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replace(/[\p{P}\p{S}]+/gu, '')
    .trim()

const known = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(wordOf))
const STOPS = known(STOP_WORDS)
const STARTS = known(START_WORDS)

/** What somebody asks by an answer: that the messages stop or go on; null: anything else, which nobody reads. */
export const askedByAnswer = (text: string): 'stop' | 'start' | null => {
  const word = wordOf(text)
  if (STOPS.has(word)) return 'stop'
  return STARTS.has(word) ? 'start' : null
}

/** The code of six digits that an answer consists of, as it was sent; null: it is none. */
export const codeInAnswer = (text: string): string | null =>
  /^\s*(\d{3}) ?(\d{3})\s*$/.exec(text)?.slice(1).join('') ?? null
