import { Button, TextInput } from '@mantine/core'
import { IconFingerprint, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '../../../../../shared/endpoint.ts'
import { callEndpoint } from '../../../../../web/call.ts'
import { notify } from '../../../../../web/notify.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { EmptyState } from '../../../../../web/ui/states.tsx'
import { useFields } from '../../../../../web/ui/useFields.ts'
import { agentOf } from '../../agent.rules.ts'
import { useWords } from '../../security/words/index.ts'
import type { security } from '../../security.contract.ts'
import { useWords as useAccountWords } from '../../words/index.ts'
import { Message } from '../Card.tsx'
import { checksIn } from '../checks.ts'
import { PasswordField } from '../fields.tsx'
import { addPasskeyCall, passkeyOptionsCall, removePasskeyCall, renamePasskeyCall } from './calls.ts'
import { PasswordForm } from './PasswordForm.tsx'
import { Section } from './Section.tsx'
import classes from './settings.module.css'

type Passkey = Output<typeof security>['passkeys'][number]
type Props = {
  passkeys: readonly Passkey[]
  onAdded: (codes: readonly string[] | null) => void
  onChanged: () => void
}
type Open = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey }

const canMake = () => 'PublicKeyCredential' in globalThis

export const Passkeys = ({ passkeys, onAdded, onChanged }: Props) => {
  const t = useWords()
  const { day, moment } = useFormat()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const changed = () => {
    close()
    onChanged()
  }
  const add = (
    <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'add' })}>
      {t('passkeys.add')}
    </Button>
  )
  return (
    <Section title={t('passkeys.title')} about={t('passkeys.about')}>
      {passkeys.length === 0 ? (
        <EmptyState
          icon={<IconFingerprint size={22} stroke={1.6} />}
          title={t('passkeys.none')}
          {...(canMake() ? { action: add } : {})}
        >
          {t(canMake() ? 'passkeys.noneWhy' : 'passkeys.unsupported')}
        </EmptyState>
      ) : (
        <>
          <ul className={classes.rows}>
            {passkeys.map((passkey) => (
              <li key={passkey.id} className={classes.row}>
                <span className={classes.icon} aria-hidden>
                  <IconFingerprint size={18} stroke={1.6} />
                </span>
                <div className={classes.words}>
                  <span className={classes.name}>
                    {passkey.name}
                    {passkey.synced && <StatusBadge tone="calm">{t('passkeys.synced')}</StatusBadge>}
                  </span>
                  <span className={classes.quiet}>
                    {t('passkeys.created', { day: day(passkey.createdAt.slice(0, 10)) })} ·{' '}
                    {passkey.usedAt ? t('passkeys.used', { when: moment(passkey.usedAt) }) : t('passkeys.unused')}
                  </span>
                </div>
                <div className={classes.actions}>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={t('passkeys.renameOf', { name: passkey.name })}
                    onClick={() => setOpen({ what: 'rename', passkey })}
                  >
                    {t('passkeys.rename')}
                  </Button>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    color="red"
                    aria-label={t('passkeys.removeOf', { name: passkey.name })}
                    onClick={() => setOpen({ what: 'remove', passkey })}
                  >
                    {t('passkeys.remove')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
          {canMake() && <div className={classes.after}>{add}</div>}
        </>
      )}
      {open?.what === 'add' && (
        <AddDialog
          onClose={close}
          onDone={(codes) => {
            close()
            onAdded(codes)
          }}
        />
      )}
      {open?.what === 'rename' && <RenameDialog passkey={open.passkey} onClose={close} onDone={changed} />}
      {open?.what === 'remove' && <RemoveDialog passkey={open.passkey} onClose={close} onDone={changed} />}
    </Section>
  )
}

/** What the browser said when it made none: whoever changes their mind at the device's own question comes here, too. */
const notMade = (error: unknown): 'passkeys.known' | 'passkeys.failed' =>
  error instanceof Error && error.name === 'InvalidStateError' ? 'passkeys.known' : 'passkeys.failed'

const AddDialog = ({ onClose, onDone }: { onClose: () => void; onDone: (codes: readonly string[] | null) => void }) => {
  const t = useWords()
  const checks = checksIn(useAccountWords())
  const { browser, system } = agentOf(navigator.userAgent)
  const suggested = system ?? browser ?? ''
  const [refused, setRefused] = useState<ReturnType<typeof notMade> | null>(null)
  const form = useFields(
    { name: suggested, password: '' },
    { name: (name) => (name.trim() ? null : t('passkeys.nameRequired')), password: checks.password },
  )
  const send = form.submit(async ({ name, password }) => {
    setRefused(null)
    const { challenge, options } = await callEndpoint(passkeyOptionsCall, { password })
    const { startRegistration } = await import('@simplewebauthn/browser')
    let passkey: unknown
    try {
      passkey = await startRegistration({ optionsJSON: options as never })
    } catch (error) {
      return setRefused(notMade(error))
    }
    const { recoveryCodes } = await callEndpoint(addPasskeyCall, { challenge, name, passkey: passkey as never })
    notify.success(t('passkeys.added'))
    onDone(recoveryCodes)
  })
  return (
    <Dialog onClose={onClose} title={t('passkeys.addTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
        {refused && <Message tone="wrong">{t(refused)}</Message>}
        <TextInput
          {...form.field('name')}
          label={t('passkeys.name')}
          description={t('passkeys.nameHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          maxLength={60}
        />
        <PasswordField field={form.field('password')} label={t('password.prove')} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('passkeys.goOn')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type One = { passkey: Passkey; onClose: () => void; onDone: () => void }

const RenameDialog = ({ passkey, onClose, onDone }: One) => {
  const t = useWords()
  const form = useFields({ name: passkey.name }, { name: (name) => (name.trim() ? null : t('passkeys.nameRequired')) })
  const send = form.submit(async ({ name }) => {
    await callEndpoint(renamePasskeyCall, { passkeyId: passkey.id, name })
    notify.success(t('passkeys.renamed'))
    onDone()
  })
  return (
    <Dialog onClose={onClose} title={t('passkeys.renameTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
        <TextInput {...form.field('name')} label={t('passkeys.name')} required maxLength={60} data-autofocus />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {t('passkeys.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const RemoveDialog = ({ passkey, onClose, onDone }: One) => {
  const t = useWords()
  return (
    <Dialog
      onClose={onClose}
      title={t('passkeys.removeTitle', { name: passkey.name })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <PasswordForm
        submit={t('passkeys.remove')}
        danger
        onClose={onClose}
        onSend={async (password) => {
          await callEndpoint(removePasskeyCall, { passkeyId: passkey.id, password })
          notify.success(t('passkeys.removed'))
          onDone()
        }}
      >
        {t('passkeys.removeWhy')}
      </PasswordForm>
    </Dialog>
  )
}
