import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { listEmployees } from '../../../people/employees/contract.ts'
import { useWords } from '../words/index.ts'
import { devicesCall, listCall, mapCall } from './calls.ts'

const peopleCall = wire<typeof listEmployees>('GET', '/api/employees')

/** Whom a device calls by a number. */
export const MapNumber = ({
  deviceId,
  user,
  from,
  onClose,
}: {
  deviceId: string
  user: string
  from: string
  onClose: () => void
}) => {
  const t = useWords()
  const [search, setSearch] = useState('')
  const { data } = useApiState(peopleCall, { pageSize: 20, ...(search ? { search } : {}) })
  const map = useCommand(mapCall, { refreshes: [devicesCall, listCall] })
  const { form, field, submit, sending } = useFields({ user, from, employeeId: '' }, {})
  const send = submit(async ({ employeeId, ...rest }) => {
    const { settled } = await map.mutateAsync({ id: deviceId, employeeId: employeeId || null, ...rest })
    notify.success(t('devices.mapped', { count: settled }))
    onClose()
  })
  return (
    <Dialog onClose={onClose} title={t('devices.whoIs')}>
      <form ref={form} onSubmit={(event) => void send(event)} noValidate>
        <TextInput label={t('devices.number')} {...field('user')} />
        <TextInput
          mt="sm"
          label={t('list.search')}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
        <NativeSelect
          mt="sm"
          label={t('list.name')}
          {...field('employeeId')}
          data={[
            { value: '', label: t('devices.nobody') },
            ...(data?.employees ?? []).map(({ id, full_name }) => ({ value: id, label: full_name })),
          ]}
        />
        <TextInput mt="sm" type="date" label={t('devices.from')} {...field('from')} />
        <Button mt="md" type="submit" loading={sending}>
          {t('devices.save')}
        </Button>
      </form>
    </Dialog>
  )
}
