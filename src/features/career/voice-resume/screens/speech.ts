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
  available?: (asked: { langs: string[]; processLocally: boolean }) => Promise<string>
}

const classOf = (): RecogniserClass | undefined => {
  const has = globalThis as { SpeechRecognition?: RecogniserClass; webkitSpeechRecognition?: RecogniserClass }
  return has.SpeechRecognition ?? has.webkitSpeechRecognition
}

/** Who turns speech into text here: this device, a service of the browser’s maker, or nobody. */
export type Where = 'device' | 'service' | 'none'

export const whereSpeechGoes = async (language: string): Promise<Where> => {
  const Recognition = classOf()
  if (!Recognition) return 'none'
  // Browsers that can do it on the device say so; all others may send the sound away.
  const said = await Recognition.available?.({ langs: [language], processLocally: true }).catch(() => 'unavailable')
  return said === 'available' ? 'device' : 'service'
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
