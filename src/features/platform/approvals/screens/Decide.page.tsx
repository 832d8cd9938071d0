import { Button, TextInput } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { paths } from '../../../../web/paths.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useTitle } from '../../../../web/ui/Page.tsx'
import { useWords } from '../link/words/index.ts'
import type { decideByLink, LinkedDecision, readDecisionLink } from '../link.contract.ts'
import classes from './decide.module.css'

const readCall = wire<typeof readDecisionLink>('GET', '/api/approval-links/:link')
const decideCall = wire<typeof decideByLink>('POST', '/api/approval-links/:link')

/** One request, decided by whoever has the letter: opening the page changes nothing. */
export default function Decide() {
  return (
    <Queries>
      <Linked />
    </Queries>
  )
}

const Linked = () => {
  const t = useWords()
  const { link = '' } = useParams({ strict: false }) as { link?: string }
  const { data, error } = useApiState(readCall, { link }, { anonymous: true })
  const [isDone, setDone] = useState(false)
  useTitle(t('title'))
  return (
    <div className={classes.page}>
      <section className={classes.card} aria-busy={!data && !error}>
        <h1 className={classes.title}>{t('title')}</h1>
        {isDone && <p role="status">{t('done')}</p>}
        {!isDone && error && <p role="alert">{error.status === 404 ? t('missing') : error.message}</p>}
        {!isDone && !error && !data && <p role="status">{t('loading')}</p>}
        {!isDone && data && data.state !== 'open' && <p role="status">{t(`states.${data.state}`)}</p>}
        {!isDone && data?.state === 'open' && <Open link={link} decision={data} onDone={() => setDone(true)} />}
        <p>
          <Link to={paths.approvals()}>{t('inbox')}</Link>
        </p>
      </section>
    </div>
  )
}

const Open = ({ link, decision, onDone }: { link: string; decision: LinkedDecision; onDone: () => void }) => {
  const t = useWords()
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const decide = useCommand(decideCall, { anonymous: true })
  const send = (verdict: 'approve' | 'refuse') => {
    if (verdict === 'refuse' && reason.trim() === '') return setMissing(true)
    decide.mutate({ link, verdict, reason }, { onSuccess: onDone })
  }
  return (
    <>
      <p>{t('hello', { name: decision.name, company: decision.company })}</p>
      <h2 className={classes.heading}>
        <span className={classes.note}>{decision.kind}</span> <bdi>{decision.title}</bdi>
      </h2>
      <p className={classes.note}>{t('askedBy', { who: decision.askedBy })}</p>
      <dl className={`figures ${classes.facts}`}>
        {decision.lines.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <bdi>{text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <TextInput
        label={t('reason')}
        value={reason}
        maxLength={1000}
        error={isMissing && t('reasonMissing')}
        onChange={(e) => {
          setReason(e.currentTarget.value)
          setMissing(false)
        }}
      />
      {decide.error && <p role="alert">{t('failed', { message: decide.error.message })}</p>}
      <div className={classes.actions}>
        <Button loading={decide.isPending} onClick={() => send('approve')}>
          {t('approve')}
        </Button>
        <Button variant="default" disabled={decide.isPending} onClick={() => send('refuse')}>
          {t('refuse')}
        </Button>
      </div>
    </>
  )
}
