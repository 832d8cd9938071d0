import { Button, TextInput } from '@mantine/core'
import { IconFingerprint, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '../../../../../shared/endpoint.ts'
import { call } from '../../../../../web/call.ts'
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
  const say = useWords()
  const { day, moment } = useFormat()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const changed = () => {
    close()
    onChanged()
  }
  const add = (
    <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => setOpen({ what: 'add' })}>
      {say('passkeys.add')}
    </Button>
  )
  return (
    <Section title={say('passkeys.title')} about={say('passkeys.about')}>
      {passkeys.length === 0 ? (
        <EmptyState
          icon={<IconFingerprint size={22} stroke={1.6} />}
          title={say('passkeys.none')}
          {...(canMake() ? { action: add } : {})}
        >
          {say(canMake() ? 'passkeys.noneWhy' : 'passkeys.unsupported')}
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
                    {passkey.synced && <StatusBadge tone="calm">{say('passkeys.synced')}</StatusBadge>}
                  </span>
                  <span className={classes.quiet}>
                    {say('passkeys.created', { day: day(passkey.createdAt.slice(0, 10)) })} ·{' '}
                    {passkey.usedAt ? say('passkeys.used', { when: moment(passkey.usedAt) }) : say('passkeys.unused')}
                  </span>
                </div>
                <div className={classes.actions}>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    aria-label={say('passkeys.renameOf', { name: passkey.name })}
                    onClick={() => setOpen({ what: 'rename', passkey })}
                  >
                    {say('passkeys.rename')}
                  </Button>
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    color="red"
                    aria-label={say('passkeys.removeOf', { name: passkey.name })}
                    onClick={() => setOpen({ what: 'remove', passkey })}
                  >
                    {say('passkeys.remove')}
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
  const say = useWords()
  const checks = checksIn(useAccountWords())
  const { browser, system } = agentOf(navigator.userAgent)
  const suggested = system ?? browser ?? ''
  const [refused, setRefused] = useState<ReturnType<typeof notMade> | null>(null)
  const form = useFields(
    { name: suggested, password: '' },
    { name: (name) => (name.trim() ? null : say('passkeys.nameRequired')), password: checks.password },
  )
  const send = form.submit(async ({ name, password }) => {
    setRefused(null)
    const { challenge, options } = await call(passkeyOptionsCall, { password })
    const { startRegistration } = await import('@simplewebauthn/browser')
    let passkey: unknown
    try {
      passkey = await startRegistration({ optionsJSON: options as never })
    } catch (error) {
      return setRefused(notMade(error))
    }
    const { recoveryCodes } = await call(addPasskeyCall, { challenge, name, passkey: passkey as never })
    notify.success(say('passkeys.added'))
    onDone(recoveryCodes)
  })
  return (
    <Dialog onClose={onClose} title={say('passkeys.addTitle')} closeButtonProps={{ 'aria-label': say('close') }}>
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
        {refused && <Message tone="wrong">{say(refused)}</Message>}
        <TextInput
          {...form.field('name')}
          label={say('passkeys.name')}
          description={say('passkeys.nameHelp')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          maxLength={60}
        />
        <PasswordField field={form.field('password')} label={say('password.prove')} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {say('passkeys.goOn')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type One = { passkey: Passkey; onClose: () => void; onDone: () => void }

const RenameDialog = ({ passkey, onClose, onDone }: One) => {
  const say = useWords()
  const form = useFields(
    { name: passkey.name },
    { name: (name) => (name.trim() ? null : say('passkeys.nameRequired')) },
  )
  const send = form.submit(async ({ name }) => {
    await call(renamePasskeyCall, { passkeyId: passkey.id, name })
    notify.success(say('passkeys.renamed'))
    onDone()
  })
  return (
    <Dialog onClose={onClose} title={say('passkeys.renameTitle')} closeButtonProps={{ 'aria-label': say('close') }}>
      <form ref={form.form} className={classes.form} onSubmit={send} noValidate>
        {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
        <TextInput {...form.field('name')} label={say('passkeys.name')} required maxLength={60} data-autofocus />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button type="submit" loading={form.sending}>
            {say('passkeys.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const RemoveDialog = ({ passkey, onClose, onDone }: One) => {
  const say = useWords()
  return (
    <Dialog
      onClose={onClose}
      title={say('passkeys.removeTitle', { name: passkey.name })}
      closeButtonProps={{ 'aria-label': say('close') }}
    >
      <PasswordForm
        submit={say('passkeys.remove')}
        danger
        onClose={onClose}
        onSend={async (password) => {
          await call(removePasskeyCall, { passkeyId: passkey.id, password })
          notify.success(say('passkeys.removed'))
          onDone()
        }}
      >
        {say('passkeys.removeWhy')}
      </PasswordForm>
    </Dialog>
  )
}
