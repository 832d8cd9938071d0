import { Button, Checkbox, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiError, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { starterCall } from '../../../completion/screens/calls.ts'
import { useWords } from '../../words/index.ts'
import { PEOPLE } from '../calls.ts'
import classes from './form.module.css'
import type { EmployeeFormState } from './useEmployeeForm.ts'

/** Saves somebody with what is known of them, and asks them for the rest if that is wished. */
export default function StarterDialog({ state, onClose }: { state: EmployeeFormState; onClose: () => void }) {
  const t = useWords()
  const { countryName, day, list } = useFormat()
  const { fullName, countryCode, joinDate, email, designation, department } = state.form.getValues()
  const [invite, setInvite] = useState(false)
  const [dueOn, setDueOn] = useState('')
  const add = useCommand(starterCall, { refreshes: PEOPLE })
  const isEnough = fullName.trim() !== '' && countryCode !== '' && joinDate !== '' && (!invite || email.trim() !== '')
  const save = () =>
    add.mutate(
      { fullName, countryCode, joinDate, email, designation, department, invite, dueOn: invite ? dueOn : '' },
      {
        onSuccess: ({ employee, missing }) => {
          notify.success(
            missing.length > 0
              ? t('least.savedMissing', { name: employee.full_name, missing: list(missing) })
              : t('least.saved', { name: employee.full_name }),
          )
          const { id, full_name: name, employee_id: employeeId } = employee
          state.saved({ id, name, employeeId, country: countryCode, channels: [], card: false })
        },
        onError: (error) =>
          notify.failure(
            t('errors.save', { message: error instanceof ApiError ? error.message : t('errors.saveUnknown') }),
          ),
      },
    )
  return (
    <Dialog onClose={onClose} title={t('least.title')} closeButtonProps={{ 'aria-label': t('actions.close') }}>
      <Stack gap="sm">
        <p className={classes.note}>
          {isEnough || (fullName && countryCode && joinDate)
            ? t('least.text', { name: fullName, country: countryName(countryCode), day: day(joinDate) })
            : t('least.needs')}
        </p>
        <Checkbox
          label={t('least.invite')}
          description={invite ? t('least.mail', { email: email || t('form.thisPerson') }) : t('form.noMailLeaves')}
          checked={invite}
          onChange={(e) => setInvite(e.currentTarget.checked)}
        />
        {invite && (
          <TextInput
            type="date"
            label={t('least.due')}
            value={dueOn}
            onChange={(e) => setDueOn(e.currentTarget.value)}
            error={email.trim() === '' ? t('least.needsEmail') : undefined}
          />
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button onClick={save} loading={add.isPending} disabled={!isEnough}>
            {t(invite ? 'least.saveInvite' : 'least.save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
