import { ActionIcon, Button, Group } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { countryCodes } from '../../../../countries/registry.web.ts'
import { dayIn, daysBetween } from '../../../../shared/dates.ts'
import { type Output, wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import { useSession } from '../../../../web/session.ts'
import { Slot } from '../../../../web/slots.tsx'
import { useTerm } from '../../../../web/terms/useTerm.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { Figures } from '../../../../web/ui/Figures.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { ownToday, ownZone } from '../../../../web/ui/own-time.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import type { detectCountry } from '../../../platform/geo/contract.ts'
import type { onboardingActivity, onboardingStats } from '../../employees/contract.ts'
import dialog from '../../employees/screens/dialog.module.css'
import { NewEmployee } from '../../employees/screens/form/FormLoader.tsx'
import type { Saved } from '../../employees/screens/form/useEmployeeForm.ts'
import { useWords } from '../../employees/words/index.ts'
import { useOnboardingWords } from '../words/index.ts'
import classes from './onboarding.module.css'

const statsCall = wire<typeof onboardingStats>('GET', '/api/employees/onboarding/stats')
const activityCall = wire<typeof onboardingActivity>('GET', '/api/employees/onboarding/activity')
const detectCall = wire<typeof detectCountry>('GET', '/api/geo/detect')

/** Adds people and tells them; shows how far those added lately have come. */
export default function OnboardingCenter({ onClose, onCreated }: { onClose: () => void; onCreated: () => void }) {
  const t = useOnboardingWords()
  const narrow = useMediaQuery('(max-width: 61.99em)', false, { getInitialValueInEffect: false })
  const stats = useApiState(statsCall, {})
  const activity = useApiState(activityCall, {})
  const detected = useStartCountry()
  const [last, setLast] = useState<string | null>(null)
  const country = last ?? detected
  const [done, setDone] = useState<Saved | null>(null)
  const [round, setRound] = useState(0)
  const { number } = useFormat()
  const s = stats.data?.stats
  useLogged('The onboarding figures could not be loaded.', stats.error)
  const figure = (value: number | undefined, unit = '') => (
    <span className="figures">
      {number(value)}
      {value !== undefined && unit}
    </span>
  )
  const again = () => {
    if (done) setLast(done.country)
    setDone(null)
    setRound(round + 1)
    onCreated()
    void stats.refetch()
    void activity.refetch()
  }
  return (
    <Dialog
      onClose={onClose}
      size={1120}
      fullScreen={narrow}
      radius={narrow ? 0 : 'lg'}
      title={t('title')}
      closeButtonProps={{ 'aria-label': t('close') }}
      closeOnClickOutside={false}
      classNames={{ header: dialog.header, body: dialog.body }}
    >
      <div className={classes.center}>
        <Figures
          loading={!s && !stats.error}
          figures={[
            { label: t('total'), value: figure(s?.totalOnboarded) },
            { label: t('complete'), value: figure(s?.completedSetup) },
            { label: t('pending'), value: figure(s?.pendingSetup) },
            { label: t('rate'), value: figure(s?.completionRate, '%') },
          ]}
        />
        <section aria-labelledby="onboard-add" className={classes.block}>
          <h2 id="onboard-add" className={classes.heading}>
            {t('add')}
          </h2>
          {country !== undefined && (
            <NewEmployee
              key={round}
              surface="onboarding"
              country={country ?? undefined}
              stays={(next) => next.open === 'onboarding'}
              onCancel={onClose}
              onSaved={setDone}
            />
          )}
        </section>
        <section aria-labelledby="onboard-recent" className={classes.block}>
          <div className={classes.head}>
            <h2 id="onboard-recent" className={classes.heading}>
              {t('recent')}
            </h2>
            <ActionIcon aria-label={t('refresh')} loading={activity.isFetching} onClick={() => void activity.refetch()}>
              <IconRefresh size={17} />
            </ActionIcon>
          </div>
          <WhenLoaded answer={activity} title={t('failed')} waiting={<LoadingTable rows={4} columns={3} />}>
            {(loaded) => <Recent activity={loaded.activity} />}
          </WhenLoaded>
        </section>
      </div>
      {done && <Success done={done} onClose={again} />}
    </Dialog>
  )
}

/** For what fails without standing in anybody's way: the figures stay open, the country is chosen by hand. */
const useLogged = (what: string, error: Error | null) =>
  useEffect(() => {
    if (error) console.error(what, error.message)
  }, [what, error])

/** The person's own country; else where they seem to be; null when neither is one of ours. Undefined while it is found out. */
const useStartCountry = (): string | null | undefined => {
  const { user } = useSession()
  const own = user?.country_code ?? null
  const { data, error } = useApiState(detectCall, {}, { enabled: own === null })
  useLogged('The country could not be detected.', error)
  if (own !== null) return own
  if (error) return null
  if (!data) return undefined
  return countryCodes.includes(data.country_code) ? data.country_code : null
}

const useChannelName = () => {
  const t = useOnboardingWords()
  return (channel: string) =>
    channel === 'email' || channel === 'sms' || channel === 'whatsapp' ? t(channel) : channel
}

const TONES = { setup_complete: 'calm', pending_login: 'careful', active: 'ok' } as const

const Recent = ({ activity }: { activity: Output<typeof onboardingActivity>['activity'] }) => {
  const t = useOnboardingWords()
  const { day, list } = useFormat()
  const term = useTerm()
  const when = (date: string) => {
    const days = daysBetween(dayIn(ownZone(), new Date(date)), ownToday())
    if (days <= 0) return t('today')
    if (days === 1) return t('yesterday')
    return days <= 7 ? t('daysAgo', { count: days }) : day(date)
  }
  const channelOf = useChannelName()
  if (activity.length === 0) return <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
  return (
    <ul className={classes.list}>
      {activity.map((one) => (
        <li key={one.id}>
          <span className={classes.who}>
            <strong>{one.name}</strong>
            <span className={classes.quiet}>{list([one.position, term(one.department)])}</span>
          </span>
          <span className={classes.quiet}>{list(one.channels.map(channelOf))}</span>
          <time className={`${classes.quiet} figures`} dateTime={one.date}>
            {when(one.date)}
          </time>
          <StatusBadge tone={TONES[one.status]}>{t(one.status)}</StatusBadge>
        </li>
      ))}
    </ul>
  )
}

const Success = ({ done, onClose }: { done: Saved; onClose: () => void }) => {
  const t = useOnboardingWords()
  const nameOf = useChannelName()
  const sayOf = useWords()
  const { list } = useFormat()
  const [overtime, setOvertime] = useState(false)
  return (
    <Dialog onClose={onClose} title={t('doneTitle')} closeButtonProps={{ 'aria-label': t('close') }}>
      <div className={classes.success}>
        <p>
          <strong>{done.name}</strong>
          <br />
          {t('employeeId')}: <span className="figures">{done.employeeId}</span>
        </p>
        {done.channels.length > 0 ? (
          <>
            <p>{t('notice', { name: done.name })}</p>
            <p>
              {t('channels')}: {list(done.channels.map(nameOf))}
            </p>
          </>
        ) : (
          <p>{t('noChannels')}</p>
        )}
        <Group gap="xs">
          <Button onClick={onClose} data-autofocus>
            {t('gotIt')}
          </Button>
          <Button variant="default" onClick={() => setOvertime(true)}>
            {sayOf('actions.overtime')}
          </Button>
        </Group>
      </div>
      {overtime && (
        <Slot
          name="employee.overtime"
          with={{ id: done.id, variant: 'onboarding', onClose: () => setOvertime(false) }}
        />
      )}
    </Dialog>
  )
}
