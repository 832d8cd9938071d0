import { Button, NativeSelect, Textarea } from '@mantine/core'
import { wire } from '../../../../../shared/endpoint.ts'
import { useCommand } from '../../../../../web/api.ts'
import { notify } from '../../../../../web/notify.ts'
import { useFields } from '../../../../../web/ui/useFields.ts'
import type { PayslipLine } from '../../contract.ts'
import { useMyPayWords } from '../../employee/words/index.ts'
import type { askMyPayslip } from '../../slips.contract.ts'
import classes from '../payroll.module.css'
import { useLineName } from '../useLineName.ts'
import { myQuestionsCall } from './MyQuestions.tsx'

const askCall = wire<typeof askMyPayslip>('POST', '/api/my-payslips/:runId/questions')

/** A question about a line, or the whole of a payslip. */
export const AskPayroll = ({ runId, lines }: { runId: string; lines: readonly PayslipLine[] }) => {
  const t = useMyPayWords()
  const lineName = useLineName()
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
  // Kept by the English name, which payroll reads; shown in the reader’s words.
  const named = new Map(lines.map((line) => [line.label, lineName(line)]))
  return (
    <form ref={form} onSubmit={send} noValidate className={classes.card} aria-label={t('ask')}>
      <h3 className={classes.title}>{t('ask')}</h3>
      <NativeSelect
        {...field('line')}
        label={t('askLine')}
        data={[{ value: '', label: t('askWhole') }, ...[...named].map(([value, label]) => ({ value, label }))]}
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
