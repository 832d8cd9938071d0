import { Button, Textarea } from '@mantine/core'
import { useCommand } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useFields } from '../../../../web/ui/useFields.ts'
import type { BudgetBoard } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './budget.module.css'
import { boardCall, commentCall } from './calls.ts'

/** What was said about a budget, the first on top. */
export default function Comments({ board }: { board: BudgetBoard }) {
  const t = useWords()
  const { moment } = useFormat()
  return (
    <div className={classes.stack}>
      {board.comments.length === 0 && <p className={classes.quiet}>{t('comments.none')}</p>}
      <ul className={classes.list}>
        {board.comments.map((comment) => (
          <li key={comment.id} className={classes.card}>
            <p className={classes.quiet}>
              <bdi>{comment.by ?? t('advice.somebody')}</bdi> · {moment(comment.at)}
            </p>
            <p className={classes.comment} dir="auto">
              {comment.text}
            </p>
          </li>
        ))}
      </ul>
      {board.mayWrite && <Write key={board.comments.length} id={board.budget.id} />}
    </div>
  )
}

const Write = ({ id }: { id: string }) => {
  const t = useWords()
  const form = useFields({ text: '' }, {})
  const send = useCommand(commentCall, { refreshes: [boardCall] })
  return (
    <form
      ref={form.form}
      className={classes.stack}
      noValidate
      onSubmit={form.submit(async ({ text }) => void (await send.mutateAsync({ id, text })))}
    >
      <Textarea {...form.field('text')} label={t('comments.write')} autosize minRows={2} maxLength={2000} />
      <div className={classes.actions}>
        <Button type="submit" loading={form.sending}>
          {t('comments.send')}
        </Button>
      </div>
    </form>
  )
}
