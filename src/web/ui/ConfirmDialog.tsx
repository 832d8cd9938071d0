import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useWebWords } from '../words/index.ts'

type Props = {
  opened: boolean
  title: string
  /** What exactly will happen, to how many and how much. */
  children: ReactNode
  /** Says what it does: "Delete 12 employees", never "OK". */
  action: string
  danger?: boolean
  /** What cannot be undone asks for this word to be typed. */
  word?: string
  busy?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something happens that matters. */
export const ConfirmDialog = ({ opened, onClose, title, ...rest }: Props) => (
  <Modal
    opened={opened}
    onClose={onClose}
    title={title}
    closeButtonProps={{ 'aria-label': useWebWords()('dialog.close') }}
  >
    {opened && <Body onClose={onClose} {...rest} />}
  </Modal>
)

const Body = ({ children, action, danger, word, busy, onConfirm, onClose }: Omit<Props, 'opened' | 'title'>) => {
  const say = useWebWords()
  const [typed, setTyped] = useState('')
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        onConfirm()
      }}
    >
      <Text component="div" size="sm">
        {children}
      </Text>
      {word && (
        <TextInput
          mt="md"
          label={say('dialog.typeToConfirm', { word })}
          value={typed}
          onChange={(e) => setTyped(e.currentTarget.value)}
          autoComplete="off"
          data-autofocus
        />
      )}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {say('dialog.cancel')}
        </Button>
        <Button
          type="submit"
          {...(danger ? { color: 'red' } : {})}
          loading={busy ?? false}
          disabled={word !== undefined && typed.trim() !== word}
        >
          {action}
        </Button>
      </Group>
    </form>
  )
}
