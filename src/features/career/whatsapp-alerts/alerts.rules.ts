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
  'optout',
  'revoke',
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
  '请停止',
  '退订',
  '取消',
]
/** What is said beside such a word and changes nothing of it. */
const BESIDE_STOP = [
  ...['please', 'pls', 'plz', 'now', 'all', 'it', 'this', 'the', 'my', 'these', 'message', 'messages', 'alerts'],
  ...['texts', 'sms', 'whatsapp', 'sending', 'thanks', 'thank', 'you'],
  ...[
    'svp',
    'merci',
    'tout',
    'tous',
    'les',
    'maintenant',
    'من',
    'فضلك',
    'لو',
    'سمحت',
    'شكرا',
    'कृपया',
    'धन्यवाद',
    'தயவுசெய்து',
    'நன்றி',
  ],
]
const START_WORDS = ['start', 'unstop', 'debut', 'reprendre', 'ابدأ', 'ابدا', 'शुरू', 'தொடங்கு', '开始', '恢复']

/** The words of an answer without marks, accents, case and width: `Ａrrêt!` is `arret`. Marks that belong to a letter of another script stay. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f\p{Cf}]/gu, '')
    .normalize('NFC')
    .replace(/[\p{P}\p{S}]+/gu, '')
    .split(/\s+/)
    .filter(Boolean)

const known = (words: readonly string[]): ReadonlySet<string> => new Set(words.flatMap(wordsOf))
const STOPS = known(STOP_WORDS)
const STARTS = known(START_WORDS)
const BESIDE = known(BESIDE_STOP)

/**
 * What somebody asks by an answer: that the messages stop or go on; null: anything else, which nobody reads. One of the words alone, with its
 * letters apart or together, or with what is polite beside it: that they stop is heard sooner than that they begin.
 */
export const askedByAnswer = (text: string): 'stop' | 'start' | null => {
  const words = wordsOf(text)
  const whole = words.join('')
  const isStop = words.some((word) => STOPS.has(word)) && words.every((word) => STOPS.has(word) || BESIDE.has(word))
  if (isStop || STOPS.has(whole)) return 'stop'
  return STARTS.has(whole) ? 'start' : null
}

/** The code of six digits that an answer consists of, as it was sent; null: it is none. */
export const codeInAnswer = (text: string): string | null =>
  /^\s*(\d{3}) ?(\d{3})\s*$/.exec(text)?.slice(1).join('') ?? null
