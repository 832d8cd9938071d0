import { Button } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { PayEntity } from '../contract.ts'
import { useGroupWords } from '../groups/words/index.ts'
import type { PayGroupView } from '../groups.contract.ts'
import { useWords } from '../words/index.ts'
import { dueCall, setupCall } from './calls.ts'
import { closeGroupCall, defaultGroupCall, deleteGroupCall } from './groups.calls.ts'
import classes from './payroll.module.css'

const GroupDialog = lazy(async () => ({ default: (await import('./GroupDialog.tsx')).GroupDialog }))
const GroupPeople = lazy(() => import('./GroupPeople.tsx'))

type Props = { groupId: string; onGroup: (id: string) => void }

/** Pay groups of each legal entity: how each is paid, whom it pays, and which one new hires join. */
export default function Groups({ groupId, onGroup }: Props) {
  const t = useGroupWords()
  const { data, error, isPending, refetch } = useApiState(setupCall, {})
  const [editing, setEditing] = useState<{ entity: PayEntity; group?: PayGroupView } | null>(null)
  if (error) return <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />
  if (isPending) return <LoadingTable rows={3} columns={3} />
  const entities = data.entities.filter(({ groups }) => groups.length > 0)
  const entity = entities.find(({ groups }) => groups.some(({ id }) => id === groupId))
  const open = entity?.groups.find(({ id }) => id === groupId)
  if (entity && open)
    return (
      <Suspense fallback={<LoadingTable rows={4} columns={3} />}>
        <GroupPeople
          key={open.id}
          group={open}
          others={entity.groups.filter(({ id }) => id !== open.id)}
          mayRun={data.mayRun}
          onBack={() => onGroup('')}
        />
      </Suspense>
    )
  if (entities.length === 0)
    return (
      <EmptyState icon={<IconCalendar size={22} stroke={1.6} />} title={t('none')}>
        {t('noneText')}
      </EmptyState>
    )
  return (
    <div className={classes.stack}>
      {entities.map((one) => (
        <section key={one.id} className={classes.card} aria-label={one.name}>
          <div className={classes.head}>
            <h2 className={classes.title}>
              <bdi>{one.name}</bdi>
            </h2>
            {data.mayRun && (
              <Button variant="default" onClick={() => setEditing({ entity: one })}>
                {t('add')}
              </Button>
            )}
          </div>
          <ul className={classes.list}>
            {one.groups.map((group) => (
              <GroupRow
                key={group.id}
                group={group}
                mayRun={data.mayRun}
                onShow={() => onGroup(group.id)}
                onChange={() => setEditing({ entity: one, group })}
              />
            ))}
          </ul>
        </section>
      ))}
      <Suspense>
        {editing && (
          <GroupDialog
            entity={editing.entity}
            {...(editing.group ? { group: editing.group } : {})}
            onClose={() => setEditing(null)}
          />
        )}
      </Suspense>
    </div>
  )
}

type RowProps = { group: PayGroupView; mayRun: boolean; onShow: () => void; onChange: () => void }

const GroupRow = ({ group, mayRun, onShow, onChange }: RowProps) => {
  const t = useGroupWords()
  const { id, version, isClosed, isDefault } = group
  const fail = (failure: Error) => notify.failure(failure.message)
  const refreshes = [setupCall, dueCall]
  const makeDefault = useCommand(defaultGroupCall, { refreshes })
  const close = useCommand(closeGroupCall, { refreshes })
  const [isErasing, setErasing] = useState(false)
  return (
    <li className={classes.stack}>
      <div className={classes.head}>
        <div>
          <strong>
            <bdi>{group.name}</bdi>
          </strong>{' '}
          {isDefault && <StatusBadge tone="ok">{t('default')}</StatusBadge>}
          {isClosed && <StatusBadge tone="idle">{t('closed')}</StatusBadge>}
          <Paid group={group} />
        </div>
        <div className={classes.actions}>
          <Button size="compact-sm" variant="default" onClick={onShow}>
            {t('show')}
          </Button>
          {mayRun && (
            <>
              <Button size="compact-sm" variant="default" onClick={onChange}>
                {t('change')}
              </Button>
              {!isDefault && !isClosed && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  loading={makeDefault.isPending}
                  onClick={() =>
                    makeDefault.mutate(
                      { id, version },
                      { onSuccess: () => notify.success(t('madeDefault')), onError: fail },
                    )
                  }
                >
                  {t('makeDefault')}
                </Button>
              )}
              {!isDefault && (
                <Button
                  size="compact-sm"
                  variant="subtle"
                  loading={close.isPending}
                  onClick={() =>
                    close.mutate(
                      { id, version, closed: !isClosed },
                      { onSuccess: () => notify.success(t(isClosed ? 'openedNow' : 'closedNow')), onError: fail },
                    )
                  }
                >
                  {t(isClosed ? 'open' : 'close')}
                </Button>
              )}
              {!group.isUsed && !isDefault && (
                <Button size="compact-sm" variant="subtle" color="red" onClick={() => setErasing(true)}>
                  {t('remove')}
                </Button>
              )}
            </>
          )}
        </div>
      </div>
      {isErasing && <Erase group={group} onClose={() => setErasing(false)} />}
    </li>
  )
}

const Erase = ({ group, onClose }: { group: PayGroupView; onClose: () => void }) => {
  const t = useGroupWords()
  const remove = useCommand(deleteGroupCall, { refreshes: [setupCall, dueCall] })
  return (
    <FormDialog
      title={t('askRemove', { name: group.name })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        remove.mutate({ id: group.id }, { onSuccess: () => notify.success(t('removed')) })
      }}
      busy={remove.isPending}
      failure={remove.error}
      action={t('remove')}
    >
      {null}
    </FormDialog>
  )
}

const Paid = ({ group }: { group: PayGroupView }) => {
  const t = useGroupWords()
  const say = useWords()
  const { day, number } = useFormat()
  const { payOn, frequency, nextPayDay } = group
  const when = payOn === null || payOn === 31 ? t('lastDay') : t('dayOf', { day: number(payOn) })
  const parts = [
    say(`frequencies.${frequency}`),
    ...(frequency === 'monthly' ? [`${when}${group.paysNextMonth ? ` ${t('nextMonth')}` : ''}`] : []),
    ...(nextPayDay ? [t('nextPay', { day: day(nextPayDay) })] : []),
    t('people', { count: group.people }),
  ]
  return <p className={classes.quiet}>{parts.join(' · ')}</p>
}
