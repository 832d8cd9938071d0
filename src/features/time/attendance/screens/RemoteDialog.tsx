import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { ErrorState } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { listEmployees } from '../../../people/employees/contract.ts'
import type { RemoteDay } from '../remote.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './attendance.module.css'
import { agreeRemoteCall, endRemoteCall, listCall, nowCall, remoteCall } from './calls.ts'
import { useTimes } from './employee/useTimes.ts'

const peopleCall = wire<typeof listEmployees>('GET', '/api/employees')
const refreshes = [remoteCall, nowCall, listCall]

/** Days agreed as remote: those to come, and a form for more. */
export default function RemoteDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const [search, setSearch] = useState('')
  const people = useApiState(peopleCall, { pageSize: 20, ...(search ? { search } : {}) })
  const agreed = useApiState(remoteCall, {})
  const agree = useCommand(agreeRemoteCall, { refreshes })
  const { form, field, submit, sending, failure } = useFields({ employeeId: '', from: '', until: '', reason: '' }, {})
  const send = submit(async (values) => {
    const { days } = await agree.mutateAsync(values)
    notify.success(t('remote.saved', { count: days }))
  })
  return (
    <Dialog onClose={onClose} title={t('remote.title')}>
      <form ref={form} onSubmit={(event) => void send(event)} noValidate>
        <p>{t('remote.text')}</p>
        <TextInput
          mt="sm"
          label={t('list.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <NativeSelect
          mt="sm"
          label={t('limits.person')}
          {...field('employeeId')}
          data={[
            { value: '', label: '' },
            ...(people.data?.employees ?? []).map(({ id, full_name }) => ({ value: id, label: full_name })),
          ]}
        />
        <TextInput mt="sm" type="date" label={t('limits.from')} {...field('from')} />
        <TextInput mt="sm" type="date" label={t('limits.until')} {...field('until')} />
        <TextInput mt="sm" maxLength={500} label={t('remote.reason')} {...field('reason')} />
        {failure !== null && <ErrorState error={failure} />}
        <Button mt="md" type="submit" loading={sending}>
          {t('remote.save')}
        </Button>
      </form>
      <h3>{t('remote.ahead')}</h3>
      {agreed.error && <ErrorState error={agreed.error} onRetry={() => void agreed.refetch()} />}
      {agreed.data?.days.length === 0 && <p className={classes.note}>{t('remote.none')}</p>}
      <ul className={classes.people}>
        {(agreed.data?.days ?? []).map((one) => (
          <Agreed key={`${one.employeeId}${one.workDate}`} one={one} />
        ))}
      </ul>
    </Dialog>
  )
}

const Agreed = ({ one }: { one: RemoteDay }) => {
  const t = useWords()
  const { shortDay } = useTimes()
  const end = useCommand(endRemoteCall, { refreshes })
  const { employeeId, workDate } = one
  return (
    <li>
      <bdi>{one.name}</bdi>, {shortDay(workDate)}
      {one.reason && (
        <span className={classes.note}>
          {' · '}
          <bdi>{one.reason}</bdi>
        </span>
      )}{' '}
      <Button
        size="compact-xs"
        variant="subtle"
        loading={end.isPending}
        aria-label={t('remote.endOf', { name: one.name, day: shortDay(workDate) })}
        onClick={() => end.mutate({ employeeId, from: workDate, until: workDate })}
      >
        {t('remote.end')}
      </Button>
    </li>
  )
}
