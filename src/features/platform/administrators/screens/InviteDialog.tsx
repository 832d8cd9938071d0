import { Button, Radio, TextInput } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFields } from '../../../../web/ui/useFields.ts'
import { Message } from '../../accounts/screens/Card.tsx'
import { checksIn } from '../../accounts/screens/checks.ts'
import classes from '../../accounts/screens/security/settings.module.css'
import { useWords as useAccountWords } from '../../accounts/words/index.ts'
import { INVITED } from '../rules.ts'
import { useWords } from '../words/index.ts'
import { inviteCall, listCall } from './calls.ts'

export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useWords()
  const sayAccount = useAccountWords()
  const { mutateAsync } = useCommand(inviteCall, { refreshes: [listCall] })
  const form = useFields({ email: '', role: 'hr_admin' }, { email: checksIn(sayAccount).email })
  const send = form.submit(async ({ email, role }) => {
    const { invitation } = await mutateAsync({ email, role: role as (typeof INVITED)[number] })
    notify.success(t('sent', { email: invitation.email }))
    onClose()
  })
  return (
    <Dialog onClose={onClose} title={t('inviteTitle')} closeButtonProps={{ 'aria-label': t('cancel') }}>
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
        <p className={classes.text}>{t('inviteWhy')}</p>
        <TextInput
          {...form.field('email')}
          type="email"
          label={sayAccount('fields.email')}
          required
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
          dir="ltr"
          data-autofocus
        />
        <Radio.Group label={t('role')} value={form.values.role} onChange={(role) => form.set('role', role)}>
          {INVITED.map((role) => (
            <Radio key={role} mt="xs" value={role} label={t(`roles.${role}`)} description={t(`rolesAbout.${role}`)} />
          ))}
        </Radio.Group>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('send')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
