import { isRecord } from '../../shared/record.ts'
import { createTranslator, loadWords } from '../i18n.ts'
import { isListOf, readStored, writeStored } from '../stored.ts'
import classes from './help.module.css'
import { type Failure, nextRefresh, refreshTo, withFailure } from './recovery.rules.ts'
import en from './words/en.ts'

const KEY = 'chunk_recovery_history'
const ROGUE_AFTER_MS = 100

const isFailure = (value: unknown): value is Failure =>
  isRecord(value) && typeof value.timestamp === 'number' && typeof value.attempt === 'number'

const reload = () => {
  const elsewhere = refreshTo(location.pathname)
  if (elsewhere) location.replace(elsewhere)
  else location.reload()
}

/** Nothing here may depend on a part that could be the missing one: plain elements, and English where the words are not there. */
const english = (key: keyof typeof en.recovery, values: Record<string, number> = {}) =>
  en.recovery[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
type Speak = typeof english
const words = (): Promise<Speak> =>
  loadWords(['help']).then(
    () => (key, values) => createTranslator<typeof en>('help')(`recovery.${key}`, values),
    () => english,
  )

let current: HTMLDialogElement | null = null

const overlay = (title: string, text: string, ...actions: HTMLElement[]) => {
  const dialog = document.createElement('dialog')
  dialog.className = classes.overlay ?? ''
  dialog.dataset.recovery = ''
  dialog.setAttribute('role', 'alertdialog')
  dialog.setAttribute('aria-labelledby', 'recovery-title')
  dialog.setAttribute('aria-describedby', 'recovery-text')
  dialog.addEventListener('cancel', (e) => e.preventDefault())
  const heading = document.createElement('h1')
  heading.id = 'recovery-title'
  heading.textContent = title
  heading.tabIndex = -1
  const paragraph = document.createElement('p')
  paragraph.id = 'recovery-text'
  paragraph.textContent = text
  const buttons = document.createElement('div')
  buttons.className = classes.actions ?? ''
  buttons.append(...actions)
  dialog.append(heading, paragraph, ...(actions.length > 0 ? [buttons] : []))
  current?.remove()
  current = dialog
  document.body.append(dialog)
  dialog.showModal()
  if (actions.length === 0) heading.focus()
}

const button = (text: string, isFirst: boolean, press: () => void) => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = `${classes.button} ${isFirst ? classes.primary : ''}`
  made.textContent = text
  made.addEventListener('click', press)
  return made
}

/**
 * A part of the page could not be loaded. The page is refreshed, up to three times within five minutes, each time after a longer
 * wait; then the person is asked. Without a network nothing is refreshed: the page that is there is better than none.
 */
export const recoverFromLoadError = async (error: unknown, source: string): Promise<void> => {
  if (current || !navigator.onLine) return
  const now = Date.now()
  const history = readStored(KEY, isListOf(isFailure)) ?? []
  const next = nextRefresh(history, now)
  const failure: Failure = {
    timestamp: now,
    source,
    userAgent: navigator.userAgent,
    url: location.href,
    error: error instanceof Error ? error.message : String(error),
    ...next,
  }
  // Where nothing can be remembered, refreshing without counting would never end.
  const isCounted = writeStored(KEY, withFailure(history, failure))
  const t = await words()
  if (current) return
  if (next.delay !== null && isCounted) {
    overlay(t('refreshing', { attempt: next.attempt }), t('why'))
    setTimeout(reload, next.delay)
    return
  }
  overlay(
    t('title'),
    t('text'),
    button(t('again'), true, reload),
    button(t('home'), false, () => location.assign('/')),
  )
}

/** An overlay that came back with a page out of the browser's memory, or that nobody is waiting behind, would cover everything for ever. */
export const removeRogueOverlays = (): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const soon = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const found of document.querySelectorAll('dialog[data-recovery]')) if (found !== current) found.remove()
    }, ROGUE_AFTER_MS)
  }
  const onShow = (e: PageTransitionEvent) => {
    if (!e.persisted) return
    current = null
    soon()
  }
  soon()
  addEventListener('pageshow', onShow)
  return () => {
    clearTimeout(timer)
    removeEventListener('pageshow', onShow)
  }
}
