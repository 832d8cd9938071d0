import { NativeSelect, Switch } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, ErrorState } from '../../../../web/ui/states.tsx'
import { EMPLOYMENT_TYPES } from '../../../adverts/content/kinds.rules.ts'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import classes from '../../distance/screens/distance.module.css'
import type { listJobsNear } from '../near.contract.ts'
import { NEAR_BANDS, NEAR_USUAL } from '../pace.rules.ts'
import { useWords } from '../words/index.ts'
import { useNear } from './useNear.ts'

/** Jobs around where somebody is, while the page is open and they have it on. */
export const NearMe = () => {
  const t = useWords()
  const job = usePublicJobs()
  const format = useFormat()
  const [km, setKm] = useState(String(NEAR_USUAL))
  const [employment, setEmployment] = useState('')
  const type = EMPLOYMENT_TYPES.find((one) => one === employment) ?? null
  const near = useNear({ radiusKm: Number(km), type })
  const { isOn, trouble, found, error, isAsking, hasCell } = near
  const state = () => {
    if (trouble) return <p className={classes.row}>{t(`near.${trouble}`)}</p>
    if (!isOn) return null
    if (!hasCell) return <p className={classes.row}>{t('near.locating')}</p>
    return isAsking && !found ? <p className={classes.row}>{t('near.searching')}</p> : null
  }
  return (
    <section className={classes.card} aria-labelledby="near">
      <h2 id="near">{t('near.title')}</h2>
      <Switch
        label={t('near.switch')}
        description={t('near.what')}
        checked={isOn}
        onChange={(event) => near.turn(event.currentTarget.checked)}
      />
      {isOn && (
        <div className={classes.fields}>
          <NativeSelect
            label={t('near.within')}
            value={km}
            data={NEAR_BANDS.map((band) => ({ value: String(band), label: t('form.km', { km: format.number(band) }) }))}
            onChange={(event) => setKm(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('form.type')}
            value={employment}
            data={[
              { value: '', label: t('form.any') },
              ...EMPLOYMENT_TYPES.map((one) => ({ value: one, label: job(`types.${one}`) })),
            ]}
            onChange={(event) => setEmployment(event.currentTarget.value)}
          />
        </div>
      )}
      <div className={classes.stack} aria-live="polite" aria-busy={isAsking || undefined}>
        {state()}
        {isOn && error && <ErrorState error={error} onRetry={near.retry} retrying={isAsking} />}
        {isOn && found && <Found found={found} km={format.number(near.km)} />}
      </div>
    </section>
  )
}

const Found = ({ found, km }: { found: Output<typeof listJobsNear>; km: string }) => {
  const t = useWords()
  const format = useFormat()
  const { jobs, total, totalIsAtLeast } = found
  if (jobs.length === 0) return <EmptyState title={t('near.none', { km })}>{t('near.noneText')}</EmptyState>
  return (
    <>
      <p className={classes.title}>
        {totalIsAtLeast
          ? t('near.atLeast', { total: format.number(total), km })
          : t('near.found', { count: total, km })}
      </p>
      {total > jobs.length && <p className={classes.quiet}>{t('near.most', { shown: format.number(jobs.length) })}</p>}
      <ul className={classes.list}>
        {jobs.map(({ id, title, company, town, km: away }) => (
          <li key={id} className={classes.beside}>
            <Link to={paths.job(id)}>
              <bdi>{title}</bdi>
            </Link>
            <p className={classes.quiet}>
              {t(away === 0 ? 'near.here' : 'near.about', {
                company: format.isolated(company),
                town: format.isolated(town),
                km: format.number(away),
              })}
            </p>
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>{t('near.straight')}</p>
    </>
  )
}
