import { Button, Group, NativeSelect, Select } from '@mantine/core'
import { useRef, useState } from 'react'
import { useApiState } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useTerm } from '../../../../../web/terms/useTerm.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useDepartments } from '../../../../company/departments/screens/calls.ts'
import { BulkProgress } from '../../../../platform/lists/screens/BulkProgress.tsx'
import classes from '../../../../platform/lists/screens/list.module.css'
import { type Result, useBulk } from '../../../../platform/lists/screens/useBulk.ts'
import { useListWords } from '../../../../platform/lists/words/index.ts'
import { choicesCall } from '../../../employments/screens/calls.ts'
import type { EmployeeRow } from '../../record.contract.ts'
import { EMPLOYEE_STATUSES, statusOf } from '../../rules.ts'
import { useWords } from '../../words/index.ts'
import { PEOPLE } from '../calls.ts'
import { CHANGES, type Change, changePerson, valueNow } from './changes.ts'

type Props = { people: EmployeeRow[]; onClose: (changed: boolean) => void }

/** One change of several people: what happens to each is shown first, told for each after it, and can be taken back. */
export default function ChangeMany({ people: chosen, onClose }: Props) {
  // Those it was opened for: some leave the list behind it while they are being changed.
  const [people] = useState(chosen)
  const t = useWords()
  const ofList = useListWords()
  const [change, setChange] = useState<Change>('department')
  const [value, setValue] = useState('')
  const said = useSaid(change, value)
  const moves = people.filter((person) => said.isNew(person))
  const { bulk, undo } = useChanging(people, change, value)
  const perform = async (run = bulk.run) => {
    const { failed } = await run(moves.map((person) => person.id))
    if (failed.length > 0) return
    const count = bulk.done().length
    if (change === 'invite') notify.success(t('many.invited', { count }))
    else
      notify.success(t('many.done', { count }), {
        label: ofList('bulk.undo', { count }),
        onClick: () => void undo(),
      })
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
          label={t('many.what')}
          value={change}
          onChange={(e) => {
            const next = CHANGES.find((one) => one === e.currentTarget.value) ?? 'department'
            setChange(next)
            setValue('')
          }}
          data={CHANGES.map((one) => ({ value: one, label: t(`changes.${one}`) }))}
          data-autofocus
        />
        <Value change={change} value={value} onValue={setValue} />
        {(value !== '' || change === 'invite') && (
          <section aria-label={ofList('bulk.preview')} aria-live="polite">
            <ul className={classes.results}>
              {people.map((person) => (
                <li key={person.id}>
                  <strong>
                    <bdi>{person.full_name}</bdi>
                  </strong>
                  <span className={classes.quiet}>{said.of(person)}</span>
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
            {change === 'invite' ? t('many.send', { count: moves.length }) : t('many.confirm', { count: moves.length })}
          </Button>
        </Group>
      </div>
    </Dialog>
  )
}

/** Does it one after the other, each a change of its own in the log, and takes it back to what each had. */
const useChanging = (people: readonly EmployeeRow[], change: Change, value: string) => {
  const ofList = useListWords()
  const before = useRef(new Map<string, string | null>())
  const versions = useRef(new Map(people.map((person) => [person.id, person.version])))
  const each = (to: (id: string) => string | null) => async (ids: string[]) => {
    const results: Result[] = []
    for (const id of ids) {
      const person = people.find((one) => one.id === id)
      try {
        if (person && !before.current.has(id)) before.current.set(id, await valueNow(change, person))
        const version = await changePerson(change, { id, version: versions.current.get(id) }, to(id))
        if (version !== undefined) versions.current.set(id, version)
        results.push({ id, why: null })
      } catch (error) {
        results.push({ id, why: (error as Error).message })
      }
    }
    return results
  }
  const bulk = useBulk(
    each(() => value),
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
  return { bulk, undo }
}

/** What happens to each, in words. */
const useSaid = (change: Change, value: string) => {
  const t = useWords()
  const term = useTerm()
  const { data } = useApiState(choicesCall, {}, { enabled: change === 'manager' || change === 'site' })
  const named = [...(data?.managers ?? []), ...(data?.sites ?? [])].find(({ id }) => id === value)?.name ?? ''
  const status = EMPLOYEE_STATUSES.find((one) => one === value)
  const isNew = (person: EmployeeRow) => {
    if (change === 'invite') return person.status !== 'terminated'
    if (value === '') return false
    if (change === 'manager') return person.id !== value
    if (change === 'department') return person.department !== value
    return change === 'site' || statusOf(person.status) !== value
  }
  const of = (person: EmployeeRow) => {
    if (!isNew(person)) return t(change === 'invite' ? 'many.left' : 'many.already')
    if (change === 'invite') return t('many.mail', { email: person.email })
    if (change === 'manager') return t('many.reports', { name: named })
    if (change === 'site') return t('many.works', { name: named })
    if (change === 'status' && status)
      return t('many.moves', { from: t(`status.${statusOf(person.status)}`), to: t(`status.${status}`) })
    return t('many.moves', { from: term(person.department) || t('many.none'), to: term(value) })
  }
  return { isNew, of }
}

type ValueProps = { change: Change; value: string; onValue: (value: string) => void }

/** What they are given, chosen from what there is. */
const Value = ({ change, value, onValue }: ValueProps) => {
  const t = useWords()
  const term = useTerm()
  const departments = useDepartments('edit')
  const [search, setSearch] = useState('')
  const asks = change === 'manager' || change === 'site'
  const { data } = useApiState(choicesCall, change === 'manager' && search ? { search } : {}, { enabled: asks })
  if (change === 'invite') return <p className={classes.quiet}>{t('many.inviteText')}</p>
  if (change === 'manager')
    return (
      <Select
        label={t('many.manager')}
        value={value || null}
        onChange={(next) => onValue(next ?? '')}
        data={(data?.managers ?? []).map(({ id, name, number }) => ({ value: id, label: `${name} (${number})` }))}
        searchable
        searchValue={search}
        onSearchChange={setSearch}
        filter={({ options }) => options}
        nothingFoundMessage={t('form.nothingFound')}
      />
    )
  const choices = {
    department: departments.map((name) => ({ value: name, label: term(name) })),
    status: EMPLOYEE_STATUSES.map((one) => ({ value: one, label: t(`status.${one}`) })),
    site: (data?.sites ?? []).map(({ id, name }) => ({ value: id, label: name })),
  }[change]
  return (
    <NativeSelect
      label={t(`many.${change}`)}
      value={value}
      onChange={(e) => onValue(e.currentTarget.value)}
      data={[{ value: '', label: '—' }, ...choices]}
    />
  )
}
