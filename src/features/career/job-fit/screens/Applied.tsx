import { useEffect, useState } from 'react'
import { call } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { MyApplication } from '../../../hiring/applications/mine.contract.ts'
import { useWords } from '../../applications/words/index.ts'
import { useFitWords } from '../words/index.ts'
import { mineCall } from './calls.ts'
import classes from './fit.module.css'

type Props = { id: string; onApplied: (has: boolean) => void }

/** That one has applied for this job, when, and where it stands, in place of the way to apply. Nothing where the network does not answer. */
export const Applied = ({ id, onApplied }: Props) => {
  const t = useFitWords()
  const mine = useWords()
  const format = useFormat()
  const [sent, setSent] = useState<MyApplication>()
  useEffect(() => {
    const leave = new AbortController()
    call(mineCall, {}, { signal: leave.signal, anonymous: true })
      .then(({ applications }) => {
        const found = applications.find((a) => a.job.id === id && a.status !== 'withdrawn')
        setSent(found)
        onApplied(found !== undefined)
      })
      .catch(() => {})
    return () => leave.abort()
  }, [id, onApplied])
  if (!sent) return null
  return (
    <section className={classes.fit} aria-labelledby="applied">
      <h2 id="applied">{t('applied')}</h2>
      <p>{mine('appliedOn', { day: format.day(sent.appliedOn) })}</p>
      <p>
        {mine('state')}: <b>{mine(`statuses.${sent.status}`)}</b>
      </p>
      <p>
        <Link to={paths.seekerMyApplications({ application: sent.id })}>{t('appliedSee')}</Link>
      </p>
    </section>
  )
}
