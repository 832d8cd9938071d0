import { Alert, Button, CopyButton, Group, Radio, Stack, Text } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { type ApiError, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useWords } from '../../words/index.ts'
import { getCall, welcomeCall } from '../calls.ts'
import classes from './profile.module.css'

type Props = { kind: 'welcome' | 'reset'; id: string; name: string; onClose: () => void }

/** What may be sent to a person: the way into the portal, or a new password. */
export default function Messages({ kind, ...props }: Props) {
  return kind === 'welcome' ? <Welcome {...props} /> : <Reset {...props} />
}

type One = Omit<Props, 'kind'>

const Welcome = ({ id, name, onClose }: One) => {
  const say = useWords()
  const send = useCommand(welcomeCall, { refreshes: [getCall] })
  const submit = () =>
    send.mutate(
      { id, generatePassword: true },
      {
        // Somebody who uses their account already gets a link instead, and that is what is said.
        onSuccess: ({ tempPassword }) => {
          notify.success(
            tempPassword
              ? say('welcome.sent', { name })
              : say('reset.sent', { method: say('reset.email').toLowerCase() }),
          )
          if (!tempPassword) onClose()
        },
        onError: (error) =>
          notify.failure(
            wentWrong(error) ? say('errors.welcomeAgain') : say('errors.welcome', { message: error.message }),
          ),
      },
    )
  return (
    <Sheet title={say('actions.welcome')} password={send.data?.tempPassword} onClose={onClose}>
      <Text size="sm">{say('welcome.text', { name })}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {say('actions.cancel')}
        </Button>
        <Button onClick={submit} disabled={send.isPending} data-autofocus>
          {send.isPending ? say('welcome.sending') : say('actions.welcome')}
        </Button>
      </Group>
    </Sheet>
  )
}

type SheetProps = { title: string; password: string | undefined; onClose: () => void; children: ReactNode }

/** What is asked, and then a temporary password if the answer brought one: it is not closed by a stray click. */
const Sheet = ({ title, password, onClose, children }: SheetProps) => {
  const say = useWords()
  return (
    <Dialog
      onClose={onClose}
      title={title}
      closeOnClickOutside={!password}
      closeButtonProps={{ 'aria-label': say('actions.close') }}
    >
      {password ? (
        <Stack gap="md">
          <Once password={password} />
          <Group justify="flex-end">
            <Button onClick={onClose} autoFocus>
              {say('actions.close')}
            </Button>
          </Group>
        </Stack>
      ) : (
        children
      )}
    </Dialog>
  )
}

/** No answer at all, or a broken one: trying again may help. Otherwise the sentence says what stands in the way. */
const wentWrong = (error: ApiError) => error.status === 0 || error.status >= 500

const Once = ({ password }: { password: string }) => {
  const say = useWords()
  return (
    <div className={classes.once}>
      <span className={classes.onceLabel}>{say('welcome.temporary')}</span>
      <code className={`${classes.password} ltr`}>{password}</code>
      <CopyButton value={password}>
        {({ copied, copy }) => (
          <Button variant="default" size="compact-sm" onClick={copy}>
            {copied ? say('actions.copied') : say('actions.copy')}
          </Button>
        )}
      </CopyButton>
      <span className={classes.note}>{say('welcome.once')}</span>
    </div>
  )
}

const METHODS = ['email', 'sms', 'whatsapp'] as const

const Reset = ({ id, name, onClose }: One) => {
  const say = useWords()
  const [method, setMethod] = useState<(typeof METHODS)[number]>('email')
  const send = useCommand(welcomeCall, { refreshes: [getCall] })
  const submit = () =>
    send.mutate(
      { id, resetMethod: method },
      {
        // An account nobody has used yet gets a temporary password, shown here once.
        onSuccess: ({ tempPassword }) => {
          notify.success(say('reset.sent', { method: say(`reset.${method}`).toLowerCase() }))
          if (!tempPassword) onClose()
        },
        onError: (error) =>
          notify.failure(wentWrong(error) ? say('errors.resetAgain') : say('errors.reset', { message: error.message })),
      },
    )
  return (
    <Sheet title={say('reset.title')} password={send.data?.tempPassword} onClose={onClose}>
      <Stack gap="md">
        <div>
          <Text size="xs" c="dimmed">
            {say('reset.employee')}
          </Text>
          <Text size="sm" fw={600}>
            <bdi>{name}</bdi>
          </Text>
        </div>
        <Radio.Group
          label={say('reset.method')}
          value={method}
          onChange={(chosen) => setMethod(METHODS.find((m) => m === chosen) ?? 'email')}
        >
          <Group gap="md" mt={6}>
            {METHODS.map((one) => (
              <Radio key={one} value={one} label={say(`reset.${one}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Alert variant="light" color="gray" icon={<IconShieldLock size={18} />}>
          {say('reset.notice', { name })}
        </Alert>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {say('actions.cancel')}
          </Button>
          <Button onClick={submit} disabled={send.isPending}>
            {send.isPending ? say('reset.sending') : say('reset.send')}
          </Button>
        </Group>
      </Stack>
    </Sheet>
  )
}
