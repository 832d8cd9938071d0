import { type FormEvent, lazy, Suspense, useMemo, useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { useSession } from '../../../../web/session.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { PUBLIC_STATUSES } from '../../../hiring/jobs/stages.rules.ts'
import type { SavedCard as Card } from '../kept.contract.ts'
import { useWords } from '../words/index.ts'
import { addCardCall, changeCardCall, listCall, removeCardCall } from './calls.ts'
import classes from './mine.module.css'
import { regionsIn } from './regions.ts'

const OwnNote = lazy(() => import('./OwnNote.tsx'))

type Props = { card: Card | null; onDone: (id: string) => void; onBack: () => void }

const today = () => new Date().toLocaleDateString('en-CA')

/** A job somebody applied for elsewhere, as they keep it; or a new one. */
export default function SavedJobCard({ card, onDone, onBack }: Props) {
  const t = useWords()
  const format = useFormat()
  const { user } = useSession()
  const regions = useMemo(() => regionsIn(format.countryName), [format])
  const options = { refreshes: [listCall] }
  const add = useCommand(addCardCall, options)
  const change = useCommand(changeCardCall, options)
  const remove = useCommand(removeCardCall, options)
  const [leaving, setLeaving] = useState(false)
  const [saved, setSaved] = useState(false)
  const failure = add.error ?? change.error ?? remove.error
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const status = PUBLIC_STATUSES.find((s) => s === form.get('status')) ?? 'received'
    const given = {
      title: text('title'),
      company: text('company'),
      country: text('country'),
      appliedOn: text('appliedOn'),
      status,
      link: text('link'),
    }
    setSaved(false)
    if (card) change.mutate({ id: card.id, ...given }, { onSuccess: () => setSaved(true) })
    else add.mutate(given, { onSuccess: (made) => onDone(made.card.id) })
  }
  return (
    <div className={classes.page}>
      <p>
        <button type="button" className={classes.link} onClick={onBack}>
          {t('back')}
        </button>
      </p>
      <header>
        <h1 className={classes.title} dir="auto">
          {card ? card.title : t('keeping.add')}
        </h1>
        <p className={classes.quiet}>{t('keeping.hint')}</p>
      </header>
      <form onSubmit={send} className={classes.form} key={card?.changedAt}>
        <label className={classes.box}>
          <span>{t('job')}</span>
          <input name="title" required maxLength={160} dir="auto" defaultValue={card?.title} />
        </label>
        <label className={classes.box}>
          <span>{t('company')}</span>
          <input name="company" required maxLength={160} dir="auto" defaultValue={card?.company} />
        </label>
        <label className={classes.box}>
          <span>{t('country')}</span>
          <select name="country" required defaultValue={card?.country ?? user?.country_code ?? ''}>
            {regions.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label className={classes.box}>
          <span>{t('keeping.on')}</span>
          <input type="date" name="appliedOn" required defaultValue={card?.appliedOn ?? today()} />
        </label>
        <label className={classes.box}>
          <span>{t('state')}</span>
          <select name="status" defaultValue={card?.status ?? 'received'}>
            {PUBLIC_STATUSES.map((s) => (
              <option key={s} value={s}>
                {t(`statuses.${s}`)}
              </option>
            ))}
          </select>
        </label>
        <label className={classes.box}>
          <span>{t('keeping.link')}</span>
          <input type="url" name="link" maxLength={500} dir="ltr" defaultValue={card?.link ?? ''} />
        </label>
        {card?.link && (
          <p>
            <a href={card.link} target="_blank" rel="noreferrer noopener">
              {t('openJob')}
            </a>
          </p>
        )}
        <button type="submit" className={classes.press} disabled={add.isPending || change.isPending}>
          {t(card ? 'keeping.save' : 'keeping.keep')}
        </button>
        {saved && <p role="status">{t('own.saved')}</p>}
        {failure && (
          <p role="alert" className={classes.failure}>
            {failure.message}
          </p>
        )}
      </form>
      {card && (
        <>
          <Suspense>
            <OwnNote about={card.id} />
          </Suspense>
          <section className={classes.row}>
            {!leaving && (
              <button type="button" className={classes.quietPress} onClick={() => setLeaving(true)}>
                {t('keeping.remove')}
              </button>
            )}
            {leaving && (
              <>
                <p>{t('keeping.sure')}</p>
                <button
                  type="button"
                  className={classes.press}
                  disabled={remove.isPending}
                  onClick={() => remove.mutate({ id: card.id }, { onSuccess: onBack })}
                >
                  {t('keeping.remove')}
                </button>
                <button type="button" className={classes.quietPress} onClick={() => setLeaving(false)}>
                  {t('cancel')}
                </button>
              </>
            )}
          </section>
        </>
      )}
    </div>
  )
}
