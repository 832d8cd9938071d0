import { Button, NativeSelect } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Rate } from '../../../../shared/rates.ts'
import { useAddress } from '../../../../web/address.ts'
import { useApiState } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { useInside } from '../../../../web/ui/Page.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { JobSelect } from '../../jobs/screens/JobSelect.tsx'
import type { Overview as Told } from '../contract.ts'
import { PERIODS, usualDays } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { SetupSteps } from './Begin.tsx'
import { overviewCall } from './calls.ts'
import { type Filter, Parts } from './Parts.tsx'
import classes from './recruitment.module.css'
import { Waits } from './Waits.tsx'

const AT = { period: '365', department: '', country: '', job: '' }

/** Hiring as a whole: each figure with what it means, the moment it was asked, and the list behind it. */
export default function Overview() {
  const t = useWords()
  const format = useFormat()
  const hasOneJob = useInside()
  const [at, go] = useAddress(AT)
  const period = PERIODS.find((p) => p === at.period) ?? '365'
  const filter = { department: at.department, country: at.country, job: at.job }
  // Which days they are, the server says: it knows where the company is.
  const input = { period, ...filter }
  const { data, error, isPending, isFetching, refetch } = useApiState(overviewCall, input)
  const [saving, setSaving] = useState(false)
  const save = async () => {
    setSaving(true)
    try {
      const query = new URLSearchParams(Object.entries(input).filter(([, v]) => v))
      const file = await fetchFile(`/api/company/recruitment/export?${query}`)
      saveFile(`recruitment-${data?.from}-${data?.to}.csv`, file)
      notify.success(t('exported'))
    } catch (e) {
      notify.failure((e as Error).message)
    }
    setSaving(false)
  }
  if (isPending) return <LoadingTable rows={8} columns={4} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return null
  if (!data.begun.applied)
    return (
      <>
        <Waits data={data} filter={filter} />
        <SetupSteps begun={data.begun} />
      </>
    )
  const { choices } = data
  return (
    <>
      <div className={classes.filters}>
        <NativeSelect
          label={t('period')}
          value={period}
          onChange={(e) => go({ period: e.currentTarget.value })}
          data={PERIODS.map((value) => ({ value, label: t(`periods.${value}`) }))}
        />
        {!hasOneJob && (
          <NativeSelect
            label={t('department')}
            value={at.department}
            onChange={(e) => go({ department: e.currentTarget.value })}
            data={[{ value: '', label: t('allDepartments') }, ...choices.departments]}
          />
        )}
        {!hasOneJob && choices.countries.length > 1 && (
          <NativeSelect
            label={t('country')}
            value={at.country}
            onChange={(e) => go({ country: e.currentTarget.value })}
            data={[
              { value: '', label: t('allCountries') },
              ...choices.countries.map((value) => ({ value, label: format.countryName(value) })),
            ]}
          />
        )}
        {!hasOneJob && (
          <JobSelect
            label={t('job')}
            jobs={choices.jobs}
            value={at.job}
            onChange={(job) => go({ job })}
            none={t('allJobs')}
          />
        )}
        {!hasOneJob && (at.department || at.country || at.job) && (
          <Button variant="subtle" onClick={() => go({ department: '', country: '', job: '' })}>
            {t('clear')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconDownload size={16} />} loading={saving} onClick={() => void save()}>
          {t('export')}
        </Button>
        <p className={classes.asked} role="status">
          {t('asked', { when: format.moment(data.at) })}
        </p>
      </div>
      <Waits data={data} filter={filter} />
      <Main data={data} filter={filter} />
      <Parts data={data} filter={filter} />
    </>
  )
}

const Main = ({ data, filter }: { data: Told; filter: Filter }) => {
  const t = useWords()
  const format = useFormat()
  const given = Object.fromEntries(Object.entries(filter).filter(([, v]) => v))
  /** A number with the way to the list that holds what it counts. */
  const list = (n: number, behind: string, name: string) =>
    n === 0 ? (
      format.number(0)
    ) : (
      <Link
        to={paths.manageApplications({ outcome: 'all', since: data.since, until: data.until, ...given, behind })}
        aria-label={`${format.number(n)}, ${t('listOf', { what: name })}`}
      >
        {format.number(n)}
      </Link>
    )
  const share = ({ rate }: Rate) => (rate === null ? t('tooFew') : `${format.number(Math.round(rate * 100))}%`)
  const median = (of: Told['hire']) => {
    const days = usualDays(of)
    if (days !== null) return t('days', { count: days })
    return t(of.n === 0 ? 'none' : 'tooFew')
  }
  const { hire, fill, offers, answers } = data
  const name = (what: 'hire' | 'fill' | 'offers' | 'answers') => t(`figures.${what}`)
  return (
    <Figures
      figures={[
        {
          label: name('hire'),
          value: median(hire),
          hint: (
            <>
              {t('means.hire')} {t('hires')}: {list(hire.n, 'accepted', name('hire'))}
            </>
          ),
        },
        {
          label: name('fill'),
          value: median(fill),
          hint: (
            <>
              {t('means.fill')} {t('hires')}: {list(fill.n, 'planned', name('fill'))}
            </>
          ),
        },
        {
          label: name('offers'),
          value: share(offers.rate),
          hint: (
            <>
              {t('means.offers')} {t('offer.accepted')}: {list(offers.accepted, 'offerAccepted', t('offer.accepted'))} ·{' '}
              {t('offer.declined')}: {list(offers.declined, 'offerDeclined', t('offer.declined'))} ·{' '}
              {t('offer.expired')}: {list(offers.expired, 'offerExpired', t('offer.expired'))} · {t('offer.open')}:{' '}
              {list(offers.open, 'offerOpen', t('offer.open'))}
            </>
          ),
        },
        {
          label: name('answers'),
          value: share(answers),
          hint: (
            <>
              {t('means.answers')} {t('answer.inTime')}: {list(answers.n, 'inTime', t('answer.inTime'))} ·{' '}
              {t('answer.of')}: {list(answers.of, 'answerable', t('answer.of'))}
            </>
          ),
        },
      ]}
    />
  )
}
