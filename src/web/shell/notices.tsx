import { Button, Group, Text, useDirection } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/core/styles/Text.layer.css'
import '@mantine/notifications/styles.layer.css'
import { IconCheck, IconX } from '@tabler/icons-react'
import { createTranslator } from '../i18n.ts'
import type { Notice } from '../notify.ts'
import type en from '../words/en.ts'
import classes from './notices.module.css'

const t = createTranslator<typeof en>('web')

let shown = 0

/** Gives back what takes it away. */
export const showNotice = ({ tone, text, duration, action }: Notice) => {
  const id = `notice-${++shown}`
  notifications.show({
    id,
    color: tone === 'success' ? 'green' : 'red',
    icon: tone === 'success' ? <IconCheck size={16} /> : <IconX size={16} />,
    role: tone === 'success' ? 'status' : 'alert',
    autoClose: duration,
    withBorder: true,
    closeButtonProps: { 'aria-label': t('dialog.dismiss') },
    message: action ? (
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{text}</Text>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => {
            notifications.hide(id)
            action.onClick()
          }}
        >
          {action.label}
        </Button>
      </Group>
    ) : (
      text
    ),
  })
  return () => notifications.hide(id)
}

/**
 * Top right, in Arabic top left, as the specification has it. On a desk over the bar, where they hide neither a page’s actions nor a dialog’s
 * close button; on a phone, where a dialog fills the screen, under its head.
 */
const Notices = () => {
  const { dir } = useDirection()
  return (
    <Notifications
      position={dir === 'rtl' ? 'top-left' : 'top-right'}
      limit={20}
      // What one that says nothing of its time gets; those of the screens say theirs.
      autoClose={5_000}
      transitionDuration={140}
      containerWidth={340}
      classNames={{ root: classes.root ?? '' }}
    />
  )
}
export default Notices
