import { Button, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState } from '../../../../web/ui/states.tsx'
import type { PayslipLine } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { addNoteCall, notesCall } from './calls.ts'
import classes from './payroll.module.css'
import { useLineName } from './useLineName.ts'

type Props = { asked: { id: string; employmentId: string }; lines: readonly PayslipLine[]; mayNote: boolean }

/** What payroll noted on lines of somebody’s pay, and a note to add: kept as it was written. */
export const LineNotes = ({ asked, lines, mayNote }: Props) => {
  const t = useWords()
  const { moment } = useFormat()
  const nameOf = useLineName()
  const { data, error, refetch } = useApiState(notesCall, asked)
  const add = useCommand(addNoteCall, { refreshes: [notesCall] })
  const choices = [...new Map(lines.map((line) => [line.key, { value: line.key, label: nameOf(line) }])).values()]
  const [key, setKey] = useState('')
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  if (error) return <ErrorState title={t('notes.failed')} error={error} onRetry={() => void refetch()} />
  if (!data || (data.notes.length === 0 && (!mayNote || choices.length === 0))) return null
  const labelOf = (line: string) => choices.find(({ value }) => value === line)?.label ?? line
  const send = () => {
    if (!note.trim()) return setWrong(t('notes.noteRequired'))
    setWrong(null)
    add.mutate(
      { ...asked, key: key || (choices[0]?.value ?? ''), note: note.trim() },
      {
        onSuccess: () => {
          setNote('')
          notify.success(t('notes.added'))
        },
        onError: (failure) => notify.failure(failure.message),
      },
    )
  }
  return (
    <section className={classes.card} aria-label={t('notes.title')}>
      <h3 className={classes.title}>{t('notes.title')}</h3>
      <p className={classes.quiet}>{t('notes.hint')}</p>
      <ul className={classes.list}>
        {data.notes.map((one) => (
          <li key={one.id}>
            <strong>
              <bdi>{labelOf(one.key)}</bdi>
            </strong>{' '}
            <bdi>{one.note}</bdi>
            <p className={classes.quiet}>{t('notes.by', { by: one.by, at: moment(one.at) })}</p>
          </li>
        ))}
      </ul>
      {mayNote && choices.length > 0 && (
        <>
          <NativeSelect
            label={t('notes.line')}
            data={choices}
            value={key || (choices[0]?.value ?? '')}
            onChange={(e) => setKey(e.currentTarget.value)}
          />
          <Textarea
            label={t('notes.note')}
            value={note}
            onChange={(e) => setNote(e.currentTarget.value)}
            error={wrong}
            maxLength={500}
            autosize
          />
          <div className={classes.actions}>
            <Button variant="default" loading={add.isPending} onClick={send}>
              {t('notes.add')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
