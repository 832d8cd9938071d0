import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { searchCall } from '../../find/screens/calls.ts'
import type { TalentRun } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { whyCall } from './calls.ts'
import { Reasons, useName } from './Person.tsx'
import classes from './search.module.css'

const SHOWN = 8

/** Somebody one can find: with which verdicts, or why not in the list at all. */
export default function WhyDialog({ run, onClose }: { run: TalentRun; onClose: () => void }) {
  const t = useWords()
  const nameOf = useName()
  const [typed, setTyped] = useState('')
  const [q, setQ] = useState('')
  const [chosen, setChosen] = useState('')
  const found = useApiState(searchCall, { q }, { enabled: q !== '' })
  const why = useApiState(whyCall, { run: run.id, person: chosen }, { enabled: chosen !== '' })
  const people = q === '' ? [] : (found.data?.people ?? []).slice(0, SHOWN)
  return (
    <Dialog size="lg" title={t('why')} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <div className={classes.stack}>
        <form
          className={classes.line}
          onSubmit={(event) => {
            event.preventDefault()
            setChosen('')
            setQ(typed.trim())
          }}
        >
          <TextInput
            className={classes.grow}
            label={t('whySearch')}
            description={t('whyHint')}
            error={found.error?.fields.q}
            value={typed}
            maxLength={300}
            dir="auto"
            data-autofocus
            onChange={(e) => setTyped(e.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={typed.trim() === ''}>
            {t('whyFind')}
          </Button>
        </form>
        {q !== '' && found.data && people.length === 0 && <p className={classes.quiet}>{t('whyNobody')}</p>}
        {people.length > 0 && (
          <ul className={classes.rows}>
            {people.map((p) => (
              <li key={p.id} className={classes.row}>
                <button
                  type="button"
                  className={classes.plain}
                  aria-pressed={chosen === p.id}
                  onClick={() => setChosen(p.id)}
                >
                  <bdi>{nameOf({ card: p, own: null })}</bdi>
                </button>
              </li>
            ))}
          </ul>
        )}
        {chosen !== '' && why.error && (
          <ErrorState error={why.error} onRetry={() => void why.refetch()} retrying={why.isFetching} />
        )}
        {chosen !== '' && why.isFetching && <LoadingTable rows={2} columns={1} />}
        {chosen !== '' && why.data && !why.isFetching && (
          <div className={classes.stack} role="status">
            <p className={classes.careful}>{t(`whyFor.${why.data.why}`, { most: run.coverage.compared })}</p>
            <Reasons
              run={run.id}
              person={{ place: 0, lines: why.data.lines }}
              criteria={run.criteria}
              objections={[]}
              onWrong={null}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
