import { Button, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import panel from '../../../../web/ui/panel.module.css'
import type { PhoneAlerts } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './alerts.module.css'
import { alertsCall, chooseCall, removeCall, testCall } from './calls.ts'
import { Topics } from './Topics.tsx'

/** What is sent, when it is quiet, a pause, a test, and the way out. */
export const Choices = ({ settings }: { settings: PhoneAlerts }) => {
  const t = useWords()
  const { day } = useFormat()
  const { state, channel } = settings
  const [topics, setTopics] = useState(settings.topics)
  const [quietFrom, setQuietFrom] = useState(settings.quietFrom)
  const [quietTo, setQuietTo] = useState(settings.quietTo)
  const [paused, setPaused] = useState(state === 'paused')
  const choose = useCommand(chooseCall, { refreshes: [alertsCall] })
  const test = useCommand(testCall, { refreshes: [alertsCall] })
  const remove = useCommand(removeCall, { refreshes: [alertsCall] })
  const failure = choose.error ?? test.error ?? remove.error
  const phone = `\u2066${settings.phone}\u2069`
  const said = state === 'unverified' ? null : t(`states.${state}`, { phone, channel: t(`channels.${channel}`) })
  return (
    <section className={`${panel.card} ${classes.narrow}`} aria-labelledby="alerts-now">
      <h2 id="alerts-now">{t('now')}</h2>
      <p>{said}</p>
      <Topics value={topics} onChange={setTopics} />
      <div className={panel.fields}>
        <TextInput
          label={t('quietFrom')}
          type="time"
          value={quietFrom}
          onChange={(e) => setQuietFrom(e.currentTarget.value)}
        />
        <TextInput
          label={t('quietTo')}
          type="time"
          value={quietTo}
          onChange={(e) => setQuietTo(e.currentTarget.value)}
        />
      </div>
      <p className={panel.quiet}>{t('quietHelp', { zone: settings.zone })}</p>
      {state !== 'stopped' && (
        <Switch label={t('pause')} checked={paused} onChange={(e) => setPaused(e.currentTarget.checked)} />
      )}
      {failure && (
        <p className={panel.wrong} role="alert">
          {failure.message}
        </p>
      )}
      <div className={panel.row}>
        <Button
          loading={choose.isPending}
          onClick={() =>
            choose.mutate({ topics, quietFrom, quietTo, paused }, { onSuccess: () => notify.success(t('saved')) })
          }
        >
          {t('save')}
        </Button>
        {state === 'active' && (
          <Button
            variant="default"
            loading={test.isPending}
            onClick={() => test.mutate({}, { onSuccess: () => notify.success(t('tested')) })}
          >
            {t('test')}
          </Button>
        )}
        <Button
          variant="subtle"
          color="red"
          loading={remove.isPending}
          onClick={() => remove.mutate({}, { onSuccess: () => notify.success(t('removed')) })}
        >
          {t('remove')}
        </Button>
      </div>
      <p className={panel.quiet}>
        {t('consent', { day: day(settings.consentedAt.slice(0, 10)) })} <bdi lang="en">{settings.consent}</bdi>
      </p>
    </section>
  )
}
