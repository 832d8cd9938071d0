import { useEffect, useState } from 'react'
import { clearAndReload, mailTo } from '../help/actions.ts'
import { browserInfo } from '../help/browser.ts'
import { useHelpWords } from '../help/words/index.ts'
import classes from './ErrorPage.module.css'

/** The page of last resort: plain elements, so that what broke the page cannot break this one. */
export const ErrorPage = ({ error }: { error: unknown }) => {
  const t = useHelpWords()
  const [details, setDetails] = useState(false)
  const [isLost] = useState(!navigator.onLine)
  useEffect(() => {
    if (!isLost) return
    // What could not be fetched can be now; what was typed is a draft.
    const again = () => location.reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isLost])
  if (isLost)
    return (
      <div className={classes.page} role="alert">
        <h1 className={classes.title}>{t('lost.title')}</h1>
        <p>{t('lost.text')}</p>
        <div className={classes.actions}>
          <button type="button" className={`${classes.button} ${classes.first}`} onClick={() => location.reload()}>
            {t('lost.again')}
          </button>
        </div>
      </div>
    )
  const said = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return (
    <div className={classes.page} role="alert">
      <h1 className={classes.title}>{t('failure.title')}</h1>
      <p>{t('failure.intro')}</p>
      <div className={classes.actions}>
        <button type="button" className={`${classes.button} ${classes.first}`} onClick={() => location.reload()}>
          {t('failure.refresh')}
        </button>
        <button type="button" className={classes.button} onClick={() => void clearAndReload()}>
          {t('failure.clear')}
        </button>
        <a className={classes.button} href="/">
          {t('failure.home')}
        </a>
      </div>
      <h2 className={classes.heading}>{t('failure.incognitoTitle')}</h2>
      <p>{t('failure.incognito')}</p>
      <div className={classes.actions}>
        <a className={classes.button} href={mailTo(t('failure.mailSubject'), `${said}\n\n${browserInfo()}`)}>
          {t('failure.support')}
        </a>
        <button
          type="button"
          className={classes.button}
          onClick={() => setDetails(!details)}
          aria-expanded={details}
          aria-controls="failure-details"
        >
          {t(details ? 'failure.hideDetails' : 'failure.showDetails')}
        </button>
      </div>
      <pre id="failure-details" className={classes.details} dir="ltr" hidden={!details}>
        {error instanceof Error && error.stack ? `${said}\n\n${error.stack}` : said}
      </pre>
    </div>
  )
}
