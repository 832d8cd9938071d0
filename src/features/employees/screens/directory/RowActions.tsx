import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import { IconDots, IconEye, IconKey, IconMail, IconPencil, IconShieldCheck } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { EmployeeRow } from '../../record.contract.ts'
import type { RowsAround } from './columns.tsx'
import classes from './directory.module.css'

const Messages = lazy(() => import('../profile/Messages.tsx'))

/** Edit, view, and the menu of what else may be done with this person. */
export const RowActions = ({ row, around }: { row: EmployeeRow; around: RowsAround }) => {
  const { say, go, allowed } = around
  const [message, setMessage] = useState<'welcome' | 'reset' | null>(null)
  const name = row.full_name
  return (
    <div className={classes.tools}>
      {allowed.includes('edit') && (
        <Tooltip label={say('actions.edit')}>
          <ActionIcon aria-label={`${say('actions.edit')}: ${name}`} onClick={() => go({ open: 'edit', id: row.id })}>
            <IconPencil size={17} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      )}
      <Tooltip label={say('actions.view')}>
        <ActionIcon aria-label={`${say('actions.view')}: ${name}`} onClick={() => go({ open: 'profile', id: row.id })}>
          <IconEye size={17} stroke={1.7} />
        </ActionIcon>
      </Tooltip>
      <Menu position="bottom-end" portalProps={{ target: '#content' }}>
        <Menu.Target>
          <ActionIcon aria-label={say('actions.rowMenu', { name })}>
            <IconDots size={17} stroke={1.7} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{say('actions.operations')}</Menu.Label>
          {allowed.includes('welcome-email') && (
            <Menu.Item leftSection={<IconMail size={16} />} onClick={() => setMessage('welcome')}>
              {say('actions.welcome')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconEye size={16} />} onClick={() => go({ open: 'profile', id: row.id })}>
            {say('actions.viewFull')}
          </Menu.Item>
          {allowed.includes('welcome-email') && (
            <Menu.Item leftSection={<IconKey size={16} />} onClick={() => setMessage('reset')}>
              {say('actions.reset')}
            </Menu.Item>
          )}
          <Menu.Divider />
          <Menu.Label>{say('actions.aware')}</Menu.Label>
          <Menu.Item
            leftSection={<IconShieldCheck size={16} />}
            onClick={() => go({ open: 'edit', id: row.id, tab: 'compliance' })}
          >
            {say('actions.checkCompliance')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {message && (
        <Suspense fallback={null}>
          <Messages kind={message} id={row.id} name={name} onClose={() => setMessage(null)} />
        </Suspense>
      )}
    </div>
  )
}
