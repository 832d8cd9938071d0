import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { Page } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import type { PhoneAlertsRead } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { Agree } from './Agree.tsx'
import classes from './alerts.module.css'
import { Choices } from './Choices.tsx'
import { Confirm } from './Confirm.tsx'
import { alertsCall } from './calls.ts'

/** Alerts to the telephone: agreed to, proved, chosen, and every message with what became of it. */
export default function PhoneAlerts() {
  const t = useWords()
  const answer = useApiState(alertsCall, {})
  return (
    <Page title={t('title')} subtitle={t('subtitle')}>
      <WhenLoaded answer={answer} waiting={<Skeleton height={320} />}>
        {(alerts) => <Inside alerts={alerts} />}
      </WhenLoaded>
    </Page>
  )
}

const Inside = ({ alerts: { channels, isTrial, isPaid, settings, log } }: { alerts: PhoneAlertsRead }) => {
  const t = useWords()
  const [another, setAnother] = useState(false)
  const body = () => {
    if (!settings || another) return <Agree channels={channels} onSent={() => setAnother(false)} />
    if (settings.state === 'unverified') return <Confirm phone={settings.phone} onAnother={() => setAnother(true)} />
    return (
      <>
        {settings.failingSince && (
          <Failing phone={settings.phone} since={settings.failingSince} onAnother={() => setAnother(true)} />
        )}
        <Choices settings={settings} key={settings.state} />
      </>
    )
  }
  return (
    <div className={panel.stack}>
      {channels.length === 0 && (
        <p className={`${panel.note} ${classes.narrow}`}>
          {t('none')} <Link to={paths.notifications()}>{t('notifications')}</Link>
        </p>
      )}
      {isTrial && <p className={`${panel.note} ${classes.narrow}`}>{t('trial')}</p>}
      {!isPaid && settings && <p className={`${panel.note} ${classes.narrow}`}>{t('unpaid')}</p>}
      {(channels.length > 0 || settings) && body()}
      <Log log={log} />
    </div>
  )
}

type FailingProps = { phone: string; since: string; onAnother: () => void }

/** Nothing reaches the number: since when, and what to do. */
const Failing = ({ phone, since, onAnother }: FailingProps) => {
  const t = useWords()
  const format = useFormat()
  return (
    <section className={`${panel.card} ${classes.narrow}`} role="status">
      <p className={panel.wrong}>{t('failing.title', { phone: format.isolated(phone), day: format.day(since) })}</p>
      <p>{t('failing.text')}</p>
      <div>
        <Button variant="default" onClick={onAnother}>
          {t('failing.act')}
        </Button>
      </div>
    </section>
  )
}

const BECAME = {
  queued: 'became.queued',
  sending: 'became.sending',
  local: 'became.local',
  sent: 'became.sent',
  delivered: 'became.delivered',
  failed: 'became.failed',
} as const
const isKnown = (state: string | null): state is keyof typeof BECAME => state !== null && Object.hasOwn(BECAME, state)

const Log = ({ log }: { log: PhoneAlertsRead['log'] }) => {
  const t = useWords()
  const { moment } = useFormat()
  if (log.length === 0) return <p className={panel.quiet}>{t('logEmpty')}</p>
  return (
    <section aria-labelledby="alert-log">
      <h2 id="alert-log" className={panel.title}>
        {t('log')}
      </h2>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('logHead.at')}</th>
            <th scope="col">{t('logHead.what')}</th>
            <th scope="col">{t('logHead.state')}</th>
          </tr>
        </thead>
        <tbody>
          {log.map(({ id, at, kind, topic, channel, phoneEnd, state }) => (
            <tr key={id}>
              <td>{moment(at)}</td>
              <td>
                {t(`kinds.${kind}`)}
                {topic && (kind === 'alert' || kind === 'email') && `: ${t(`topics.${topic}`)}`}
                <br />
                <span className={panel.quiet}>
                  {t(`channels.${channel}`)} {t('to', { end: phoneEnd })}
                </span>
              </td>
              <td>{isKnown(state) && t(BECAME[state])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
