import { Alert, Button, Group, Loader, NativeSelect, NumberInput, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { listSettings, previewSettings, SettingField } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { listCall, previewCall, readCall, saveCall } from './calls.ts'
import classes from './settings.module.css'

type Listed = Output<typeof listSettings>
type Area = Listed['areas'][number]
type Part = Listed['parts'][number]
type Value = boolean | number | string | null
type Speak = (text: { en: string; ar: string }) => string

type Props = { area: Area; part: Part | null; speak: Speak }

/** The fields of an area: what changes is shown before it is saved. */
export const AreaForm = ({ area, part, speak }: Props) => {
  const t = useWords()
  const place = part ? { scope: part.scope, scopeId: part.id } : { scope: 'company' as const }
  const [day, setDay] = useState('')
  const [typed, setTyped] = useState<Record<string, Value | undefined>>({})
  const { data } = useApiState(readCall, { area: area.area, ...place, ...(day === '' ? {} : { day }) })
  const preview = useCommand(previewCall, { refreshes: [] })
  const save = useCommand(saveCall, { refreshes: [readCall, listCall] })
  if (!data) return <Loader size="sm" />
  const isOwn = (key: string) => (key in typed ? typed[key] !== undefined : data.own.includes(key))
  const current = (key: string): Value => (key in typed ? (typed[key] ?? null) : (data.values[key] ?? null))
  const change = (key: string, value: Value | undefined) => {
    setTyped({ ...typed, [key]: value })
    preview.reset()
  }
  // For the whole company every field is said; for a part of it only its own.
  const said = area.fields.filter(({ key }) => part === null || isOwn(key)).map(({ key }) => [key, current(key)])
  const asked = {
    area: area.area,
    scope: place.scope,
    scopeId: part?.id ?? null,
    from: day === '' ? null : day,
    values: Object.fromEntries(said) as Record<string, Value>,
  }
  const failed = preview.error ?? save.error
  const store = () =>
    save.mutate(asked, {
      onSuccess: ({ values }) => {
        const isAll = Object.entries(asked.values).every(([key, value]) => values[key] === value)
        notify.success(t(isAll ? 'saved' : 'waits'))
        setTyped({})
        preview.reset()
      },
    })
  return (
    <>
      {area.isDated && (
        <TextInput
          type="date"
          label={t('from')}
          value={day}
          onChange={(e) => {
            setDay(e.currentTarget.value)
            setTyped({})
            preview.reset()
          }}
        />
      )}
      {area.fields.map((field) => (
        <div key={field.key} className={classes.field}>
          <Field
            field={field}
            value={current(field.key)}
            speak={speak}
            onChange={(value) => change(field.key, value)}
          />
          {part && isOwn(field.key) && (
            <Button variant="subtle" size="compact-sm" onClick={() => change(field.key, undefined)}>
              {t('useWider')}
            </Button>
          )}
          {part && !isOwn(field.key) && <span className={classes.hint}>{t('asWider')}</span>}
        </div>
      ))}
      {failed && <Alert color="red">{Object.values(failed.fields)[0] ?? failed.message}</Alert>}
      {preview.data && <Changes found={preview.data} area={area} speak={speak} />}
      <Group>
        <Button
          variant={preview.data ? 'default' : 'filled'}
          loading={preview.isPending}
          disabled={Object.keys(typed).length === 0}
          onClick={() => preview.mutate(asked)}
        >
          {t('preview')}
        </Button>
        {preview.data && (
          <Button
            loading={save.isPending}
            disabled={preview.data.changes.length === 0 && part === null}
            onClick={store}
          >
            {t('save')}
          </Button>
        )}
      </Group>
      <History history={data.history} />
    </>
  )
}

type FieldProps = { field: SettingField; value: Value; speak: Speak; onChange: (value: Value) => void }

const Field = ({ field, value, speak, onChange }: FieldProps) => {
  const shared = { label: speak(field.label), description: field.hint ? speak(field.hint) : undefined }
  if (field.kind === 'switch')
    return <Switch {...shared} checked={value === true} onChange={(e) => onChange(e.currentTarget.checked)} />
  if (field.kind === 'choice')
    return (
      <NativeSelect
        {...shared}
        value={String(value ?? '')}
        data={field.options.map((option) => ({ value: option.value, label: speak(option.label) }))}
        onChange={(e) => onChange(e.currentTarget.value)}
      />
    )
  if (field.kind === 'number')
    return (
      <NumberInput
        {...shared}
        classNames={{ wrapper: classes.number ?? '' }}
        value={typeof value === 'number' ? value : ''}
        min={field.least ?? Number.MIN_SAFE_INTEGER}
        max={field.most ?? Number.MAX_SAFE_INTEGER}
        allowDecimal={false}
        onChange={(typed) => onChange(typed === '' ? null : Number(typed))}
      />
    )
  return <TextInput {...shared} value={String(value ?? '')} onChange={(e) => onChange(e.currentTarget.value)} />
}

type ChangesProps = { found: Output<typeof previewSettings>; area: Area; speak: Speak }

const Changes = ({ found: { changes, elsewhere, effects }, area, speak }: ChangesProps) => {
  const t = useWords()
  const fieldOf = (key: string) => area.fields.find((field) => field.key === key)
  const formatValue = (key: string, value: Value) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
    const option = fieldOf(key)?.options.find((one) => one.value === value)
    return option ? speak(option.label) : String(value ?? '')
  }
  return (
    <Alert color={changes.length > 0 ? 'blue' : 'gray'} variant="light" role="status">
      {changes.length === 0 && t('nothing')}
      <ul className={classes.changes}>
        {changes.map(({ field, before, after }) => (
          <li key={field}>
            {t('change', {
              field: speak(fieldOf(field)?.label ?? { en: field, ar: field }),
              before: formatValue(field, before),
              after: formatValue(field, after),
            })}
          </li>
        ))}
        {elsewhere.map(({ scopeId, name }) => (
          <li key={scopeId}>{t('elsewhere', { name: name ?? '' })}</li>
        ))}
        {effects.map((effect) => (
          <li key={effect.en}>{speak(effect)}</li>
        ))}
      </ul>
    </Alert>
  )
}

const History = ({ history }: { history: { from: string; setAt: string; setBy: string | null }[] }) => {
  const t = useWords()
  const { moment, day } = useFormat()
  return (
    <section aria-labelledby="settings-history">
      <h3 id="settings-history" className={classes.small}>
        {t('history')}
      </h3>
      {history.length === 0 ? (
        <p className={classes.hint}>{t('start')}</p>
      ) : (
        <ul className={classes.changes}>
          {history.slice(0, 10).map((line) => (
            <li key={line.setAt} className={classes.hint}>
              {t('line', { when: moment(line.setAt), who: line.setBy ?? t('somebody'), from: day(line.from) })}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
