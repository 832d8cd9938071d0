import { type FormEvent, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { CandidateApplicationDetail } from '../../../hiring/applications/mine.contract.ts'
import { useWords } from '../words/index.ts'
import { askCall, listCall, readCall, withdrawCall, writeCall } from './calls.ts'
import classes from './mine.module.css'

type Props = { id: string; guest: boolean; application: CandidateApplicationDetail }

/** What was written, and what may still be done. */
export const Actions = ({ id, guest, application: a }: Props) => {
  const t = useWords()
  const format = useFormat()
  const options = { refreshes: [readCall, listCall], ...(guest ? { anonymous: true } : {}) }
  const write = useCommand(writeCall, options)
  const ask = useCommand(askCall, options)
  const withdraw = useCommand(withdrawCall, options)
  const [leaving, setLeaving] = useState(false)
  const failure = write.error ?? ask.error ?? withdraw.error
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const body = String(new FormData(form).get('body')).trim()
    if (body) write.mutate({ key: id, body }, { onSuccess: () => form.reset() })
  }
  const leave = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    withdraw.mutate({ key: id, reason: String(new FormData(event.currentTarget).get('reason')) })
  }
  return (
    <>
      <section aria-labelledby="written">
        <h2 id="written" className={classes.heading}>
          {t('messages')}
        </h2>
        {a.messages.length === 0 && <p className={classes.quiet}>{t('noMessages')}</p>}
        <ul className={classes.messages}>
          {a.messages.map((m) => (
            <li key={m.id} data-mine={m.mine || undefined}>
              <p className={classes.quiet}>
                {t(m.mine ? 'you' : 'employer')} · {format.moment(m.at)}
              </p>
              {m.subject && <strong dir="auto">{m.subject}</strong>}
              <p dir="auto" className={classes.body}>
                {m.body}
              </p>
            </li>
          ))}
        </ul>
        {a.may.write && (
          <form onSubmit={send} className={classes.form}>
            <label className={classes.box}>
              <span>{t('writeLabel')}</span>
              <textarea name="body" rows={3} maxLength={4000} required dir="auto" />
            </label>
            <button type="submit" className={classes.press} disabled={write.isPending}>
              {t('write')}
            </button>
          </form>
        )}
      </section>
      {failure && (
        <p role="alert" className={classes.failure}>
          {failure.message}
        </p>
      )}
      {(a.askFrom || a.may.withdraw) && (
        <section className={classes.row}>
          {a.may.ask && (
            <button
              type="button"
              className={classes.quietPress}
              disabled={ask.isPending}
              onClick={() => ask.mutate({ key: id })}
            >
              {t('ask')}
            </button>
          )}
          {a.askFrom && !a.may.ask && <p className={classes.quiet}>{t('askFrom', { day: format.day(a.askFrom) })}</p>}
          {a.may.withdraw && !leaving && (
            <button type="button" className={classes.quietPress} onClick={() => setLeaving(true)}>
              {t('withdraw')}…
            </button>
          )}
        </section>
      )}
      {leaving && a.may.withdraw && (
        <form onSubmit={leave} className={classes.form}>
          <p>{t('withdrawText')}</p>
          <label className={classes.box}>
            <span>{t('reason')}</span>
            <textarea name="reason" rows={2} maxLength={500} dir="auto" />
          </label>
          <div className={classes.row}>
            <button type="submit" className={classes.press} disabled={withdraw.isPending}>
              {t('withdraw')}
            </button>
            <button type="button" className={classes.quietPress} onClick={() => setLeaving(false)}>
              {t('cancel')}
            </button>
          </div>
        </form>
      )}
    </>
  )
}
