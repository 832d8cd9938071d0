import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../../web/ui/StatusBadge.tsx'
import type { ClaimDetail, ClaimLine } from '../../claim.contract.ts'
import { useWords } from '../../own/words/index.ts'
import classes from './claims.module.css'
import { nameOfLine, ReceiptDialog, SEVERITY_TONES, useAmount, useVerdict } from './parts.tsx'

/** What was spent, what it comes to and how, and what the rules say of it. */
export const LineFacts = ({ claim, line }: { claim: ClaimDetail; line: ClaimLine }) => {
  const t = useWords()
  const amount = useAmount()
  const verdict = useVerdict()
  const { day, list } = useFormat()
  const [shows, setShows] = useState(false)
  return (
    <>
      <div className={classes.head}>
        <span className={classes.name}>
          <bdi>{nameOfLine(line)}</bdi>
        </span>
        <span className="figures">{line.payable ? amount(line.payable) : amount(line.amount)}</span>
      </div>
      <p className={classes.note}>{list([day(line.spentOn), line.merchant ? line.category : '', line.project])}</p>
      {line.trip && <p className={classes.note}>{t('trip', line.trip)}</p>}
      {line.days !== null && <p className={classes.note}>{t('daysAway', { count: line.days })}</p>}
      <RateNote line={line} currency={claim.total.currency} />
      {line.note && (
        <p className={classes.note}>
          <bdi>{line.note}</bdi>
        </p>
      )}
      {line.severity !== 'ok' && (
        <div>
          <StatusBadge tone={SEVERITY_TONES[line.severity]}>{t(`severities.${line.severity}`)}</StatusBadge>
        </div>
      )}
      {line.verdicts.length > 0 && (
        <ul className={classes.flags}>
          {line.verdicts.map((one) => (
            <li key={one.rule} data-severity={one.severity}>
              {verdict(one)}
            </li>
          ))}
        </ul>
      )}
      {line.decision !== 'open' && (
        <p className={classes.note}>
          {list([t(`decisions.${line.decision}`), line.approved ? amount(line.approved) : '', line.decisionReason])}
        </p>
      )}
      {line.receipt && (
        <div>
          <Button
            variant="subtle"
            size="compact-md"
            onClick={() => setShows(true)}
            aria-label={t('receiptOf', { what: nameOfLine(line) })}
          >
            {t('receiptView')}
          </Button>
        </div>
      )}
      {shows && line.receipt && (
        <ReceiptDialog
          path={`/api/expense-claims/${claim.id}/receipts/${line.receipt.id}`}
          receipt={line.receipt}
          what={nameOfLine(line)}
          onClose={() => setShows(false)}
        />
      )}
    </>
  )
}

const RateNote = ({ line, currency }: { line: ClaimLine; currency: string }) => {
  const t = useWords()
  const amount = useAmount()
  const { day } = useFormat()
  if (line.amount.currency === currency) return null
  if (!line.rate || !line.payable) return <p role="alert">{t('noRate')}</p>
  const { value, day: of, source, reason } = line.rate
  return (
    <p className={classes.note}>
      <bdi>{`${amount(line.amount)} × ${value} = ${amount(line.payable)}`}</bdi>
      {' · '}
      {reason ? t('rateTyped', { reason }) : t('rateFrom', { day: day(of), source: source ?? '' })}
    </p>
  )
}
