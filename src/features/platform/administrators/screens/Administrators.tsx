import { ActionIcon, Button, Menu, Switch } from '@mantine/core'
import { IconDots, IconMailForward, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useMay } from '../../../../web/may.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { Section } from '../../accounts/screens/security/Section.tsx'
import rows from '../../accounts/screens/security/settings.module.css'
import type { Administrator, Invitation } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './administrators.module.css'
import { type Change, ChangeDialog } from './ChangeDialog.tsx'
import { enableCall, listCall, resendCall, ruleCall, withdrawCall } from './calls.ts'
import { InviteDialog } from './InviteDialog.tsx'
import { ViewAs } from './ViewAs.tsx'

/** Who administers the company, who is invited to, and what is asked of all of them. */
export default function Administrators() {
  const t = useWords()
  const { data, error, isPending, isFetching, refetch } = useApiState(listCall, {})
  const may = useMay()
  const [inviting, setInviting] = useState(false)
  const [change, setChange] = useState<Change | null>(null)
  if (isPending) return <LoadingTable rows={5} columns={4} />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <>
      <section className={classes.card} aria-labelledby="administrators">
        <header className={classes.head}>
          <div className={classes.words}>
            <h2 id="administrators" className={rows.title}>
              {t('title')}
            </h2>
            <p className={rows.about}>{t('about')}</p>
          </div>
          <Button leftSection={<IconUserPlus size={16} />} onClick={() => setInviting(true)}>
            {t('invite')}
          </Button>
        </header>
        <table className={classes.table} aria-label={t('title')}>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('role')}</th>
              <th scope="col">{t('state')}</th>
              <th scope="col">{t('factor')}</th>
              <th scope="col">{t('lastSignIn')}</th>
              <th scope="col" className={classes.last}>
                <span className={classes.hidden}>{t('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.administrators.map((one) => (
              <Row key={one.id} one={one} onChange={setChange} />
            ))}
            {data.invitations.map((one) => (
              <Invited key={one.id} one={one} />
            ))}
          </tbody>
        </table>
      </section>
      {may('view-as') && <ViewAs />}
      <Rule required={data.secondFactorRequired} mine={data.setsTheRule} />
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {change && <ChangeDialog change={change} onClose={() => setChange(null)} />}
    </>
  )
}

const Row = ({ one, onChange }: { one: Administrator; onChange: (change: Change) => void }) => {
  const t = useWords()
  const { moment } = useFormat()
  const enable = useCommand(enableCall, { refreshes: [listCall] })
  const enableIt = () =>
    enable.mutate(
      { administratorId: one.id },
      {
        onSuccess: () => notify.success(t('done.enable', { name: one.name })),
        onError: (failure) => notify.failure(failure.message),
      },
    )
  const may = (act: Administrator['may'][number]) => one.may.includes(act)
  return (
    <tr>
      <th scope="row" data-label={t('name')}>
        <span className={rows.name}>
          {one.name}
          {one.you && <StatusBadge tone="calm">{t('you')}</StatusBadge>}
        </span>
        <span className={`${rows.quiet} ltr`}>{one.email}</span>
      </th>
      <td data-label={t('role')}>{t(`roles.${one.role}`)}</td>
      <td data-label={t('state')}>
        <StatusBadge tone={one.state === 'active' ? 'ok' : 'idle'}>{t(`states.${one.state}`)}</StatusBadge>
      </td>
      <td data-label={t('factor')}>
        <StatusBadge tone={one.secondFactor ? 'ok' : 'idle'}>{t(one.secondFactor ? 'on' : 'off')}</StatusBadge>
      </td>
      <td data-label={t('lastSignIn')}>{one.lastSignInAt ? moment(one.lastSignInAt) : t('never')}</td>
      <td className={classes.last}>
        {one.may.length > 0 && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" aria-label={t('actionsOf', { name: one.name })}>
                <IconDots size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {one.roles.map((role) => (
                <Menu.Item key={role} onClick={() => onChange({ act: 'role', one, role })}>
                  {t('makeRole', { role: t(`roles.${role}`) })}
                </Menu.Item>
              ))}
              {may('reset-second-factor') && (
                <Menu.Item onClick={() => onChange({ act: 'reset-second-factor', one })}>{t('resetFactor')}</Menu.Item>
              )}
              {may('enable') && <Menu.Item onClick={enableIt}>{t('enable')}</Menu.Item>}
              {may('disable') && (
                <Menu.Item color="red" onClick={() => onChange({ act: 'disable', one })}>
                  {t('disable')}
                </Menu.Item>
              )}
              {may('remove') && (
                <Menu.Item color="red" onClick={() => onChange({ act: 'remove', one })}>
                  {t('remove')}
                </Menu.Item>
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </td>
    </tr>
  )
}

const Invited = ({ one }: { one: Invitation }) => {
  const t = useWords()
  const { moment } = useFormat()
  const resend = useCommand(resendCall, { refreshes: [listCall] })
  const withdraw = useCommand(withdrawCall, { refreshes: [listCall] })
  const noticesFor = (key: 'resent' | 'withdrawn') => ({
    onSuccess: () => notify.success(t(key, { email: one.email })),
    onError: (failure: Error) => notify.failure(failure.message),
  })
  const when = moment(one.sentAt)
  return (
    <tr>
      <th scope="row" data-label={t('name')}>
        <span className={`${rows.name} ltr`}>{one.email}</span>
        <span className={rows.quiet}>
          {one.invitedBy ? t('invitedBy', { when, name: one.invitedBy }) : t('invitedAt', { when })}
        </span>
      </th>
      <td data-label={t('role')}>{t(`roles.${one.role}`)}</td>
      <td data-label={t('state')}>
        <StatusBadge tone={one.state === 'invited' ? 'calm' : 'careful'}>{t(`states.${one.state}`)}</StatusBadge>
      </td>
      <td data-label={t('factor')}>–</td>
      <td data-label={t('lastSignIn')}>{t('never')}</td>
      <td className={classes.last}>
        <Menu position="bottom-end" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={t('actionsOf', { name: one.email })}>
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item
              leftSection={<IconMailForward size={16} />}
              onClick={() => resend.mutate({ invitationId: one.id }, noticesFor('resent'))}
            >
              {t('resend')}
            </Menu.Item>
            <Menu.Item color="red" onClick={() => withdraw.mutate({ invitationId: one.id }, noticesFor('withdrawn'))}>
              {t('withdraw')}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </td>
    </tr>
  )
}

const Rule = ({ required, mine }: { required: boolean; mine: boolean }) => {
  const t = useWords()
  const rule = useCommand(ruleCall, { refreshes: [listCall] })
  const set = (secondFactorRequired: boolean) =>
    rule.mutate(
      { secondFactorRequired },
      {
        onSuccess: () => notify.success(t(secondFactorRequired ? 'rule.on' : 'rule.offNow')),
        onError: (failure) => notify.failure(failure.message),
      },
    )
  return (
    <Section title={t('rule.title')} about={t('rule.about')}>
      <Switch
        label={t('rule.label')}
        {...(mine ? {} : { description: t('rule.off') })}
        checked={required}
        disabled={!mine || rule.isPending}
        onChange={(e) => set(e.currentTarget.checked)}
      />
    </Section>
  )
}
