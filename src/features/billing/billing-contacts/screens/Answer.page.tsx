import { Button } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Queries } from '../../../../web/queries.tsx'
import { useTitle } from '../../../../web/ui/Page.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { LoadingTable } from '../../../../web/ui/states.tsx'
import { useWords } from '../words/index.ts'
import classes from './answer.module.css'
import { answerLinkCall, linkCall } from './calls.ts'

/** Somebody whom a company invited agrees, or leaves. Opening the page changes nothing. */
export default function Answer() {
  return (
    <Queries>
      <Linked />
    </Queries>
  )
}

const Linked = () => {
  const t = useWords()
  const { token = '' } = useParams({ strict: false }) as { token?: string }
  const { data, error } = useApiState(linkCall, { token }, { anonymous: true })
  const answer = useCommand(answerLinkCall, { anonymous: true })
  const [became, setBecame] = useState<'confirmed' | 'left' | null>(null)
  useTitle(t('title'))
  const send = (said: 'confirm' | 'leave') =>
    answer.mutate({ token, answer: said }, { onSuccess: ({ state }) => setBecame(state) })
  const state = became ?? data?.state
  const body = () => {
    if (error) return <p role="alert">{error.status === 404 ? t('missing') : error.message}</p>
    if (!data || !state) return <LoadingTable rows={2} columns={1} />
    const company = `\u2068${data.company}\u2069`
    return (
      <>
        <p>{t('hello', { name: data.name })}</p>
        <p role="status">{t(`states.${state}`, { company })}</p>
        {answer.error && <p role="alert">{answer.error.message}</p>}
        <div className={panel.row}>
          {state === 'invited' && (
            <Button loading={answer.isPending} onClick={() => send('confirm')}>
              {t('agree')}
            </Button>
          )}
          {(state === 'invited' || state === 'confirmed') && (
            <Button variant="default" loading={answer.isPending} onClick={() => send('leave')}>
              {t(state === 'invited' ? 'decline' : 'leave')}
            </Button>
          )}
        </div>
      </>
    )
  }
  return (
    <div className={`${panel.stack} ${classes.page}`}>
      <h1 className={panel.title}>{t('title')}</h1>
      {body()}
    </div>
  )
}
