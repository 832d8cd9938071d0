import { useState } from 'react'
import { type Endpoint, wire } from '../../shared/endpoint.ts'
import { callEndpoint } from '../call.ts'
import { notify } from '../notify.ts'
import { paths } from '../paths.ts'
import { leaveView, type User } from '../session.ts'
import { useFormat } from '../ui/format.ts'
import classes from './ViewBanner.module.css'
import { useViewingWords } from './words/index.ts'

const endCall = wire<Endpoint>('POST', '/api/view-as/end')

type Viewed = keyof typeof import('./words/en.ts').default.roles

/** Says as whom somebody looks, on every page for as long as they do, and ends it. */
export default function ViewBanner({ user }: { user: User }) {
  const t = useViewingWords()
  const { moment } = useFormat()
  const [ending, setEnding] = useState(false)
  const { viewing } = user
  if (!viewing) return null
  const role = t(`roles.${user.role as Viewed}`)
  const who = viewing.name === null ? role : `${viewing.name} (${role})`
  const end = async () => {
    setEnding(true)
    try {
      await callEndpoint(endCall, {})
      leaveView(paths.settings({ tab: 'administrators' }))
    } catch {
      setEnding(false)
      notify.failure(t('failed'))
    }
  }
  return (
    <section className={classes.banner} aria-label={t('label')}>
      <p className={classes.text}>{t('text', { who, when: moment(viewing.endsAt) })}</p>
      <button type="button" className={classes.end} disabled={ending} onClick={() => void end()}>
        {t('end')}
      </button>
    </section>
  )
}
