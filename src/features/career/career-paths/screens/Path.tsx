import { Button, Checkbox } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { useWords as useInterestWords } from '../../interests/words/index.ts'
import { sayCall } from '../../skill-matching/screens/calls.ts'
import type { CareerPath } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { chooseCall, OF_CHOICES, pathsCall } from './calls.ts'

const TIERS = ['tier.t0', 'tier.t1', 'tier.t2', 'tier.t3', 'tier.t4'] as const

const LICENCES = { work: 'licence.work', title: 'licence.title', supervised: 'licence.supervised' } as const
const ZONES = ['zone.z1', 'zone.z2', 'zone.z3', 'zone.z4', 'zone.z5'] as const

type Props = {
  path: CareerPath
  country: string
  hasCurrent: boolean
  compared: { is: boolean; may: boolean; set: (on: boolean) => void }
  onJobs: (country: string) => void
  onReject: () => void
}

/** One path: its points and their parts, what is shared and missing, what is open, and what to do with it. */
export const Path = ({ path, country, hasCurrent, compared, onJobs, onReject }: Props) => {
  const t = useWords()
  const format = useFormat()
  const choose = useCommand(chooseCall, { refreshes: OF_CHOICES })
  const words = useInterestWords()
  const { title, parts, shared, missing, pay, elsewhere, levels, choice, interests } = path
  const set = (stand: 'goal' | 'kept') =>
    choose.mutate(
      { occupation: path.occupation, stand, reason: null, plan: choice?.plan ?? null },
      { onError: (error) => notify.failure(error.message) },
    )
  const money = (amount: string) => format.money(amount, { symbol: pay?.symbol ?? '', decimals: 0 })
  return (
    <li className={panel.card}>
      <h3>
        <bdi>{title}</bdi>
      </h3>
      <p>
        <b>{t('path.points', { points: format.number(path.points) })}</b>
      </p>
      <details>
        <summary aria-label={`${t('path.why')} ${title}`}>{t('path.why')}</summary>
        <ul className={panel.list}>
          <li>
            {t('path.skills', { points: parts.skills, shared: shared.length, asked: shared.length + missing.length })}
          </li>
          <li>
            {t('path.related', { points: parts.related })}{' '}
            {t(hasCurrent ? (TIERS[path.tier] ?? 'tier.t0') : 'tier.none')}
          </li>
          <li>{t('path.demand', { points: parts.demand })}</li>
          {interests && interests.of.length > 0 && (
            <li>
              {t(interests.fits.length > 0 ? 'path.interestsFit' : 'path.interestsNot', {
                kinds: format.list(
                  (interests.fits.length > 0 ? interests.fits : interests.of).map((kind) => words(`kinds.${kind}`)),
                ),
              })}
            </li>
          )}
        </ul>
      </details>
      <p className={panel.quiet}>
        {t('path.have')}: <bdi>{format.list(shared)}</bdi>
      </p>
      <Missing path={path} />
      <div className={panel.row}>
        <Button
          size="compact-sm"
          variant="light"
          aria-label={`${title}: ${t('path.jobs', { count: path.jobs, country: format.countryName(country) })}`}
          onClick={() => onJobs(country)}
        >
          {t('path.jobs', { count: path.jobs, country: format.countryName(country) })}
        </Button>
      </div>
      {elsewhere.length > 0 && (
        <details>
          <summary aria-label={`${t('path.elsewhere')}: ${title}`}>{t('path.elsewhere')}</summary>
          <div className={panel.row}>
            {elsewhere.map((one) => (
              <Button key={one.country} size="compact-sm" variant="default" onClick={() => onJobs(one.country)}>
                {t('path.jobs', { count: one.jobs, country: format.countryName(one.country) })}
              </Button>
            ))}
          </div>
          <p className={panel.quiet}>{t('path.permit')}</p>
        </details>
      )}
      <p className={panel.quiet}>
        {pay ? t('path.pay', { adverts: pay.adverts, low: money(pay.low), high: money(pay.high) }) : t('path.noPay')}
      </p>
      <p className={panel.quiet}>{t('path.level', { levels: format.list(levels.map(String)) })}</p>
      {path.licence && <Licence licence={path.licence} />}
      {path.zone !== null && (
        <p className={panel.quiet}>{t('path.zone', { zone: path.zone, name: t(ZONES[path.zone - 1] ?? 'zone.z1') })}</p>
      )}
      <div className={`${panel.row} ${panel.end}`}>
        {choice?.stand === 'goal' && <StatusBadge tone="ok">{t('chosen.goal')}</StatusBadge>}
        {choice?.stand === 'kept' && <StatusBadge tone="calm">{t('chosen.kept')}</StatusBadge>}
        {choice?.stand !== 'goal' && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${t('path.goal')}: ${title}`}
            disabled={choose.isPending}
            onClick={() => set('goal')}
          >
            {t('path.goal')}
          </Button>
        )}
        {choice === null && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={`${t('path.keep')}: ${title}`}
            disabled={choose.isPending}
            onClick={() => set('kept')}
          >
            {t('path.keep')}
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" aria-label={`${t('path.reject')}: ${title}`} onClick={onReject}>
          {t('path.reject')}
        </Button>
        <Checkbox
          label={t('path.compare')}
          aria-label={`${t('path.compare')}: ${title}`}
          checked={compared.is}
          disabled={!compared.is && !compared.may}
          onChange={(event) => compared.set(event.currentTarget.checked)}
        />
      </div>
    </li>
  )
}

const Licence = ({ licence }: { licence: NonNullable<CareerPath['licence']> }) => {
  const t = useWords()
  const format = useFormat()
  const { reserved, authority, statute, source } = licence
  const name = <bdi lang="en">{source.title}</bdi>
  return (
    <div>
      <StatusBadge tone="careful">{t('licence.badge')}</StatusBadge>
      <p>
        {t(LICENCES[reserved], { authority, statute })} {t('licence.sure')}
      </p>
      <p className={panel.quiet}>
        {source.url ? (
          <a href={source.url} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          name
        )}{' '}
        ({t('licence.read', { day: format.day(source.checkedOn) })})
      </p>
    </div>
  )
}

const Missing = ({ path }: { path: CareerPath }) => {
  const t = useWords()
  const say = useCommand(sayCall, { refreshes: [pathsCall] })
  const { missing, title } = path
  if (missing.length === 0) return <p className={panel.quiet}>{t('path.nothing')}</p>
  return (
    <details>
      <summary aria-label={`${t('path.missing')}: ${title}`}>
        {t('path.missing')}: {missing.length}
      </summary>
      <ul className={panel.list}>
        {missing.map(({ skill, learning }) => (
          <li key={skill} className={panel.row}>
            <bdi>{skill}</bdi>
            {learning ? (
              <span className={panel.quiet}>({t('path.learning')})</span>
            ) : (
              <Button
                size="compact-xs"
                variant="subtle"
                disabled={say.isPending}
                aria-label={`${t('path.learn')}: ${skill}`}
                onClick={() =>
                  say.mutate(
                    { skill, stand: 'learning', note: null },
                    { onError: (error) => notify.failure(error.message) },
                  )
                }
              >
                {t('path.learn')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
