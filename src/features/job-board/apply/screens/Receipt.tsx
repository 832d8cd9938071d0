import { useEffect, useRef } from 'react'
import type { Output } from '../../../../shared/endpoint.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import type { applyForJob } from '../../../hiring/applications/apply.contract.ts'
import { useWords } from '../words/index.ts'
import classes from './apply.module.css'

type Props = { receipt: Output<typeof applyForJob>; responseDays: number | null }

/** What was sent, when somebody looks, and how to take it back. */
export const Receipt = ({ receipt, responseDays }: Props) => {
  const t = useWords()
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { sent, applicationId, answerBy } = receipt
  const yesNo = (value: string) => (value === 'yes' || value === 'no' ? t(value) : value)
  const rows = [
    [t('name'), sent.name],
    [t('email'), sent.email],
    [t('phone'), sent.phone],
    [t('cv'), sent.cv],
    [t('note'), sent.note],
    ...sent.answers.map((a) => [a.ask, format.list(a.values.map(yesNo))] as const),
  ] as const
  return (
    <section className={classes.panel} aria-labelledby="sent">
      <h2 id="sent" ref={heading} tabIndex={-1} className={classes.heading}>
        {t('sentTitle')}
      </h2>
      <p>{applicationId ? t('sentSeeker') : t('sentGuest', { email: `\u2068${sent.email}\u2069` })}</p>
      <p>{answerBy && responseDays !== null ? t('answerBy', { day: format.day(answerBy) }) : t('noPromise')}</p>
      <p>{t('withdraw')}</p>
      {applicationId && (
        <p>
          <Link className={classes.press} to={paths.seekerMyApplications({ application: applicationId })}>
            {t('toMine')}
          </Link>
        </p>
      )}
      {!applicationId && (
        <p>
          {t('offerAccount')}{' '}
          <Link className={classes.press} to={paths.signup({ role: 'jobseeker' })}>
            {t('makeAccount')}
          </Link>
        </p>
      )}
      <h3 className={classes.small}>{t('whatSent')}</h3>
      <dl className={classes.sent}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt dir="auto">{name}</dt>
            <dd dir="auto">{value || t('nothing')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
