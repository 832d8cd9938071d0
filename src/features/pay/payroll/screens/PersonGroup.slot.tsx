import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useMay } from '../../../../web/may.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { historyCall } from '../../../people/employments/screens/calls.ts'
import { useGroupWords } from '../groups/words/index.ts'
import { personGroupCall } from './groups.calls.ts'
import classes from './payroll.module.css'

const MoveDialog = lazy(() => import('./MoveDialog.tsx'))

/** The pay group of somebody under their pay: where they are, were and go, and the way into another one. */
export default function PersonGroup({ id }: { id: string }) {
  const reads = useMay()('payroll.read')
  const { data } = useApiState(historyCall, { id }, { enabled: reads })
  const employment = data?.employments.find(({ endedOn }) => endedOn === null) ?? data?.employments[0]
  return reads && employment ? <OfEmployment employmentId={employment.id} /> : null
}

const OfEmployment = ({ employmentId }: { employmentId: string }) => {
  const t = useGroupWords()
  const { day } = useFormat()
  const [isMoving, setMoving] = useState(false)
  const { data } = useApiState(personGroupCall, { employmentId })
  if (!data) return null
  const { groups, groupId, history, mayMove } = data
  const present = groups.find((one) => one.id === groupId)
  const isElsewhere = groups.some((one) => one.id !== groupId && !one.isClosed)
  const saidOf = ({ group, from, until }: (typeof history)[number]) => {
    const begin = from ? day(from) : t('fromFirst')
    return until ? t('between', { group, from: begin, until: day(until) }) : t('since', { group, from: begin })
  }
  return (
    <section className={classes.card} aria-label={t('person')}>
      <div className={classes.head}>
        <h3 className={classes.title}>{t('person')}</h3>
        {mayMove && isElsewhere && (
          <Button variant="default" size="compact-md" onClick={() => setMoving(true)}>
            {t('move')}
          </Button>
        )}
      </div>
      {present ? (
        <strong>
          <bdi>{present.name}</bdi>
        </strong>
      ) : (
        <p className={classes.quiet}>{t('notSet')}</p>
      )}
      {history.length > 0 && (
        <ul className={classes.list} aria-label={t('history')}>
          {history.map((one) => (
            <li key={`${one.groupId} ${one.from}`} className={classes.quiet}>
              <bdi>{saidOf(one)}</bdi>
              {one.reason && (
                <>
                  {' · '}
                  <bdi>{one.reason}</bdi>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {isMoving && <MoveDialog employmentIds={[employmentId]} groups={groups} onClose={() => setMoving(false)} />}
      </Suspense>
    </section>
  )
}
