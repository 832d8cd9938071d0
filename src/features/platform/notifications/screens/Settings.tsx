import { Button, NativeSelect, Switch } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { ApiError } from '../../../../web/call.ts'
import { useLanguage } from '../../../../web/i18n.ts'
import { notify } from '../../../../web/notify.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { readNotificationSettings } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { saveCall, settingsCall } from './calls.ts'
import { Devices } from './Devices.tsx'
import { EventTable } from './EventTable.tsx'
import classes from './notifications.module.css'

type Stored = Output<typeof readNotificationSettings>
export type Choice = Stored['events'][number]

/** What a night is, until somebody says otherwise. */
const NIGHT = { from: '22:00', to: '07:00' }

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
const zonesWith = (zone: string) => {
  const all = Intl.supportedValuesOf('timeZone')
  return all.includes(zone) ? all : [zone, ...all]
}

export default function Settings() {
  const language = useLanguage()
  const { data, error, isFetching, refetch } = useApiState(settingsCall, { language })
  if (data) return <Form key={data.events.length} stored={data} onDevices={() => void refetch()} />
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return <LoadingTable rows={8} columns={4} />
}

const Form = ({ stored, onDevices }: { stored: Stored; onDevices: () => void }) => {
  const t = useWords()
  const save = useCommand(saveCall, { refreshes: [settingsCall] })
  const [choices, setChoices] = useState<readonly Choice[]>(stored.events)
  const [zone, setZone] = useState(stored.zone ?? ownZone())
  const [quiet, setQuiet] = useState({ from: stored.quietFrom, to: stored.quietTo })
  const [pushDetails, setPushDetails] = useState(stored.pushDetails)
  const [wrong, setWrong] = useState<Record<string, string>>({})

  const submit = async (e: FormEvent) => {
    e.preventDefault()
    setWrong({})
    const events = choices.map(({ event, listed, email, push }) => ({ event, listed, email, push }))
    try {
      await save.mutateAsync({ events, zone, quietFrom: quiet.from, quietTo: quiet.to, pushDetails })
      notify.success(t('saved'))
    } catch (error) {
      if (error instanceof ApiError && Object.keys(error.fields).length > 0) setWrong(error.fields)
      else notify.failure((error as Error).message)
    }
  }
  const change = (event: string, part: Partial<Choice>) =>
    setChoices((now) => now.map((choice) => (choice.event === event ? { ...choice, ...part } : choice)))

  return (
    <form className={classes.form} onSubmit={(e) => void submit(e)}>
      {choices.length > 0 && (
        <section className={classes.part} aria-labelledby="events">
          <h2 id="events" className={classes.heading}>
            {t('events')}
          </h2>
          <p className={classes.help}>{t('eventsHelp')}</p>
          <EventTable choices={choices} onChange={change} />
        </section>
      )}
      <section className={classes.part} aria-labelledby="quiet">
        <h2 id="quiet" className={classes.heading}>
          {t('quiet')}
        </h2>
        <p className={classes.help}>{t('quietHelp')}</p>
        <Switch
          label={t('quietOn')}
          checked={quiet.from !== null}
          onChange={(e) => setQuiet(e.currentTarget.checked ? NIGHT : { from: null, to: null })}
        />
        {quiet.from !== null && (
          <div className={classes.times}>
            <Time
              label={t('quietFrom')}
              value={quiet.from}
              error={wrong.quietFrom}
              onChange={(from) => setQuiet({ ...quiet, from })}
            />
            <Time
              label={t('quietTo')}
              value={quiet.to ?? ''}
              error={wrong.quietTo}
              onChange={(to) => setQuiet({ ...quiet, to })}
            />
          </div>
        )}
        <NativeSelect
          className={classes.zone}
          label={t('zone')}
          value={zone}
          error={wrong.zone}
          onChange={(e) => setZone(e.currentTarget.value)}
          data={zonesWith(zone)}
        />
      </section>
      <Devices stored={stored} onChange={onDevices}>
        <Switch
          label={t('details')}
          description={t('detailsHelp')}
          checked={pushDetails}
          onChange={(e) => setPushDetails(e.currentTarget.checked)}
        />
      </Devices>
      <div className={classes.foot}>
        <Button type="submit" loading={save.isPending}>
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

type TimeProps = { label: string; value: string; error: string | undefined; onChange: (value: string) => void }

const Time = ({ label, value, error, onChange }: TimeProps) => (
  <label className={classes.time}>
    <span>{label}</span>
    <input type="time" required value={value} onChange={(e) => onChange(e.currentTarget.value)} />
    {error && <span className={classes.wrong}>{error}</span>}
  </label>
)
