import { ActionIcon, Alert, Button, NativeSelect, TextInput } from '@mantine/core'
import { IconBell, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useApiState, useCommand } from '../../../web/api.ts'
import { Link } from '../../../web/Link.tsx'
import { notify } from '../../../web/notify.ts'
import { paths } from '../../../web/paths.ts'
import { Dialog } from '../../../web/ui/Dialog.tsx'
import type { Query } from '../../public-jobs/query.rules.ts'
import type { SavedSearch } from '../contract.ts'
import { EVERY, type Every, keptOf } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { changeCall, removeCall, saveCall, searchesCall } from './calls.ts'
import classes from './search.module.css'

const refreshes = [searchesCall]

/** The searches one keeps, and the way to keep this one. */
export const Kept = ({ query, children }: { query: Query; children: ReactNode }) => {
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
        title={empty ? say('search.needsWords') : undefined}
        onClick={() => setNaming(true)}
      >
        {say('search.keep')}
      </Button>
      {children}
      {data && data.searches.length > 0 && (
        <ul className={classes.chips} aria-label={say('home.searches')}>
          {data.searches.map((s) => (
            <Chip key={s.id} search={s} />
          ))}
        </ul>
      )}
      {naming && <NameDialog query={query} onClose={() => setNaming(false)} />}
    </div>
  )
}

const Chip = ({ search }: { search: SavedSearch }) => {
  const say = useWords()
  const change = useCommand(changeCall, { refreshes })
  const remove = useCommand(removeCall, { refreshes })
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  return (
    <li className={classes.chip}>
      <Link
        to={paths.seekerJobSearch(search.query)}
        onClick={() => change.mutate({ id: search.id, seen: true }, failed)}
      >
        {search.name}
      </Link>
      {search.fresh > 0 && <span className={classes.quiet}>{say('search.new', { n: search.fresh })}</span>}
      <NativeSelect
        size="xs"
        variant="unstyled"
        aria-label={say('search.everyOf', { name: search.name })}
        data={EVERY.map((n) => ({ value: String(n), label: say(`search.every${n}`) }))}
        value={String(search.every)}
        onChange={(e) => change.mutate({ id: search.id, every: Number(e.currentTarget.value) as Every }, failed)}
      />
      <ActionIcon
        variant="subtle"
        aria-label={say('search.removeOf', { name: search.name })}
        onClick={() => remove.mutate({ id: search.id }, failed)}
      >
        <IconX size={14} />
      </ActionIcon>
    </li>
  )
}

const NameDialog = ({ query, onClose }: { query: Query; onClose: () => void }) => {
  const say = useWords()
  const save = useCommand(saveCall, { refreshes })
  const [name, setName] = useState([query.search, query.location, query.country].filter(Boolean).join(', '))
  const [every, setEvery] = useState<Every>(1)
  return (
    <Dialog title={say('search.keepTitle')} onClose={onClose} closeButtonProps={{ 'aria-label': say('search.close') }}>
      <form
        noValidate
        className={classes.column}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate(
            { name, query: keptOf(query), every },
            {
              onSuccess: () => {
                notify.success(say('search.kept'))
                onClose()
              },
            },
          )
        }}
      >
        <TextInput
          label={say('search.name')}
          value={name}
          onChange={(e) => setName(e.currentTarget.value)}
          error={save.error?.fields.name}
          maxLength={80}
          required
          data-autofocus
        />
        <NativeSelect
          label={say('search.every')}
          data={EVERY.map((n) => ({ value: String(n), label: say(`search.every${n}`) }))}
          value={String(every)}
          onChange={(e) => setEvery(Number(e.currentTarget.value) as Every)}
        />
        {save.error && !save.error.fields.name && (
          <Alert color="red" role="alert">
            {Object.values(save.error.fields)[0] ?? save.error.message}
          </Alert>
        )}
        <div>
          <Button type="submit" loading={save.isPending}>
            {say('search.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
