import { Tabs } from '@mantine/core'
import { useState } from 'react'
import type { Finding } from '../../../../countries/posting.ts'
import type { SpokenCountry } from '../../../../countries/translate.ts'
import { fromMinor } from '../../../../shared/money.ts'
import { useApiState } from '../../../../web/api.ts'
import { useSession } from '../../../../web/session.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { SOON_DAYS } from '../../../adverts/content/advert.rules.ts'
import { blockingFindingsOf, payOf } from '../../../adverts/content/posting.rules.ts'
import type { PublicJob } from '../../../job-board/jobs/contract.ts'
import { HowToApply, JobView } from '../../../job-board/jobs/screens/JobView.tsx'
import { useWords } from '../words/index.ts'
import { mapCall, revisionsCall } from './calls.ts'
import classes from './editor.module.css'
import { useFieldName } from './useFieldName.ts'
import type { JobForm } from './useJobForm.ts'

type Props = {
  form: JobForm
  country: SpokenCountry
  findings: Finding[]
  onField: (field: string) => void
}

/** Beside the form: what stands against publishing, what applicants will see, what they have seen. */
export const Panel = (props: Props) => {
  const t = useWords()
  const [tab, setTab] = useState<string | null>('check')
  return (
    <section className={classes.panel} aria-label={t('check.title')}>
      <Tabs value={tab} onChange={setTab} keepMounted={false}>
        <Tabs.List mb="sm" className={classes.tabs}>
          <Tabs.Tab value="check">{t('check.title')}</Tabs.Tab>
          <Tabs.Tab value="preview">{t('preview.title')}</Tabs.Tab>
          <Tabs.Tab value="history">{t('history.title')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="check">
          <Check {...props} />
        </Tabs.Panel>
        <Tabs.Panel value="preview">
          <Preview {...props} />
        </Tabs.Panel>
        <Tabs.Panel value="history">
          <History id={props.form.job.id} />
        </Tabs.Panel>
      </Tabs>
    </section>
  )
}

const KIND = { block: 'fix', warn: 'warn', note: 'note' } as const

const Check = ({ form, country, findings, onField }: Props) => {
  const t = useWords()
  const format = useFormat()
  const count = blockingFindingsOf(findings).length
  const { clock } = form.job
  const sentence = ({ message, phrase }: Finding) => country.say(message).replace('{}', phrase ?? '')
  return (
    <>
      <p role="status" className={classes.quiet}>
        {count > 0 ? t('check.blocked', { count }) : t('check.fine')}
      </p>
      {clock && (
        <p className={classes.quiet}>
          {t('check.clock', {
            since: format.day(clock.since),
            ready: format.day(clock.readyOn),
            what: clock.for,
            days: clock.days,
          })}
        </p>
      )}
      <ul className={classes.findings}>
        {findings.map((finding) => (
          <li
            key={`${finding.id} ${finding.message} ${finding.phrase}`}
            className={classes.finding}
            data-severity={finding.severity}
          >
            <span className={classes.kind}>{t(`check.${KIND[finding.severity]}`)}</span>
            <p>
              <button type="button" onClick={() => onField(finding.field)}>
                {sentence(finding)}
              </button>
            </p>
            {finding.better && <p dir="auto">{country.say(finding.better)}</p>}
            <details>
              <summary>{t('check.rule')}</summary>
              <p dir="auto">{country.say(finding.rule)}</p>
              <p dir="auto">
                {finding.source.url ? (
                  <a href={finding.source.url} target="_blank" rel="noreferrer">
                    {t('check.source', { title: finding.source.title })}
                  </a>
                ) : (
                  t('check.source', { title: finding.source.title })
                )}
              </p>
              {!finding.source.confirmed && (
                <p>{t('check.unconfirmed', { day: format.day(finding.source.checkedOn) })}</p>
              )}
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

const Preview = ({ form, country }: Props) => {
  const t = useWords()
  const { user } = useSession()
  const { content: c, job, place } = form
  const { code, symbol, minorUnits } = country.currency
  const pay = payOf(c, minorUnits)
  const hasMap = place !== null && c.workMode !== 'remote'
  const map = useApiState(mapCall, { id: place?.id ?? 0 }, { enabled: hasMap }).data?.map
  const today = new Date().toISOString()
  const shown: PublicJob = {
    ...c,
    keepMonths: country.posting.keeps.months,
    reviewDays: null,
    activeOn: null,
    verified: null,
    daysLeft: SOON_DAYS + 1,
    id: job.id,
    title: c.title || t('untitled'),
    company: { name: user?.company_name ?? t('preview.company'), slug: '' },
    place: place ?? { name: '—', region: '', country: country.code, lat: 0, lng: 0 },
    workMode: c.workMode ?? 'onsite',
    employmentType: c.employmentType ?? 'OTHER',
    pay:
      pay.min === null || pay.max === null
        ? null
        : {
            min: fromMinor(pay.min, minorUnits),
            max: fromMinor(pay.max, minorUnits),
            currency: code,
            symbol,
            decimals: minorUnits,
            period: pay.period,
          },
    postedAt: job.postedAt ?? today,
    updatedAt: today,
    state: 'open',
    closesAt: job.closesAt ?? today,
    zone: country.zone,
    occupation: form.occupation?.title ?? null,
  }
  return (
    <div inert>
      <JobView job={shown} head="h2" map={hasMap ? map : null}>
        <HowToApply job={shown} applying={false} />
      </JobView>
    </div>
  )
}

const History = ({ id }: { id: string }) => {
  const t = useWords()
  const label = useFieldName()
  const format = useFormat()
  const { data } = useApiState(revisionsCall, { id })
  if (data?.revisions.length === 0) return <p className={classes.quiet}>{t('history.none')}</p>
  return (
    <ol className={classes.history}>
      {data?.revisions.map((r) => (
        <li key={r.number}>
          <p>
            {t('history.line', { number: r.number, when: format.moment(r.at) })}{' '}
            {r.by && <span className={classes.quiet}>{t('history.by', { who: format.isolated(r.by) })}</span>}
          </p>
          <p className={classes.quiet}>
            {r.changed.length === 0
              ? t('history.first')
              : t('history.changed', {
                  what: format.list(r.changed.map(label)),
                })}
          </p>
        </li>
      ))}
    </ol>
  )
}
