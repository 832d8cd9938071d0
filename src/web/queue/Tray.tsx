import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLanguage, wordsOf } from '../i18n.ts'
import { useOnline } from '../online.ts'
import type { Item } from './item.ts'
import { unsentOf } from './item.ts'
import { removeFromQueue, retryQueued, sendNow, useQueuedItems } from './queue.ts'
import classes from './Tray.module.css'
import type en from './words/en.ts'

const useWords = wordsOf<typeof en>('queue')

/** With a connection, what goes at once is not worth a word, ms. */
const WORTH_SAYING = 4_000

/** What stays unsent for a while, or was refused and no screen took it. */
const useHeld = () => {
  const items = useQueuedItems()
  const online = useOnline()
  const [now, setNow] = useState(Date.now())
  const unsent = unsentOf(items)
  const newest = unsent.at(-1)?.at
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked again when the newest has become old
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), WORTH_SAYING + 100)
    return () => clearTimeout(timer)
  }, [newest])
  const waiting = unsent.filter(({ at }) => !online || now - Date.parse(at) > WORTH_SAYING)
  return { waiting, refused: items.filter(({ state }) => state === 'refused') }
}

/** What waits on this device, wherever one is in the application: how much, since when, why not, and what can be done about it. */
export default function Tray() {
  const t = useWords()
  const { waiting, refused } = useHeld()
  const [open, setOpen] = useState(false)
  const panel = useId()
  const pill = useRef<HTMLButtonElement>(null)
  const count = waiting.length + refused.length
  if (count === 0) return null
  const text = [
    ...(refused.length > 0 ? [t('refused', { count: refused.length })] : []),
    ...(waiting.length > 0 ? [t('waiting', { count: waiting.length })] : []),
  ].join(' · ')
  const close = () => {
    setOpen(false)
    pill.current?.focus()
  }
  const onKeyDown = (e: KeyboardEvent) => {
    if (e.key === 'Escape' && open) close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the button and the list above it
    <div className={classes.tray} onKeyDown={onKeyDown}>
      {open && (
        <section id={panel} className={classes.panel} aria-label={t('title')}>
          <h2 className={classes.title}>{t('title')}</h2>
          <p className={classes.help}>{t('help')}</p>
          <ul className={classes.list}>
            {[...refused, ...waiting].map((item) => (
              <Row key={item.key} item={item} />
            ))}
          </ul>
          <div className={classes.foot}>
            {waiting.length > 0 && (
              <button type="button" className={classes.action} onClick={() => void sendNow()}>
                {t('sendNow')}
              </button>
            )}
            <button type="button" className={classes.action} onClick={close}>
              {t('close')}
            </button>
          </div>
        </section>
      )}
      <button
        ref={pill}
        type="button"
        className={classes.pill}
        data-refused={refused.length > 0 || undefined}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        {text}
      </button>
      <span role="status" className={classes.hidden}>
        {text}
      </span>
    </div>
  )
}

const Row = ({ item }: { item: Item }) => {
  const t = useWords()
  const language = useLanguage()
  const { label, refusal } = item
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(item.at))
  const discard = () => {
    if (confirm(t('sure', { label }))) void removeFromQueue(item.key)
  }
  return (
    <li className={classes.row}>
      <span className={classes.what}>
        <bdi>{label}</bdi>
        <span className={classes.when}>{t('since', { when })}</span>
        {refusal && <span className={classes.why}>{refusal.message}</span>}
      </span>
      {refusal && (
        <button
          type="button"
          className={classes.action}
          aria-label={t('retryThis', { label })}
          onClick={() => void retryQueued(item)}
        >
          {t('retry')}
        </button>
      )}
      <button type="button" className={classes.action} aria-label={t('discardThis', { label })} onClick={discard}>
        {t('discard')}
      </button>
    </li>
  )
}
