import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import type { JobRow, moveJob } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { createCall, listCall, moveCall, readCall, revisionsCall } from './calls.ts'

const MoveDialog = lazy(() => import('./MoveDialog.tsx'))

export type MoveDialogKind = 'schedule' | 'extend' | 'close' | 'sendBack' | 'sendBackChange' | 'delete'
const ASKS: readonly string[] = ['schedule', 'extend', 'close', 'sendBack', 'sendBackChange']
/** What a list of moves leaves to a button of its own. */
type Props = {
  job: JobRow
  onOpened: (id: string) => void
  onMoved?: (job: Output<typeof moveJob>['job']) => void
  onGone?: () => void
  leave?: readonly string[]
}

/** Everything that may be done with a job where it is. */
export const Moves = ({ job, onOpened, onMoved, onGone, leave = [] }: Props) => {
  const t = useWords()
  const [asked, setAsked] = useState<MoveDialogKind | null>(null)
  const refreshes = [listCall, readCall, revisionsCall]
  const move = useCommand(moveCall, { refreshes })
  const create = useCommand(createCall, { refreshes })
  const told = { onError: (error: Error) => notify.failure(error.message) }
  const title = job.title || t('untitled')
  const act = (action: JobRow['allowed'][number]) => {
    if (ASKS.includes(action)) return setAsked(action as MoveDialogKind)
    move.mutate(
      { id: job.id, version: job.version, action },
      {
        onSuccess: ({ job: moved }) => {
          notify.success(t(`done.${action as 'publish'}`))
          onMoved?.(moved)
        },
        onError: (error) => {
          notify.failure(error.message)
          // What keeps it from being published stands in its check.
          if (error.status === 422) onOpened(job.id)
        },
      },
    )
  }
  const copy = (asTemplate: boolean) =>
    create.mutate(
      { copyOf: job.id, asTemplate },
      {
        ...told,
        onSuccess: ({ job: made }) => {
          notify.success(t(asTemplate ? 'done.template' : 'done.copy'))
          if (!asTemplate) onOpened(made.id)
        },
      },
    )
  const mayDelete = (job.status === 'draft' && job.postedAt === null) || job.status === 'template'
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon aria-label={t('actions', { title })} onClick={(e) => e.stopPropagation()}>
            <IconDots size={18} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown onClick={(e) => e.stopPropagation()}>
          {job.allowed
            .filter((action) => !leave.includes(action))
            .map((action) => (
              <Menu.Item key={action} onClick={() => act(action)}>
                {t(`moves.${action as 'publish'}`)}
              </Menu.Item>
            ))}
          <Menu.Item onClick={() => copy(false)}>{t('moves.copy')}</Menu.Item>
          {job.status !== 'template' && <Menu.Item onClick={() => copy(true)}>{t('moves.template')}</Menu.Item>}
          {mayDelete && (
            <Menu.Item color="red" onClick={() => setAsked('delete')}>
              {t('moves.delete')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {asked && (
          <MoveDialog
            job={job}
            asked={asked}
            onClose={() => setAsked(null)}
            onMoved={(moved) => {
              setAsked(null)
              if (moved) onMoved?.(moved)
              else onGone?.()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
