import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { loadWords } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ownToday } from '../../../../web/ui/own-time.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { listSites } from '../../../company/legal-entities/contract.ts'
import type { Device } from '../devices.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './attendance.module.css'
import { addDeviceCall, devicesCall, listCall, pairCall, revokeCall } from './calls.ts'
import { MapNumber } from './MapNumber.tsx'

const ImportDialog = lazy(() =>
  loadWords(['platform/imports']).then(() => import('../../../platform/imports/screens/ImportDialog.tsx')),
)
const sitesCall = wire<typeof listSites>('GET', '/api/company/sites')
const TONE = { revoked: 'idle', paired: 'ok', unpaired: 'careful' } as const
const stale = { refreshes: [devicesCall] }

/** Kiosks and readers: added, paired, revoked, and whose numbers nobody is known by yet. */
export default function Devices() {
  const t = useWords()
  const { moment } = useFormat()
  const { data, error, isFetching, refetch } = useApiState(devicesCall, {})
  const [isAdding, setAdding] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [mapping, setMapping] = useState<{ deviceId: string; user: string; from: string } | null>(null)
  if (!data) {
    if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    return <LoadingTable rows={4} columns={4} />
  }
  return (
    <>
      <Group mb="sm">
        <Button onClick={() => setAdding(true)}>{t('devices.add')}</Button>
        <Button variant="default" onClick={() => setImporting(true)}>
          {t('devices.import')}
        </Button>
      </Group>
      {data.unknown.length > 0 && (
        <section className={classes.site} aria-label={t('devices.unknown')}>
          <h2>{t('devices.unknown')}</h2>
          <p className={classes.note}>{t('devices.unknownText')}</p>
          <ul className={classes.lines}>
            {data.unknown.map((one) => (
              <li key={`${one.deviceId}${one.user}`}>
                <bdi>
                  {one.device}, {one.user}
                </bdi>
                : {t('devices.punches', { count: one.punches })}, {moment(one.first)}{' '}
                <Button
                  size="xs"
                  variant="default"
                  onClick={() => setMapping({ deviceId: one.deviceId, user: one.user, from: one.first.slice(0, 10) })}
                >
                  {t('devices.whoIs')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.devices.length === 0 && <EmptyState title={t('devices.none')}>{t('devices.noneText')}</EmptyState>}
      <ul className={classes.cards}>
        {data.devices.map((device) => (
          <One
            key={device.id}
            device={device}
            onMap={() => setMapping({ deviceId: device.id, user: '', from: ownToday() })}
          />
        ))}
      </ul>
      {isAdding && <Add onClose={() => setAdding(false)} />}
      {mapping && <MapNumber {...mapping} onClose={() => setMapping(null)} />}
      {isImporting && (
        <Suspense>
          <ImportDialog kind="punches" stale={[listCall.path, devicesCall.path]} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  )
}

const One = ({ device, onMap }: { device: Device; onMap: () => void }) => {
  const t = useWords()
  const { moment } = useFormat()
  const [shown, setShown] = useState<{ link: string | null; key: string | null } | null>(null)
  const pair = useCommand(pairCall, stale)
  const revoke = useCommand(revokeCall, stale)
  const minutes = Math.round(Math.abs(device.driftSeconds) / 60)
  const current = device.isPaired ? 'paired' : 'unpaired'
  const standing = device.revokedAt ? 'revoked' : current
  return (
    <li className={classes.site}>
      <header className={classes.head}>
        <h2>
          <bdi>{device.name}</bdi> <span className={classes.note}>{t(`deviceKind.${device.kind}`)}</span>
        </h2>
        <StatusBadge tone={TONE[standing]}>{t(`devices.${standing}`)}</StatusBadge>
      </header>
      <p className={classes.note}>
        <bdi>{device.site ?? t('now.noSite')}</bdi> ·{' '}
        {device.seenAt ? t('devices.seen', { time: moment(device.seenAt, device.zone) }) : t('devices.neverSeen')}
        {minutes > 0 && <> · {t(device.driftSeconds > 0 ? 'devices.fast' : 'devices.slow', { count: minutes })}</>}
      </p>
      {!device.revokedAt && (
        <Group>
          <Button
            size="xs"
            variant="default"
            loading={pair.isPending}
            onClick={() =>
              void pair.mutateAsync({ id: device.id }).then(setShown, (e: Error) => notify.failure(e.message))
            }
          >
            {t(device.kind === 'kiosk' ? 'devices.pair' : 'devices.newKey')}
          </Button>
          <Button size="xs" variant="default" onClick={onMap}>
            {t('devices.numbers', { count: device.people })}
          </Button>
          <Button
            size="xs"
            variant="subtle"
            color="red"
            loading={revoke.isPending}
            onClick={() => revoke.mutate({ id: device.id })}
          >
            {t('devices.revoke')}
          </Button>
        </Group>
      )}
      {shown && (
        <Dialog onClose={() => setShown(null)} title={device.name}>
          <p>{t(shown.link ? 'devices.linkText' : 'devices.keyText')}</p>
          <TextInput
            readOnly
            aria-label={t(shown.link ? 'devices.link' : 'devices.key')}
            value={shown.link ?? shown.key ?? ''}
            onFocus={(event) => event.currentTarget.select()}
          />
        </Dialog>
      )}
    </li>
  )
}

const Add = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  const { data } = useApiState(sitesCall, {})
  const add = useCommand(addDeviceCall, stale)
  const { form, field, submit, sending } = useFields({ name: '', kind: 'kiosk', siteId: '' }, {})
  const send = submit(async ({ name, kind, siteId }) => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    await add.mutateAsync({ name, kind: kind === 'reader' ? 'reader' : 'kiosk', siteId: siteId || null, zone })
    onClose()
  })
  return (
    <Dialog onClose={onClose} title={t('devices.add')}>
      <form ref={form} onSubmit={(event) => void send(event)} noValidate>
        <TextInput label={t('devices.name')} {...field('name')} />
        <NativeSelect
          mt="sm"
          label={t('devices.kindLabel')}
          {...field('kind')}
          data={(['kiosk', 'reader'] as const).map((one) => ({ value: one, label: t(`deviceKind.${one}`) }))}
        />
        <NativeSelect
          mt="sm"
          label={t('list.site')}
          {...field('siteId')}
          data={[
            { value: '', label: t('now.noSite') },
            ...(data?.sites ?? [])
              .filter(({ archivedAt }) => !archivedAt)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <Button mt="md" type="submit" loading={sending}>
          {t('devices.save')}
        </Button>
      </form>
    </Dialog>
  )
}
