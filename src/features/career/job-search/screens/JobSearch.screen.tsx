import { Button, Checkbox } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled, IconEyeOff } from '@tabler/icons-react'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useAddress } from '../../../../web/address.ts'
import { call, useApiState, useCommand } from '../../../../web/api.ts'
import { useLastCopy } from '../../../../web/copy.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { useOnline } from '../../../../web/online.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { JobCard } from '../../../job-board/jobs/contract.ts'
import { NAMES, type Query, queryIn } from '../../../job-board/jobs/query.rules.ts'
import { ListAt } from '../../../job-board/jobs/screens/at.ts'
import { JobList } from '../../../job-board/jobs/screens/JobList.tsx'
import type { FindNearJobs } from '../../../job-board/jobs/screens/Near.tsx'
import { PAGE_SIZE } from '../../../job-board/jobs/search.rules.ts'
import { useFits } from '../../job-fit/screens/CardFit.tsx'
import { toSavedJobQuery } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { Pick, Picked, pickedIn } from './Compare.tsx'
import { lookCall, markCall, markEmployerCall, marksCall, nearCall, ownJobsCall } from './calls.ts'
import { SavedJobSearches } from './Kept.tsx'
import { QuickApply } from './QuickApply.tsx'
import classes from './search.module.css'

const AT = { ...Object.fromEntries(NAMES.map((name) => [name, ''])), only: '', keep: '', compare: '' } as Record<
  string,
  string
>

/** The list of jobs for whoever has an account: with what they set aside, hid and keep looking for. */
export default function JobSearch() {
  const t = useWords()
  useTitle(t('search.title'))
  const [at, go] = useAddress(AT)
  const input = queryIn(at)
  const [showHidden, setShowHidden] = useState(false)
  const onlySaved = at.only === 'saved'
  const beside = showHidden ? 'all' : ''
  const marked = onlySaved ? 'saved' : beside
  const jobs = useApiState(ownJobsCall, { ...input, marked } as never)
  const marks = useApiState(marksCall, {})
  const online = useOnline()
  const said = JSON.stringify(at)
  const fresh = jobs.isPlaceholderData ? undefined : jobs.data
  const shown = useMemo(() => fresh && { at: JSON.parse(said) as typeof AT, found: fresh }, [fresh, said])
  const copy = useLastCopy('job-search', shown)
  // The last list there was, whatever is asked for now: nothing else can be had.
  const stored = !fresh && (!online || jobs.error?.status === 0) ? copy : null
  const found = stored?.value.found ?? jobs.data
  const query = stored ? queryIn(stored.value.at) : input
  // What is looked at now, where all of it is shown.
  const looking =
    stored || onlySaved || showHidden || !fresh
      ? null
      : JSON.stringify([toSavedJobQuery(input), Number(input.page) || 1])
  const look = useCommand(lookCall)
  const { mutate: note } = look
  useEffect(() => {
    if (!looking) return
    const [search, page] = JSON.parse(looking)
    note({ query: search, page })
  }, [looking, note])
  const fitOf = useFits(stored ? undefined : jobs.data?.jobs)
  const format = useFormat()
  const saved = new Set(marks.data?.saved)
  const hidden = new Set(marks.data?.hidden)
  const comparing = {
    picked: pickedIn(at.compare ?? ''),
    onPick: (ids: string[]) => void go({ compare: ids.join('.') }, { replace: true }),
  }
  if (!found)
    return (
      <div>
        {jobs.isPending && <LoadingTable rows={8} columns={2} />}
        {jobs.error && <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} retrying={jobs.isFetching} />}
      </div>
    )
  const total = found.totalCount
  // Looked at again, with nothing new in it, after they had seen every page.
  const last = look.data && JSON.stringify([look.variables.query, look.variables.page]) === looking ? look.data : null
  const allSeen =
    last?.before && last.fresh === 0 && total > 0 && !found.totalIsAtLeast && last.pages * PAGE_SIZE >= total
      ? t('search.allSeen', { count: total, n: format.number(total), day: format.day(last.before) })
      : null
  const noticeOf = () => {
    if (stored) return t('search.lastList', { when: format.moment(stored.keptAt) })
    return onlySaved && found.jobs.length === 0 ? t('search.noSaved') : allSeen
  }
  const notice = noticeOf()
  return (
    <ListAt
      value={(next) => paths.seekerJobSearch({ ...next, only: at.only, ...(at.compare && { compare: at.compare }) })}
    >
      <JobList
        query={query}
        found={found}
        near={near}
        onSearch={(typed: Query) => void go({ ...AT, ...typed, page: '', compare: at.compare ?? '' })}
        {...(notice ? { notice } : {})}
        tools={
          <SavedJobSearches
            query={query}
            asked={at.keep === '1'}
            onAsked={() => void go({ keep: '' }, { replace: true })}
          >
            <Checkbox
              label={t('search.onlySaved')}
              checked={onlySaved}
              onChange={(e) => void go({ only: e.currentTarget.checked ? 'saved' : '' }, { replace: true })}
            />
            {total === 0 && query.search && (
              <Link to={paths.seekerJobs({ said: query.search })}>{t('search.byMeaning')}</Link>
            )}
            <Picked {...comparing} />
            <HiddenCompanies companies={marks.data?.companies ?? []} />
            {(found.hidden > 0 || showHidden) && !onlySaved && (
              <Checkbox
                label={t('search.showHidden')}
                checked={showHidden}
                onChange={(e) => setShowHidden(e.currentTarget.checked)}
              />
            )}
          </SavedJobSearches>
        }
        beside={(job) => (
          <>
            {fitOf(job.id)}
            <Marks job={job} saved={isIn(saved, job)} hidden={isIn(hidden, job)}>
              <QuickApply job={job} />
              <Pick id={job.id} title={job.title} {...comparing} />
            </Marks>
          </>
        )}
      />
    </ListAt>
  )
}

const near: FindNearJobs = async (input, signal) => (await call(nearCall, input as never, { signal })).jobs

/** What is said of one of the adverts that a card stands for is said of the card. */
const isIn = (marked: ReadonlySet<string>, job: JobCard) => [job.id, ...job.same].some((id) => marked.has(id))

type Hidden = { companies: readonly { slug: string; name: string; job: string | null }[] }

/** Companies none of whose jobs are shown, each with the way back. */
const HiddenCompanies = ({ companies }: Hidden) => {
  const t = useWords()
  const show = useCommand(markEmployerCall, { refreshes: [marksCall, ownJobsCall] })
  const known = companies.flatMap(({ slug, name, job }) => (job === null ? [] : [{ slug, name, job }]))
  if (known.length === 0) return null
  return (
    <details>
      <summary>{`${t('search.hiddenCompanies')} (${known.length})`}</summary>
      <div className={classes.marks}>
        {known.map(({ slug, name, job }) => (
          <Button key={slug} size="compact-sm" variant="default" onClick={() => show.mutate({ job, hidden: false })}>
            {t('search.showCompany', { company: name })}
          </Button>
        ))}
      </div>
    </details>
  )
}

type MarksProps = { job: JobCard; saved: boolean; hidden: boolean; children: ReactNode }

const Marks = ({ job, saved, hidden, children }: MarksProps) => {
  const t = useWords()
  const mark = useCommand(markCall, { refreshes: [marksCall, ownJobsCall] })
  const employer = useCommand(markEmployerCall, { refreshes: [marksCall, ownJobsCall] })
  const set = (kind: 'saved' | 'hidden' | 'none') =>
    mark.mutate({ job: job.id, kind }, { onError: (error) => notify.failure(error.message) })
  return (
    <div className={classes.marks}>
      {children}
      <Button
        size="compact-sm"
        variant={saved ? 'light' : 'default'}
        aria-pressed={saved}
        aria-label={`${t(saved ? 'search.saved_job' : 'search.save_job')}: ${job.title}`}
        leftSection={saved ? <IconBookmarkFilled size={14} /> : <IconBookmark size={14} />}
        onClick={() => set(saved ? 'none' : 'saved')}
      >
        {t(saved ? 'search.saved_job' : 'search.save_job')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-pressed={hidden}
        aria-label={`${t(hidden ? 'search.show' : 'search.hide')}: ${job.title}`}
        leftSection={<IconEyeOff size={14} />}
        onClick={() => set(hidden ? 'none' : 'hidden')}
      >
        {t(hidden ? 'search.show' : 'search.hide')}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        aria-label={t('search.hideCompany', { company: job.company.name })}
        onClick={() =>
          employer.mutate({ job: job.id, hidden: true }, { onError: (error) => notify.failure(error.message) })
        }
      >
        {t('search.hideCompanyShort')}
      </Button>
    </div>
  )
}
