import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { callEndpoint } from '../../../../../web/call.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { useWords } from '../../security/words/index.ts'
import { Message } from '../Card.tsx'
import { confirmAddressCall, sendAddressCodeCall } from './calls.ts'
import { Section } from './Section.tsx'
import classes from './settings.module.css'

/** Until the address is proved nothing else is set up here: a code to the mailbox, and back. */
export const AddressSection = ({ email, onDone }: { email: string; onDone: () => void }) => {
  const t = useWords()
  const [sent, setSent] = useState(false)
  const asking = useFields({}, {})
  const form = useFields({ code: '' }, { code: (code) => (code.trim() ? null : t('address.required')) })
  const ask = asking.submit(async () => {
    await callEndpoint(sendAddressCodeCall, {})
    setSent(true)
    notify.success(t('address.sent'))
  })
  const send = form.submit(async ({ code }) => {
    await callEndpoint(confirmAddressCall, { code })
    notify.success(t('address.done'))
    onDone()
  })
  const failure = form.failure ?? asking.failure
  return (
    <Section title={t('address.title')} about={t('address.about')}>
      {failure instanceof Error && <Message tone="wrong">{failure.message}</Message>}
      <p className={classes.text}>{t('address.why')}</p>
      <form ref={asking.form} onSubmit={ask} noValidate>
        <Button type="submit" variant={sent ? 'default' : 'filled'} loading={asking.sending}>
          {t('address.send', { email })}
        </Button>
      </form>
      {sent && (
        <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
          <TextInput
            {...form.field('code')}
            label={t('address.code')}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
          />
          <div className={classes.buttons}>
            <Button type="submit" loading={form.sending}>
              {t('address.confirm')}
            </Button>
          </div>
        </form>
      )}
    </Section>
  )
}
