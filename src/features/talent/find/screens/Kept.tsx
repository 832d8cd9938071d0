import { ActionIcon, Button } from '@mantine/core'
import { IconBell, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Often, SaveSearchDialog } from '../../../../web/ui/KeepSearch.tsx'
import type { TalentSearch } from '../contract.ts'
import { type Query, toSavedTalentQuery } from '../search.rules.ts'
import { useWords } from '../words/index.ts'
import { changeSearchCall, keepCall, removeSearchCall, searchesCall } from './calls.ts'
import classes from './talent.module.css'

const refreshes = [searchesCall]

/** The searches one keeps, and the way to keep this one. */
export const SavedTalentSearches = ({ query, onOpen }: { query: Query; onOpen: (query: Query) => void }) => {
  const t = useWords()
  const { data } = useApiState(searchesCall, {})
  const [naming, setNaming] = useState(false)
  const empty = Object.keys(toSavedTalentQuery(query)).length === 0
  return (
    <div className={classes.kept}>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconBell size={15} />}
        disabled={empty}
        title={empty ? t('kept.needs') : undefined}
        onClick={() => setNaming(true)}
      >
        {t('kept.keep')}
      </Button>
      {data && data.searches.length > 0 && (
        <ul className={classes.chips} aria-label={t('kept.title')}>
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
  const t = useWords()
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
      {search.fresh > 0 && <span className={classes.quiet}>{t('kept.fresh', { n: search.fresh })}</span>}
      <Often
        small
        aria-label={t('kept.everyOf', { name: search.name })}
        words={useEvery()}
        value={search.every}
        onChange={(every) => change.mutate({ id: search.id, every }, failed)}
      />
      <ActionIcon
        variant="subtle"
        aria-label={t('kept.removeOf', { name: search.name })}
        onClick={() => remove.mutate({ id: search.id }, failed)}
      >
        <IconX size={14} />
      </ActionIcon>
    </li>
  )
}

const useEvery = () => {
  const t = useWords()
  return { every0: t('kept.every0'), every1: t('kept.every1'), every7: t('kept.every7') }
}

const NameDialog = ({ query, onClose }: { query: Query; onClose: () => void }) => {
  const t = useWords()
  const often = useEvery()
  const keep = useCommand(keepCall, { refreshes })
  return (
    <SaveSearchDialog
      words={{
        title: t('kept.keep'),
        name: t('kept.name'),
        every: t('kept.every'),
        save: t('save'),
        close: t('close'),
        ...often,
      }}
      name={query.q ?? ''}
      error={keep.error}
      saving={keep.isPending}
      onClose={onClose}
      onSave={(stored) =>
        keep.mutate(
          { ...stored, query: toSavedTalentQuery(query) },
          {
            onSuccess: () => {
              notify.success(t('kept.done'))
              onClose()
            },
          },
        )
      }
    />
  )
}
