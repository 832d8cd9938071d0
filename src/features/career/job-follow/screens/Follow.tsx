import { useEffect, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { call } from '../../../../web/api.ts'
import classes from '../../job-fit/screens/fit.module.css'
import { useFitWords } from '../../job-fit/words/index.ts'
import type * as contract from '../contract.ts'

const readCall = wire<typeof contract.readFollow>('GET', '/api/seeker/follows/:job')
const followCall = wire<typeof contract.followJob>('PUT', '/api/seeker/follows/:job')

/** Being written to once when a job that takes no applications opens again or closes; the same press ends it. */
export const Follow = ({ id }: { id: string }) => {
  const t = useFitWords()
  const [following, setFollowing] = useState<boolean>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    const leave = new AbortController()
    call(readCall, { job: id }, { signal: leave.signal, anonymous: true })
      .then((told) => setFollowing(told.following))
      .catch(() => {})
    return () => leave.abort()
  }, [id])
  if (following === undefined) return null
  const turn = async () => {
    try {
      setFollowing((await call(followCall, { job: id, following: !following }, { anonymous: true })).following)
      setFailure('')
    } catch (error) {
      setFailure((error as Error).message)
    }
  }
  return (
    <div className={classes.save}>
      <button type="button" aria-pressed={following} onClick={() => void turn()}>
        {t(following ? 'following' : 'follow')}
      </button>
      <p className={classes.quiet}>{t('followText')}</p>
      {failure && <p role="alert">{failure}</p>}
    </div>
  )
}
