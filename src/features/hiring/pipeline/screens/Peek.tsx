import { Button, Drawer, Group, Stack, Textarea } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { BoardStage } from '../board.contract.ts'
import { type BoardCard, daysIn, isLate } from '../board.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './board.module.css'
import { noteCall } from './calls.ts'
import { panels } from './panels.ts'

type Props = {
  card: BoardCard
  name: string
  stage: BoardStage | undefined
  now: number
  /** Whether there is a page of the application to go to. */
  mayOpen: boolean
  onClose: () => void
  onMove: (from: HTMLElement) => void
  onReject: () => void
  onRestore: () => void
}

/** One application beside the board. */
export default function Peek({ card, name, stage, now, mayOpen, onClose, onMove, onReject, onRestore }: Props) {
  const t = useWords()
  const format = useFormat()
  const active = card.outcome === 'active'
  return (
    <Drawer
      opened
      onClose={onClose}
      title={name}
      position="right"
      size={480}
      closeButtonProps={{ 'aria-label': t('dismiss') }}
    >
      <Stack gap="md">
        <Group gap="xs">
          <StatusBadge tone={active ? 'calm' : 'idle'}>
            {active ? (stage?.name ?? '') : t(`ended.${card.outcome as 'rejected'}`)}
          </StatusBadge>
          {stage && isLate(card, stage, now) && (
            <StatusBadge tone="careful">{t('late', { count: daysIn(card.stageSince, now) })}</StatusBadge>
          )}
          {card.humanOnly && <StatusBadge tone="idle">{t('humanOnly')}</StatusBadge>}
        </Group>
        {card.headline && <p className={classes.peekLine}>{card.headline}</p>}
        <dl className={classes.peekFacts}>
          <dt>{t('peek.applied')}</dt>
          <dd>{format.moment(card.appliedAt)}</dd>
          <dt>{t('peek.since')}</dt>
          <dd>{format.moment(card.stageSince)}</dd>
          <dt>{t('peek.needs')}</dt>
          <dd>{card.unmet === 0 ? t('peek.allMet') : t('unmet', { count: card.unmet })}</dd>
          {card.tags.length > 0 && (
            <>
              <dt>{t('peek.tags')}</dt>
              <dd>{format.list(card.tags)}</dd>
            </>
          )}
          {card.letterLeavesAt && (
            <>
              <dt>{t('peek.letter')}</dt>
              <dd>{format.moment(card.letterLeavesAt)}</dd>
            </>
          )}
        </dl>
        <Note id={card.id} />
        <Suspense>
          {panels.map(({ name, Panel }) => (
            <Panel key={name} applicationId={card.id} />
          ))}
        </Suspense>
        <Group gap="xs">
          {mayOpen && (
            <Button component={Link} to={paths.ats({ application: card.id })}>
              {t('peek.open')}
            </Button>
          )}
          {active && (
            <Button variant="default" onClick={(e) => onMove(e.currentTarget)} aria-haspopup="menu">
              {t('moveTo')}
            </Button>
          )}
          {active && (
            <Button variant="default" onClick={onReject}>
              {t('rejectIt')}
            </Button>
          )}
          {card.outcome === 'rejected' && (
            <Button variant="default" onClick={onRestore}>
              {t('restore')}
            </Button>
          )}
        </Group>
      </Stack>
    </Drawer>
  )
}

/** A word for the team, without leaving the board. */
const Note = ({ id }: { id: string }) => {
  const t = useWords()
  const [body, setBody] = useState('')
  const add = useCommand(noteCall)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        add.mutate(
          { id, body },
          {
            onSuccess: () => {
              setBody('')
              notify.success(t('peek.noted'))
            },
          },
        )
      }}
    >
      <Textarea
        label={t('reject.note')}
        description={t('reject.noteHint')}
        value={body}
        onChange={(e) => setBody(e.currentTarget.value)}
        error={add.error?.message}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={4000}
      />
      {body.trim() && (
        <Button type="submit" variant="default" size="sm" mt="xs" loading={add.isPending}>
          {t('peek.note')}
        </Button>
      )}
    </form>
  )
}
