import { Button, Checkbox, Modal, NativeSelect, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import panel from '../../../../web/ui/panel.module.css'
import { useWords } from '../words/index.ts'
import { mineCall, readMineCall, reportCall } from './calls.ts'

const REASONS = ['asks_for_money', 'not_real', 'discriminates', 'wrong_facts', 'other'] as const

/** Tells the platform of a thread. */
export const Report = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords()
  const report = useCommand(reportCall, { refreshes: [mineCall, readMineCall] })
  const [reason, setReason] = useState<(typeof REASONS)[number]>('asks_for_money')
  const [words, setWords] = useState('')
  const [block, setBlock] = useState(true)
  const send = () =>
    report.mutate(
      { id, reason, words, block },
      {
        onSuccess: ({ caseNumber }) => {
          notify.success(t('report.done', { number: caseNumber }))
          onClose()
        },
      },
    )
  return (
    <Modal opened onClose={onClose} title={t('report.title')}>
      <form
        className={panel.stack}
        onSubmit={(event) => {
          event.preventDefault()
          if (!report.isPending) send()
        }}
      >
        <p className={panel.quiet}>{t('report.text')}</p>
        <NativeSelect
          label={t('report.reason')}
          value={reason}
          data={REASONS.map((value) => ({ value, label: t(`report.${value}`) }))}
          onChange={(event) => setReason(event.currentTarget.value as typeof reason)}
        />
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
          label={t('report.block')}
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
