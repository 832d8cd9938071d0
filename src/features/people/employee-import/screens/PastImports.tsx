import { Button, Progress, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { useEvents } from '../../../../web/events.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import { useBulkWords } from '../words/index.ts'
import classes from './bulk.module.css'
import { type Import, listCall, progressCall } from './imports.calls.ts'
import { UndoButton } from './Undo.tsx'

const TONES: Record<Import['status'], Tone> = { open: 'careful', done: 'ok', undoing: 'calm', undone: 'idle' }
/** Imports whose progress is followed as it happens: a session may have only so many streams open. */
const FOLLOWED = 2

const FIRST = 5

const isOpen = (i: Import) => i.status === 'open' || i.status === 'undoing'

/** What the company imported lately: whoever looks sees it move, and may take it back for a day. */
export const PastImports = () => {
  const say = useBulkWords()
  const { number } = useFormat()
  const [all, setAll] = useState(false)
  const { data } = useApiState(listCall, {})
  if (!data || data.imports.length === 0) return null
  const shown = all ? data.imports : data.imports.slice(0, FIRST)
  const followed = new Set(
    shown
      .filter(isOpen)
      .slice(0, FOLLOWED)
      .map((i) => i.id),
  )
  return (
    <section className={classes.block} aria-labelledby="bulk-past">
      <h3 id="bulk-past" className={classes.heading}>
        {say('past.title')}
      </h3>
      <ul className={classes.past}>
        {shown.map((i) => (
          <li key={i.id}>
            <PastImport import={i} isFollowed={followed.has(i.id)} />
          </li>
        ))}
      </ul>
      {shown.length < data.imports.length && (
        <Button variant="subtle" size="compact-md" className={classes.all} onClick={() => setAll(true)}>
          {say('past.all', { n: number(data.imports.length) })}
        </Button>
      )}
    </section>
  )
}

const PastImport = ({ import: held, isFollowed }: { import: Import; isFollowed: boolean }) => {
  const say = useBulkWords()
  const { number, moment } = useFormat()
  const values = { added: number(held.added), rows: number(held.rows), removed: number(held.removed) }
  return (
    <article className={classes.import} tabIndex={-1} data-home>
      <div>
        <strong className={classes.importName}>{held.fileName}</strong>
        <Text size="sm" c="dimmed">
          {say('past.by', { when: moment(held.createdAt), who: held.createdBy ?? say('past.somebody') })}
        </Text>
      </div>
      <div>
        <StatusBadge tone={TONES[held.status]}>{say(`past.${held.status}`)}</StatusBadge>
        {isFollowed ? (
          <Moving import={held} />
        ) : (
          <Text size="sm" className="figures">
            {say(held.removed > 0 ? 'past.lineTaken' : 'past.line', values)}
          </Text>
        )}
        {held.status === 'open' && (
          <Text size="sm" c="dimmed">
            {say('past.openHint')}
          </Text>
        )}
      </div>
      <UndoButton import={held} compact />
    </article>
  )
}

/** An import under way, wherever it is being sent from. */
const Moving = ({ import: held }: { import: Import }) => {
  const say = useBulkWords()
  const { number } = useFormat()
  const client = useQueryClient()
  const now = useEvents(progressCall, { id: held.id }, (e) => e.status === 'done' || e.status === 'undone')
  const status = now?.status ?? held.status
  useEffect(() => {
    if (status !== held.status) void client.invalidateQueries({ queryKey: [listCall.path] })
  }, [status, held.status, client])
  const { added, rows, removed } = now ?? held
  const share =
    status === 'undoing' ? (added === 0 ? 0 : removed / added) : (now?.given ?? held.added + held.failed) / rows
  return (
    <div className={classes.moving}>
      <Progress size="sm" value={Math.min(1, share) * 100} aria-label={say('past.moving', { name: held.fileName })} />
      <Text size="sm" className="figures">
        {say(removed > 0 ? 'past.lineTaken' : 'past.line', {
          added: number(added),
          rows: number(rows),
          removed: number(removed),
        })}
      </Text>
    </div>
  )
}
