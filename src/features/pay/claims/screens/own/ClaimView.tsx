import { Button } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { sendHeld } from '../../../../../web/undo/held.ts'
import { useHeldCommand } from '../../../../../web/undo/useUndo.ts'
import type { ClaimDetail, ClaimLine } from '../../claim.contract.ts'
import { useWords } from '../../own/words/index.ts'
import {
  claimCall,
  type Mine,
  mailedCall,
  mineCall,
  type OwnReceipt,
  removeLineCall,
  submitCall,
  withdrawCall,
} from './calls.ts'
import classes from './claims.module.css'
import { DecideLines } from './DecideLines.tsx'
import { LineDialog } from './LineDialog.tsx'
import { LineFacts } from './LineFacts.tsx'
import { nameOfLine, TONES, useAmount, useExpected } from './parts.tsx'
import { SplitDialog } from './SplitDialog.tsx'

type Props = {
  id: string
  mine: Mine
  /** A receipt that came by mail and is put on the claim now. */
  mailed: OwnReceipt | null
  onMailedDone: () => void
  onBack: () => void
  /** The claim is given up. */
  onDrop: () => void
}

/** A claim with its lines: to be filled and handed in, to be decided, or to be looked at. */
export const ClaimView = ({ id, mine, mailed, onMailedDone, onBack, onDrop }: Props) => {
  const t = useWords()
  const { data, error, isFetching, refetch } = useApiState(claimCall, { id })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />
  if (!data) return <LoadingTable rows={4} columns={2} />
  const { claim } = data
  return (
    <div className={classes.stack}>
      <div>
        <Button variant="subtle" leftSection={<IconArrowLeft className="mirrored" size={16} />} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
      <section className={classes.card} aria-label={claim.title}>
        <div className={classes.head}>
          <h2 className={classes.heading}>
            <bdi>{claim.title}</bdi>
          </h2>
          <StatusBadge tone={TONES[claim.state]}>{t(`states.${claim.state}`)}</StatusBadge>
        </div>
        {claim.employeeId !== mine.employeeId && <p className={classes.note}>{t('person', { name: claim.person })}</p>}
        {claim.answer && <p role="status">{t('answer', { text: claim.answer })}</p>}
        <Sums claim={claim} />
        <WhenPaid claim={claim} />
      </section>
      {claim.mayDecide ? (
        <DecideLines claim={claim} onDone={onBack} />
      ) : (
        <Lines claim={claim} mine={mine} mailed={mailed} onMailedDone={onMailedDone} onDrop={onDrop} />
      )}
    </div>
  )
}

const Sums = ({ claim }: { claim: ClaimDetail }) => {
  const t = useWords()
  const amount = useAmount()
  const { day } = useFormat()
  return (
    <dl className={`figures ${classes.sums}`}>
      <Sum name={t('total')}>{amount(claim.total)}</Sum>
      {claim.approved && <Sum name={t('approvedTotal')}>{amount(claim.approved)}</Sum>}
      {claim.settled.minor > 0 && <Sum name={t('settledTotal')}>{amount(claim.settled)}</Sum>}
      {claim.toPay.minor > 0 && <Sum name={t('toPay')}>{amount(claim.toPay)}</Sum>}
      {claim.paid.minor > 0 && (
        <Sum name={claim.payDay ? t('payDay', { day: day(claim.payDay) }) : t('paidTotal')}>{amount(claim.paid)}</Sum>
      )}
    </dl>
  )
}

/** With which pay it comes, and why not with the one before. */
const WhenPaid = ({ claim }: { claim: ClaimDetail }) => {
  const say = useExpected()
  const t = useWords()
  const { day } = useFormat()
  if (!claim.expected) return null
  const { missed, payDay } = claim.expected
  return (
    <>
      <p className={classes.note}>{say(claim)}</p>
      {missed && (
        <p className={classes.note}>
          {t('expected.missed', { missed: day(missed.payDay), cutOff: day(missed.cutOff), day: day(payDay) })}
        </p>
      )}
    </>
  )
}

const Sum = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

type LinesProps = Omit<Props, 'id' | 'onBack'> & { claim: ClaimDetail }

const Lines = ({ claim, mine, mailed, onMailedDone, onDrop }: LinesProps) => {
  const t = useWords()
  const [open, setOpen] = useState<ClaimLine | 'new' | null>(mailed && claim.mayChange ? 'new' : null)
  const refreshes = [claimCall, mineCall]
  const submit = useCommand(submitCall, { refreshes })
  const withdraw = useCommand(withdrawCall, { refreshes })
  const failure = submit.error ?? withdraw.error
  return (
    <>
      <ul className={classes.list}>
        {claim.lineList.map((line) => (
          <li key={line.id} className={classes.card}>
            <LineFacts claim={claim} line={line} />
            {claim.mayChange && <LineActions claim={claim} mine={mine} line={line} onChange={() => setOpen(line)} />}
          </li>
        ))}
      </ul>
      {failure && (
        <p role="alert" className={classes.note}>
          {failure.message}
        </p>
      )}
      <div className={classes.actions}>
        {claim.mayChange && (
          <Button variant="default" onClick={() => setOpen('new')}>
            {t('add')}
          </Button>
        )}
        {claim.mayChange && claim.lineList.length > 0 && (
          <Button
            loading={submit.isPending}
            onClick={async () => {
              // Lines that were just taken out are not handed in.
              await sendHeld()
              submit.mutate({ id: claim.id }, { onSuccess: () => notify.success(t('submitted')) })
            }}
          >
            {t('submit')}
          </Button>
        )}
        {claim.mayWithdraw && (
          <Button
            variant="default"
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ id: claim.id }, { onSuccess: () => notify.success(t('withdrawn')) })}
          >
            {t('withdraw')}
          </Button>
        )}
        {claim.mayChange && claim.submittedAt === null && (
          <Button variant="subtle" color="red" onClick={onDrop}>
            {t('drop')}
          </Button>
        )}
      </div>
      {open && (
        <LineDialog
          claim={claim}
          mine={mine}
          line={open === 'new' ? null : open}
          mailed={open === 'new' ? mailed : null}
          onClose={() => {
            setOpen(null)
            onMailedDone()
          }}
        />
      )}
    </>
  )
}

type ActionsProps = { claim: ClaimDetail; mine: Mine; line: ClaimLine; onChange: () => void }

const LineActions = ({ claim, mine, line, onChange }: ActionsProps) => {
  const t = useWords()
  const remove = useHeldCommand(removeLineCall, { refreshes: [claimCall, mineCall, mailedCall] })
  const [splits, setSplits] = useState(false)
  const what = nameOfLine(line)
  const key = `line ${line.id}`
  if (remove.isHeld(key)) return <p className={classes.note}>{t('removed')}</p>
  return (
    <div className={classes.actions}>
      <Button variant="default" size="compact-md" onClick={onChange} aria-label={t('changeOf', { what })}>
        {t('change')}
      </Button>
      {line.kind === 'receipt' && (
        <Button
          variant="default"
          size="compact-md"
          onClick={() => setSplits(true)}
          aria-label={t('split.of', { what })}
        >
          {t('split.open')}
        </Button>
      )}
      {splits && <SplitDialog claim={claim} mine={mine} line={line} onClose={() => setSplits(false)} />}
      <Button
        variant="subtle"
        size="compact-md"
        aria-label={t('removeOf', { what })}
        onClick={() => remove.hold(key, { id: claim.id, lineId: line.id }, t('removed'))}
      >
        {t('remove')}
      </Button>
    </div>
  )
}
