import { Button } from '@mantine/core'
import { IconDeviceMobile, IconKey, IconLifebuoy } from '@tabler/icons-react'
import { useState } from 'react'
import type { Output } from '../../../../../shared/endpoint.ts'
import { useApiState } from '../../../../../web/api.ts'
import { useGo } from '../../../../../web/Link.tsx'
import { useSession } from '../../../../../web/session.ts'
import { homeOf } from '../../../../../web/shell/navigation.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { useWords } from '../../security/words/index.ts'
import type { security } from '../../security.contract.ts'
import { Message } from '../Card.tsx'
import { AddressSection } from './AddressSection.tsx'
import { AppDialog, AppOffDialog } from './AppDialogs.tsx'
import { CodesDialog, NewCodesDialog } from './CodesDialogs.tsx'
import { securityCall } from './calls.ts'
import { Passkeys } from './Passkeys.tsx'
import { Section } from './Section.tsx'
import { Sessions } from './Sessions.tsx'
import classes from './settings.module.css'

const toneOfCodes = (left: number) => {
  if (left > 3) return 'ok'
  return left > 0 ? 'careful' : 'wrong'
}

type Open = 'app' | 'app-off' | 'codes' | null

/** Second factors, passkeys and where one is signed in. */
export default function SecurityTab() {
  const t = useWords()
  const go = useGo()
  const { user } = useSession()
  const { data, error, isPending, isFetching, refetch } = useApiState(securityCall, {})
  const [open, setOpen] = useState<Open>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  // Who was kept from going on goes on with the first factor.
  const [held, setHeld] = useState(false)

  const close = () => setOpen(null)
  const done = (fresh: readonly string[] | null) => {
    setHeld(data?.required === true && !hasFactor(data))
    setOpen(null)
    setCodes(fresh)
    void refetch()
  }
  const stored = () => {
    setCodes(null)
    if (held && user) void go(homeOf(user.role))
  }
  if (isPending) return <LoadingTable rows={5} columns={2} />
  if (!data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  return (
    <>
      {data.required && !hasFactor(data) && <Message tone="careful">{t('factors.required')}</Message>}
      {!data.addressProved && <AddressSection email={user?.email ?? ''} onDone={() => void refetch()} />}
      {(data.addressProved || hasFactor(data)) && (
        <>
          <Factors data={data} onOpen={setOpen} />
          <Passkeys passkeys={data.passkeys} onAdded={done} onChanged={() => void refetch()} />
        </>
      )}
      <Sessions />
      {open === 'app' && <AppDialog onClose={close} onDone={done} />}
      {open === 'app-off' && <AppOffDialog onClose={close} onDone={() => done(null)} />}
      {open === 'codes' && <NewCodesDialog onClose={close} onDone={done} />}
      {codes && <CodesDialog codes={codes} email={user?.email ?? ''} onClose={stored} />}
    </>
  )
}

type State = Output<typeof security>
const hasFactor = (state: State) => state.authenticator !== null || state.passkeys.length > 0

const Factors = ({ data, onOpen }: { data: State; onOpen: (what: Open) => void }) => {
  const t = useWords()
  const { day } = useFormat()
  const { authenticator, recoveryCodesLeft: left } = data
  return (
    <Section title={t('factors.title')} about={t(data.required ? 'factors.requiredKept' : 'factors.about')}>
      <ul className={classes.rows}>
        <li className={classes.row}>
          <span className={classes.icon} aria-hidden>
            <IconDeviceMobile size={18} stroke={1.6} />
          </span>
          <div className={classes.words}>
            <span className={classes.name}>
              {t('factors.app')}
              <StatusBadge tone={authenticator ? 'ok' : 'idle'}>
                {t(authenticator ? 'factors.on' : 'factors.off')}
              </StatusBadge>
            </span>
            <span className={classes.quiet}>
              {authenticator ? t('factors.appOn', { day: day(authenticator.since.slice(0, 10)) }) : t('factors.appOff')}
            </span>
          </div>
          <Button
            variant={authenticator ? 'subtle' : 'default'}
            onClick={() => onOpen(authenticator ? 'app-off' : 'app')}
          >
            {t(authenticator ? 'factors.turnOff' : 'factors.setUp')}
          </Button>
        </li>
        {hasFactor(data) && (
          <li className={classes.row}>
            <span className={classes.icon} aria-hidden>
              <IconLifebuoy size={18} stroke={1.6} />
            </span>
            <div className={classes.words}>
              <span className={classes.name}>
                {t('factors.codes')}
                <StatusBadge tone={toneOfCodes(left)}>{t('factors.codesLeft', { count: left })}</StatusBadge>
              </span>
              <span className={classes.quiet}>{t('factors.codesAbout')}</span>
            </div>
            <Button variant="subtle" leftSection={<IconKey size={16} />} onClick={() => onOpen('codes')}>
              {t('factors.codesNew')}
            </Button>
          </li>
        )}
      </ul>
    </Section>
  )
}
