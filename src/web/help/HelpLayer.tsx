import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { dropOldCopies } from '../copy.ts'
import { startOffline } from '../offline/register.ts'
import { renewToken } from '../session.ts'
import { readText, writeText } from '../stored.ts'
import { isTyping } from '../typing.ts'
import { onHelpAsked } from './ask.ts'
import { browserOf, readCircumstances, type Warning, warningsOf } from './browser.ts'
import { ConnectionTest } from './ConnectionTest.tsx'
import { type Trouble, watchConnection } from './connectivity.ts'
import { watchExpiry } from './expiry.ts'
import { Guide } from './Guide.tsx'
import classes from './help.module.css'
import { Keys } from './Keys.tsx'
import { Menu } from './Menu.tsx'
import { removeRogueOverlays } from './recovery.ts'
import { Cross } from './Sheet.tsx'
import { useHelpWords } from './words/index.ts'

const DISMISSED = 'browser_warning_dismissed'
const wasDismissed = () => readText(DISMISSED) !== null
const rememberDismissal = () => {
  writeText(DISMISSED, 'true')
}

const useConnection = () => {
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  useEffect(() => watchConnection(setTrouble), [])
  return trouble
}

/** Whether the session ends soon, and nobody has said that they have read it. */
const useEndingSoon = () => {
  const [soon, setSoon] = useState(false)
  useEffect(() => watchExpiry(setSoon), [])
  return [soon, () => setSoon(false)] as const
}

/** Less than this is a finger's tremor, px. */
const TREMOR = 8

/** Whether somebody reads on downwards: then the button is out of the way of what lies under it. */
const useReadingOn = () => {
  const [readsOn, setReadsOn] = useState(false)
  useEffect(() => {
    let last = scrollY
    const look = () => {
      const isAtFoot = scrollY + innerHeight >= document.documentElement.scrollHeight - TREMOR
      if (!isAtFoot && Math.abs(scrollY - last) < TREMOR) return
      setReadsOn(scrollY > last && !isAtFoot)
      last = scrollY
    }
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return readsOn
}

/** "System status" at the foot of a page leads to what a program reads; a person is shown what it means. */
const useStatusLinks = (show: () => void) =>
  useEffect(() => {
    const onClick = (e: MouseEvent) => {
      const link = e.target instanceof Element ? e.target.closest('a[href="/health"]') : null
      if (!link || e.ctrlKey || e.metaKey || e.shiftKey || e.altKey) return
      e.preventDefault()
      show()
    }
    addEventListener('click', onClick)
    return () => removeEventListener('click', onClick)
  }, [show])

/** A question mark shows the keys. */
const useKeysKey = (show: () => void) =>
  useEffect(() => {
    const onKey = (e: KeyboardEvent) => {
      if (e.key !== '?' || isTyping(e.target) || e.ctrlKey || e.metaKey || e.altKey) return
      e.preventDefault()
      show()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [show])

/** A copy says itself that there is no connection, and of when it is (offline/page.ts): nothing is to cover that. */
const isCopy = () => document.getElementById('kept-note') !== null

/** What the browser lacks, as found at the start; only the network may come back. */
const useWarnings = () => {
  const [warnings, setWarnings] = useState<Warning[]>(() =>
    wasDismissed() ? [] : warningsOf(readCircumstances()).filter((w) => w !== 'offline' || !isCopy()),
  )
  useEffect(() => {
    const onOnline = () => setWarnings((before) => before.filter((w) => w !== 'offline'))
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
  const dismiss = () => {
    rememberDismissal()
    setWarnings([])
  }
  return { warnings, dismiss }
}

/** Everything that helps when something does not work. Needs nothing of the rest of the product but its words. */
const HelpLayer = () => {
  const t = useHelpWords()
  const trouble = useConnection()
  const { warnings, dismiss } = useWarnings()
  const [endsSoon, dismissEnding] = useEndingSoon()
  const [panel, setPanel] = useState<'menu' | 'guide' | 'test' | 'keys' | null>(null)
  /** The trouble somebody has read; the same one is not shown to them again. */
  const [read, setRead] = useState<string | null>(null)
  const readsOn = useReadingOn()
  const showTest = useCallback(() => setPanel('test'), [])
  useStatusLinks(showTest)
  useEffect(() => onHelpAsked(setPanel), [])
  const showKeys = useCallback(() => setPanel('keys'), [])
  useKeysKey(showKeys)
  useEffect(removeRogueOverlays, [])
  useEffect(() => {
    dropOldCopies()
    void startOffline()
  }, [])

  const troubleKey = JSON.stringify(trouble)
  if (trouble === null && read !== null) setRead(null)
  const isSaid = trouble === 'offline' && isCopy()
  const connection = trouble !== null && read !== troubleKey && !isSaid ? trouble : null
  // One thing at a time, so that the page beneath stays in sight: the connection first, then what cannot wait.
  const ending = connection === null && endsSoon
  const shown = connection === null && !ending ? warnings : []
  const close = () => setPanel(null)

  return (
    <aside className={classes.layer} aria-label={t('help')}>
      <div className={classes.banners}>
        {connection !== null && (
          <Banner tone="wrong" onDismiss={() => setRead(troubleKey)} action={t('connection.test')} onAction={showTest}>
            {typeof connection === 'string'
              ? t(`connection.${connection}`)
              : t('connection.server', { status: connection.status })}
          </Banner>
        )}
        {ending && (
          <Banner
            tone="careful"
            onDismiss={dismissEnding}
            action={t('session.stay')}
            // Refused, or not to be asked: the session ends when its time is over.
            onAction={() => void renewToken().catch(() => null)}
          >
            {t('session.soon')}
          </Banner>
        )}
        {shown.length > 0 && (
          <Banner
            tone="careful"
            onDismiss={dismiss}
            action={t('compatibility.getHelp')}
            onAction={() => setPanel('guide')}
          >
            {shown.map((warning) => (
              <span key={warning} className={classes.line}>
                {t(`compatibility.${warning}`, { version: browserOf(navigator.userAgent).version })}
              </span>
            ))}
          </Banner>
        )}
      </div>
      <button
        type="button"
        className={classes.float}
        data-aside={readsOn || undefined}
        aria-haspopup="dialog"
        onClick={() => setPanel('menu')}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M7.2 7.4a2.8 2.8 0 1 1 4.3 2.4c-.9.6-1.5 1.1-1.5 2.2M10 14.8v.1"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
          />
        </svg>
        <span className={classes.floatWord}>{t('help')}</span>
      </button>
      {panel === 'menu' && (
        <Menu onGuide={() => setPanel('guide')} onKeys={() => setPanel('keys')} onTest={showTest} onClose={close} />
      )}
      {panel === 'keys' && <Keys onClose={close} />}
      {panel === 'guide' && <Guide onClose={close} />}
      {panel === 'test' && <ConnectionTest onClose={close} />}
    </aside>
  )
}
export default HelpLayer

type BannerProps = {
  tone: 'wrong' | 'careful'
  children: ReactNode
  action: string
  onAction: () => void
  onDismiss: () => void
}
const Banner = ({ tone, children, action, onAction, onDismiss }: BannerProps) => {
  const t = useHelpWords()
  return (
    <div className={`${classes.banner} ${classes[tone]}`}>
      <p className={classes.said} role={tone === 'wrong' ? 'alert' : 'status'}>
        {children}
      </p>
      <button type="button" className={classes.button} onClick={onAction}>
        {action}
      </button>
      <button type="button" className={classes.close} aria-label={t('dismiss')} onClick={onDismiss}>
        <Cross />
      </button>
    </div>
  )
}
