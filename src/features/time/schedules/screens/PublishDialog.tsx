import { Button, Group, Stack } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { LoadingTable } from '../../../../web/ui/states.tsx'
import type { publishRoster } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { coverageCall, publishCall, rosterCall, unpublishCall } from './calls.ts'
import classes from './roster.module.css'
import { useLawWords } from './useLawWords.ts'

type Props = { from: string; until: string; site: string; onClose: () => void }
const refreshes = [rosterCall, coverageCall]

/** What publishing would do, before it is done: who is told, and what stays a draft because a rule blocks it. */
export const PublishDialog = ({ from, until, site, onClose }: Props) => {
  const t = useWords()
  const say = useLawWords()
  const format = useFormat()
  const [seen, setSeen] = useState<Output<typeof publishRoster> | null>(null)
  const look = useCommand(publishCall)
  const publish = useCommand(publishCall, { refreshes })
  const { mutateAsync } = look
  useEffect(() => {
    mutateAsync({ from, until, siteId: site, preview: true })
      .then(setSeen)
      .catch((failure: unknown) => notify.failure((failure as Error).message))
  }, [mutateAsync, from, until, site])
  const send = async () => {
    try {
      const { published } = await publish.mutateAsync({ from, until, siteId: site })
      notify.success(t('published', { count: published }))
      onClose()
    } catch (failure) {
      notify.failure((failure as Error).message)
    }
  }
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={t('publishTitle', { from: format.day(from), until: format.day(until) })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap="sm">
        {!seen && <LoadingTable rows={2} columns={1} />}
        {seen && (
          <p className={classes.quiet}>
            {t('publishText', { count: seen.published })} {t('told', { count: seen.told })}
          </p>
        )}
        {seen && seen.held.length > 0 && (
          <section aria-label={t('held')}>
            <h3 className={classes.title}>{t('held')}</h3>
            <ul className={classes.list}>
              {seen.held.map((one) => (
                <li key={one.id} className={classes.item}>
                  <span>
                    <bdi>{one.name}</bdi>, {format.day(one.day)} <span className="ltr figures">{one.start}</span>
                  </span>
                  <span className={classes.quiet}>{say(one.why)}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button disabled={!seen || publish.isPending} onClick={() => void send()}>
            {t('publish')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}

/** Asks before what is published becomes a draft again. */
export const UnpublishDialog = ({ from, until, site, onClose }: Props) => {
  const t = useWords()
  const unpublish = useCommand(unpublishCall, { refreshes })
  const send = async () => {
    try {
      const { shifts } = await unpublish.mutateAsync({ from, until, siteId: site })
      notify.success(t('unpublished', { count: shifts }))
      onClose()
    } catch (failure) {
      notify.failure((failure as Error).message)
    }
  }
  return (
    <Dialog onClose={onClose} title={t('unpublish')} closeButtonProps={{ 'aria-label': t('close') }}>
      <Stack gap="sm">
        <p className={classes.quiet}>{t('unpublishText')}</p>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button color="red" disabled={unpublish.isPending} onClick={() => void send()}>
            {t('unpublish')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
