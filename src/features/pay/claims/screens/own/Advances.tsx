import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { useWords } from '../../own/words/index.ts'
import { advanceCall, type Mine, mineCall } from './calls.ts'
import classes from './claims.module.css'
import { useAmount } from './parts.tsx'

/** Money somebody has had before they spent it, and asking for it. */
export const Advances = ({ mine }: { mine: Mine }) => {
  const t = useWords()
  const amount = useAmount()
  const [asks, setAsks] = useState(false)
  return (
    <section className={classes.stack} aria-label={t('advances')}>
      <div className={classes.head}>
        <h2 className={classes.heading}>{t('advances')}</h2>
        <Button variant="default" onClick={() => setAsks(true)}>
          {t('askAdvance')}
        </Button>
      </div>
      <p className={classes.note}>{t('advancesText')}</p>
      <ul className={classes.list}>
        {mine.advances.map((advance) => (
          <li key={advance.id} className={classes.row}>
            <span className={classes.name}>
              <bdi>{advance.reason}</bdi>
            </span>
            <span className={`figures ${classes.end}`}>{amount(advance.asked)}</span>
            <span className={classes.note}>{t(`advanceStates.${advance.state}`)}</span>
            <span className={`figures ${classes.note} ${classes.end}`}>
              {advance.paid.minor > 0 && t('advanceLeft', { left: amount(advance.left), paid: amount(advance.paid) })}
            </span>
          </li>
        ))}
      </ul>
      {asks && <AskDialog mine={mine} onClose={() => setAsks(false)} />}
    </section>
  )
}

const AskDialog = ({ mine, onClose }: { mine: Mine; onClose: () => void }) => {
  const t = useWords()
  const ask = useCommand(advanceCall, { refreshes: [mineCall] })
  const form = useFields({ amount: '', currency: mine.currency, reason: '' }, {})
  const send = form.submit(async (values) => {
    await ask.mutateAsync(values)
    notify.success(t('asked'))
    onClose()
  })
  return (
    <Dialog title={t('askAdvance')} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form ref={form.form} onSubmit={send} noValidate className={classes.stack}>
        <TextInput {...form.field('reason')} label={t('advanceReason')} maxLength={300} data-autofocus />
        <div className={classes.pair}>
          <TextInput {...form.field('amount')} label={t('amount')} inputMode="decimal" />
          <NativeSelect
            {...form.field('currency')}
            label={t('currency')}
            data={mine.currencies.map(({ code }) => code)}
          />
        </div>
        {form.failure instanceof Error && <p role="alert">{t('failed', { message: form.failure.message })}</p>}
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('ask')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
