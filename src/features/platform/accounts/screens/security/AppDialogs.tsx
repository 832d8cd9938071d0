import { Button, CopyButton, TextInput } from '@mantine/core'
import encodeQR from 'qr'
import { useMemo, useState } from 'react'
import { callEndpoint } from '../../../../../web/call.ts'
import { notify } from '../../../../../web/notify.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { useWords } from '../../security/words/index.ts'
import { useWords as useAccountWords } from '../../words/index.ts'
import { Message } from '../Card.tsx'
import { checksIn } from '../checks.ts'
import { PasswordField } from '../fields.tsx'
import { confirmAppCall, removeAppCall, startAppCall } from './calls.ts'
import { PasswordForm } from './PasswordForm.tsx'
import classes from './settings.module.css'

type Props = { onClose: () => void; onDone: (codes: readonly string[] | null) => void }
type Secret = { secret: string; address: string }

/** Password, then the QR code and a first code. */
export const AppDialog = ({ onClose, onDone }: Props) => {
  const t = useWords()
  const [secret, setSecret] = useState<Secret | null>(null)
  return (
    <Dialog onClose={onClose} title={t('app.title')} closeButtonProps={{ 'aria-label': t('close') }}>
      {secret ? (
        <FirstCode {...secret} onClose={onClose} onDone={onDone} />
      ) : (
        <PasswordForm
          submit={t('app.next')}
          onClose={onClose}
          onSend={async (password) => setSecret(await callEndpoint(startAppCall, { password }))}
        />
      )}
    </Dialog>
  )
}

const FirstCode = ({ secret, address, onClose, onDone }: Secret & Props) => {
  const t = useWords()
  const form = useFields({ code: '' }, { code: (code) => (code.trim() ? null : t('app.codeRequired')) })
  const picture = useMemo(() => `data:image/svg+xml;utf8,${encodeURIComponent(encodeQR(address, 'svg'))}`, [address])
  const send = form.submit(async ({ code }) => {
    const { recoveryCodes } = await callEndpoint(confirmAppCall, { code })
    notify.success(t('app.done'))
    onDone(recoveryCodes)
  })
  return (
    <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
      {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
      <p className={classes.text}>{t('app.scan')}</p>
      <img src={picture} alt={t('app.qr')} className={classes.qr} />
      <p className={classes.text}>{t('app.type')}</p>
      <div className={classes.key}>
        <code dir="ltr">{secret.match(/.{1,4}/g)?.join(' ')}</code>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button variant="subtle" size="compact-sm" onClick={copy}>
              {t(copied ? 'app.copied' : 'app.copy')}
            </Button>
          )}
        </CopyButton>
      </div>
      <TextInput
        {...form.field('code')}
        label={t('app.code')}
        description={t('app.codeHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
      />
      <div className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.sending}>
          {t('app.turnOn')}
        </Button>
      </div>
    </form>
  )
}

export const AppOffDialog = ({ onClose, onDone }: { onClose: () => void; onDone: () => void }) => {
  const t = useWords()
  const form = useFields(
    { password: '', code: '' },
    {
      password: checksIn(useAccountWords()).password,
      code: (code) => (code.trim() ? null : t('app.codeRequired')),
    },
  )
  const send = form.submit(async (input) => {
    await callEndpoint(removeAppCall, input)
    notify.success(t('app.offDone'))
    onDone()
  })
  return (
    <Dialog onClose={onClose} title={t('app.offTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
        <p className={classes.text}>{t('app.offWhy')}</p>
        <PasswordField field={form.field('password')} label={t('password.prove')} />
        <TextInput {...form.field('code')} label={t('app.offCode')} required autoComplete="one-time-code" dir="ltr" />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" color="red" loading={form.sending}>
            {t('factors.turnOff')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
