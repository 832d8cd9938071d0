import { Alert, Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../web/api.ts'
import { notify } from '../../../web/notify.ts'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import type { TalentRun } from '../contract.ts'
import type { Wanted } from '../criteria.rules.ts'
import { useWords } from '../words/index.ts'
import { EVERY, type Every } from './Begin.tsx'
import { keepCall, searchesCall } from './calls.ts'
import classes from './search.module.css'

type Props = { run: TalentRun; criteria: Wanted[]; onClose: () => void }

export default function KeepDialog({ run, criteria, onClose }: Props) {
  const say = useWords()
  const keep = useCommand(keepCall, { refreshes: [searchesCall] })
  const [name, setName] = useState(run.title.slice(0, 80))
  const [every, setEvery] = useState<Every>(1)
  return (
    <Dialog title={say('keep')} onClose={onClose} closeButtonProps={{ 'aria-label': say('close') }}>
      <form
        noValidate
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          keep.mutate(
            { name, criteria, job: run.job, every },
            {
              onSuccess: () => {
                notify.success(say('keptDone'))
                onClose()
              },
            },
          )
        }}
      >
        <TextInput
          label={say('keepName')}
          value={name}
          onChange={(e) => setName(e.currentTarget.value)}
          error={keep.error?.fields.name}
          maxLength={80}
          required
          data-autofocus
        />
        <NativeSelect
          label={say('every')}
          data={EVERY.map((n) => ({ value: String(n), label: say(`often.every${n}`) }))}
          value={String(every)}
          onChange={(e) => setEvery(Number(e.currentTarget.value) as Every)}
        />
        {keep.error && !keep.error.fields.name && (
          <Alert color="red" role="alert">
            {Object.values(keep.error.fields)[0] ?? keep.error.message}
          </Alert>
        )}
        <div>
          <Button type="submit" loading={keep.isPending}>
            {say('keep')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
