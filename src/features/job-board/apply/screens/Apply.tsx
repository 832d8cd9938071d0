import { useState } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { useBroughtWords } from '../../../../web/brought-words.ts'
import type { applyForJob } from '../../../hiring/applications/apply.contract.ts'
import type { PublicJob } from '../../jobs/contract.ts'
import { bringWords, useWords } from '../words/index.ts'
import { ApplyForm } from './ApplyForm.tsx'
import { Receipt } from './Receipt.tsx'

type Props = { job: PublicJob; onSent?: () => void }

/** Applying for a job on its own page: the form, and once it is sent what was sent. */
export default function Apply(props: Props) {
  const isReady = useBroughtWords(bringWords)
  return isReady ? <Applying {...props} /> : null
}

const Applying = ({ job, onSent }: Props) => {
  const t = useWords()
  const [receipt, setReceipt] = useState<Output<typeof applyForJob> | null>(null)
  if (receipt) return <Receipt receipt={receipt} responseDays={job.responseDays} />
  const sent = (told: Output<typeof applyForJob>) => {
    setReceipt(told)
    onSent?.()
  }
  return <ApplyForm job={job} heading={t('title', { title: `\u2068${job.title}\u2069` })} onSent={sent} />
}
