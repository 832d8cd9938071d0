import { Button, Menu } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { PendingNote } from '../../../../web/ui/Consequences.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import type { Job } from '../../jobs/contract.ts'
import { keepOpenCall, listCall, moveCall, readCall, revisionsCall } from '../../jobs/screens/calls.ts'
import { TONES } from '../../jobs/screens/tones.ts'
import { isPublished } from '../../jobs/state.rules.ts'
import { useWords } from '../../jobs/words/index.ts'
import { useHubWords } from '../words/index.ts'
import classes from './hub.module.css'
import { IdleNote } from './IdleNote.tsx'

const QrCode = lazy(() => import('../../jobs/screens/QrCode.tsx').then(({ QrCode: Code }) => ({ default: Code })))

/** Which job it is, how it stands, and what brings people to it. */
export const JobHead = ({ job }: { job: Job }) => {
  const t = useWords()
  const hub = useHubWords()
  const [code, setCode] = useState(false)
  const copyLink = async () => {
    await navigator.clipboard.writeText(job.address)
    notify.success(t('form.linkCopied'))
  }
  const text = encodeURIComponent(`${job.title}: ${job.address}`)
  return (
    <>
      <div className={classes.head}>
        <StatusBadge tone={TONES[job.status]}>{t(`states.${job.status}`)}</StatusBadge>
        <span className={classes.quiet}>
          {[job.place, `#${job.number}`, job.department].filter(Boolean).join(' · ')}
        </span>
        {isPublished(job.status) && (
          <span className={classes.end}>
            <Button size="compact-sm" variant="default" component={Link} to={paths.job(job.id)}>
              {hub('viewPublic')}
            </Button>
            <Menu position="bottom-end">
              <Menu.Target>
                <Button size="compact-sm" variant="default" leftSection={<IconShare size={15} />}>
                  {hub('share')}
                </Button>
              </Menu.Target>
              <Menu.Dropdown>
                <Menu.Item onClick={() => void copyLink()}>{t('form.copyLink')}</Menu.Item>
                <Menu.Item onClick={() => setCode(true)}>{hub('qr')}</Menu.Item>
                <Menu.Item component="a" href={`mailto:?subject=${encodeURIComponent(job.title)}&body=${text}`}>
                  {hub('email')}
                </Menu.Item>
                <Menu.Item component="a" href={`https://wa.me/?text=${text}`} target="_blank" rel="noreferrer">
                  {hub('whatsapp')}
                </Menu.Item>
              </Menu.Dropdown>
            </Menu>
          </span>
        )}
      </div>
      <Waiting job={job} />
      <IdleNote job={job} />
      <Suspense>{code && <QrCode title={job.title} address={job.address} onClose={() => setCode(false)} />}</Suspense>
    </>
  )
}

/** What will happen to the job by itself in some minutes, and what stops it. */
const Waiting = ({ job }: { job: Job }) => {
  const hub = useHubWords()
  const { moment } = useFormat()
  const may = useMay()
  const refreshes = [listCall, readCall, revisionsCall]
  const move = useCommand(moveCall, { refreshes })
  const keep = useCommand(keepOpenCall, { refreshes })
  const failed = { onError: (error: Error) => notify.failure(error.message) }
  if (!may('jobs.write')) return null
  if (job.fillsAt)
    return (
      <PendingNote
        text={hub('closes', { when: moment(job.fillsAt) })}
        undo={hub('keepOpen')}
        pending={keep.isPending}
        onUndo={() => keep.mutate({ id: job.id }, { ...failed, onSuccess: () => notify.success(hub('kept')) })}
      />
    )
  if (job.status !== 'scheduled' || !job.publishAt) return null
  const act = (action: 'unschedule' | 'publish', done: string) =>
    move.mutate({ id: job.id, version: job.version, action }, { ...failed, onSuccess: () => notify.success(done) })
  return (
    <div className={classes.waiting}>
      <PendingNote
        text={hub('goesLive', { when: moment(job.publishAt) })}
        undo={hub('stop')}
        pending={move.isPending}
        onUndo={() => act('unschedule', hub('stopped'))}
      />
      <Button size="compact-sm" onClick={() => act('publish', hub('published'))} loading={move.isPending}>
        {hub('publishNow')}
      </Button>
    </div>
  )
}
