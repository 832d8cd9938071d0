import { Button } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Slot } from '../../../../web/slots.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge, type Tone } from '../../../../web/ui/StatusBadge.tsx'
import { EmptyState, ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { InvitationStatus, SentInvitation } from '../invitations.contract.ts'
import { useWords } from '../words/index.ts'
import { invitationsCall, searchCall, withdrawCall } from './calls.ts'
import { Meter } from './Meter.tsx'
import classes from './talent.module.css'

const TONES: Record<InvitationStatus, Tone> = {
  sent: 'calm',
  later: 'calm',
  accepted: 'ok',
  declined: 'idle',
  withdrawn: 'idle',
  expired: 'idle',
}

/** Who was asked to apply, and what came of it. */
export default function Invitations() {
  const t = useWords()
  const { data, error, isFetching, refetch } = useApiState(invitationsCall, {})
  if (!data)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <LoadingTable rows={5} columns={3} />
    )
  return (
    <div className={classes.stack}>
      <Meter meter={data.meter} />
      {data.invitations.length === 0 ? (
        <EmptyState
          icon={<IconSend size={22} stroke={1.6} />}
          title={t('sent.empty')}
          action={<Link to={paths.findTalent()}>{t('toSearch')}</Link>}
        >
          {t('sent.emptyText')}
        </EmptyState>
      ) : (
        <ul className={classes.cards} aria-label={t('sent.label')}>
          {data.invitations.map((i) => (
            <One key={i.id} invitation={i} />
          ))}
        </ul>
      )}
    </div>
  )
}

const One = ({ invitation: i }: { invitation: SentInvitation }) => {
  const t = useWords()
  const { day, list } = useFormat()
  const withdraw = useCommand(withdrawCall, { refreshes: [invitationsCall, searchCall] })
  const name = i.contact?.name ?? (i.headline || t('person'))
  const open = i.status === 'sent' || i.status === 'later'
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <div className={classes.who}>
          <h2 className={classes.name}>
            <bdi>{name}</bdi>
          </h2>
          <p className={classes.quiet}>{list([i.job.title, t('sent.on', { day: day(i.sentAt) })])}</p>
        </div>
        <StatusBadge tone={TONES[i.status]}>{t(`status.${i.status}`)}</StatusBadge>
      </div>
      {i.words && <p className={classes.text}>{i.words}</p>}
      {i.reason && <p className={classes.text}>{t('sent.reason', { words: i.reason })}</p>}
      {i.contact && (
        <p className={classes.line}>
          <a href={`mailto:${i.contact.email}`} dir="ltr">
            {i.contact.email}
          </a>
          {i.contact.phone && (
            <a href={`tel:${i.contact.phone}`} dir="ltr">
              {i.contact.phone}
            </a>
          )}
        </p>
      )}
      {i.status === 'accepted' && <Slot name="talent.invitation" with={{ invitation: i.id }} />}
      <div className={classes.actions}>
        {i.applicationId && <Link to={paths.ats({ application: i.applicationId })}>{t('sent.application')}</Link>}
        {i.status === 'accepted' && !i.applicationId && <span className={classes.quiet}>{t('sent.waits')}</span>}
        {open && (
          <>
            <span className={classes.quiet}>{t('sent.until', { day: day(i.expiresAt) })}</span>
            <Button
              size="compact-sm"
              variant="default"
              loading={withdraw.isPending}
              aria-label={t('sent.withdrawOf', { name })}
              onClick={() =>
                withdraw.mutate(
                  { id: i.id },
                  {
                    onSuccess: () => notify.success(t('sent.withdrawn')),
                    onError: (error) => notify.failure(error.message),
                  },
                )
              }
            >
              {t('sent.withdraw')}
            </Button>
          </>
        )}
      </div>
    </li>
  )
}
