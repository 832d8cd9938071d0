import { useEffect, useState } from 'react'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import classes from './jobs.module.css'

/** To pass a job on and to report it, without opening it first. Copying needs a script, and is offered once one runs. */
export const CardLinks = ({ id, title }: { id: string; title: string }) => {
  const t = usePublicJobs()
  const [runs, setRuns] = useState(false)
  const [copied, setCopied] = useState(false)
  useEffect(() => setRuns(true), [])
  const copy = () => navigator.clipboard.writeText(location.origin + paths.job(id)).then(() => setCopied(true))
  const named = (what: string) => `${what}: ${title}`
  return (
    <p className={classes.links}>
      {runs && (
        <button type="button" aria-label={named(t('copy'))} onClick={() => void copy().catch(() => {})}>
          {t('copy')}
        </button>
      )}
      <span role="status">{copied && t('copied')}</span>
      <Link to={`${paths.job(id)}#report`} rel="nofollow" aria-label={named(t('report'))}>
        {t('report')}
      </Link>
    </p>
  )
}
