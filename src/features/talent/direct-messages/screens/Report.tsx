import { Button, Checkbox, Modal, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import panel from '../../../../web/ui/panel.module.css'
import { PERSON_REPORT_REASONS, type Side } from '../talk.rules.ts'
import { useWords } from '../words/index.ts'
import { mineCall, readCall, readMineCall, reportCall, reportPersonCall, theirsCall } from './calls.ts'

const REASONS = ['asks_for_money', 'not_real', 'discriminates', 'wrong_facts', 'other'] as const

type ReportProps = { id: string; side: Side; onClose: () => void }

/** Tells the platform of a thread. */
export const Report = ({ id, side, onClose }: ReportProps) => {
  const t = useWords()
  const ofJob = useCommand(reportCall, { refreshes: [mineCall, readMineCall] })
  const ofPerson = useCommand(reportPersonCall, { refreshes: [theirsCall, readCall] })
  const [reason, setReason] = useState<(typeof REASONS)[number]>('asks_for_money')
  const [personReason, setPersonReason] = useState<(typeof PERSON_REPORT_REASONS)[number]>('asks_for_money')
  const [words, setWords] = useState('')
  const [block, setBlock] = useState(true)
  const isMine = side === 'seeker'
  const report = isMine ? ofJob : ofPerson
  const onSuccess = ({ caseNumber }: { caseNumber: string }) => {
    notify.success(t('report.done', { number: caseNumber }))
    onClose()
  }
  const send = () => {
    if (isMine) ofJob.mutate({ id, reason, words, block }, { onSuccess })
    else ofPerson.mutate({ id, reason: personReason, words, block }, { onSuccess })
  }
  return (
    <Modal opened onClose={onClose} title={t('report.title')}>
      <form
        className={panel.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (!report.isPending) send()
        }}
      >
        <p className={panel.quiet}>{t(isMine ? 'report.text' : 'reportPerson.text')}</p>
        {isMine ? (
          <NativeSelect
            label={t('report.reason')}
            value={reason}
            data={REASONS.map((value) => ({ value, label: t(`report.${value}`) }))}
            onChange={(event) => setReason(event.currentTarget.value as typeof reason)}
          />
        ) : (
          <NativeSelect
            label={t('report.reason')}
            value={personReason}
            data={PERSON_REPORT_REASONS.map((value) => ({ value, label: t(`reportPerson.${value}`) }))}
            onChange={(event) => setPersonReason(event.currentTarget.value as typeof personReason)}
          />
        )}
        <Textarea
          label={t('report.words')}
          value={words}
          maxLength={1000}
          autosize
          minRows={3}
          error={report.error?.fields.words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Checkbox
          label={t(isMine ? 'report.block' : 'reportPerson.block')}
          checked={block}
          onChange={(event) => setBlock(event.currentTarget.checked)}
        />
        {report.error && !report.error.fields.words && <p role="alert">{report.error.message}</p>}
        <div className={panel.row}>
          <Button type="submit" loading={report.isPending}>
            {t('report.send')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('report.cancel')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
