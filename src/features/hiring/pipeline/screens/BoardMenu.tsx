import { Menu } from '@mantine/core'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { useWords } from '../words/index.ts'

export type MenuAt = { ids: readonly string[]; from: HTMLElement; ended: boolean; restorable: boolean }
type Stage = { id: string; name: string; kind: string }
type Props = {
  at: MenuAt
  stages: readonly Stage[]
  /** Where all of them are already. */
  here: string | null
  onClose: () => void
  onMove: (stageId: string) => void
  onReject: () => void
  onRestore: () => void
  onPeek: (() => void) | null
}

/** One menu for all cards, where it was asked for: a thousand cards need not carry one each. */
export const BoardMenu = ({ at, stages, here, onClose, onMove, onReject, onRestore, onPeek }: Props) => {
  const t = useWords()
  const term = useTerm()
  const rect = at.from.getBoundingClientRect()
  const close = () => {
    onClose()
    // What opened it has the focus again, unless a dialog has taken it.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body || !document.activeElement) at.from.focus({ preventScroll: true })
    })
  }
  return (
    <Menu opened onClose={close} position="bottom-end" withinPortal zIndex={400} returnFocus={false}>
      <Menu.Target>
        <span
          style={{
            position: 'fixed',
            insetInlineStart: 'auto',
            left: rect.left,
            top: rect.top,
            width: rect.width,
            height: rect.height,
            pointerEvents: 'none',
          }}
        />
      </Menu.Target>
      <Menu.Dropdown>
        {!at.ended && (
          <>
            <Menu.Label>{t('moveTo')}</Menu.Label>
            {stages.map((stage) => (
              <Menu.Item
                key={stage.id}
                disabled={stage.id === here || stage.kind === 'hired'}
                onClick={() => onMove(stage.id)}
              >
                {stage.kind === 'hired' ? t('hiredBy', { stage: term(stage.name) }) : term(stage.name)}
              </Menu.Item>
            ))}
            <Menu.Divider />
            <Menu.Item color="red" onClick={onReject}>
              {t('rejectIt')}
            </Menu.Item>
          </>
        )}
        {at.restorable && <Menu.Item onClick={onRestore}>{t('restore')}</Menu.Item>}
        {onPeek && <Menu.Item onClick={onPeek}>{t('look')}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}
