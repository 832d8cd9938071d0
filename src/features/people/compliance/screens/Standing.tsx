import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed, IconCircleX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { SpokenCountry } from '../../../../countries/translate.ts'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useCountry } from '../../../platform/geo/screens/countries.ts'
import { SOON } from '../../authorizations/rules.ts'
import { useOpenPerson } from '../../employees/screens/address.ts'
import type { employeeStanding } from '../standing.contract.ts'
import { useComplianceWords } from '../words/index.ts'
import { standingCall } from './calls.ts'
import classes from './compliance.module.css'

type Standing = Output<typeof employeeStanding>
type Fix = Standing['findings'][number]['fix']

/** Where one person stands: what is filled in, what a person verified, what the country asks and lacks, what runs out; each with its fix. */
export const EmployeeStanding = ({ id }: { id: string }) => {
  const { data, error, isFetching, refetch } = useApiState(standingCall, { id })
  const country = useCountry(data?.employee.country)
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data || data.employee.id !== id) return <LoadingTable rows={6} columns={2} />
  return (
    <div className={classes.overview}>
      <Summary standing={data} />
      <Asked standing={data} country={country} />
      <Papers standing={data} country={country} />
      <RunsOut standing={data} country={country} />
      <Filled standing={data} />
    </div>
  )
}

const Summary = ({ standing: s }: { standing: Standing }) => {
  const t = useComplianceWords()
  const { number } = useFormat()
  const verified = s.papers.filter((paper) => paper.state === 'verified').length
  const kept = s.papers.filter((paper) => paper.state !== 'missing').length
  const errors = s.findings.filter((finding) => finding.severity === 'error').length
  const soon = s.runsOut.filter(({ days }) => days <= SOON).length
  const toneOf = () => {
    if (errors > 0) return 'wrong' as const
    return s.findings.length > 0 ? ('careful' as const) : ('ok' as const)
  }
  const figure = (value: ReactNode) => <span className="figures">{value}</span>
  return (
    <Figures
      figures={[
        {
          label: t('standing.filled'),
          value: figure(t('standing.of', { n: number(s.filled.count), of: number(s.filled.of) })),
          hint: t('standing.filledHint'),
        },
        {
          label: t('standing.verified'),
          value: figure(t('standing.of', { n: number(verified), of: number(kept) })),
          hint: t(kept === 0 ? 'standing.nothingKept' : 'standing.verifiedHint'),
        },
        {
          label: t('standing.asked'),
          value: figure(number(s.findings.length)),
          tone: toneOf(),
          hint: t('standing.askedHint'),
        },
        {
          label: t('standing.runsOut'),
          value: figure(number(soon)),
          ...(soon > 0 ? { tone: 'careful' as const } : {}),
          hint: t('standing.runsOutHint'),
        },
      ]}
    />
  )
}

type PartProps = { standing: Standing; country: SpokenCountry | undefined }

/** To where a fix is made. */
const useFixing = (id: string) => {
  const openPerson = useOpenPerson()
  return (fix: Fix) => {
    if (fix.on === 'authorization') return openPerson({ open: 'profile', id, tab: 'authorization' })
    if (fix.on === 'document') return openPerson({ open: 'profile', id, tab: 'documents' })
    return openPerson({ open: 'edit', id, tab: '' })
  }
}

const Asked = ({ standing: s, country }: PartProps) => {
  const t = useComplianceWords()
  const { day, number, countryName } = useFormat()
  const fixing = useFixing(s.employee.id)
  const said = (text: string) => country?.say(text) ?? text
  return (
    <section
      className={classes.part}
      aria-label={t('standing.askedTitle', { country: countryName(s.employee.country) })}
    >
      <h3 className={classes.heading}>{t('standing.askedTitle', { country: countryName(s.employee.country) })}</h3>
      <p className={classes.figure}>
        {t('fieldCount', { country: countryName(s.employee.country) })}{' '}
        <span className="figures">{number(s.basis.fieldCount)}</span>
      </p>
      <ul className={classes.findings}>
        {s.findings.map((finding) => (
          <li key={finding.rule.id + finding.message}>
            {finding.severity === 'error' ? (
              <IconCircleX size={17} color="var(--wrong)" aria-label={t('failed')} />
            ) : (
              <IconAlertTriangle size={17} color="var(--careful)" aria-label={t('attention')} />
            )}
            <div className={classes.grown}>
              <span>
                {said(finding.message)}{' '}
                <span className={`${classes.quiet} figures`}>{t('points', { points: number(finding.points) })}</span>
              </span>
              <details className={classes.quiet}>
                <summary>{t('standing.why')}</summary>
                {t('rule', {
                  id: finding.rule.id,
                  source: finding.rule.source.title,
                  day: day(finding.rule.source.checkedOn),
                })}
                {!finding.rule.source.confirmed && ` (${t('unconfirmed')})`}
              </details>
            </div>
            {s.allowed.edit && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`${t(`fix.${finding.fix.do}`)}: ${said(finding.message)}`}
                onClick={() => fixing(finding.fix)}
              >
                {t(`fix.${finding.fix.do}`)}
              </Button>
            )}
          </li>
        ))}
        {s.findings.length === 0 && (
          <li>
            <IconCircleCheck size={17} color="var(--ok)" aria-hidden />{' '}
            {t('met', { country: countryName(s.employee.country) })}
          </li>
        )}
      </ul>
    </section>
  )
}

const Papers = ({ standing: s, country }: PartProps) => {
  const t = useComplianceWords()
  const { moment } = useFormat()
  const openPerson = useOpenPerson()
  const said = (text: string) => country?.say(text) ?? text
  const documents = () => openPerson({ open: 'profile', id: s.employee.id, tab: 'documents' })
  return (
    <section className={classes.part} aria-label={t('standing.papers')}>
      <h3 className={classes.heading}>{t('standing.papers')}</h3>
      <p className={classes.note}>{t('standing.papersText')}</p>
      <ul className={classes.findings}>
        {s.papers.map((paper) => (
          <li key={`${paper.kind} ${paper.document}`}>
            {paper.state === 'verified' ? (
              <IconCircleCheck size={17} color="var(--ok)" aria-hidden />
            ) : (
              <IconCircleDashed
                size={17}
                color={paper.state === 'missing' ? 'var(--wrong)' : 'var(--careful)'}
                aria-hidden
              />
            )}
            <div className={classes.grown}>
              <span>{said(paper.label)}</span>
              <span className={classes.quiet}>
                {paper.state === 'verified' && paper.verified_at
                  ? t('standing.verifiedBy', { who: paper.verified_by ?? '–', when: moment(paper.verified_at) })
                  : t(paper.state === 'missing' ? 'standing.missing' : 'standing.notVerified')}
              </span>
            </div>
            {paper.state !== 'verified' && (paper.state === 'missing' ? s.allowed.edit : s.allowed.verify) && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`${t(paper.state === 'missing' ? 'fix.add' : 'fix.verify')}: ${said(paper.label)}`}
                onClick={documents}
              >
                {t(paper.state === 'missing' ? 'fix.add' : 'fix.verify')}
              </Button>
            )}
          </li>
        ))}
        {s.papers.length === 0 && <li className={classes.note}>{t('standing.noPapers')}</li>}
      </ul>
    </section>
  )
}

const TONES = [
  { to: -1, tone: 'wrong' },
  { to: SOON, tone: 'careful' },
  { to: Number.POSITIVE_INFINITY, tone: 'ok' },
] as const

const RunsOut = ({ standing: s, country }: PartProps) => {
  const t = useComplianceWords()
  const { day } = useFormat()
  const fixing = useFixing(s.employee.id)
  const left = (days: number) => {
    if (days === 0) return t('todayOnly')
    return days > 0 ? t('daysLeft', { count: days }) : t('daysAgo', { count: -days })
  }
  const placeOf = { pass: 'field', authorization: 'authorization', document: 'document' } as const
  return (
    <section className={classes.part} aria-label={t('standing.runsOutTitle')}>
      <h3 className={classes.heading}>{t('standing.runsOutTitle')}</h3>
      <ul className={classes.findings}>
        {s.runsOut.map((item) => (
          <li key={`${item.thing} ${item.thing_id}`}>
            <div className={classes.grown}>
              <span>{country?.say(item.what) ?? item.what}</span>
              <span className={classes.quiet}>{t('standing.until', { day: day(item.expires_on) })}</span>
            </div>
            <StatusBadge tone={TONES.find(({ to }) => item.days <= to)?.tone ?? 'ok'}>{left(item.days)}</StatusBadge>
            {s.allowed.edit && item.days <= SOON && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`${t('fix.renew')}: ${country?.say(item.what) ?? item.what}`}
                onClick={() => fixing({ do: 'renew', on: placeOf[item.thing], key: item.thing_id })}
              >
                {t('fix.renew')}
              </Button>
            )}
          </li>
        ))}
        {s.runsOut.length === 0 && <li className={classes.note}>{t('standing.nothingRunsOut')}</li>}
      </ul>
    </section>
  )
}

const Filled = ({ standing: s }: { standing: Standing }) => {
  const t = useComplianceWords()
  const fixing = useFixing(s.employee.id)
  return (
    <section className={classes.part} aria-label={t('standing.filledTitle')}>
      <h3 className={classes.heading}>{t('standing.filledTitle')}</h3>
      <p className={classes.note}>{t('standing.filledText')}</p>
      <ul className={classes.findings}>
        {s.filled.fields.map(({ field, filled }) => (
          <li key={field}>
            {filled ? (
              <IconCircleCheck size={17} color="var(--ok)" aria-label={t('passed')} />
            ) : (
              <IconCircleX size={17} color="var(--wrong)" aria-label={t('failed')} />
            )}
            <span className={classes.grown}>{t(field)}</span>
            {!filled && s.allowed.edit && (
              <Button
                variant="default"
                size="compact-sm"
                aria-label={`${t('fix.fill')}: ${t(field)}`}
                onClick={() => fixing({ do: 'fill', on: 'record', key: field })}
              >
                {t('fix.fill')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
