import { Alert, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSentences } from '../../../../web/sentences.ts'
import { FormDialog } from '../../../../web/ui/FormDialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { usePeriod } from '../../../../web/ui/usePeriod.ts'
import { useGroupWords } from '../groups/words/index.ts'
import type { GroupMove, PayGroupView } from '../groups.contract.ts'
import { runsCall, setupCall } from './calls.ts'
import { checkMoveCall, groupPeopleCall, moveCall, personGroupCall } from './groups.calls.ts'
import classes from './payroll.module.css'

type Group = Pick<PayGroupView, 'id' | 'name' | 'isClosed'>
type Props = { employmentIds: string[]; groups: readonly Group[]; onClose: () => void; onMoved?: () => void }

/** Stands for the first day of the employment among the days. */
const FIRST = 'first'

/** Moves people into another pay group: on a day that pays nobody twice and leaves nobody out, with what follows for each. */
export default function MoveDialog({ employmentIds, groups, onClose, onMoved }: Props) {
  const t = useGroupWords()
  const { day } = useFormat()
  const choices = groups.filter(({ isClosed }) => !isClosed)
  const [id, setId] = useState(choices[0]?.id ?? '')
  const [when, setWhen] = useState('')
  const [reason, setReason] = useState('')
  const move = useCommand(moveCall, { refreshes: [setupCall, groupPeopleCall, personGroupCall, runsCall] })
  const asked = { from: when && when !== FIRST ? when : null, fromFirst: when === FIRST }
  const { data, error, refetch } = useApiState(checkMoveCall, { id, employmentIds, ...asked }, { enabled: id !== '' })
  const chosen = data?.fromFirst ? FIRST : (data?.from ?? '')
  const able = data?.rows.filter(({ problem }) => problem === null) ?? []
  const send = () =>
    move.mutate(
      {
        id,
        employmentIds: able.map(({ employmentId }) => employmentId),
        from: data?.from ?? null,
        fromFirst: data?.fromFirst ?? false,
        reason: reason || null,
      },
      {
        onSuccess: ({ moved }) => {
          notify.success(t('moved', { count: moved }))
          onMoved?.()
          onClose()
        },
      },
    )
  const days = data?.days ?? []
  const all = employmentIds.length
  const nameOf = (one: string, people: number) =>
    all === 1 ? day(one) : t('dayFor', { day: day(one), count: people, all })
  return (
    <FormDialog
      title={t('moveTitle', { count: all })}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (able.length > 0) send()
      }}
      busy={move.isPending}
      failure={move.error}
      action={t('confirm', { count: able.length })}
      size="lg"
    >
      <NativeSelect
        label={t('into')}
        value={id}
        onChange={(event) => {
          setId(event.currentTarget.value)
          setWhen('')
        }}
        data={choices.map((one) => ({ value: one.id, label: one.name }))}
        data-autofocus
      />
      {error && <ErrorState title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingTable rows={2} columns={2} />}
      {data && (
        <>
          <NativeSelect
            label={t('from')}
            description={t('daysHelp')}
            value={chosen}
            onChange={(event) => setWhen(event.currentTarget.value)}
            data={[
              ...(chosen === '' ? [{ value: '', label: t('choose') }] : []),
              ...(data.free > 0 ? [{ value: FIRST, label: t('fromFirst') }] : []),
              ...days.map((one) => ({ value: one.day, label: nameOf(one.day, one.people) })),
            ]}
          />
          {days.length === 0 && data.free === 0 && <Alert color="red">{t('noDay')}</Alert>}
          <TextInput
            label={t('reason')}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
            maxLength={300}
          />
          <section aria-label={t('preview')} className={classes.stack}>
            <h3 className={classes.title}>{t('preview')}</h3>
            <ul className={classes.list}>
              {data.rows.map((row) => (
                <Row key={row.employmentId} row={row} />
              ))}
            </ul>
          </section>
        </>
      )}
    </FormDialog>
  )
}

const Row = ({ row }: { row: GroupMove }) => {
  const t = useGroupWords()
  const say = useSentences()
  const { day } = useFormat()
  const period = usePeriod()
  const { last, first } = row
  return (
    <li>
      <strong>
        <bdi>{row.name}</bdi>
      </strong>
      {row.problem && <div role="note">{say(row.problem)}</div>}
      {last && (
        <div className={classes.quiet}>
          {t('last', { group: row.group ?? '', period: period(last.from, last.until) })}
        </div>
      )}
      {first && (
        <div className={classes.quiet}>
          {t('first', { period: period(first.from, first.until), day: day(first.payDay) })}
        </div>
      )}
      {row.replaces > 0 && <div className={classes.quiet}>{t('replaces')}</div>}
      {row.openRuns > 0 && <div className={classes.quiet}>{t('openRuns')}</div>}
    </li>
  )
}
