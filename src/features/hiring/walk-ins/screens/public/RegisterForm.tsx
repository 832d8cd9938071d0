import { type FormEvent, useRef, useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { useLanguage } from '../../../../../web/i18n.ts'
import { useGo } from '../../../../../web/Link.tsx'
import { paths } from '../../../../../web/paths.ts'
import { useSession } from '../../../../../web/session.ts'
import type { PublicEvent } from '../../person.contract.ts'
import { useWords } from '../../public/words/index.ts'
import { useClock } from './About.tsx'
import { eventCall, registerCall } from './calls.ts'
import classes from './walk-in.module.css'

type SlotsProps = {
  event: PublicEvent
  quiet: boolean
  value: string
  onChange: (slot: string) => void
  wrong?: string
}

/** The times that still have a place. */
export const SlotField = ({ event, quiet, value, onChange, wrong }: SlotsProps) => {
  const t = useWords()
  const clock = useClock(event.zone)
  const slots = event.slots.filter((s) => s.free > 0 && (quiet || !s.quiet))
  return (
    <label className={classes.box}>
      <span>{t('time')}</span>
      <select
        name="slot"
        value={value}
        onChange={(e) => onChange(e.currentTarget.value)}
        {...(wrong ? { 'aria-invalid': true as const, 'aria-describedby': 'walk-in-slot' } : {})}
      >
        <option value="">{t('chooseTime')}</option>
        {slots.map((s) => (
          <option key={s.position} value={s.position}>
            {t(s.quiet ? 'quietSlot' : 'slot', { time: `\u2068${clock(s.startsAt)}\u2069`, free: s.free })}
          </option>
        ))}
      </select>
      <Wrong id="walk-in-slot" text={wrong} />
    </label>
  )
}

const Wrong = ({ id, text }: { id: string; text: string | undefined }) =>
  text ? (
    <span id={id} className={classes.wrong}>
      {text}
    </span>
  ) : null

/** One form that works on a phone and with the keyboard alone; then the ticket. */
export const RegisterForm = ({ event }: { event: PublicEvent }) => {
  const t = useWords()
  const language = useLanguage()
  const go = useGo()
  const form = useRef<HTMLFormElement>(null)
  const { token, user } = useSession()
  // In the calendar of somebody who looks for work and is signed in; nobody else needs an account here.
  const known = token !== null && user?.role === 'job_seeker'
  const send = useCommand(registerCall, { ...(known ? {} : { anonymous: true }), refreshes: [eventCall] })
  const [slot, setSlot] = useState('')
  const [needs, setNeeds] = useState(false)
  const [agreed, setAgreed] = useState(false)
  const [again, setAgain] = useState(false)
  const wrong = send.error?.fields ?? {}
  const room = event.slots.some((s) => s.free > 0 && (needs || !s.quiet))
  const submit = (e: FormEvent<HTMLFormElement>) => {
    e.preventDefault()
    const typed = new FormData(e.currentTarget)
    const text = (name: string) => String(typed.get(name) ?? '')
    const input = {
      id: event.id,
      name: text('name'),
      email: text('email'),
      phone: text('phone'),
      jobId: event.jobs.length === 1 ? (event.jobs[0]?.id ?? '') : text('jobId'),
      slot: slot ? Number(slot) : null,
      need: needs ? text('need') : '',
      language,
      consent: agreed as true,
    }
    send.mutate(input, {
      onSuccess: ({ link }) => (link ? void go(paths.walkInTicket(link)) : setAgain(true)),
      onError: ({ fields }) => {
        const [first] = Object.keys(fields ?? {})
        if (first) requestAnimationFrame(() => (form.current?.elements.namedItem(first) as HTMLElement | null)?.focus())
      },
    })
  }
  const box = (name: string) => ({
    name,
    ...(wrong[name] ? { 'aria-invalid': true as const, 'aria-describedby': `walk-in-${name}` } : {}),
  })
  return (
    <section className={classes.card} aria-labelledby="register">
      <h2 id="register">{t('register')}</h2>
      <form ref={form} className={classes.form} onSubmit={submit} noValidate>
        <label className={classes.box}>
          <span>{t('name')}</span>
          <input {...box('name')} autoComplete="name" maxLength={160} required />
          <Wrong id="walk-in-name" text={wrong.name} />
        </label>
        <label className={classes.box}>
          <span>{t('email')}</span>
          <input {...box('email')} type="email" dir="ltr" autoComplete="email" maxLength={254} required />
          <Wrong id="walk-in-email" text={wrong.email} />
        </label>
        <label className={classes.box}>
          <span>{t('phone')}</span>
          <input {...box('phone')} type="tel" dir="ltr" autoComplete="tel" maxLength={40} />
          <Wrong id="walk-in-phone" text={wrong.phone} />
        </label>
        {event.jobs.length > 1 && (
          <label className={classes.box}>
            <span>{t('job')}</span>
            <select {...box('jobId')}>
              {event.jobs.map((j) => (
                <option key={j.id} value={j.id}>
                  {j.title}
                </option>
              ))}
            </select>
            <Wrong id="walk-in-jobId" text={wrong.jobId} />
          </label>
        )}
        <label className={classes.tick}>
          <input
            type="checkbox"
            checked={needs}
            onChange={(e) => {
              setNeeds(e.currentTarget.checked)
              if (!e.currentTarget.checked && event.slots.find((s) => String(s.position) === slot)?.quiet) setSlot('')
            }}
          />
          <span>{t('needTick')}</span>
        </label>
        {needs && (
          <label className={classes.box}>
            <span>{t('need')}</span>
            <span className={classes.quiet}>{t('needHint')}</span>
            <textarea {...box('need')} rows={2} dir="auto" maxLength={500} />
            <Wrong id="walk-in-need" text={wrong.need} />
          </label>
        )}
        {room ? (
          <SlotField
            event={event}
            quiet={needs}
            value={slot}
            onChange={setSlot}
            {...(wrong.slot ? { wrong: wrong.slot } : {})}
          />
        ) : (
          <p>{t('full')}</p>
        )}
        <label className={classes.tick}>
          <input
            {...box('consent')}
            type="checkbox"
            checked={agreed}
            onChange={(e) => setAgreed(e.currentTarget.checked)}
          />
          <span>{t('consent', { company: `\u2068${event.company}\u2069` })}</span>
        </label>
        <Wrong id="walk-in-consent" text={wrong.consent} />
        {send.error && Object.keys(wrong).length === 0 && (
          <p role="alert" className={classes.wrong}>
            {send.error.message}
          </p>
        )}
        <div role="status">{again && <p>{t('again')}</p>}</div>
        <button type="submit" className={classes.press} disabled={send.isPending}>
          {send.isPending ? t('sending') : t(room ? 'send' : 'joinList')}
        </button>
      </form>
    </section>
  )
}
