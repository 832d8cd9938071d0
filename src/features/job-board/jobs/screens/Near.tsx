import { useEffect, useState } from 'react'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { JobCard } from '../contract.ts'
import type { Query } from '../query.rules.ts'
import { Card } from './Card.tsx'
import classes from './jobs.module.css'

/** What somebody who is signed in is shown instead: without what they hide. */
export type FindNearJobs = (input: Query, signal: AbortSignal) => Promise<JobCard[]>

/** Asked without what `call` brings: the page that the server wrote is to stay light, and nobody signs in for this. */
const forEverybody: FindNearJobs = async (input, signal) => {
  const answer = await fetch(`/api/jobs/near?${new URLSearchParams(input as Record<string, string>)}`, { signal })
  return answer.ok ? (await answer.json()).data.jobs : []
}

type Props = { query: Query; find?: FindNearJobs | undefined }

/** Jobs near in meaning to words that found few. Nothing where there are none, or where the network does not answer. */
export default function NearJobs({ query, find = forEverybody }: Props) {
  const t = usePublicJobs()
  const [jobs, setJobs] = useState<JobCard[]>([])
  const { sort: _sort, page: _page, ...input } = query
  const search = JSON.stringify(input)
  useEffect(() => {
    const leave = new AbortController()
    find(JSON.parse(search), leave.signal)
      .then(setJobs)
      .catch(() => setJobs([]))
    return () => leave.abort()
  }, [search, find])
  if (jobs.length === 0) return null
  return (
    <section aria-labelledby="near-in-meaning" className={classes.nearby}>
      <h3 id="near-in-meaning">{t('nearHeading')}</h3>
      <p>{t('nearText')}</p>
      <ul className={classes.cards}>
        {jobs.map((job) => (
          <Card key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}
