import { Button, Menu, Tooltip } from '@mantine/core'
import {
  IconAddressBook,
  IconChevronDown,
  IconClock,
  IconEye,
  IconId,
  IconKey,
  IconMail,
  IconPencil,
  IconShieldCheck,
} from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { ApiError, call } from '../../../../../web/api.ts'
import { useMay } from '../../../../../web/may.ts'
import { notify } from '../../../../../web/notify.ts'
import { MenuOnPress } from '../../../../../web/ui/MenuOnPress.tsx'
import type { EmployeeRow } from '../../record.contract.ts'
import { getCall } from '../calls.ts'
import type { RowsAround } from './columns.tsx'
import classes from './directory.module.css'
import { RowButton } from './RowButton.tsx'

type Props = {
  row: EmployeeRow
  around: RowsAround
  /** With words beside the pictures: where there is room for them, and a finger. */
  labelled?: boolean
}

/** The menu of what may be done with this person, Edit and Card. */
export const RowActions = ({ row, around, labelled = false }: Props) => {
  const { say: t, go, allowed, send } = around
  const tools = useRef<HTMLDivElement>(null)
  const opener = () => tools.current?.querySelector('button') ?? null
  const check = useComplianceCheck(row, around)
  const of = (action: string) => t('actions.of', { action, name: row.full_name })
  const may = useMay()
  const mayEdit = allowed.includes('edit')
  const mayPay = may('pay.write')
  const maySend = allowed.includes('welcome-email')
  const openCard = () => go({ open: 'card', id: row.id })
  const icon = { size: 16, stroke: 1.7 }
  return (
    <div ref={tools} className={classes.tools} data-labelled={labelled || undefined}>
      {/* On a phone it goes where its button goes, out of sight and back; a table scrolls under its own head and would leave it there. */}
      <MenuOnPress
        position="bottom-end"
        portalProps={{ target: '#content' }}
        hideDetached={!labelled}
        button={(said) => (
          <RowButton look="framed" aria-label={of(t('actions.advanced'))} {...said}>
            {t('actions.advanced')}
            <IconChevronDown size={14} stroke={1.7} />
          </RowButton>
        )}
      >
        <Menu.Label>{t('actions.operations')}</Menu.Label>
        {maySend && (
          <Menu.Item leftSection={<IconMail {...icon} />} onClick={() => send('welcome', row, opener())}>
            {t('actions.welcome')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconEye {...icon} />} onClick={() => go({ open: 'profile', id: row.id })}>
          {t('actions.viewFull')}
        </Menu.Item>
        {mayEdit && (
          <Menu.Item leftSection={<IconAddressBook {...icon} />} onClick={openCard}>
            {t('actions.digitalCard')}
          </Menu.Item>
        )}
        {maySend && (
          <Menu.Item leftSection={<IconKey {...icon} />} onClick={() => send('reset', row, opener())}>
            {t('actions.reset')}
          </Menu.Item>
        )}
        {(mayEdit || mayPay) && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('actions.aware')}</Menu.Label>
          </>
        )}
        {mayEdit && (
          <Menu.Item leftSection={<IconShieldCheck {...icon} />} onClick={() => void check()}>
            {t('actions.checkCompliance')}
          </Menu.Item>
        )}
        {mayPay && (
          <Menu.Item leftSection={<IconClock {...icon} />} onClick={() => go({ open: 'overtime', id: row.id })}>
            {t('actions.overtime')}
          </Menu.Item>
        )}
      </MenuOnPress>
      {mayEdit && (
        <>
          <Tool
            label={t('actions.edit')}
            name={of(t('actions.edit'))}
            labelled={labelled}
            icon={<IconPencil size={17} stroke={1.7} />}
            onClick={() => go({ open: 'edit', id: row.id })}
          />
          <Tool
            label={t('actions.card')}
            name={of(t('actions.card'))}
            labelled={labelled}
            icon={<IconId size={17} stroke={1.7} />}
            onClick={openCard}
          />
        </>
      )}
    </div>
  )
}

type ToolProps = { label: string; name: string; labelled: boolean; icon: ReactNode; onClick: () => void }

const Tool = ({ label, name, labelled, icon, onClick }: ToolProps) => {
  const [isNear, setNear] = useState(false)
  const tool = useRef<HTMLButtonElement>(null)
  if (labelled)
    return (
      <Button variant="default" aria-label={name} onClick={onClick}>
        {label}
      </Button>
    )
  return (
    <>
      <RowButton look="picture" ref={tool} aria-label={name} onClick={onClick} onMouseEnter={() => setNear(true)}>
        {icon}
      </RowButton>
      {/* From the first time it is pointed at: two for each row are drawn for nobody else. */}
      {isNear && <Tooltip label={label} target={tool} />}
    </>
  )
}

/** Asks for the person's findings first, so that a check which cannot be made says so instead of opening. */
const useComplianceCheck = (row: EmployeeRow, { say: t, go }: RowsAround) => {
  const client = useQueryClient()
  return async () => {
    const input = { id: row.id }
    try {
      await client.fetchQuery({ queryKey: [getCall.path, input], queryFn: () => call(getCall, input) })
    } catch (error) {
      const refused = error instanceof ApiError && error.status > 0 && error.status < 500
      notify.failure(refused ? t('errors.compliance', { message: error.message }) : t('errors.complianceAgain'))
      return
    }
    void go({ open: 'edit', id: row.id, tab: 'compliance' })
  }
}
