import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import classes from '../../distance/screens/distance.module.css'
import type { Zones } from '../contract.ts'
import { MOST_A_DAY } from '../shape.rules.ts'
import { useWords } from '../words/index.ts'
import { settingsCall, zonesCall } from './calls.ts'

/** When alerts rest, and how many a day there are at most. */
export const Rests = ({ settings }: { settings: Zones['settings'] }) => {
  const t = useWords()
  const format = useFormat()
  const [typed, setTyped] = useState(settings)
  const save = useCommand(settingsCall, { refreshes: [zonesCall] })
  const wrong = save.error?.fields ?? {}
  const set = (changes: Partial<Zones['settings']>) => setTyped({ ...typed, ...changes })
  return (
    <section className={classes.card} aria-labelledby="rests">
      <h2 id="rests">{t('rests.title')}</h2>
      <p className={classes.quiet}>
        {t('rests.text')} <Link to={paths.notifications()}>{t('rests.notifications')}</Link>
      </p>
      <form
        className={classes.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!save.isPending) save.mutate(typed, { onSuccess: () => notify.success(t('rests.saved')) })
        }}
      >
        <div className={classes.fields}>
          <TextInput
            label={t('rests.quietFrom')}
            type="time"
            value={typed.quietFrom}
            error={wrong.quietFrom}
            onChange={(event) => set({ quietFrom: event.currentTarget.value })}
          />
          <TextInput
            label={t('rests.quietTo')}
            type="time"
            value={typed.quietTo}
            error={wrong.quietTo}
            onChange={(event) => set({ quietTo: event.currentTarget.value })}
          />
          <NativeSelect
            label={t('rests.most')}
            value={String(typed.mostADay)}
            data={Array.from({ length: MOST_A_DAY }, (_, n) => ({
              value: String(n + 1),
              label: format.number(n + 1),
            }))}
            onChange={(event) => set({ mostADay: Number(event.currentTarget.value) })}
          />
        </div>
        <p className={classes.quiet}>{t('rests.zone', { zone: typed.zone })}</p>
        {save.error && Object.keys(wrong).length === 0 && <p role="alert">{save.error.message}</p>}
        <div className={classes.row}>
          <Button type="submit" loading={save.isPending}>
            {t('rests.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}
