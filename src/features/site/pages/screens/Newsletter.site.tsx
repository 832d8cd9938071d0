import { useEffect, useState } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { Press } from '../../../../web/shell/Press.tsx'
import { Hero } from '../../home/screens/parts.tsx'
import site from '../../home/screens/site.module.css'
import type { confirm, unsubscribe } from '../../newsletter/contract.ts'
import { usePagesWords } from '../words/index.ts'

const confirmCall = wire<typeof confirm>('POST', '/api/newsletter/confirm')
const leaveCall = wire<typeof unsubscribe>('POST', '/api/newsletter/unsubscribe/:token')

type Input = { token: string; leave: boolean } | null

/** Behind the links of our messages. A link alone does nothing: mail programs follow links by themselves. */
const Newsletter = () => {
  const t = usePagesWords()
  const [asked, setAsked] = useState<Input>(null)
  const [state, setState] = useState<'asked' | 'sending' | 'done'>('asked')
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const token = query.get('token')
    if (token) setAsked({ token, leave: query.has('leave') })
  }, [])

  const send = async ({ token, leave }: NonNullable<Input>) => {
    setState('sending')
    setFailure(null)
    const { callEndpoint: call, ApiError } = await import('../../../../web/call.ts')
    try {
      if (leave) await call(leaveCall, { token }, { anonymous: true })
      else await call(confirmCall, { token }, { anonymous: true })
      setState('done')
    } catch (error) {
      setFailure((error instanceof ApiError && error.said) || t('newsletter.failed'))
      setState('asked')
    }
  }

  return (
    <div className={site.page}>
      <Hero title={t('newsletter.title')} lead={t('newsletter.lead')}>
        {!asked && <p>{t('newsletter.how')}</p>}
        {asked && state === 'done' && (
          <p role="status">{t(asked.leave ? 'newsletter.left' : 'newsletter.confirmed')}</p>
        )}
        {asked && state !== 'done' && (
          <>
            <p>{t(asked.leave ? 'newsletter.leaveText' : 'newsletter.confirmText')}</p>
            {failure && <p role="alert">{failure}</p>}
            <Press large disabled={state === 'sending'} onClick={() => void send(asked)}>
              {t(asked.leave ? 'newsletter.leave' : 'newsletter.confirm')}
            </Press>
          </>
        )}
      </Hero>
    </div>
  )
}
export default Newsletter
