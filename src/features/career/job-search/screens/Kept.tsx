import { ActionIcon, Button } from '@mantine/core'
import { IconBell, IconX } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Often, SaveSearchDialog } from '../../../../web/ui/KeepSearch.tsx'
import type { Query } from '../../../job-board/jobs/query.rules.ts'
import type { SavedSearch } from '../contract.ts'
import { toSavedJobQuery } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { changeCall, removeCall, saveCall, searchesCall } from './calls.ts'
import classes from './search.module.css'

const refreshes = [searchesCall]

/** The searches one keeps, and the way to keep this one. */
type Props = {
  query: Query
  /** They come to keep this search, from the list that anybody reads. */
  asked?: boolean
  onAsked?: () => void
  children: ReactNode
}
export const SavedJobSearches = ({ query, asked: input = false, onAsked, children }: Props) => {
  const t = useWords()
  const { data } = useApiState(searchesCall, {})
  const [naming, setNaming] = useState(false)
  const empty = Object.keys(toSavedJobQuery(query)).length === 0
  return (
    <div className={classes.kept}>
      <Button
        size="compact-md"
        variant="default"
        leftSection={<IconBell size={15} />}
        disabled={empty}
        title={empty ? t('search.needsWords') : undefined}
        onClick={() => setNaming(true)}
      >
        {t('search.keep')}
      </Button>
      {children}
      {data && data.searches.length > 0 && (
        <ul className={classes.chips} aria-label={t('home.searches')}>
          {data.searches.map((s) => (
            <Chip key={s.id} search={s} />
          ))}
        </ul>
      )}
      {(naming || (input && !empty)) && (
        <NameDialog
          query={query}
          onClose={() => {
            setNaming(false)
            if (input) onAsked?.()
          }}
        />
      )}
    </div>
  )
}

const Chip = ({ search }: { search: SavedSearch }) => {
  const t = useWords()
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
      {search.fresh > 0 && <span className={classes.quiet}>{t('search.new', { n: search.fresh })}</span>}
      <Often
        small
        aria-label={t('search.everyOf', { name: search.name })}
        words={useEvery()}
        value={search.every}
        onChange={(every) => change.mutate({ id: search.id, every }, failed)}
      />
      <ActionIcon
        variant="subtle"
        aria-label={t('search.removeOf', { name: search.name })}
        onClick={() => remove.mutate({ id: search.id }, failed)}
      >
        <IconX size={14} />
      </ActionIcon>
    </li>
  )
}

const useEvery = () => {
  const t = useWords()
  return { every0: t('search.every0'), every1: t('search.every1'), every7: t('search.every7') }
}

const NameDialog = ({ query, onClose }: { query: Query; onClose: () => void }) => {
  const t = useWords()
  const often = useEvery()
  const save = useCommand(saveCall, { refreshes })
  return (
    <SaveSearchDialog
      words={{
        title: t('search.keepTitle'),
        name: t('search.name'),
        every: t('search.every'),
        save: t('search.save'),
        close: t('search.close'),
        ...often,
      }}
      name={[query.search, query.location, query.country].filter(Boolean).join(', ')}
      error={save.error}
      saving={save.isPending}
      onClose={onClose}
      onSave={(stored) =>
        save.mutate(
          { ...stored, query: toSavedJobQuery(query) },
          {
            onSuccess: () => {
              notify.success(t('search.kept'))
              onClose()
            },
          },
        )
      }
    />
  )
}
