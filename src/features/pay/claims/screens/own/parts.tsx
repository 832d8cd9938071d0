import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { fetchFile } from '../../../../../web/download.ts'
import { Dialog } from '../../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../../web/ui/format.ts'
import type { Tone } from '../../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../../web/ui/states.tsx'
import { useSymbol } from '../../../../platform/geo/screens/countries.ts'
import type { ClaimDetail, ClaimLine, ClaimSummary, Money, VerdictView } from '../../claim.contract.ts'
import { useWords } from '../../own/words/index.ts'
import classes from './claims.module.css'

export const TONES: Record<ClaimDetail['state'], Tone> = {
  draft: 'idle',
  submitted: 'calm',
  approved: 'ok',
  part_approved: 'careful',
  returned: 'careful',
  refused: 'wrong',
  scheduled: 'ok',
  paid: 'ok',
}

export const SEVERITY_TONES: Record<ClaimLine['severity'], Tone> = {
  ok: 'ok',
  warning: 'careful',
  violation: 'wrong',
  duplicate: 'wrong',
}

/** An amount with the symbol other pages use for money of a country one works in, else with the code of its currency: expenses have many. */
export const useAmount = () => {
  const { money } = useFormat()
  const symbolOf = useSymbol()
  return ({ minor, currency, decimals }: Money) =>
    money(minor / 10 ** decimals, { symbol: symbolOf(currency), decimals })
}

/** With which pay a claim is paid, in a sentence; empty where that is not known or it is paid already. */
export const useExpected = () => {
  const t = useWords()
  const { day } = useFormat()
  return ({ state, expected }: Pick<ClaimSummary, 'state' | 'expected'>): string => {
    if (!expected) return ''
    const facts = { day: day(expected.payDay), cutOff: day(expected.cutOff) }
    return state === 'submitted' ? t('expected.waiting', facts) : t('expected.approved', facts)
  }
}

/** What a line is called by people. */
export const nameOfLine = (line: Pick<ClaimLine, 'merchant' | 'category'>): string => line.merchant ?? line.category

/** What the rules say, in a sentence. */
export const useVerdict = () => {
  const t = useWords()
  const amount = useAmount()
  return (verdict: VerdictView): string => {
    const { limit, over, days, allowed, reason, claim, own } = verdict
    const whose = own ? '' : t('verdicts.other')
    switch (verdict.rule) {
      case 'above-limit':
        return t('verdicts.aboveLimit', { limit: limit ? amount(limit) : '', over: over ? amount(over) : '' })
      case 'no-receipt':
        return t('verdicts.noReceipt', { limit: limit ? amount(limit) : '' })
      case 'late':
        return t('verdicts.late', { days: days ?? 0, allowed: allowed ?? 0 })
      case 'rate-typed':
        return t('verdicts.rateTyped', { reason: reason ?? '' })
      case 'same-receipt':
        return t('verdicts.sameReceipt', { claim: claim ?? 0 }) + whose
      case 'alike-receipt':
        return t('verdicts.alikeReceipt', { claim: claim ?? 0 }) + whose
      case 'same-spending':
        return t('verdicts.sameSpending', { claim: claim ?? 0 }) + whose
    }
  }
}

type ReceiptProps = {
  /** The call that answers with its file. */
  path: string
  receipt: { name: string; contentType: string }
  what: string
  onClose: () => void
}

/** A receipt as it was handed in: drawn where the browser draws it, else to be saved. */
export const ReceiptDialog = ({ path, receipt, what, onClose }: ReceiptProps) => {
  const t = useWords()
  const { contentType } = receipt
  const { data, error, refetch } = useQuery({
    queryKey: ['receipt', path],
    queryFn: () => fetchFile(path),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!data) return
    // The type is the one the server found in the content: never a page that could run.
    const made = URL.createObjectURL(new Blob([data], { type: contentType }))
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [data, contentType])
  const title = t('receiptOf', { what })
  const isPicture = contentType.startsWith('image/') && contentType !== 'image/heic'
  return (
    <Dialog title={title} onClose={onClose} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!url && !error && <LoadingTable rows={3} columns={1} />}
      {url && isPicture && <img src={url} alt={title} className={classes.picture} />}
      {url && contentType === 'application/pdf' && navigator.pdfViewerEnabled && (
        <iframe src={`${url}#navpanes=0&view=FitH`} title={title} className={classes.paper} />
      )}
      {url && (
        <p>
          <a href={url} download={receipt.name}>
            {receipt.name}
          </a>
        </p>
      )}
    </Dialog>
  )
}
