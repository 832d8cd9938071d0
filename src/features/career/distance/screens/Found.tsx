import { Button } from '@mantine/core'
import type { Input, Output } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useListPage } from '../../../../web/list.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import cards from '../../../job-board/jobs/screens/jobs.module.css'
import { marksCall } from '../../job-fit/screens/calls.ts'
import type { listDistanceJobs, OwnPlace, readDistanceMap } from '../contract.ts'
import { RADIUS_KM } from '../reach.rules.ts'
import { useWords } from '../words/index.ts'
import { changePlaceCall, jobsCall, OF_PLACES } from './calls.ts'
import classes from './distance.module.css'
import { Job } from './Job.tsx'

const PAGE_SIZE = 10

type Props = {
  asked: Omit<Input<typeof listDistanceJobs>, 'page' | 'cursor' | 'pageSize'>
  nearest: Output<typeof readDistanceMap>['nearest']
  places: readonly OwnPlace[]
  page: number
  onPage: (page: number) => void
}

/** A page of the jobs, or why there is none and what lies nearest. */
export const Found = ({ asked, nearest, places, page, onPage }: Props) => {
  const t = useWords()
  const { data, error, isFetching, refetch } = useListPage(jobsCall, { ...asked, pageSize: PAGE_SIZE }, page)
  const saved = new Set(useApiState(marksCall, {}).data?.saved)
  if (!data && error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={4} columns={1} />
  if (data.jobs.length === 0 && asked.where === 'remote')
    return <EmptyState title={t('found.noneRemote')}>{t('found.noneRemoteText')}</EmptyState>
  if (data.jobs.length === 0) return <Nearest nearest={nearest} places={places} />
  return (
    <>
      <ol className={cards.cards} aria-busy={isFetching || undefined}>
        {data.jobs.map((found) => (
          <Job key={found.id} found={found} saved={saved.has(found.id)} />
        ))}
      </ol>
      {(page > 1 || data.next) && (
        <nav className={classes.row} aria-label={t('found.pages')}>
          <Button variant="default" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {t('found.previous')}
          </Button>
          <Button variant="default" disabled={!data.next} onClick={() => onPage(page + 1)}>
            {t('found.next')}
          </Button>
        </nav>
      )}
    </>
  )
}

const Nearest = ({ nearest, places }: Pick<Props, 'nearest' | 'places'>) => {
  const t = useWords()
  const format = useFormat()
  const change = useCommand(changePlaceCall, { refreshes: OF_PLACES })
  const [first] = nearest
  const place = places.find(({ name, excluded }) => !excluded && name === first?.from)
  // The next whole distance that takes it in.
  const km = first ? Math.ceil((first.km + 1) / 5) * 5 : 0
  const canWiden = place !== undefined && km > place.radiusKm && km <= RADIUS_KM.most
  return (
    <EmptyState
      title={t('found.none')}
      action={
        canWiden && (
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() =>
              change.mutate(
                { id: place.id, name: place.name, excluded: false, radiusKm: km },
                { onError: (error) => notify.failure(error.message) },
              )
            }
          >
            {t('found.widen', { from: place.name, km: format.number(km) })}
          </Button>
        )
      }
    >
      {t(first ? 'found.noneText' : 'found.noneFurther')}
      {nearest.length > 0 && (
        <ul>
          {nearest.map((town) => (
            <li key={town.id}>
              <bdi>
                {t('found.nearest', {
                  count: town.jobs,
                  town: town.name,
                  km: format.number(town.km),
                  from: town.from,
                })}
              </bdi>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  )
}
