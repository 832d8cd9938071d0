import { Autocomplete, Button, Group, Select, Skeleton, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import { EmptyState, ErrorState, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { searchJobs } from '../../../job-board/jobs/contract.ts'
import type { Cv } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Against, AnalysisReport } from './Analysis.tsx'
import { againstCall, analysisCall, cvsCall, sampleCall } from './calls.ts'
import { useReport } from './report.ts'
import classes from './seekers.module.css'
import { Versions } from './Versions.tsx'

const searchCall = wire<typeof searchJobs>('GET', '/api/jobs')
const DEFAULTS = { cv: '', job: '' }

/** A CV as a machine and a reader see it: lists of what to put right, never one figure. */
export default function ResumeAnalyzer() {
  const t = useWords()
  const [at, go] = useAddress(DEFAULTS)
  const [sample, setSample] = useState(false)
  const cvs = useApiState(cvsCall, {})
  const read = cvs.data?.cvs.filter((cv) => cv.status === 'read') ?? []
  const chosen = read.find((cv) => cv.id === at.cv) ?? read[0]
  const body = () => {
    if (!chosen)
      return (
        <div className={classes.stack}>
          <EmptyState
            title={t('analyser.emptyTitle')}
            action={
              <Group justify="center">
                <Button component={Link} to={paths.seekerProfile()}>
                  {t('analyser.toProfile')}
                </Button>
                <Button variant="default" aria-expanded={sample} onClick={() => setSample(!sample)}>
                  {t('analyser.sample')}
                </Button>
              </Group>
            }
          >
            {t('analyser.empty')}
          </EmptyState>
          {sample && <Sample />}
        </div>
      )
    return (
      <div className={classes.stack}>
        <section className={classes.card} aria-label={t('analyser.cv')}>
          <div className={classes.two}>
            <Select
              label={t('analyser.cv')}
              data={read.map((cv) => ({ value: cv.id, label: cv.name }))}
              value={chosen.id}
              allowDeselect={false}
              onChange={(cv) => go({ cv: cv ?? '' })}
            />
            <JobPicker onChoose={(job) => go({ job })} />
          </div>
        </section>
        <Pasted key={chosen.id} id={chosen.id} />
        <Result id={chosen.id} jobId={at.job} others={read.filter((cv) => cv.id !== chosen.id)} />
      </div>
    )
  }
  return (
    <Page title={t('analyser.title')} subtitle={t('analyser.subtitle')}>
      <WhenLoaded answer={cvs} waiting={<Skeleton height={240} />}>
        {body}
      </WhenLoaded>
    </Page>
  )
}

const JobPicker = ({ onChoose }: { onChoose: (id: string) => void }) => {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 200)
  const { data } = useApiState(searchCall, { search, pageSize: 10, facets: 'none' }, { enabled: search.length > 1 })
  const jobs = data?.jobs ?? []
  const labels = jobs.map((j) => `${j.title} · ${j.company.name}`)
  return (
    <Autocomplete
      label={t('analyser.job')}
      description={t('analyser.jobHint')}
      value={typed}
      data={[...new Set(labels)]}
      filter={({ options }) => options}
      onChange={(text) => {
        setTyped(text)
        if (text === '') onChoose('')
      }}
      onOptionSubmit={(label) => {
        const job = jobs[labels.indexOf(label)]
        if (job) onChoose(job.id)
      }}
    />
  )
}

/** An advert from elsewhere: read, compared, and forgotten. */
const Pasted = ({ id }: { id: string }) => {
  const t = useWords()
  const format = useFormat()
  const [advert, setAdvert] = useState('')
  const compare = useCommand(againstCall)
  const found = compare.data
  return (
    <>
      <form
        className={`${classes.card} ${classes.stack}`}
        onSubmit={(event) => {
          event.preventDefault()
          compare.mutate({ id, advert })
        }}
      >
        <Textarea
          label={t('analyser.paste')}
          description={t('analyser.pasteHint')}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={20_000}
          value={advert}
          error={compare.error?.message}
          onChange={(e) => setAdvert(e.currentTarget.value)}
        />
        <Group>
          <Button type="submit" variant="default" disabled={advert.trim() === ''} loading={compare.isPending}>
            {t('analyser.compare')}
          </Button>
        </Group>
      </form>
      {found && (
        <Against
          title={t('analyser.against', { title: found.title ?? t('analyser.pasted') })}
          none={t('analyser.noneRead')}
          requirements={found.requirements}
        />
      )}
      {found && found.notCompared.length > 0 && (
        <p className={classes.careful}>{t('analyser.notCompared', { list: format.list(found.notCompared) })}</p>
      )}
    </>
  )
}

const Result = ({ id, jobId, others }: { id: string; jobId: string; others: Cv[] }) => {
  const t = useWords()
  const makeReport = useReport()
  const { data, error, refetch } = useApiState(analysisCall, { id, ...(jobId ? { jobId } : {}) })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} />
  return (
    <>
      <Group justify="flex-end">
        <Button variant="default" onClick={() => makeReport(data.cv.name, data)}>
          {t('analyser.report')}
        </Button>
      </Group>
      <AnalysisReport data={data}>
        {others.length > 0 && <Versions here={data} others={others} jobId={jobId} />}
      </AnalysisReport>
    </>
  )
}

/** What a check looks like, of a CV that is nobody's. */
const Sample = () => {
  const t = useWords()
  const { data, error, refetch } = useApiState(sampleCall, {})
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} />
  return (
    <section className={classes.stack} aria-labelledby="sample">
      <h2 id="sample" className={classes.heading}>
        {t('analyser.sampleTitle')}
      </h2>
      <p className={classes.careful}>{t('analyser.sampleText')}</p>
      <AnalysisReport data={data} />
    </section>
  )
}
