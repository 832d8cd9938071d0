import { Button } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { agentOf } from '../../accounts/agent.rules.ts'
import type { readNotificationSettings } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { removeDeviceCall } from './calls.ts'
import classes from './notifications.module.css'
import { type PushState, readPushState, turnPushOff, turnPushOn } from './push.ts'

type Stored = Output<typeof readNotificationSettings>
type Props = { stored: Stored; onChange: () => void; children: ReactNode }

const nameOf = (agent: string) => {
  const { browser, system } = agentOf(agent)
  return [browser, system].filter(Boolean).join(' · ')
}

/** Whether this browser takes messages, and which others do. */
export const Devices = ({ stored: { publicKey, devices }, onChange, children }: Props) => {
  const t = useWords()
  const { day } = useFormat()
  const [state, setState] = useState<PushState | null>(null)
  const [busy, setBusy] = useState(false)
  const remove = useCommand(removeDeviceCall)
  useEffect(() => void readPushState().then(setState), [])

  const turn = async (on: boolean) => {
    setBusy(true)
    try {
      setState(await (on ? turnPushOn(publicKey) : turnPushOff()))
      onChange()
    } catch {
      notify.failure(t('pushFailed'))
    } finally {
      setBusy(false)
    }
  }
  const drop = async (device: string) => {
    try {
      await remove.mutateAsync({ device })
      notify.success(t('removed'))
    } catch (error) {
      notify.failure((error as Error).message)
    }
    onChange()
  }
  return (
    <section className={classes.part} aria-labelledby="devices">
      <h2 id="devices" className={classes.heading}>
        {t('devices')}
      </h2>
      <p className={classes.help}>{t('devicesHelp')}</p>
      {state === 'unsupported' && <p className={classes.note}>{t('pushUnsupported')}</p>}
      {state === 'blocked' && <p className={classes.note}>{t('pushBlocked')}</p>}
      {(state === 'on' || state === 'off') && (
        <Button variant="default" loading={busy} onClick={() => void turn(state === 'off')} className={classes.turn}>
          {t(state === 'off' ? 'pushOn' : 'pushOff')}
        </Button>
      )}
      {devices.length > 0 && (
        <ul className={classes.devices}>
          {devices.map((device) => (
            <li key={device.id}>
              <span>
                {nameOf(device.agent) || t('browser')}
                <span className={classes.since}>{t('addedOn', { day: day(device.createdAt.slice(0, 10)) })}</span>
              </span>
              <Button size="xs" variant="subtle" color="gray" onClick={() => void drop(device.id)}>
                {t('remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {children}
    </section>
  )
}
