import { Button, Progress, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import type { ImportView } from '../contract.ts'
import classes from './imports.module.css'
import { useSurface, useToolWords } from './surface.ts'
import { UndoButton } from './Undo.tsx'

const TONES: Record<ImportView['status'], Tone> = { open: 'careful', done: 'ok', undoing: 'calm', undone: 'idle' }
/** Imports whose progress is followed as it happens: a session may have only so many streams open. */
const FOLLOWED = 2

const FIRST = 5

const isOpen = (i: ImportView) => i.status === 'open' || i.status === 'undoing'

/** What the company imported lately: whoever looks sees it move, and may take it back for a day. */
export const PastImports = () => {
  const t = useToolWords()
  const { number } = useFormat()
  const [all, setAll] = useState(false)
  const imports = useSurface().usePast()
  if (!imports || imports.length === 0) return null
  const shown = all ? imports : imports.slice(0, FIRST)
  const followed = new Set(
    shown
      .filter(isOpen)
      .slice(0, FOLLOWED)
      .map((i) => i.id),
  )
  return (
    <section className={classes.block} aria-labelledby="bulk-past">
      <h3 id="bulk-past" className={classes.heading}>
        {t('past.title')}
      </h3>
      <ul className={classes.past}>
        {shown.map((i) => (
          <li key={i.id}>
            <PastImport import={i} isFollowed={followed.has(i.id)} />
          </li>
        ))}
      </ul>
      {shown.length < imports.length && (
        <Button variant="subtle" size="compact-md" className={classes.all} onClick={() => setAll(true)}>
          {t('past.all', { n: number(imports.length) })}
        </Button>
      )}
    </section>
  )
}

const PastImport = ({ import: current, isFollowed }: { import: ImportView; isFollowed: boolean }) => {
  const t = useToolWords()
  const { number, moment } = useFormat()
  const values = { added: number(current.added), rows: number(current.rows), removed: number(current.removed) }
  return (
    <article className={classes.import} tabIndex={-1} data-home>
      <div>
        <strong className={classes.importName}>{current.fileName}</strong>
        <Text size="sm" c="dimmed">
          {t('past.by', { when: moment(current.createdAt), who: current.createdBy ?? t('past.somebody') })}
        </Text>
      </div>
      <div>
        <StatusBadge tone={TONES[current.status]}>{t(`past.${current.status}`)}</StatusBadge>
        {isFollowed ? (
          <Moving import={current} />
        ) : (
          <Text size="sm" className="figures">
            {t(current.removed > 0 ? 'past.lineTaken' : 'past.line', values)}
          </Text>
        )}
        {current.status === 'open' && (
          <Text size="sm" c="dimmed">
            {t('past.openHint')}
          </Text>
        )}
      </div>
      <UndoButton import={current} compact />
    </article>
  )
}

/** An import under way, wherever it is being sent from. */
const Moving = ({ import: current }: { import: ImportView }) => {
  const t = useToolWords()
  const { number } = useFormat()
  const client = useQueryClient()
  const { useProgress, stale } = useSurface()
  const now = useProgress(current.id)
  const status = now?.status ?? current.status
  useEffect(() => {
    if (status !== current.status) for (const path of stale) void client.invalidateQueries({ queryKey: [path] })
  }, [status, current.status, client, stale])
  const { added, rows, removed } = now ?? current
  const undone = added === 0 ? 0 : removed / added
  const share = status === 'undoing' ? undone : (now?.given ?? current.added + current.failed) / rows
  return (
    <div className={classes.moving}>
      <Progress size="sm" value={Math.min(1, share) * 100} aria-label={t('past.moving', { name: current.fileName })} />
      <Text size="sm" className="figures">
        {t(removed > 0 ? 'past.lineTaken' : 'past.line', {
          added: number(added),
          rows: number(rows),
          removed: number(removed),
        })}
      </Text>
    </div>
  )
}
