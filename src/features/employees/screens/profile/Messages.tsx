import { Alert, Button, CopyButton, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import { IconShieldLock } from '@tabler/icons-react'
import { useState } from 'react'
import { type ApiError, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
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
        onSuccess: (answer) => {
          notify.success(say('welcome.sent', { name }))
          if (!answer.tempPassword && !answer.message) onClose()
        },
        onError: (error) =>
          notify.failure(
            wentWrong(error) ? say('errors.welcomeAgain') : say('errors.welcome', { message: error.message }),
          ),
      },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('actions.welcome')}
      closeButtonProps={{ 'aria-label': say('actions.close') }}
    >
      {send.data ? (
        <Stack gap="md">
          <Text size="sm">{send.data.message}</Text>
          {send.data.tempPassword && <Once password={send.data.tempPassword} />}
          <Group justify="flex-end">
            <Button onClick={onClose} data-autofocus>
              {say('actions.close')}
            </Button>
          </Group>
        </Stack>
      ) : (
        <>
          <Text size="sm">{say('welcome.text', { name })}</Text>
          <Group justify="flex-end" mt="lg" gap="xs">
            <Button variant="default" onClick={onClose}>
              {say('actions.cancel')}
            </Button>
            <Button onClick={submit} disabled={send.isPending} data-autofocus>
              {send.isPending ? say('welcome.sending') : say('actions.welcome')}
            </Button>
          </Group>
        </>
      )}
    </Modal>
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
        onSuccess: () => {
          notify.success(say('reset.sent', { method }))
          onClose()
        },
        onError: (error) =>
          notify.failure(wentWrong(error) ? say('errors.resetAgain') : say('errors.reset', { message: error.message })),
      },
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={say('reset.title')}
      closeButtonProps={{ 'aria-label': say('actions.close') }}
    >
      <Stack gap="md">
        <Text size="sm" fw={600}>
          {name}
        </Text>
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
    </Modal>
  )
}
