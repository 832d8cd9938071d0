import { Anchor, Button, Group, TextInput } from '@mantine/core'
import { IconBeach } from '@tabler/icons-react'
import { useState } from 'react'
import { useAddress } from '../../../../../web/address.ts'
import { call, useApiState, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { useHeldCommand } from '../../../../../web/undo/useUndo.ts'
import { useCountry } from '../../../../platform/geo/screens/countries.ts'
import { useMyWords } from '../../my/words/index.ts'
import type { MyLeaveRequest, MyLeaveView } from '../../my.contract.ts'
import { askCall, endFeedCall, makeFeedCall, myLeaveCall, previewCall, takeBackCall } from '../calls.ts'
import { LeaveForm } from '../LeaveForm.tsx'
import classes from '../leave.module.css'
import { STATE_TONES } from '../tones.ts'
import { Cards } from './LeaveCards.tsx'
import { TakeBack } from './TakeBack.tsx'
import { useDays, useKindName, useSpan } from './useDays.ts'

const DEFAULTS = { ask: '' }

/** Everything about one’s own leave, on a phone first. */
export default function MyLeave() {
  const t = useMyWords()
  const [on, setOn] = useState('')
  // The button of the first page opens the form by the address.
  const [{ ask: opens }, go] = useAddress(DEFAULTS)
  const asking = opens !== ''
  const setAsking = (isOpen: boolean) => go({ ask: isOpen ? 'leave' : '' }, { replace: !isOpen })
  const { data, error, isPending, isFetching, refetch } = useApiState(myLeaveCall, { on })
  const ask = useCommand(askCall, { refreshes: [myLeaveCall] })
  if (isPending) return <LoadingTable rows={6} columns={2} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data.hasRecord) return <p className={classes.quiet}>{t('noRecord')}</p>
  return (
    <div>
      <Group justify="space-between" align="end" mb="sm">
        <Button onClick={() => setAsking(true)} disabled={data.cards.length === 0}>
          {t('ask')}
        </Button>
        <TextInput
          type="date"
          label={t('lookAt')}
          value={on || data.today}
          min={data.today}
          onChange={(e) => setOn(e.currentTarget.value)}
        />
      </Group>
      {data.refusal && <p className={classes.wrong}>{data.refusal}</p>}
      <Cards cards={data.cards} on={data.on} today={data.today} />
      <Requests requests={data.requests} />
      <Around data={data} />
      <Feed has={data.feed} />
      {asking && data.cards.length > 0 && (
        <Dialog title={t('ask')} onClose={() => setAsking(false)} closeButtonProps={{ 'aria-label': t('close') }}>
          <LeaveForm
            cards={data.cards}
            today={data.today}
            delegates={data.delegates}
            preview={(wanted) => call(previewCall, wanted)}
            send={async (wanted) => {
              await ask.mutateAsync(wanted)
              notify.success(t('asked'))
              setAsking(false)
            }}
            action={t('send')}
            mayUpload
            draft="leave:own"
          />
        </Dialog>
      )}
    </div>
  )
}

const OPEN_STATES: readonly string[] = ['pending', 'approved', 'partly_cancelled']
const mayTakeBack = ({ state, cancelling, days }: MyLeaveRequest) =>
  OPEN_STATES.includes(state) && cancelling === 0 && days.length > 0

const Requests = ({ requests }: { requests: readonly MyLeaveRequest[] }) => {
  const t = useMyWords()
  const days = useDays()
  const span = useSpan()
  const kindName = useKindName()
  const { list, day } = useFormat()
  const [taking, setTaking] = useState<MyLeaveRequest | null>(null)
  const take = useHeldCommand(takeBackCall, { refreshes: [myLeaveCall] })
  return (
    <section aria-labelledby="my-leave-requests">
      <h2 id="my-leave-requests" className={classes.part}>
        {t('mine')}
      </h2>
      {requests.length === 0 && (
        <EmptyState icon={<IconBeach size={22} stroke={1.6} />} title={t('none')}>
          {t('noneText')}
        </EmptyState>
      )}
      <ul className={classes.rows}>
        {requests.map((request) => {
          const what = `${kindName(request.type)}, ${span(request.from, request.until)}`
          return (
            <li key={request.id} className={classes.row}>
              <div className={classes.rowMain}>
                <span>
                  <strong>{kindName(request.type)}</strong>{' '}
                  <StatusBadge tone={STATE_TONES[request.state]}>{t(`states.${request.state}`)}</StatusBadge>
                </span>
                <span className={classes.quiet}>
                  {span(request.from, request.until)} · {days(request.minutes, request.dayMinutes)}
                </span>
                {request.waitsFor.length > 0 && (
                  <span className={classes.quiet}>{t('waitsFor', { names: list(request.waitsFor) })}</span>
                )}
                {request.cancelling > 0 && <span className={classes.quiet}>{t('cancelling')}</span>}
                {request.paperBy && OPEN_STATES.includes(request.state) && (
                  <span className={classes.quiet}>{t('paperBy', { day: day(request.paperBy) })}</span>
                )}
                {request.answer && (
                  <span className={classes.quiet} dir="auto">
                    {request.answer}
                  </span>
                )}
              </div>
              {take.isHeld(`leave ${request.id}`) && <span className={classes.quiet}>{t('takenBack')}</span>}
              {mayTakeBack(request) && !take.isHeld(`leave ${request.id}`) && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={t('takeBackOf', { what })}
                  onClick={() => setTaking(request)}
                >
                  {t('takeBack')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {taking && (
        <TakeBack
          request={taking}
          onTake={(days, reason) => {
            take.hold(`leave ${taking.id}`, { id: taking.id, days, reason }, t('takenBack'))
            setTaking(null)
          }}
          onClose={() => setTaking(null)}
        />
      )}
    </section>
  )
}

const Around = ({ data }: { data: MyLeaveView }) => {
  const t = useMyWords()
  const span = useSpan()
  const { day, hijri, list } = useFormat()
  const country = useCountry(data.country)
  return (
    <>
      <section aria-labelledby="my-leave-away">
        <h2 id="my-leave-away" className={classes.part}>
          {t('away')}
        </h2>
        {data.away.length === 0 && <p className={classes.quiet}>{t('nobodyAway')}</p>}
        <ul className={classes.rows}>
          {data.away.map((one) => (
            <li key={`${one.person} ${one.from}`} className={classes.row}>
              <bdi>{one.person}</bdi>
              <span className={classes.quiet}>{span(one.from, one.until)}</span>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="my-leave-holidays">
        <h2 id="my-leave-holidays" className={classes.part}>
          {t('holidays')}
        </h2>
        <ul className={classes.rows}>
          {data.holidays.slice(0, 20).map((one) => (
            <li key={`${one.day} ${one.name}`} className={classes.row}>
              <bdi>{country?.say(one.name) ?? one.name}</bdi>
              <span className={classes.quiet}>
                {list([day(one.day), hijri(one.day)])}
                {one.kind === 'half' && ` · ${t('half')}`}
                {one.tentative && ` · ${t('tentative')}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

const Feed = ({ has }: { has: boolean }) => {
  const t = useMyWords()
  const make = useCommand(makeFeedCall, { refreshes: [myLeaveCall] })
  const end = useCommand(endFeedCall, { refreshes: [myLeaveCall] })
  const url = make.data?.url
  return (
    <section aria-labelledby="my-leave-feed">
      <h2 id="my-leave-feed" className={classes.part}>
        {t('feed')}
      </h2>
      <p className={classes.quiet}>{t('feedText')}</p>
      {url && !end.data && (
        <p className="ltr">
          <Anchor href={url}>{url}</Anchor>
        </p>
      )}
      <Group mt="xs">
        <Button variant="default" size="xs" loading={make.isPending} onClick={() => make.mutate({ scope: 'own' })}>
          {t('feedMake')}
        </Button>
        {has && (
          <Button
            variant="default"
            size="xs"
            loading={end.isPending}
            onClick={() => end.mutate({}, { onSuccess: () => notify.success(t('feedEnded')) })}
          >
            {t('feedEnd')}
          </Button>
        )}
      </Group>
    </section>
  )
}
