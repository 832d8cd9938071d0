import { Button, Group, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { notifyUndo } from '../../../../../web/undo/useUndo.ts'
import type { EmployeeDetail } from '../../../record/contract.ts'
import { useProfileWords } from '../../profile/words/index.ts'
import { getCall, updateCall } from '../calls.ts'
import { Block } from './parts.tsx'
import classes from './profile.module.css'

/** As long as the call takes. */
const MOST = 4000

/** What HR notes about somebody; neither the person nor a manager reads it. */
export default function Notes({ detail }: { detail: EmployeeDetail }) {
  const t = useProfileWords()
  const { employee, allowed } = detail
  const save = useCommand(updateCall, { refreshes: [getCall] })
  const [typed, setTyped] = useState<string | null>(null)
  const value = typed ?? employee.notes ?? ''
  const keep = () =>
    save.mutate(
      { id: employee.id, version: employee.version, notes: value },
      {
        onSuccess: (saved) => {
          setTyped(null)
          const { version } = (saved as { employee: { version: number } }).employee
          const before = { id: employee.id, version, notes: employee.notes ?? '' }
          notifyUndo(t('notes.saved'), () => save.mutateAsync(before))
        },
        onError: (error) => notify.failure(error.message),
      },
    )
  if (!allowed.includes('edit')) return <p className={classes.written}>{employee.notes ?? t('notes.none')}</p>
  return (
    <Block title={t('tab.notes')}>
      <Textarea
        label={t('notes.label')}
        description={t('notes.help')}
        value={value}
        onChange={(e) => setTyped(e.currentTarget.value)}
        maxLength={MOST}
        minRows={6}
        autosize
      />
      <Group justify="flex-end">
        <Button onClick={keep} loading={save.isPending} disabled={typed === null || typed === (employee.notes ?? '')}>
          {t('notes.save')}
        </Button>
      </Group>
    </Block>
  )
}
