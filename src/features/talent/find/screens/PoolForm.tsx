import { Alert, Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { TalentPool } from '../pools.contract.ts'
import { useWords } from '../words/index.ts'
import { addPoolCall, changePoolCall, poolCall, poolsCall, searchCall } from './calls.ts'
import classes from './talent.module.css'

type FormProps = { pool: TalentPool | null; onClose: (id?: string) => void }

export const PoolForm = ({ pool, onClose }: FormProps) => {
  const t = useWords()
  const [told, setTold] = useState({ name: pool?.name ?? '', purpose: pool?.purpose ?? '' })
  const refreshes = [poolsCall, poolCall, searchCall]
  const add = useCommand(addPoolCall, { refreshes })
  const change = useCommand(changePoolCall, { refreshes })
  const failure = add.error ?? change.error
  return (
    <Dialog
      title={t(pool ? 'pool.changeTitle' : 'pool.beginTitle')}
      onClose={() => onClose()}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        noValidate
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (pool) change.mutate({ id: pool.id, ...told }, { onSuccess: () => onClose() })
          else add.mutate(told, { onSuccess: ({ id }) => onClose(id) })
        }}
      >
        <TextInput
          label={t('pool.name')}
          required
          maxLength={80}
          data-autofocus
          value={told.name}
          error={failure?.fields.name}
          onChange={(e) => setTold({ ...told, name: e.currentTarget.value })}
        />
        <TextInput
          label={t('pool.purpose')}
          description={t('pool.purposeHint')}
          required
          maxLength={300}
          value={told.purpose}
          error={failure?.fields.purpose}
          onChange={(e) => setTold({ ...told, purpose: e.currentTarget.value })}
        />
        {failure && Object.keys(failure.fields).length === 0 && (
          <Alert color="red" role="alert">
            {failure.message}
          </Alert>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose()}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={add.isPending || change.isPending}>
            {t('save')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
