import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { useSession } from '../../../../web/session.ts'
import panel from '../../../../web/ui/panel.module.css'
import { ALERT_TOPICS, type AlertChannel, type AlertTopic } from '../alerts.rules.ts'
import { useWords } from '../words/index.ts'
import classes from './alerts.module.css'
import { agreeCall, alertsCall } from './calls.ts'
import { Topics } from './Topics.tsx'

type AgreeProps = { channels: readonly AlertChannel[]; onSent: () => void }

/** The number, what is sent there, and the word that it is wanted. */
export const Agree = ({ channels, onSent }: AgreeProps) => {
  const t = useWords()
  const { user } = useSession()
  const [channel, setChannel] = useState<AlertChannel>(channels[0] ?? 'whatsapp')
  const [phone, setPhone] = useState('')
  const [topics, setTopics] = useState<AlertTopic[]>([...ALERT_TOPICS])
  const [agreed, setAgreed] = useState(false)
  const [tried, setTried] = useState(false)
  const agree = useCommand(agreeCall, { refreshes: [alertsCall] })
  const send = (e: FormEvent) => {
    e.preventDefault()
    setTried(true)
    if (!agreed || !phone.trim()) return
    const { timeZone: zone } = Intl.DateTimeFormat().resolvedOptions()
    agree.mutate({ channel, phone, topics, agreed: true, zone }, { onSuccess: onSent })
  }
  const wrongPhone = agree.error?.fields.phone ?? (tried && !phone.trim() ? t('phoneMissing') : null)
  return (
    <form className={`${panel.card} ${classes.narrow}`} onSubmit={send} noValidate aria-labelledby="alerts-begin">
      <h2 id="alerts-begin">{t('begin')}</h2>
      <p className={panel.quiet}>{t('looks')}:</p>
      <p className={`${panel.note} ${classes.narrow}`}>{t('example', { name: user?.firstName ?? '' })}</p>
      <NativeSelect
        label={t('channels.label')}
        value={channel}
        onChange={(e) => setChannel(e.currentTarget.value === 'sms' ? 'sms' : 'whatsapp')}
        data={channels.map((one) => ({ value: one, label: t(`channels.${one}`) }))}
      />
      <TextInput
        label={t('phone')}
        description={t('phoneHelp')}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        required
        value={phone}
        error={wrongPhone}
        onChange={(e) => setPhone(e.currentTarget.value)}
      />
      <Topics value={topics} onChange={setTopics} />
      <Checkbox
        label={t('agree')}
        checked={agreed}
        error={tried && !agreed ? t('agreeMissing') : null}
        onChange={(e) => setAgreed(e.currentTarget.checked)}
      />
      {agree.error && !agree.error.fields.phone && (
        <p className={panel.wrong} role="alert">
          {agree.error.message}
        </p>
      )}
      <div className={panel.row}>
        <Button type="submit" loading={agree.isPending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
