import type { Output } from '../../../../../shared/endpoint.ts'
import { useApiState } from '../../../../../web/api.ts'
import { Link } from '../../../../../web/Link.tsx'
import { paths } from '../../../../../web/paths.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { useWords } from '../../employee/words/index.ts'
import type { myTeamNow } from '../../my.contract.ts'
import { teamCall } from './calls.ts'
import classes from './mine.module.css'
import { sayRemote } from './sayRemote.ts'
import { useTimes } from './useTimes.ts'

type Member = Output<typeof myTeamNow>['people'][number]

const TONE = {
  in: 'ok',
  late: 'careful',
  missing: 'wrong',
  out: 'idle',
  scheduled: 'idle',
  away: 'calm',
  absent: 'wrong',
} as const

/** Today of those who report to whoever reads, and what they ask for; nothing for whoever manages nobody. */
export const Team = () => {
  const t = useWords()
  const { shortDay, duration } = useTimes()
  const { data } = useApiState(teamCall, {}, { refetchInterval: 60_000 })
  if (!data || data.people.length === 0) return null
  return (
    <section className={classes.card} aria-label={t('team.title')}>
      <h2 className={classes.title}>{t('team.title')}</h2>
      <ul className={classes.list}>
        {data.requests.map((request) => (
          <li key={request.id} className={classes.row}>
            <span>
              <bdi>{request.name}</bdi>, {shortDay(request.workDate)}:{' '}
              {request.correction && t(`requests.${request.correction.kind}`)}
              {request.overtime && t('requests.overtime', { time: duration(request.overtime.minutes) })}
              {request.remote && sayRemote(t, shortDay, request)} <bdi className={classes.note}>{request.reason}</bdi>
            </span>
            <Link to={paths.employeePortal({ tab: 'approvals' })}>{t('team.decide')}</Link>
          </li>
        ))}
        {data.people.map((person) => (
          <MemberRow key={person.employeeId} person={person} />
        ))}
      </ul>
    </section>
  )
}

const MemberRow = ({ person }: { person: Member }) => {
  const t = useWords()
  const { clock, duration } = useTimes()
  const { name, state, since, planFrom, lateMinutes, zone } = person
  const when = () => {
    if (state === 'in' || state === 'late') return since && t('team.since', { time: clock(since, zone) })
    if (state === 'out') return since && t('team.left', { time: clock(since, zone) })
    if (state === 'scheduled' || state === 'missing') return planFrom && t('team.from', { time: clock(planFrom, zone) })
    return null
  }
  return (
    <li className={classes.row}>
      <span>
        <bdi>{name}</bdi>{' '}
        <span className={classes.note}>
          {when()}
          {lateMinutes > 0 && (state === 'late' || state === 'missing') && (
            <> · {t('team.lateBy', { time: duration(lateMinutes) })}</>
          )}
        </span>
      </span>
      {state === null ? (
        <span className={classes.note}>{t('team.nothing')}</span>
      ) : (
        <StatusBadge tone={TONE[state]}>{t(`teamStates.${state}`)}</StatusBadge>
      )}
    </li>
  )
}
