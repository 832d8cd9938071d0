import { type FormEvent, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { useWords } from '../words/index.ts'
import { listCall, noteCall } from './calls.ts'
import classes from './mine.module.css'

/** A note to oneself, and the day to be reminded on: nobody else reads either. */
export default function OwnNote({ about }: { about: string }) {
  const t = useWords()
  const format = useFormat()
  const { data } = useApiState(listCall, {})
  const save = useCommand(noteCall, { refreshes: [listCall] })
  const [saved, setSaved] = useState(false)
  if (!data) return null
  const note = data.notes.find((n) => n.about === about)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSaved(false)
    save.mutate(
      {
        about,
        words: String(form.get('words')).trim(),
        remindOn: String(form.get('remindOn')),
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
      { onSuccess: () => setSaved(true) },
    )
  }
  return (
    <section aria-labelledby="own-note">
      <h2 id="own-note" className={classes.heading}>
        {t('own.title')}
      </h2>
      <p className={classes.quiet}>{t('own.hint')}</p>
      <form onSubmit={send} className={classes.form} key={`${note?.words} ${note?.remindOn}`}>
        <label className={classes.box}>
          <span>{t('own.note')}</span>
          <textarea name="words" rows={3} maxLength={4000} dir="auto" defaultValue={note?.words} />
        </label>
        <label className={classes.box}>
          <span>{t('own.remind')}</span>
          <input type="date" name="remindOn" defaultValue={note?.remindOn ?? ''} />
        </label>
        {note?.remindedAt && (
          <p className={classes.quiet}>{t('own.reminded', { day: format.moment(note.remindedAt) })}</p>
        )}
        <button type="submit" className={classes.quietPress} disabled={save.isPending}>
          {t('own.save')}
        </button>
        {saved && <p role="status">{t('own.saved')}</p>}
        {save.error && (
          <p role="alert" className={classes.failure}>
            {save.error.message}
          </p>
        )}
      </form>
    </section>
  )
}
