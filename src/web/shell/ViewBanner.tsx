import { useState } from 'react'
import { sendRequest } from '../call.ts'
import { notify } from '../notify.ts'
import { paths } from '../paths.ts'
import { leaveView, type User } from '../session.ts'
import { useFormat } from '../ui/format.ts'
import { useWebWords } from '../words/index.ts'
import classes from './ViewBanner.module.css'

type Viewed = keyof typeof import('../words/en.ts').default.viewRoles

/** Says as whom somebody looks, on every page for as long as they do, and ends it. */
export default function ViewBanner({ user }: { user: User }) {
  const t = useWebWords()
  const { moment } = useFormat()
  const [ending, setEnding] = useState(false)
  const { viewing } = user
  if (!viewing) return null
  const role = t(`viewRoles.${user.role as Viewed}`)
  const who = viewing.name === null ? role : `${viewing.name} (${role})`
  const end = async () => {
    setEnding(true)
    try {
      await sendRequest({ method: 'POST', path: '/api/view-as/end' }, {})
      leaveView(paths.settings({ tab: 'administrators' }))
    } catch {
      setEnding(false)
      notify.failure(t('viewing.failed'))
    }
  }
  return (
    <section className={classes.banner} aria-label={t('viewing.label')}>
      <p className={classes.text}>{t('viewing.text', { who, when: moment(viewing.endsAt) })}</p>
      <button type="button" className={classes.end} disabled={ending} onClick={() => void end()}>
        {t('viewing.end')}
      </button>
    </section>
  )
}
