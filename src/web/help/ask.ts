type HelpPart = 'menu' | 'keys'

const ASKED = 'fourshore:help'
let waiting: HelpPart | null = null

/** Opens a part of the help, from anywhere; when the help is not here yet, as soon as it is. */
export const askForHelp = (part: HelpPart) => {
  waiting = part
  dispatchEvent(new Event(ASKED))
}

/** Hears what is asked for, and what was asked for before anybody could hear it. */
export const onHelpAsked = (show: (part: HelpPart) => void): (() => void) => {
  const hear = () => {
    if (waiting) show(waiting)
    waiting = null
  }
  hear()
  addEventListener(ASKED, hear)
  return () => removeEventListener(ASKED, hear)
}
