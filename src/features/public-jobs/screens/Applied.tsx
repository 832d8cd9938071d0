import { useEffect, useState } from 'react'
import { wire } from '../../../shared/endpoint.ts'
import { call } from '../../../web/api.ts'
import { Link } from '../../../web/Link.tsx'
import { paths } from '../../../web/paths.ts'
import { useFormat } from '../../../web/ui/format.ts'
import type { listMine, MyApplication } from '../../applications/mine.contract.ts'
import { usePublicJobs } from '../words/index.ts'
import classes from './job.module.css'

const mineCall = wire<typeof listMine>('GET', '/api/my-applications')

/** That one has applied for this job, when, and where it stands. Nothing where the network does not answer. */
export default function Applied({ id }: { id: string }) {
  const say = usePublicJobs()
  const format = useFormat()
  const [mine, setMine] = useState<MyApplication>()
  useEffect(() => {
    const leave = new AbortController()
    call(mineCall, {}, { signal: leave.signal, anonymous: true })
      .then(({ applications }) => setMine(applications.find((a) => a.job.id === id && a.status !== 'withdrawn')))
      .catch(() => {})
    return () => leave.abort()
  }, [id])
  if (!mine) return null
  return (
    <p role="status" className={classes.applied}>
      {say('applied', { day: format.day(mine.appliedOn) })}{' '}
      <Link to={paths.seekerMyApplications({ application: mine.id })}>{say('appliedSee')}</Link>
    </p>
  )
}
