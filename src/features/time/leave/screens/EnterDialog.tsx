import { Stack } from '@mantine/core'
import { useState } from 'react'
import { call, useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { LoadingTable } from '../../../../web/ui/states.tsx'
import { PersonBox } from '../../../company/profile/screens/PersonBox.tsx'
import { useMyWords } from '../my/words/index.ts'
import { useWords } from '../words/index.ts'
import { balancesCall, calendarCall, enterCall, personCall, previewOfCall, requestsCall } from './calls.ts'
import { LeaveForm } from './LeaveForm.tsx'
import classes from './leave.module.css'

type Person = { id: string; name: string }

/** HR enters leave for somebody. */
export default function EnterDialog({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const my = useMyWords()
  const [person, setPerson] = useState<Person | null>(null)
  return (
    <Dialog title={t('enter')} onClose={onClose} closeButtonProps={{ 'aria-label': my('close') }}>
      <Stack gap="sm">
        <p className={classes.quiet}>{t('enterHint')}</p>
        <PersonBox label={t('enterFor')} value={person} onChange={setPerson} />
        {person && <Form key={person.id} person={person} onDone={onClose} />}
      </Stack>
    </Dialog>
  )
}

const Form = ({ person, onDone }: { person: Person; onDone: () => void }) => {
  const t = useWords()
  const { data, error } = useApiState(personCall, { employeeId: person.id })
  const enter = useCommand(enterCall, { refreshes: [requestsCall, balancesCall, calendarCall, personCall] })
  if (error) return <p className={classes.wrong}>{error.message}</p>
  if (!data) return <LoadingTable rows={4} columns={1} />
  if (data.cards.length === 0) return <p className={classes.wrong}>{data.refusal}</p>
  return (
    <LeaveForm
      cards={data.cards}
      today={data.today}
      delegates={[]}
      preview={(wanted) => call(previewOfCall, { employeeId: person.id, ...wanted })}
      send={async (wanted) => {
        await enter.mutateAsync({ employeeId: person.id, ...wanted })
        notify.success(t('entered'))
        onDone()
      }}
      action={t('enter')}
      mayUpload={false}
      draft={`leave:${person.id}`}
    />
  )
}
