import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { ApiError, useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import type { ApprovalItem } from '../contract.ts'
import { useWords } from '../words/index.ts'
import { askCall, listCall, passCall, passToCall, readCall, returnCall } from './calls.ts'

export type Talk = 'ask' | 'return' | 'pass'
type Props = { item: ApprovalItem; title: string; onClose: () => void }
const refreshes = [listCall, readCall]

type FormProps = {
  title: string
  hint: string
  label: string
  missing: string
  button: string
  error: Error | null
  busy: boolean
  onSend: (text: string) => void
  onClose: () => void
  children?: React.ReactNode
}

const TextDialog = ({ title, hint, label, missing, button, error, busy, onSend, onClose, children }: FormProps) => {
  const t = useWords()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  return (
    <Dialog title={title} onClose={onClose} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        onSubmit={(e) => {
          e.preventDefault()
          if (text.trim() === '') setMissing(true)
          else onSend(text.trim())
        }}
      >
        <Stack gap="md">
          {children}
          <Textarea
            label={label}
            description={hint}
            error={isMissing ? missing : error?.message}
            autosize
            minRows={3}
            maxLength={1000}
            value={text}
            onChange={(e) => {
              setText(e.currentTarget.value)
              setMissing(false)
            }}
            data-autofocus
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={busy}>
              {button}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

/** A question to whoever asked; the request goes on waiting. */
export const AskDialog = ({ item, title, onClose }: Props) => {
  const t = useWords()
  const ask = useCommand(askCall, { refreshes })
  const send = (question: string) =>
    ask.mutate(
      { id: item.id, question },
      {
        onSuccess: () => {
          notify.success(t('asked'))
          onClose()
        },
      },
    )
  return (
    <TextDialog
      title={t('askTitle', { title })}
      hint={t('askHint')}
      label={t('question')}
      missing={t('questionMissing')}
      button={t('ask')}
      error={ask.error}
      busy={ask.isPending}
      onSend={send}
      onClose={onClose}
    />
  )
}

/** Back to whoever asked, to be changed and asked for again. */
export const ReturnDialog = ({ item, title, onClose }: Props) => {
  const t = useWords()
  const back = useCommand(returnCall, { refreshes })
  const send = (reason: string) =>
    back.mutate(
      { id: item.id, hash: item.hash, reason },
      {
        onSuccess: () => {
          notify.success(t('sentBack'))
          onClose()
        },
      },
    )
  return (
    <TextDialog
      title={t('sendBackTitle', { title })}
      hint={t('sendBackHint')}
      label={t('reason')}
      missing={t('questionMissing')}
      button={t('sendBack')}
      error={back.error}
      busy={back.isPending}
      onSend={send}
      onClose={onClose}
    />
  )
}

/** One’s place in this request goes to somebody else. */
export const PassDialog = ({ item, title, onClose }: Props) => {
  const t = useWords()
  const { data } = useApiState(passToCall, { id: item.id })
  const pass = useCommand(passCall, { refreshes })
  const [to, setTo] = useState('')
  const people = data?.people ?? []
  const chosen = to || (people[0]?.userId ?? '')
  const send = (reason: string) =>
    pass.mutate(
      { id: item.id, to: chosen, reason },
      {
        onSuccess: () => {
          notify.success(t('handedOn'))
          onClose()
        },
      },
    )
  const wrong = pass.error instanceof ApiError ? pass.error.fields.to : undefined
  return (
    <TextDialog
      title={t('passTitle', { title })}
      hint={t('passHint')}
      label={t('reason')}
      missing={t('questionMissing')}
      button={t('pass')}
      error={wrong ? null : pass.error}
      busy={pass.isPending || !chosen}
      onSend={send}
      onClose={onClose}
    >
      {data && people.length === 0 ? (
        <p>{t('passNobody')}</p>
      ) : (
        <NativeSelect
          label={t('passTo')}
          error={wrong}
          value={chosen}
          onChange={(e) => setTo(e.currentTarget.value)}
          data={people.map(({ userId, name }) => ({ value: userId, label: name }))}
        />
      )}
    </TextDialog>
  )
}
