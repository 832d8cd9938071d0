import { Autocomplete, Button, Group, Select, Skeleton, Textarea } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { wire } from '../../../shared/endpoint.ts'
import { useAddress } from '../../../web/address.ts'
import { useApiState, useCommand } from '../../../web/api.ts'
import { Link } from '../../../web/Link.tsx'
import { paths } from '../../../web/paths.ts'
import { Page } from '../../../web/ui/Page.tsx'
import { StatusBadge } from '../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState } from '../../../web/ui/states.tsx'
import type { searchJobs } from '../../public-jobs/contract.ts'
import { useWords } from '../words/index.ts'
import { againstCall, analysisCall, cvsCall } from './calls.ts'
import classes from './seekers.module.css'

const searchCall = wire<typeof searchJobs>('GET', '/api/jobs')
const DEFAULTS = { cv: '', job: '' }
const WORST_FIRST = { wrong: 0, careful: 1, ok: 2 } as const
const TONES = { wrong: 'wrong', careful: 'careful', ok: 'ok' } as const
const VERDICTS = { met: 'ok', partly: 'careful', not_found: 'idle' } as const

/** A CV as a machine and a reader see it: lists of what to put right, never one figure. */
export default function ResumeAnalyzer() {
  const say = useWords()
  const [at, go] = useAddress(DEFAULTS)
  const { data, error, refetch } = useApiState(cvsCall, {})
  const read = data?.cvs.filter((cv) => cv.status === 'read') ?? []
  const chosen = read.find((cv) => cv.id === at.cv) ?? read[0]
  return (
    <Page title={say('analyser.title')} subtitle={say('analyser.subtitle')}>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton height={240} />
      ) : !chosen ? (
        <EmptyState
          title={say('cvs.title')}
          action={<Link to={paths.seekerProfile()}>{say('analyser.toProfile')}</Link>}
        >
          {say('analyser.empty')}
        </EmptyState>
      ) : (
        <div className={classes.stack}>
          <section className={classes.card} aria-label={say('analyser.cv')}>
            <div className={classes.two}>
              <Select
                label={say('analyser.cv')}
                data={read.map((cv) => ({ value: cv.id, label: cv.name }))}
                value={chosen.id}
                allowDeselect={false}
                onChange={(cv) => go({ cv: cv ?? '' })}
              />
              <JobPicker onChoose={(job) => go({ job })} />
            </div>
          </section>
          <Pasted key={chosen.id} id={chosen.id} />
          <Result id={chosen.id} jobId={at.job} />
        </div>
      )}
    </Page>
  )
}

const JobPicker = ({ onChoose }: { onChoose: (id: string) => void }) => {
  const say = useWords()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed.trim(), 200)
  const { data } = useApiState(searchCall, { search, pageSize: 10, facets: 'none' }, { enabled: search.length > 1 })
  const jobs = data?.jobs ?? []
  const labels = jobs.map((j) => `${j.title} · ${j.company.name}`)
  return (
    <Autocomplete
      label={say('analyser.job')}
      description={say('analyser.jobHint')}
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

type Requirement = { requirement: string; verdict: keyof typeof VERDICTS; quote: string | null }
const Against = ({ title, none, requirements }: { title: string; none: string; requirements: Requirement[] }) => {
  const say = useWords()
  const met = requirements.filter((r) => r.verdict === 'met').length
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <p className={classes.note}>
        {requirements.length === 0 ? none : say('analyser.counted', { met, of: requirements.length })}
      </p>
      <ul className={classes.list}>
        {requirements.map((r) => (
          <li key={r.requirement} className={classes.check}>
            <StatusBadge tone={VERDICTS[r.verdict]}>{say(`verdict.${r.verdict}`)}</StatusBadge>
            <div>
              {r.requirement}
              {r.quote && <blockquote className={classes.quote}>{r.quote}</blockquote>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** An advert from elsewhere: read, compared, and forgotten. */
const Pasted = ({ id }: { id: string }) => {
  const say = useWords()
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
          label={say('analyser.paste')}
          description={say('analyser.pasteHint')}
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
            {say('analyser.compare')}
          </Button>
        </Group>
      </form>
      {found && (
        <Against
          title={say('analyser.against', { title: found.title ?? say('analyser.pasted') })}
          none={say('analyser.noneRead')}
          requirements={found.requirements}
        />
      )}
      {found && found.notCompared.length > 0 && (
        <p className={classes.careful}>{say('analyser.notCompared', { list: found.notCompared.join(', ') })}</p>
      )}
    </>
  )
}

const Result = ({ id, jobId }: { id: string; jobId: string }) => {
  const say = useWords()
  const { data, error, refetch } = useApiState(analysisCall, { id, ...(jobId ? { jobId } : {}) })
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={320} />
  return (
    <>
      {data.job && (
        <Against
          title={say('analyser.against', { title: data.job.title })}
          none={say('analyser.noMustHaves')}
          requirements={data.job.requirements}
        />
      )}
      <Checks title={say('analyser.document')} checks={data.document} />
      <Checks title={say('analyser.content')} checks={data.content} />
      {data.private.length > 0 && (
        <p className={classes.careful}>
          {say('analyser.private', {
            list: data.private.map((kind) => say(`private.${kind}` as 'private.age')).join(', '),
          })}
        </p>
      )}
      <section className={classes.card} aria-labelledby="skills">
        <h2 id="skills" className={classes.heading}>
          {say('analyser.skills')}
        </h2>
        {data.skills.length === 0 && <p className={classes.note}>{say('analyser.noSkills')}</p>}
        <ul className={classes.chips}>
          {data.skills.map((s) => (
            <li key={s.label} title={s.known ? undefined : say('analyser.free')}>
              {s.label}
            </li>
          ))}
        </ul>
      </section>
      <section className={classes.card}>
        <h2 className={classes.heading}>{say('analyser.text')}</h2>
        <p className={classes.note}>{say('analyser.textHint')}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
        <section className={classes.text} dir="auto" tabIndex={0} aria-label={say('analyser.text')}>
          {data.text}
        </section>
      </section>
    </>
  )
}

type Check = { key: string; severity: keyof typeof WORST_FIRST; quote: string | null; count: number | null }
const Checks = ({ title, checks }: { title: string; checks: Check[] }) => {
  const say = useWords()
  return (
    <section className={classes.card} aria-label={title}>
      <h2 className={classes.heading}>{title}</h2>
      <ul className={classes.list}>
        {[...checks]
          .sort((a, b) => WORST_FIRST[a.severity] - WORST_FIRST[b.severity])
          .map((c) => (
            <li key={c.key} className={classes.check}>
              <StatusBadge tone={TONES[c.severity]}>{say(`severity.${c.severity}`)}</StatusBadge>
              <div>
                {say(`checks.${c.key}` as 'checks.name', { count: c.count ?? 0 })}
                {c.quote && c.severity !== 'ok' && <blockquote className={classes.quote}>{c.quote}</blockquote>}
              </div>
            </li>
          ))}
      </ul>
    </section>
  )
}
