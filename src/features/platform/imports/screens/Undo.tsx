import { Alert, Button, Group, Loader, Text } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import type { ImportView } from '../contract.ts'
import classes from './imports.module.css'
import { type Undone, useSurface, useToolWords } from './surface.ts'

type Props = { import: ImportView; onUndone?: () => void; compact?: boolean }

/** Takes an import back, after asking; nothing when it cannot be any more. */
export const UndoButton = ({ import: current, onUndone, compact = false }: Props) => {
  const t = useToolWords()
  const [asking, setAsking] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isBegun = current.status === 'undoing'
  // An open dialog stays to say what came of it, though there is nothing left to undo.
  if (!asking && !isBegun && current.undoUntil === null) return null
  return (
    <>
      <Button
        ref={button}
        variant={compact ? 'subtle' : 'default'}
        size={compact ? 'compact-sm' : 'sm'}
        {...(compact ? { color: 'red' } : {})}
        leftSection={<IconArrowBackUp size={16} className="mirrored" />}
        onClick={() => setAsking(true)}
      >
        {t(isBegun ? 'undo.goOn' : 'undo.button')}
      </Button>
      {asking && (
        <UndoDialog
          held={current}
          onClose={(isUndone) => {
            const home = button.current?.closest<HTMLElement>('[data-home]')
            setAsking(false)
            if (isUndone) onUndone?.()
            // Focus goes back to the button, or to where it was.
            requestAnimationFrame(() => (button.current ?? home)?.focus())
          }}
        />
      )}
    </>
  )
}

type State =
  | { at: 'asked' }
  | { at: 'running'; removed: number }
  | { at: 'done'; removed: number; kept: Undone['kept'] }

const UndoDialog = ({ held: current, onClose }: { held: ImportView; onClose: (isUndone: boolean) => void }) => {
  const t = useToolWords()
  const { number, moment } = useFormat()
  const client = useQueryClient()
  const surface = useSurface()
  const [state, setState] = useState<State>({ at: 'asked' })
  const [failure, setFailure] = useState<string | null>(null)
  const close = () => state.at !== 'running' && onClose(state.at === 'done')
  const run = async () => {
    setFailure(null)
    let removed = 0
    setState({ at: 'running', removed })
    try {
      // A large import is taken back in steps; each of them is whole.
      for (;;) {
        const step = await surface.undo(current.id)
        removed += step.removed
        if (step.left === 0) return setState({ at: 'done', removed, kept: step.kept })
        setState({ at: 'running', removed })
      }
    } catch (error) {
      setFailure(t('undo.failed', { message: error instanceof Error ? error.message : String(error) }))
      setState({ at: 'asked' })
    } finally {
      for (const path of surface.stale) void client.invalidateQueries({ queryKey: [path] })
    }
  }
  return (
    <Dialog
      onClose={close}
      closeOnClickOutside={false}
      title={t(state.at === 'done' ? 'undo.doneTitle' : 'undo.title')}
      closeButtonProps={{ 'aria-label': t('undo.close') }}
    >
      {state.at === 'asked' && (
        <>
          <Text size="sm">{t('undo.text', { name: current.fileName })}</Text>
          {current.undoUntil && (
            <Text size="sm" c="dimmed" mt="xs">
              {t('undo.until', { when: moment(current.undoUntil) })}
            </Text>
          )}
          {failure && (
            <Alert color="red" variant="light" mt="sm" role="alert">
              {failure}
            </Alert>
          )}
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="default" onClick={close} data-autofocus>
              {t('undo.cancel')}
            </Button>
            <Button color="red" onClick={() => void run()}>
              {t('undo.confirm')}
            </Button>
          </Group>
        </>
      )}
      {state.at === 'running' && (
        <Group gap="sm" role="status">
          <Loader size="sm" />
          <Text size="sm">{t('undo.running', { n: number(state.removed) })}</Text>
        </Group>
      )}
      {state.at === 'done' && (
        <>
          <Text size="sm" role="status">
            {t('undo.removed', { count: state.removed, n: number(state.removed) })}
          </Text>
          {state.kept.count > 0 && (
            <>
              <Text size="sm" mt="sm">
                {t('undo.kept', { count: state.kept.count, n: number(state.kept.count) })}
              </Text>
              <ul className={classes.kept}>
                {state.kept.people.map((p) => (
                  <li key={p.id} className={classes.keptRow}>
                    <span>
                      {p.name} <span className="ltr">{p.employee_id}</span>
                    </span>
                    <span className={classes.keptWhy}>{t(`undo.${p.why}`)}</span>
                  </li>
                ))}
                {state.kept.count > state.kept.people.length && (
                  <li>{t('undo.more', { n: number(state.kept.count - state.kept.people.length) })}</li>
                )}
              </ul>
            </>
          )}
          <Group justify="flex-end" mt="lg">
            <Button onClick={close} data-autofocus>
              {t('undo.close')}
            </Button>
          </Group>
        </>
      )}
    </Dialog>
  )
}
