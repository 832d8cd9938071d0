import { Alert, Button, Group, Loader, Stack, Switch, Text } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useSession } from '../../../../web/session.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useWords } from '../words/index.ts'
import { listCall, readCall, saveSettingsCall, settingsCall } from './calls.ts'

const FEEDS = [
  ['xml', 'XML'],
  ['rss', 'RSS'],
  ['json', 'JSON Feed'],
] as const

/** How the company hires. */
export default function HiringSettings({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const { user } = useSession()
  const { data, error } = useApiState(settingsCall, {})
  const save = useCommand(saveSettingsCall, { refreshes: [settingsCall, listCall, readCall] })
  const [chosen, setChosen] = useState<boolean | null>(null)
  const needed = chosen ?? data?.jobsNeedApproval ?? false
  const [mayAsk, setMayAsk] = useState<boolean | null>(null)
  const asks = mayAsk ?? data?.peopleMayAsk ?? true
  const [offers, setOffers] = useState<boolean | null>(null)
  const offersNeeded = offers ?? data?.offersNeedApproval ?? false
  const failed = error ?? save.error
  return (
    <Dialog title={t('settings.title')} onClose={onClose} closeButtonProps={{ 'aria-label': t('ask.dismiss') }}>
      <Stack gap="md">
        {data ? (
          <Switch
            label={t('settings.needed')}
            description={t('settings.neededHint')}
            checked={needed}
            onChange={(e) => setChosen(e.currentTarget.checked)}
            data-autofocus
          />
        ) : (
          !failed && <Loader size="sm" />
        )}
        {data && needed && (
          <Text size="sm" c="dimmed">
            {t('settings.scheduled')}
          </Text>
        )}
        {data?.switchingOff.jobs && (
          <Alert color="yellow">
            {t('settings.switchingOff', { who: data.switchingOff.jobs.by ?? t('settings.somebody') })}
          </Alert>
        )}
        {data && (
          <Switch
            label={t('settings.offers')}
            description={t('settings.offersHint')}
            checked={offersNeeded}
            onChange={(e) => setOffers(e.currentTarget.checked)}
          />
        )}
        {data?.switchingOff.offers && (
          <Alert color="yellow">
            {t('settings.switchingOff', { who: data.switchingOff.offers.by ?? t('settings.somebody') })}
          </Alert>
        )}
        {data?.alone && needed && <Alert color="yellow">{t('settings.alone')}</Alert>}
        {data && (
          <Switch
            label={t('settings.ask')}
            description={t('settings.askHint')}
            checked={asks}
            onChange={(e) => setMayAsk(e.currentTarget.checked)}
          />
        )}
        {user?.company_slug && (
          <div>
            <Text size="sm" fw={500}>
              {t('settings.feeds')}
            </Text>
            <Text size="sm" c="dimmed">
              {t('settings.feedsText')}
            </Text>
            <Group gap="md" mt={4}>
              {FEEDS.map(([form, name]) => (
                <a key={form} href={`/feeds/${user.company_slug}/jobs.${form}`} target="_blank" rel="noreferrer">
                  {name}
                </a>
              ))}
            </Group>
          </div>
        )}
        {failed && <Alert color="red">{failed.message}</Alert>}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('ask.cancel')}
          </Button>
          <Button
            disabled={
              !data ||
              (needed === data.jobsNeedApproval &&
                asks === data.peopleMayAsk &&
                offersNeeded === data.offersNeedApproval)
            }
            loading={save.isPending}
            onClick={() =>
              save.mutate(
                { jobsNeedApproval: needed, offersNeedApproval: offersNeeded, peopleMayAsk: asks },
                {
                  onSuccess: ({ switchingOff: { jobs, offers: ofOffers } }) => {
                    notify.success(t(jobs || ofOffers ? 'settings.askedOther' : 'settings.saved'))
                    onClose()
                  },
                },
              )
            }
          >
            {t('settings.save')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
