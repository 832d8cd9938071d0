import { useEffect, useRef } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { DraftNote } from '../../../../web/ui/DraftNote.tsx'
import { FilePick } from '../../../../web/ui/FilePick.tsx'
import { usePublicJobs } from '../../../adverts/content/words/index.ts'
import type { applyForJob } from '../../../hiring/applications/apply.contract.ts'
import type { PublicJob } from '../../jobs/contract.ts'
import { useWords } from '../words/index.ts'
import classes from './apply.module.css'
import { FieldError, QuestionBox } from './QuestionBox.tsx'
import { useApply } from './useApply.ts'

type Props = { job: PublicJob; heading: string; onSent: (receipt: Output<typeof applyForJob>) => void }

/** One page, works on a phone and with the keyboard alone. */
export const ApplyForm = ({ job, heading, onSent }: Props) => {
  const t = useWords()
  const pub = usePublicJobs()
  const form = useApply(job, t, onSent)
  const { typed, change, wrong, seeker } = form
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  const company = `\u2068${job.company.name}\u2069`
  const box = (name: string) => ({
    id: `apply-${name}`,
    name,
    'aria-invalid': wrong[name] ? true : undefined,
    'aria-describedby': wrong[name] ? `apply-${name}-wrong` : undefined,
  })
  return (
    <section className={classes.panel} aria-labelledby="apply">
      <h2 id="apply" ref={title} tabIndex={-1} className={classes.heading}>
        {heading}
      </h2>
      <p className={classes.quiet}>{seeker ? t('signedInAs', { email: `\u2068${seeker.email}\u2069` }) : t('intro')}</p>
      <form className={classes.form} onSubmit={(event) => void form.send(event)} noValidate>
        <DraftNote news={form.news} onDiscard={form.anew} />
        <Problems form={form} job={job} />
        {form.kept && <OwnCv form={form} kept={form.kept} />}
        {!form.own && (
          <div className={classes.box}>
            <label htmlFor="apply-cv">{t('cv')}</label>
            <span className={classes.quiet} id="apply-cv-hint">
              {t('cvHint')}
            </span>
            <FilePick
              {...box('cv')}
              words={{ choose: t('file.choose'), none: t('file.none') }}
              accept=".pdf,.docx,.jpg,.jpeg,.png"
              aria-describedby={wrong.cv ? 'apply-cv-hint apply-cv-wrong' : 'apply-cv-hint'}
              onChoose={(file) => {
                form.setFile(file)
                if (file) void form.fillFrom(file)
                form.forget('cv')
              }}
            />
            <FieldError name="cv" wrong={wrong} />
          </div>
        )}
        <label className={classes.box}>
          <span>{t('name')}</span>
          <input
            {...box('name')}
            value={typed.name}
            onChange={(e) => change({ name: e.currentTarget.value })}
            autoComplete="name"
            maxLength={160}
            required
          />
          <FieldError name="name" wrong={wrong} />
        </label>
        {!seeker && (
          <label className={classes.box}>
            <span>{t('email')}</span>
            <input
              {...box('email')}
              type="email"
              dir="ltr"
              value={typed.email}
              onChange={(e) => change({ email: e.currentTarget.value })}
              autoComplete="email"
              maxLength={254}
              required
            />
            <FieldError name="email" wrong={wrong} />
          </label>
        )}
        <label className={classes.box}>
          <span>{t('phone')}</span>
          <input
            {...box('phone')}
            type="tel"
            dir="ltr"
            value={typed.phone}
            onChange={(e) => change({ phone: e.currentTarget.value })}
            autoComplete="tel"
            maxLength={40}
          />
          <FieldError name="phone" wrong={wrong} />
        </label>
        <label className={classes.box}>
          <span>{t('note')}</span>
          <span className={classes.quiet}>{t('noteHint')}</span>
          <textarea
            {...box('note')}
            rows={4}
            dir="auto"
            value={typed.note}
            onChange={(e) => change({ note: e.currentTarget.value })}
            maxLength={4000}
          />
        </label>
        {job.questions.length > 0 && (
          <div className={classes.group}>
            <h3 className={classes.small}>{t('questions')}</h3>
            {job.questions.map((q) => (
              <QuestionBox key={q.id} question={q} form={form} />
            ))}
          </div>
        )}
        <div className={classes.group}>
          <h3 className={classes.small}>{t('noticeTitle')}</h3>
          <p>{t('notice', { company, months: job.keepMonths })}</p>
          <p>{t('hidden')}</p>
          {job.usesAi !== null && <p>{job.usesAi ? pub('aiYes', { how: job.aiStatement }) : pub('aiNo')}</p>}
          {job.usesAi !== false && (
            <p>
              {t('compared')} <a href={paths.aiTransparency()}>{t('howCompared')}</a>
            </p>
          )}
          <p className={classes.quiet}>{t('kept')}</p>
          <label className={classes.tick}>
            <input type="checkbox" name="humanOnly" />
            <span>{t('humanOnly')}</span>
          </label>
          <label className={classes.tick}>
            <input {...box('consent')} type="checkbox" onChange={() => form.forget('consent')} required />
            <span>{t('consent', { company })}</span>
          </label>
          <FieldError name="consent" wrong={wrong} />
        </div>
        <label className={classes.trap} aria-hidden>
          {t('website')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
        <button type="submit" className={classes.press} disabled={form.sending}>
          {t(form.sending ? 'sending' : 'send')}
        </button>
        <p className={classes.quiet}>{pub('never')}</p>
      </form>
    </section>
  )
}

type Own = { form: ReturnType<typeof useApply>; kept: readonly { id: string; name: string }[] }

/** What is sent of what the person keeps in their account, or a file of another. */
const OwnCv = ({ form, kept: stored }: Own) => {
  const t = useWords()
  const choices = [
    ...stored.map((cv) => ({ value: cv.id, text: cv.name })),
    { value: 'profile', text: t('ownProfile') },
    { value: 'file', text: t('ownFile') },
  ]
  return (
    <fieldset className={classes.own}>
      <legend>{t('own')}</legend>
      {choices.map(({ value, text }) => (
        <label key={value} className={classes.tick}>
          <input
            type="radio"
            name="own"
            {...(value === form.own ? { id: 'apply-cv' } : {})}
            checked={(form.own ?? 'file') === value}
            onChange={() => {
              form.choose(value)
              form.forget('cv')
            }}
          />
          <bdi>{text}</bdi>
        </label>
      ))}
      {form.own && <FieldError name="cv" wrong={form.wrong} />}
    </fieldset>
  )
}

/** What keeps it from being sent, with the way to each; it has the focus when something is wrong. */
const Problems = ({ form, job }: { form: ReturnType<typeof useApply>; job: PublicJob }) => {
  const t = useWords()
  const { wrong, failure, already } = form
  const all = Object.entries(wrong)
  // Of several questions without an answer each is named.
  const askOf = (name: string) => job.questions.find(({ id }) => name === `answers.${id}`)?.ask ?? ''
  if (all.length === 0 && !failure) return null
  return (
    <div ref={form.summary} tabIndex={-1} role="alert" className={classes.problems}>
      <p>{failure ?? t('problems', { count: all.length })}</p>
      {already && (
        <p>
          <Link to={paths.seekerMyApplications({ application: already })}>{t('already')}</Link>
        </p>
      )}
      {all.length > 0 && (
        <ul>
          {all.map(([name, said]) => (
            <li key={name}>
              <a
                href={`#apply-${name}`}
                onClick={(e) => {
                  e.preventDefault()
                  document.getElementById(`apply-${name.replace('cv.content', 'cv')}`)?.focus()
                }}
              >
                {askOf(name) && (
                  <>
                    <bdi>{askOf(name)}</bdi>{' '}
                  </>
                )}
                {said}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
