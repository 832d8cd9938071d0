import { Button, Group } from '@mantine/core'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useWords } from '../../employee/words/index.ts'
import { decideCall, teamCall } from './calls.ts'
import classes from './mine.module.css'
import { StateBadge } from './StateBadge.tsx'
import { useTimes } from './useTimes.ts'

/** Today of those who report to whoever reads, and what they ask for; nothing for whoever manages nobody. */
export const Team = () => {
  const t = useWords()
  const { shortDay, duration, clock } = useTimes()
  const { data } = useApiState(teamCall, {}, { refetchInterval: 60_000 })
  const decide = useCommand(decideCall, { refreshes: [teamCall] })
  if (!data || data.people.length === 0) return null
  const say = (id: string, verdict: 'approve' | 'refuse') =>
    decide.mutateAsync({ id, verdict }).catch((error: Error) => notify.failure(error.message))
  return (
    <section className={classes.card} aria-label={t('team.title')}>
      <h2 className={classes.title}>{t('team.title')}</h2>
      <ul className={classes.list}>
        {data.requests.map((request) => (
          <li key={request.id} className={classes.row}>
            <span>
              <bdi>{request.name}</bdi>, {shortDay(request.workDate)}:{' '}
              {request.correction && t(`requests.${request.correction.kind}`)}
              {request.overtime && t('requests.overtime', { time: duration(request.overtime.minutes) })}{' '}
              <bdi className={classes.note}>{request.reason}</bdi>
            </span>
            {request.mayDecide ? (
              <Group gap="xs">
                <Button size="xs" loading={decide.isPending} onClick={() => void say(request.id, 'approve')}>
                  {t('team.approve')}
                </Button>
                <Button size="xs" variant="default" onClick={() => void say(request.id, 'refuse')}>
                  {t('team.refuse')}
                </Button>
              </Group>
            ) : (
              <span className={classes.note}>{t('team.hrDecides')}</span>
            )}
          </li>
        ))}
        {data.people.map(({ employeeId, name, day }) => (
          <li key={employeeId} className={classes.row}>
            <span>
              <bdi>{name}</bdi>{' '}
              <span className={classes.note}>
                {day?.firstIn && `${clock(day.firstIn, day.zone)} – ${clock(day.lastOut, day.zone)}`}
              </span>
            </span>
            {day && <StateBadge state={day.state} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
