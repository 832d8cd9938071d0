import { Button, Group, NativeSelect } from '@mantine/core'
import { useRef, useState } from 'react'
import { call } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useTerm } from '../../../../../web/terms/useTerm.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useDepartments } from '../../../../company/departments/screens/calls.ts'
import { BulkProgress } from '../../../../platform/lists/screens/BulkProgress.tsx'
import classes from '../../../../platform/lists/screens/list.module.css'
import { type Result, useBulk } from '../../../../platform/lists/screens/useBulk.ts'
import { useListWords } from '../../../../platform/lists/words/index.ts'
import type { EmployeeRow } from '../../record.contract.ts'
import { useWords } from '../../words/index.ts'
import { PEOPLE, updateCall } from '../calls.ts'

type Props = { people: EmployeeRow[]; onClose: (changed: boolean) => void }

/** Another department for several people: what happens to each is shown first, told for each after it, and can be taken back. */
export default function ChangeMany({ people: chosen, onClose }: Props) {
  // Those it was opened for: some leave the list behind it while they are being changed.
  const [people] = useState(chosen)
  const t = useWords()
  const ofList = useListWords()
  const term = useTerm()
  const departments = useDepartments('edit')
  const [department, setDepartment] = useState('')
  const before = useRef(new Map(people.map((p) => [p.id, p.department])))
  const versions = useRef(new Map(people.map((p) => [p.id, p.version])))
  const moves = people.filter((p) => department !== '' && p.department !== department)
  const put = async (id: string, to: string | null): Promise<Result> => {
    try {
      const saved = await call(updateCall, { id, version: versions.current.get(id), department: to })
      if ('employee' in saved) versions.current.set(id, saved.employee.version)
      return { id, why: null }
    } catch (error) {
      return { id, why: (error as Error).message }
    }
  }
  // One after the other: each is a change of its own, with its own line in the log.
  const each = (to: (id: string) => string | null) => async (ids: string[]) => {
    const results: Result[] = []
    for (const id of ids) results.push(await put(id, to(id)))
    return results
  }
  const bulk = useBulk(
    each(() => department),
    PEOPLE,
  )
  const back = useBulk(
    each((id) => before.current.get(id) ?? null),
    PEOPLE,
  )
  const undo = async () => {
    const { failed } = await back.run(bulk.done())
    if (failed[0]) notify.failure(failed[0].why)
    else notify.success(ofList('bulk.undone'))
  }
  const perform = async (run = bulk.run) => {
    const { failed } = await run(moves.map((p) => p.id))
    if (failed.length > 0) return
    const label = ofList('bulk.undo', { count: bulk.done().length })
    notify.success(t('many.done', { count: bulk.done().length }), { label, onClick: () => void undo() })
    onClose(true)
  }
  return (
    <Dialog
      onClose={() => onClose(bulk.done().length > 0)}
      title={t('many.title', { count: people.length })}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {bulk.progress && (
        <BulkProgress
          progress={bulk.progress}
          nameOf={(id) => people.find((p) => p.id === id)?.full_name ?? ''}
          done={bulk.done().length}
          onRetry={() => void perform(bulk.retry)}
          onUndo={() => {
            void undo()
            onClose(true)
          }}
          onClose={() => onClose(true)}
        />
      )}
      <div className={classes.stack} hidden={bulk.progress !== null}>
        <NativeSelect
          label={t('many.department')}
          value={department}
          onChange={(e) => setDepartment(e.currentTarget.value)}
          data={[{ value: '', label: '—' }, ...departments.map((d) => ({ value: d, label: term(d) }))]}
          data-autofocus
        />
        {department !== '' && (
          <section aria-label={ofList('bulk.preview')} aria-live="polite">
            <ul className={classes.results}>
              {people.map((p) => (
                <li key={p.id}>
                  <strong>
                    <bdi>{p.full_name}</bdi>
                  </strong>
                  <span className={classes.quiet}>
                    {p.department === department
                      ? t('many.already')
                      : t('many.moves', { from: term(p.department) || t('many.none'), to: term(department) })}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onClose(false)}>
            {ofList('cancel')}
          </Button>
          <Button onClick={() => void perform()} disabled={moves.length === 0}>
            {t('many.confirm', { count: moves.length })}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}
