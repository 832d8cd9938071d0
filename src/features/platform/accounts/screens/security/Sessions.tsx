import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { LoadingTable, WhenLoaded } from '../../../../../web/ui/states.tsx'
import { useWords } from '../../security/words/index.ts'
import type { SessionView } from '../../security.contract.ts'
import { endCall, endOthersCall, sessionsCall } from './calls.ts'
import { Section } from './Section.tsx'
import classes from './settings.module.css'

export const Sessions = () => {
  const t = useWords()
  const answer = useApiState(sessionsCall, {})
  const others = useCommand(endOthersCall, { refreshes: [sessionsCall] })
  const endOthers = () =>
    others.mutate(
      {},
      {
        onSuccess: ({ ended }) => notify.success(t('sessions.endedOthers', { count: ended })),
        onError: (failure) => notify.failure(failure.message),
      },
    )
  return (
    <Section title={t('sessions.title')} about={t('sessions.about')}>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={2} columns={2} />}>
        {({ sessions }) => (
          <>
            <ul className={classes.rows}>
              {sessions.map((one) => (
                <One key={one.id} one={one} />
              ))}
            </ul>
            {sessions.length > 1 && (
              <div className={classes.after}>
                <Button variant="default" onClick={endOthers} loading={others.isPending}>
                  {t('sessions.endOthers')}
                </Button>
              </div>
            )}
          </>
        )}
      </WhenLoaded>
    </Section>
  )
}

const One = ({ one }: { one: SessionView }) => {
  const t = useWords()
  const { moment } = useFormat()
  const end = useCommand(endCall, { refreshes: [sessionsCall] })
  const { browser, system } = one
  const device =
    browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'))
  const Icon = one.mobile ? IconDeviceMobile : IconDeviceDesktop
  const endIt = () =>
    end.mutate(
      { sessionId: one.id },
      {
        onSuccess: () => notify.success(t('sessions.ended')),
        onError: (failure) => notify.failure(failure.message),
      },
    )
  return (
    <li className={classes.row}>
      <span className={classes.icon} aria-hidden>
        <Icon size={18} stroke={1.6} />
      </span>
      <div className={classes.words}>
        <span className={classes.name}>
          {device}
          {one.current && <StatusBadge tone="ok">{t('sessions.current')}</StatusBadge>}
        </span>
        <span className={classes.quiet}>
          {one.address && <span className="ltr">{one.address}</span>}
          {one.address && ' · '}
          {t('sessions.since', { when: moment(one.signedInAt) })} ·{' '}
          {t('sessions.used', { when: moment(one.lastUsedAt) })}
        </span>
      </div>
      {!one.current && (
        <Button
          variant="subtle"
          color="red"
          aria-label={t('sessions.endOf', { device })}
          onClick={endIt}
          loading={end.isPending}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
