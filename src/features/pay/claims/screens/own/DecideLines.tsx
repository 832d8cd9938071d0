import { Button, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { typedMinor } from '../../../../../shared/money.ts'
import { ApiError, useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import type { ClaimDetail, ClaimLine } from '../../claim.contract.ts'
import { useWords } from '../../own/words/index.ts'
import { claimCall, decideCall, mineCall } from './calls.ts'
import classes from './claims.module.css'
import { LineFacts } from './LineFacts.tsx'
import { nameOfLine, useAmount } from './parts.tsx'

type Decision = 'approved' | 'reduced' | 'refused'
type Said = { decision: Decision; amount: string; reason: string }
const DECISIONS = ['approved', 'reduced', 'refused'] as const
const AS_IT_IS: Said = { decision: 'approved', amount: '', reason: '' }

/** What is left of a line before whoever decides says anything: a second approver sees what the first has left. */
const minorOf = (line: ClaimLine) => (line.approved ?? line.payable)?.minor ?? 0

/** A claim that waits for the reader’s word, line by line. */
export const DecideLines = ({ claim, onDone }: { claim: ClaimDetail; onDone: () => void }) => {
  const t = useWords()
  const amount = useAmount()
  const [said, setSaid] = useState<Readonly<Record<string, Said>>>({})
  const [reason, setReason] = useState('')
  const decide = useCommand(decideCall, { refreshes: [claimCall, mineCall, { path: '/api/company/approvals' }] })
  const fields = decide.error instanceof ApiError ? decide.error.fields : {}
  const of = (line: ClaimLine) => said[line.id] ?? AS_IT_IS
  const minor = claim.lineList.reduce((sum, line) => {
    const { decision, amount: typed } = of(line)
    if (decision === 'refused') return sum
    return sum + (decision === 'reduced' ? (typedMinor(typed, claim.total.decimals) ?? 0) : minorOf(line))
  }, 0)
  const send = (verdict: 'approve' | 'return' | 'refuse') =>
    decide.mutate(
      {
        id: claim.id,
        hash: claim.hash,
        verdict,
        reason,
        lines:
          verdict === 'approve'
            ? Object.entries(said).map(([lineId, { decision, ...rest }]) => ({ lineId, decision, ...rest }))
            : [],
      },
      {
        onSuccess: () => {
          notify.success(verdict === 'return' ? t('decide.returned', { name: claim.person }) : t('decide.done'))
          onDone()
        },
      },
    )
  return (
    <section className={classes.stack} aria-label={t('decide.title')}>
      <p className={classes.note}>{t('decide.hint')}</p>
      <ul className={classes.list}>
        {claim.lineList.map((line) => (
          <li key={line.id} className={classes.card}>
            <LineFacts claim={claim} line={line} />
            <LineWord
              line={line}
              said={of(line)}
              error={fields[`line.${line.id}`]}
              currency={claim.total.currency}
              onSay={(next) => setSaid({ ...said, [line.id]: next })}
            />
          </li>
        ))}
      </ul>
      <Textarea
        label={t('decide.question')}
        value={reason}
        onChange={(e) => setReason(e.currentTarget.value)}
        error={fields.reason}
        maxLength={1000}
        autosize
        minRows={2}
      />
      {decide.error && Object.keys(fields).length === 0 && <p role="alert">{decide.error.message}</p>}
      <div className={classes.actions}>
        <Button loading={decide.isPending} onClick={() => send('approve')}>
          {t('decide.approve', { amount: amount({ ...claim.total, minor }) })}
        </Button>
        <Button variant="default" disabled={decide.isPending} onClick={() => send('return')}>
          {t('decide.return')}
        </Button>
        <Button variant="subtle" color="red" disabled={decide.isPending} onClick={() => send('refuse')}>
          {t('decide.refuseAll')}
        </Button>
      </div>
    </section>
  )
}

type WordProps = {
  line: ClaimLine
  said: Said
  error: string | undefined
  currency: string
  onSay: (said: Said) => void
}

const LineWord = ({ line, said, error, currency, onSay }: WordProps) => {
  const t = useWords()
  return (
    <>
      <fieldset className={classes.choice} aria-label={t('decide.lineOf', { what: nameOfLine(line) })}>
        {DECISIONS.map((decision) => (
          <label key={decision}>
            <input
              type="radio"
              name={`decision-${line.id}`}
              checked={said.decision === decision}
              onChange={() => onSay({ ...said, decision })}
            />
            {t(`decide.${decision}`)}
          </label>
        ))}
      </fieldset>
      {said.decision === 'reduced' && (
        <TextInput
          label={t('decide.amount', { currency })}
          inputMode="decimal"
          value={said.amount}
          onChange={(e) => onSay({ ...said, amount: e.currentTarget.value })}
          error={error}
        />
      )}
      {said.decision !== 'approved' && (
        <TextInput
          label={t('decide.reason')}
          value={said.reason}
          maxLength={500}
          onChange={(e) => onSay({ ...said, reason: e.currentTarget.value })}
          error={said.decision === 'refused' ? error : undefined}
        />
      )}
    </>
  )
}
