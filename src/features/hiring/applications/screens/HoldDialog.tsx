import { Button, Group, TextInput } from '@mantine/core'
import { useState } from 'react'
import { addDays, dayIn } from '../../../../shared/dates.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import { holdCall, STALE } from './calls.ts'
import classes from './work.module.css'

/** A day from today on, by the clock of whoever chooses. */
const inDays = (days: number) => addDays(dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date()), days)

type Props = { ids: string[]; onClose: (changed: boolean) => void }

/** Puts some applications aside until a day; what was promised to the people goes on. */
export default function HoldDialog({ ids, onClose }: Props) {
  const t = useWords()
  const [until, setUntil] = useState(() => inDays(7))
  const [why, setWhy] = useState('')
  const hold = useCommand(holdCall, { refreshes: STALE })
  const undo = useCommand(holdCall, { refreshes: STALE })
  const save = () =>
    hold.mutate(
      { ids, until, why },
      {
        onSuccess: ({ done, results }) => {
          const current = results.flatMap((r) => (r.why === null ? [r.id] : []))
          const left = results.find((r) => r.why !== null)?.why
          if (current.length > 0)
            notify.success(t('done', { count: done }), {
              label: t('undo'),
              onClick: () => undo.mutate({ ids: current }),
            })
          if (left) notify.failure(left)
          onClose(true)
        },
      },
    )
  return (
    <Dialog
      onClose={() => onClose(false)}
      title={`${t('hold').replace('…', '')}: ${t('chosen', { count: ids.length })}`}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form
        className={classes.stack}
        onSubmit={(e) => {
          e.preventDefault()
          save()
        }}
      >
        <p className={classes.quiet}>{t('holdText')}</p>
        <TextInput
          type="date"
          label={t('holdUntil')}
          value={until}
          min={inDays(1)}
          max={inDays(365)}
          onChange={(e) => setUntil(e.currentTarget.value)}
          error={hold.error?.fields.until ?? hold.error?.message}
          required
        />
        <TextInput label={t('holdWhy')} value={why} onChange={(e) => setWhy(e.currentTarget.value)} maxLength={300} />
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={hold.isPending} disabled={!until}>
            {t('confirm.hold')}
          </Button>
        </Group>
      </form>
    </Dialog>
  )
}
