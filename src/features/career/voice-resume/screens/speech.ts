/** What browsers have of the Web Speech API (https://webaudio.github.io/web-speech-api/), as far as it is used here. */
type Heard = { isFinal: boolean; 0: { transcript: string } }
type Recogniser = {
  lang: string
  continuous: boolean
  interimResults: boolean
  processLocally?: boolean
  start: () => void
  stop: () => void
  abort: () => void
  onresult: ((event: { resultIndex: number; results: ArrayLike<Heard> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
}
type RecogniserClass = {
  new (): Recogniser
  available?: (input: { langs: string[]; processLocally: boolean }) => Promise<string>
}

const classOf = (): RecogniserClass | undefined => {
  const has = globalThis as { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass }
  return has.SpeechRecognition ?? has.webkitSpeechRecognition
}

/** Who turns speech into text here: this device, a service of the browser’s maker, or nobody. */
export type Where = 'device' | 'service' | 'none'

/** What has to be taken for granted before anybody looked closer: a browser that hears may send the sound to its maker. */
export const usualWhere = (): Where => (classOf() ? 'service' : 'none')

/** Whether this browser says itself what its device can do. */
export const canSayWhere = (): boolean => classOf()?.available !== undefined

/** Asks the browser whether the device does it alone. Asked when its person wants to know: an experiment of some browsers, and not of all a sound one. */
export const whereSpeechGoes = async (language: string): Promise<Where> => {
  const said = await classOf()
    ?.available?.({ langs: [language], processLocally: true })
    .catch(() => 'unavailable')
  return said === 'available' ? 'device' : usualWhere()
}

export const PROBLEMS = ['denied', 'silence', 'network', 'microphone', 'language', 'other'] as const
export type Problem = (typeof PROBLEMS)[number]
const PROBLEM_OF: Readonly<Record<string, Problem>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'no-speech': 'silence',
  network: 'network',
  'audio-capture': 'microphone',
  'language-not-supported': 'language',
}

type Listening = {
  language: string
  where: Where
  onHeard: (text: string) => void
  onEnd: (problem: Problem | null) => void
}

/** Listens until it is stopped or falls silent; each finished phrase is given once. Ends itself with what went wrong, if anything did. */
export const listen = ({ language, where, onHeard, onEnd }: Listening): { stop: () => void } => {
  const Recognition = classOf()
  if (!Recognition) {
    onEnd('other')
    return { stop: () => {} }
  }
  const recogniser = new Recognition()
  let problem: Problem | null = null
  recogniser.lang = language
  recogniser.continuous = true
  recogniser.interimResults = false
  if (where === 'device') recogniser.processLocally = true
  recogniser.onresult = ({ resultIndex, results }) => {
    for (let at = resultIndex; at < results.length; at++) {
      const heard = results[at]
      if (heard?.isFinal) onHeard(heard[0].transcript.trim())
    }
  }
  recogniser.onerror = ({ error }) => {
    if (error !== 'aborted') problem = PROBLEM_OF[error] ?? 'other'
  }
  recogniser.onend = () => onEnd(problem)
  recogniser.start()
  return { stop: () => recogniser.stop() }
}
