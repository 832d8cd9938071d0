import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { PublicJob } from '../../../job-board/jobs/contract.ts'
import { usePay } from '../../../job-board/jobs/screens/pay.tsx'
import { useWords } from '../words/index.ts'
import { oneJobCall } from './calls.ts'
import classes from './compare.module.css'

/** Jobs that can be seen beside each other. */
export const MOST_COMPARED = 3

/** The jobs that are picked, as the address says them. */
export const pickedIn = (text: string): string[] =>
  [...new Set(text.split('.').filter(Boolean))].slice(0, MOST_COMPARED)

type PickProps = { id: string; title: string; picked: readonly string[]; onPick: (picked: string[]) => void }

/** Takes a job to be compared, or puts it back. */
export const Pick = ({ id, title, picked, onPick }: PickProps) => {
  const t = useWords()
  const isPicked = picked.includes(id)
  return (
    <Button
      size="compact-sm"
      variant={isPicked ? 'light' : 'default'}
      aria-pressed={isPicked}
      aria-label={`${t('compare.pick')}: ${title}`}
      disabled={!isPicked && picked.length >= MOST_COMPARED}
      title={!isPicked && picked.length >= MOST_COMPARED ? t('compare.most') : undefined}
      onClick={() => onPick(isPicked ? picked.filter((other) => other !== id) : [...picked, id])}
    >
      {t('compare.pick')}
    </Button>
  )
}

/** What is picked so far, and the way to see it side by side. */
export const Picked = ({ picked, onPick }: Omit<PickProps, 'id' | 'title'>) => {
  const t = useWords()
  const format = useFormat()
  const [open, setOpen] = useState(false)
  if (picked.length === 0) return null
  return (
    <div className={classes.bar}>
      <Button size="compact-md" disabled={picked.length < 2} onClick={() => setOpen(true)}>
        {t('compare.open', { n: format.number(picked.length), most: format.number(MOST_COMPARED) })}
      </Button>
      <Button size="compact-md" variant="subtle" onClick={() => onPick([])}>
        {t('compare.clear')}
      </Button>
      {picked.length < 2 && <span className={classes.quiet}>{t('compare.another')}</span>}
      {open && (
        <Dialog
          size="70rem"
          title={t('compare.title')}
          closeButtonProps={{ 'aria-label': t('search.close') }}
          onClose={() => setOpen(false)}
        >
          <Side picked={picked} onPick={onPick} />
        </Dialog>
      )}
    </div>
  )
}

const Side = ({ picked, onPick }: Omit<PickProps, 'id' | 'title'>) => {
  // Always the same number of questions; an empty one is not asked.
  const [a, b, c] = [useJob(picked[0]), useJob(picked[1]), useJob(picked[2])]
  const input = [a, b, c].slice(0, picked.length)
  const t = useWords()
  if (input.some((q) => q.isPending)) return <LoadingTable rows={6} columns={picked.length} />
  const jobs = input.flatMap((q) => (q.data ? [q.data.job] : []))
  const failed = input.find((q) => q.error && q.error.status !== 410 && q.error.status !== 404)
  return (
    <>
      {failed?.error && <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />}
      {jobs.length < picked.length && !failed && <p role="status">{t('compare.gone')}</p>}
      <Beside jobs={jobs} onRemove={(id) => onPick(picked.filter((other) => other !== id))} />
    </>
  )
}
const useJob = (id: string | undefined) =>
  useApiState(oneJobCall, { id: id ?? '' }, { anonymous: true, enabled: id !== undefined })

const SPONSORSHIPS = ['yes', 'no', 'case_by_case'] as const

type BesideProps = { jobs: readonly PublicJob[]; onRemove: (id: string) => void }

const Beside = ({ jobs, onRemove }: BesideProps) => {
  const t = useWords()
  const word = usePublicJobs()
  const format = useFormat()
  const pay = usePay()
  const none = <span className={classes.quiet}>{t('compare.unsaid')}</span>
  const sponsors = (job: PublicJob) => SPONSORSHIPS.find((s) => s === job.sponsorship)
  const facts: [string, (job: PublicJob) => ReactNode][] = [
    [t('compare.pay'), (job) => (job.pay ? pay(job.pay) : none)],
    [t('compare.place'), (job) => <bdi>{format.list([job.place.name, format.countryName(job.place.country)])}</bdi>],
    [t('compare.mode'), (job) => word(`modes.${job.workMode}`)],
    [t('compare.type'), (job) => word(`types.${job.employmentType}`)],
    [t('compare.must'), (job) => <Musts job={job} none={none} />],
    [t('compare.last'), (job) => (job.closesOn ? format.day(job.closesOn) : none)],
    [t('compare.answers'), (job) => (job.reviewDays === null ? none : word('reviewed', { count: job.reviewDays }))],
    [
      t('compare.sponsorship'),
      (job) => {
        const said = sponsors(job)
        return said ? word(`sponsorships.${said}`) : none
      },
    ],
  ]
  return (
    <table className={classes.table} data-jobs={jobs.length}>
      <thead>
        <tr>
          <th scope="col" className={classes.corner}>
            {t('compare.fact')}
          </th>
          {jobs.map((job) => (
            <th key={job.id} scope="col">
              <Link to={paths.job(job.id)}>
                <bdi>{job.title}</bdi>
              </Link>
              <span className={classes.company}>{job.company.name}</span>
              <Button
                size="compact-sm"
                variant="subtle"
                aria-label={t('compare.removeOf', { job: job.title })}
                onClick={() => onRemove(job.id)}
              >
                {t('compare.remove')}
              </Button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {facts.map(([name, of]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {jobs.map((job) => (
              <td key={job.id}>{of(job)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Musts = ({ job, none }: { job: PublicJob; none: ReactNode }) =>
  job.mustHave.length === 0 ? (
    none
  ) : (
    <ul className={classes.musts}>
      {job.mustHave.map((must) => (
        <li key={must} dir="auto">
          {must}
        </li>
      ))}
    </ul>
  )
