import { useState } from 'react'
import { mailTo } from './actions.ts'
import { browserInfo, browserOf, OLDEST } from './browser.ts'
import classes from './help.module.css'
import { Sheet } from './Sheet.tsx'
import { useHelpWords } from './words/index.ts'

const QUICK = ['quick1', 'quick2', 'quick3', 'quick4', 'quick5'] as const
const SECTIONS = [
  ['Chrome', 'chrome'],
  ['Firefox', 'firefox'],
  ['Safari', 'safari'],
  ['Edge', 'edge'],
] as const

/** What people can do themselves, and what they can tell us when it did not help. */
export const Guide = ({ onClose }: { onClose: () => void }) => {
  const t = useHelpWords()
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null)
  const info = browserInfo()
  const mine = browserOf(navigator.userAgent).name
  const copy = () =>
    navigator.clipboard.writeText(info).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    )
  return (
    <Sheet title={t('guide.title')} onClose={onClose}>
      <h3>{t('guide.quick')}</h3>
      <ol className={classes.steps}>
        {QUICK.map((key) => (
          <li key={key}>{t(`guide.${key}`)}</li>
        ))}
      </ol>
      <h3>{t('guide.browsers')}</h3>
      {SECTIONS.map(([name, key]) => (
        <details key={name} className={classes.section} open={name === mine}>
          <summary>{name}</summary>
          <p>{t(`guide.${key}`)}</p>
        </details>
      ))}
      <h3>{t('guide.requirements')}</h3>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('guide.browser')}</th>
            <th scope="col">{t('guide.oldest')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(OLDEST).map(([name, version]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{t('guide.atLeast', { version })}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Internet Explorer</th>
            <td>{t('guide.notSupported')}</td>
          </tr>
        </tbody>
      </table>
      <p className={classes.quiet}>{t('guide.needs')}</p>
      <div className={classes.actions}>
        <button type="button" className={classes.button} onClick={() => void copy()}>
          {t('guide.copy')}
        </button>
        <a className={classes.button} href={mailTo(t('guide.subject'), `\n\n${info}`)}>
          {t('guide.email')}
        </a>
        <span role="status" className={classes.quiet}>
          {copied === 'yes' && t('guide.copied')}
          {copied === 'no' && t('guide.copyFailed')}
        </span>
      </div>
      <details className={classes.section} open={copied === 'no'}>
        <summary>{t('guide.about')}</summary>
        <pre className={classes.pre} dir="ltr">
          {info}
        </pre>
      </details>
    </Sheet>
  )
}
