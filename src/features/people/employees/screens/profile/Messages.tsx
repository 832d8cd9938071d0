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
  const t = useWords()
  const send = useCommand(welcomeCall, { refreshes: [getCall] })
  const submit = () =>
    send.mutate(
      { id, generatePassword: true },
      {
        // Somebody who uses their account already gets a link instead, and that is what is said.
        onSuccess: ({ tempPassword }) => {
          notify.success(
            tempPassword ? t('welcome.sent', { name }) : t('reset.sent', { method: t('reset.email').toLowerCase() }),
          )
          if (!tempPassword) onClose()
        },
        onError: (error) =>
          notify.failure(wentWrong(error) ? t('errors.welcomeAgain') : t('errors.welcome', { message: error.message })),
      },
    )
  return (
    <Sheet title={t('actions.welcome')} password={send.data?.tempPassword} onClose={onClose}>
      <Text size="sm">{t('welcome.text', { name })}</Text>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('actions.cancel')}
        </Button>
        <Button onClick={submit} disabled={send.isPending} data-autofocus>
          {send.isPending ? t('welcome.sending') : t('actions.welcome')}
        </Button>
      </Group>
    </Sheet>
  )
}

type SheetProps = { title: string; password: string | undefined; onClose: () => void; children: ReactNode }

/** What is asked, and then a temporary password if the answer brought one: it is not closed by a stray click. */
const Sheet = ({ title, password, onClose, children }: SheetProps) => {
  const t = useWords()
  return (
    <Dialog
      onClose={onClose}
      title={title}
      closeOnClickOutside={!password}
      closeButtonProps={{ 'aria-label': t('actions.close') }}
    >
      {password ? (
        <Stack gap="md">
          <Once password={password} />
          <Group justify="flex-end">
            <Button onClick={onClose} autoFocus>
              {t('actions.close')}
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
  const t = useWords()
  return (
    <div className={classes.once}>
      <span className={classes.onceLabel}>{t('welcome.temporary')}</span>
      <code className={`${classes.password} ltr`}>{password}</code>
      <CopyButton value={password}>
        {({ copied, copy }) => (
          <Button variant="default" size="compact-sm" onClick={copy}>
            {copied ? t('actions.copied') : t('actions.copy')}
          </Button>
        )}
      </CopyButton>
      <span className={classes.note}>{t('welcome.once')}</span>
    </div>
  )
}

const METHODS = ['email', 'sms', 'whatsapp'] as const

const Reset = ({ id, name, onClose }: One) => {
  const t = useWords()
  const [method, setMethod] = useState<(typeof METHODS)[number]>('email')
  const send = useCommand(welcomeCall, { refreshes: [getCall] })
  const submit = () =>
    send.mutate(
      { id, resetMethod: method },
      {
        // An account nobody has used yet gets a temporary password, shown here once.
        onSuccess: ({ tempPassword }) => {
          notify.success(t('reset.sent', { method: t(`reset.${method}`).toLowerCase() }))
          if (!tempPassword) onClose()
        },
        onError: (error) =>
          notify.failure(wentWrong(error) ? t('errors.resetAgain') : t('errors.reset', { message: error.message })),
      },
    )
  return (
    <Sheet title={t('reset.title')} password={send.data?.tempPassword} onClose={onClose}>
      <Stack gap="md">
        <div>
          <Text size="xs" c="dimmed">
            {t('reset.employee')}
          </Text>
          <Text size="sm" fw={600}>
            <bdi>{name}</bdi>
          </Text>
        </div>
        <Radio.Group
          label={t('reset.method')}
          value={method}
          onChange={(chosen) => setMethod(METHODS.find((m) => m === chosen) ?? 'email')}
        >
          <Group gap="md" mt={6}>
            {METHODS.map((one) => (
              <Radio key={one} value={one} label={t(`reset.${one}`)} />
            ))}
          </Group>
        </Radio.Group>
        <Alert variant="light" color="gray" icon={<IconShieldLock size={18} />}>
          {t('reset.notice', { name })}
        </Alert>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button onClick={submit} disabled={send.isPending}>
            {send.isPending ? t('reset.sending') : t('reset.send')}
          </Button>
        </Group>
      </Stack>
    </Sheet>
  )
}
