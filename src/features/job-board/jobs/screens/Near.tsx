import { useEffect, useState } from 'react'
import type { JobCard } from '../contract.ts'
import type { Query } from '../query.rules.ts'
import { usePublicJobs } from '../words/index.ts'
import { Card } from './Card.tsx'
import classes from './jobs.module.css'

/** What somebody who is signed in is shown instead: without what they hide. */
export type NearFinder = (asked: Query, signal: AbortSignal) => Promise<JobCard[]>

/** Asked without what `call` brings: the page that the server wrote is to stay light, and nobody signs in for this. */
const forEverybody: NearFinder = async (asked, signal) => {
  const answer = await fetch(`/api/jobs/near?${new URLSearchParams(asked as Record<string, string>)}`, { signal })
  return answer.ok ? (await answer.json()).data.jobs : []
}

type Props = { query: Query; find?: NearFinder | undefined }

/** Jobs near in meaning to words that found few. Nothing where there are none, or where the network does not answer. */
export default function Near({ query, find = forEverybody }: Props) {
  const say = usePublicJobs()
  const [jobs, setJobs] = useState<JobCard[]>([])
  const { sort: _sort, page: _page, ...asked } = query
  const search = JSON.stringify(asked)
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
      <h3 id="near-in-meaning">{say('nearHeading')}</h3>
      <p>{say('nearText')}</p>
      <ul className={classes.cards}>
        {jobs.map((job) => (
          <Card key={job.id} job={job} />
        ))}
      </ul>
    </section>
  )
}
