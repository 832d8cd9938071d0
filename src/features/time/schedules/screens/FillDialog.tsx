import { Button, Group, Loader, Stack } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { TimeRange } from '../../../../web/ui/TimeRange.tsx'
import { useWords } from '../words/index.ts'
import { acceptFillCall, coverageCall, discardFillCall, readFillCall, rosterCall, startFillCall } from './calls.ts'
import classes from './roster.module.css'
import { useLawWords } from './useLawWords.ts'

type Props = { from: string; until: string; site: string; onClose: () => void }
const EVERY = 1_000

/** Open shifts given to people by the solver: started, looked at, accepted as drafts or thrown away. */
export const FillDialog = ({ from, until, site, onClose }: Props) => {
  const t = useWords()
  const [id, setId] = useState<string | null>(null)
  const start = useCommand(startFillCall)
  const accept = useCommand(acceptFillCall, { refreshes: [rosterCall, coverageCall] })
  const discard = useCommand(discardFillCall)
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (failure) {
      notify.failure((failure as Error).message)
    }
  }
  const begin = () => attempt(async () => setId((await start.mutateAsync({ from, until, siteId: site })).id))
  const take = (fill: string) =>
    attempt(async () => {
      const { given, left } = await accept.mutateAsync({ id: fill })
      notify.success(t('fillAccepted', { given, left }))
      onClose()
    })
  const drop = (fill: string) =>
    attempt(async () => {
      await discard.mutateAsync({ id: fill })
      notify.success(t('fillDiscarded'))
      onClose()
    })
  return (
    <Dialog onClose={onClose} size="lg" title={t('fillTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="sm">
        <p className={classes.quiet}>{t('fillText')}</p>
        {id === null ? (
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button disabled={start.isPending} onClick={() => void begin()}>
              {t('fillStart')}
            </Button>
          </Group>
        ) : (
          <Result
            id={id}
            busy={accept.isPending || discard.isPending}
            onAccept={() => void take(id)}
            onDiscard={() => void drop(id)}
          />
        )}
      </Stack>
    </Dialog>
  )
}

type ResultProps = { id: string; busy: boolean; onAccept: () => void; onDiscard: () => void }

const Result = ({ id, busy, onAccept, onDiscard }: ResultProps) => {
  const t = useWords()
  const say = useLawWords()
  const format = useFormat()
  const [waits, setWaits] = useState(true)
  const { data } = useApiState(readFillCall, { id }, waits ? { refetchInterval: EVERY } : {})
  if (data && data.state !== 'waiting' && waits) setWaits(false)
  if (!data || data.state === 'waiting')
    return (
      <Group role="status">
        <Loader size="sm" />
        {t('fillWaits')}
      </Group>
    )
  if (data.problem) return <p role="alert">{data.problem}</p>
  return (
    <>
      <h3 className={classes.title}>{t('fillGiven', { count: data.given.length })}</h3>
      <ul className={classes.list}>
        {data.given.map((one) => (
          <li key={one.shiftId} className={classes.item}>
            <bdi>{one.name}</bdi>
            <span>
              {format.day(one.day)} <TimeRange from={one.start} until={one.end} />
            </span>
          </li>
        ))}
      </ul>
      {data.open.length > 0 && (
        <>
          <h3 className={classes.title}>{t('fillOpen', { count: data.open.length })}</h3>
          <ul className={classes.list}>
            {data.open.map((one) => (
              <li key={one.shiftId} className={classes.item}>
                <span>
                  {format.day(one.day)} <TimeRange from={one.start} until={one.end} />
                </span>
                <span className={classes.quiet}>{say(one.why)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={busy} onClick={onDiscard}>
          {t('fillDiscard')}
        </Button>
        <Button disabled={busy || data.given.length === 0} onClick={onAccept}>
          {t('fillAccept')}
        </Button>
      </Group>
    </>
  )
}
