import { Button, Group, Text, useDirection } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Notifications, notifications } from '@mantine/notifications'
import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/core/styles/Text.layer.css'
import '@mantine/notifications/styles.layer.css'
import { IconCheck, IconX } from '@tabler/icons-react'
import { sayer } from '../i18n.ts'
import type { Notice } from '../notify.ts'
import type en from '../words/en.ts'
import classes from './notices.module.css'

const say = sayer<typeof en>('web')

let shown = 0

export const showNotice = ({ tone, text, duration, action }: Notice) => {
  const id = `notice-${++shown}`
  notifications.show({
    id,
    color: tone === 'success' ? 'green' : 'red',
    icon: tone === 'success' ? <IconCheck size={16} /> : <IconX size={16} />,
    role: tone === 'success' ? 'status' : 'alert',
    autoClose: duration,
    withBorder: true,
    closeButtonProps: { 'aria-label': say('dialog.dismiss') },
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
}

/**
 * Where nothing is to be pressed: over the foot of the sidebar, away from the bar, a dialog’s close button and its foot; on a
 * phone, where a dialog has both edges, between its head and its fields.
 */
const Notices = () => {
  const { dir } = useDirection()
  const narrow = useMediaQuery('(max-width: 39.99em)', false, { getInitialValueInEffect: false })
  const side = dir === 'rtl' ? 'right' : 'left'
  return (
    <Notifications
      position={narrow ? 'top-center' : `bottom-${side}`}
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
