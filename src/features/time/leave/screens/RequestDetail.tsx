import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { LeaveDetail } from '../contract.ts'
import { useMyWords } from '../my/words/index.ts'
import { useWords } from '../words/index.ts'
import { balancesCall, calendarCall, cancelCall, requestCall, requestsCall } from './calls.ts'
import classes from './leave.module.css'
import { useDays, useKindName, useSpan } from './my/useDays.ts'
import { STATE_TONES } from './tones.ts'

/** One request: each of its days, what is left, who else is away, and what may be done. */
export default function RequestDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords()
  const my = useMyWords()
  const { data, error, isPending, isFetching, refetch } = useApiState(requestCall, { id })
  return (
    <Dialog
      title={data?.request.person ?? t('request')}
      onClose={onClose}
      size="lg"
      closeButtonProps={{ 'aria-label': my('close') }}
    >
      {isPending && <LoadingTable rows={5} columns={2} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {data && (
        <Stack gap="md">
          <Facts detail={data} />
          <Days detail={data} />
          <Around detail={data} />
          <Actions detail={data} />
        </Stack>
      )}
    </Dialog>
  )
}

const Facts = ({ detail: { request, after, delegate } }: { detail: LeaveDetail }) => {
  const t = useWords()
  const my = useMyWords()
  const days = useDays()
  const span = useSpan()
  const kindName = useKindName()
  const format = useFormat()
  const decided =
    request.decidedBy &&
    request.decidedAt &&
    t('decidedBy', { who: request.decidedBy, when: format.moment(request.decidedAt) })
  const paper = request.paperBy
    ? t('paperMissing', { day: format.day(request.paperBy) })
    : request.hasPaper && t('paperThere')
  const facts: [string, string | null | false][] = [
    [t('kind'), kindName(request.type)],
    [t('dates'), span(request.from, request.until)],
    [t('days'), days(request.minutes, request.dayMinutes)],
    [t('leftAfter'), after && days(after.forecast, request.dayMinutes)],
    [t('department'), request.department],
    [t('note'), request.note],
    [t('answer'), request.answer],
    [t('paper'), paper],
    [t('standsIn'), delegate],
  ]
  return (
    <>
      <div>
        <StatusBadge tone={STATE_TONES[request.state]}>{my(`states.${request.state}`)}</StatusBadge>{' '}
        <span className={classes.quiet}>{request.entered ? t('enteredByHr') : decided}</span>
        {request.waitsFor.length > 0 && (
          <p className={classes.quiet}>{my('waitsFor', { names: format.list(request.waitsFor) })}</p>
        )}
      </div>
      <dl className={classes.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </dl>
    </>
  )
}

const Days = ({ detail: { segments } }: { detail: LeaveDetail }) => {
  const my = useMyWords()
  const { day } = useFormat()
  return (
    <ul className={classes.daysLine} aria-label={my('dayPlan')}>
      {segments.map((one) => (
        <li key={`${one.day} ${one.part}`} className={classes.dayChip} data-colour={one.colour}>
          {day(one.day)}: {one.isCancelled ? my('states.cancelled') : my(`colours.${one.colour}`)}
        </li>
      ))}
    </ul>
  )
}

const Around = ({ detail: { othersAway, cover } }: { detail: LeaveDetail }) => {
  const t = useWords()
  const span = useSpan()
  const { day } = useFormat()
  return (
    <section aria-labelledby="leave-others">
      <h3 id="leave-others" className={classes.part}>
        {t('others')}
      </h3>
      {othersAway.length === 0 && <p className={classes.quiet}>{t('nobodyElse')}</p>}
      <ul className={classes.rows}>
        {othersAway.map((one) => (
          <li key={`${one.person} ${one.from}`} className={classes.row}>
            <bdi>{one.person}</bdi>
            <span className={classes.quiet}>
              {span(one.from, one.until)}
              {one.isAsked && ` · ${t('reserved')}`}
            </span>
          </li>
        ))}
      </ul>
      {cover.length > 0 && (
        <>
          <h3 className={classes.part}>{t('cover')}</h3>
          <ul className={classes.rows}>
            {cover.slice(0, 5).map((one) => (
              <li key={one.day} className={classes.low}>
                {t('coverOn', { day: day(one.day), there: one.there, least: one.least })}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

const Actions = ({ detail: { request, segments } }: { detail: LeaveDetail }) => {
  const t = useWords()
  const my = useMyWords()
  const { day } = useFormat()
  const cancel = useCommand(cancelCall, { refreshes: [requestCall, requestsCall, calendarCall, balancesCall] })
  const left = segments.filter((one) => !one.isCancelled && one.minutes > 0)
  const [isOpen, setOpen] = useState(false)
  const [days, setDays] = useState<string[]>(left.map((one) => one.day))
  const [reason, setReason] = useState('')
  if (!isOpen)
    return (
      <Group justify="flex-end">
        {request.mayCancel && (
          <Button variant="default" onClick={() => setOpen(true)}>
            {my('takeBack')}
          </Button>
        )}
        {request.state === 'pending' && (
          <Button component={Link} to={paths.approvals()}>
            {t('decide')}
          </Button>
        )}
      </Group>
    )
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        cancel.mutate(
          { id: request.id, days, reason },
          {
            onSuccess: () => {
              notify.success(my('takenBack'))
              setOpen(false)
            },
          },
        )
      }}
    >
      <Stack gap="sm">
        <Checkbox.Group label={my('takeBackTitle')} value={days} onChange={setDays}>
          <Group gap="sm" mt={4}>
            {left.map((one) => (
              <Checkbox key={`${one.day} ${one.part}`} value={one.day} label={day(one.day)} />
            ))}
          </Group>
        </Checkbox.Group>
        <Textarea
          label={t('reason')}
          required
          value={reason}
          maxLength={500}
          error={cancel.error?.fields.reason}
          onChange={(e) => setReason(e.currentTarget.value)}
        />
        {cancel.error && !cancel.error.fields.reason && (
          <p className={classes.wrong} role="alert">
            {cancel.error.message}
          </p>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => setOpen(false)}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={cancel.isPending} disabled={days.length === 0}>
            {my('takeBack')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
