import { ActionIcon, Alert, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconBell, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../web/api.ts'
import { notify } from '../../../web/notify.ts'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import type { TalentSearch } from '../contract.ts'
import { keptOf, type Query } from '../search.rules.ts'
import { useWords } from '../words/index.ts'
import { changeSearchCall, keepCall, removeSearchCall, searchesCall } from './calls.ts'
import classes from './talent.module.css'

const refreshes = [searchesCall]
const EVERY = [0, 1, 7] as const
type Every = (typeof EVERY)[number]

/** The searches one keeps, and the way to keep this one. */
export const Kept = ({ query, onOpen }: { query: Query; onOpen: (query: Query) => void }) => {
  const say = useWords()
  const { data } = useApiState(searchesCall, {})
  const [naming, setNaming] = useState(false)
  const empty = Object.keys(keptOf(query)).length === 0
  return (
    <div className={classes.kept}>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconBell size={15} />}
        disabled={empty}
        title={empty ? say('kept.needs') : undefined}
        onClick={() => setNaming(true)}
      >
        {say('kept.keep')}
      </Button>
      {data && data.searches.length > 0 && (
        <ul className={classes.chips} aria-label={say('kept.title')}>
          {data.searches.map((s) => (
            <Chip key={s.id} search={s} onOpen={onOpen} />
          ))}
        </ul>
      )}
      {naming && <NameDialog query={query} onClose={() => setNaming(false)} />}
    </div>
  )
}

const Chip = ({ search, onOpen }: { search: TalentSearch; onOpen: (query: Query) => void }) => {
  const say = useWords()
  const change = useCommand(changeSearchCall, { refreshes })
  const remove = useCommand(removeSearchCall, { refreshes })
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  return (
    <li className={classes.chip}>
      <button
        type="button"
        className={classes.plain}
        onClick={() => {
          onOpen(search.query as Query)
          change.mutate({ id: search.id, seen: true }, failed)
        }}
      >
        <bdi>{search.name}</bdi>
      </button>
      {search.fresh > 0 && <span className={classes.quiet}>{say('kept.fresh', { n: search.fresh })}</span>}
      <NativeSelect
        size="xs"
        variant="unstyled"
        aria-label={say('kept.everyOf', { name: search.name })}
        data={EVERY.map((n) => ({ value: String(n), label: say(`kept.every${n}`) }))}
        value={String(search.every)}
        onChange={(e) => change.mutate({ id: search.id, every: Number(e.currentTarget.value) as Every }, failed)}
      />
      <ActionIcon
        variant="subtle"
        aria-label={say('kept.removeOf', { name: search.name })}
        onClick={() => remove.mutate({ id: search.id }, failed)}
      >
        <IconX size={14} />
      </ActionIcon>
    </li>
  )
}

const NameDialog = ({ query, onClose }: { query: Query; onClose: () => void }) => {
  const say = useWords()
  const keep = useCommand(keepCall, { refreshes })
  const [name, setName] = useState((query.q ?? '').slice(0, 80))
  const [every, setEvery] = useState<Every>(1)
  return (
    <Dialog title={say('kept.keep')} onClose={onClose} closeButtonProps={{ 'aria-label': say('close') }}>
      <form
        noValidate
        className={classes.stack}
        onSubmit={(event) => {
          event.preventDefault()
          keep.mutate(
            { name, query: keptOf(query), every },
            {
              onSuccess: () => {
                notify.success(say('kept.done'))
                onClose()
              },
            },
          )
        }}
      >
        <TextInput
          label={say('kept.name')}
          value={name}
          onChange={(e) => setName(e.currentTarget.value)}
          error={keep.error?.fields.name}
          maxLength={80}
          required
          data-autofocus
        />
        <NativeSelect
          label={say('kept.every')}
          data={EVERY.map((n) => ({ value: String(n), label: say(`kept.every${n}`) }))}
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
            {say('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
