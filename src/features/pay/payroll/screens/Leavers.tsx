import { UnstyledButton } from '@mantine/core'
import { IconDoorExit } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import { Clock } from './Clock.tsx'
import { exitsCall } from './calls.ts'
import classes from './payroll.module.css'
import { EXIT_TONES } from './tones.ts'

const Exit = lazy(() => import('./Exit.tsx'))

type Props = { employmentId: string; onOpen: (employmentId: string) => void; onRun: (id: string) => void }

/** Who leaves or has left lately: how their settlement stands and how many days the law leaves for it. */
export default function Leavers({ employmentId, onOpen, onRun }: Props) {
  const t = useWords()
  const { day } = useFormat()
  const { data, error, isPending, refetch } = useApiState(exitsCall, {})
  if (employmentId)
    return (
      <Suspense>
        <Exit employmentId={employmentId} onBack={() => onOpen('')} onRun={onRun} />
      </Suspense>
    )
  if (error) return <ErrorState title={t('after.failed')} error={error} onRetry={() => void refetch()} />
  if (isPending) return <LoadingTable rows={4} columns={3} />
  if (data.exits.length === 0)
    return (
      <EmptyState icon={<IconDoorExit size={22} stroke={1.6} />} title={t('leavers.none')}>
        {t('leavers.noneText')}
      </EmptyState>
    )
  return (
    <ul className={classes.list}>
      {data.exits.map((exit) => (
        <li key={exit.employmentId} className={classes.card}>
          <div className={classes.head}>
            <span>
              <UnstyledButton className={classes.name} onClick={() => onOpen(exit.employmentId)}>
                <bdi>{exit.name}</bdi>
              </UnstyledButton>
              <span className={classes.days}>
                {t('leavers.lastDay')}: {day(exit.lastDay)}
              </span>
            </span>
            <span className={classes.actions}>
              {exit.state !== 'none' && exit.state !== 'paying' && <Clock due={exit.due} daysLeft={exit.daysLeft} />}
              <StatusBadge tone={EXIT_TONES[exit.state]}>{t(`leaverStates.${exit.state}`)}</StatusBadge>
            </span>
          </div>
        </li>
      ))}
    </ul>
  )
}
