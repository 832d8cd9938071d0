import { Button, NativeSelect, Textarea } from '@mantine/core'
import { wire } from '../../../../../shared/endpoint.ts'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFields } from '../../../../../web/ui/useFields.ts'
import type { PayslipLine } from '../../contract.ts'
import { useMyPayWords } from '../../employee/words/index.ts'
import type { askMyPayslip } from '../../slips.contract.ts'
import classes from '../payroll.module.css'
import { myQuestionsCall } from './MyQuestions.tsx'

const askCall = wire<typeof askMyPayslip>('POST', '/api/my-payslips/:runId/questions')

/** A question about a line, or the whole of a payslip. */
export const AskPayroll = ({ runId, lines }: { runId: string; lines: readonly PayslipLine[] }) => {
  const t = useMyPayWords()
  const ask = useCommand(askCall, { refreshes: [myQuestionsCall] })
  const { form, set, field, submit, sending, failure } = useFields(
    { line: '', question: '' },
    { question: (text) => (text.trim() ? null : t('questionRequired')) },
  )
  const send = submit(async ({ line, question }) => {
    await ask.mutateAsync({ runId, line: line || null, question })
    set('question', '')
    notify.success(t('sent'))
  })
  const labels = [...new Set(lines.map(({ label }) => label))]
  return (
    <form ref={form} onSubmit={send} noValidate className={classes.card} aria-label={t('ask')}>
      <h3 className={classes.title}>{t('ask')}</h3>
      <NativeSelect
        {...field('line')}
        label={t('askLine')}
        data={[{ value: '', label: t('askWhole') }, ...labels.map((label) => ({ value: label, label }))]}
      />
      <Textarea {...field('question')} label={t('question')} required autosize minRows={2} maxLength={1000} />
      {failure instanceof Error && <p role="alert">{failure.message}</p>}
      <div className={classes.actions}>
        <Button type="submit" loading={sending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
