import { Button } from '@mantine/core'
import { useState } from 'react'
import { useApiState } from '../../../../web/api.ts'
import { fetchFile, saveFile } from '../../../../web/download.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import type { UpcomingItem } from '../upcoming.contract.ts'
import { useWords } from '../words/index.ts'
import { upcomingCall } from './calls.ts'
import classes from './search.module.css'

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** What is to come, as a list and as one file for a calendar. */
export const Upcoming = () => {
  const t = useWords()
  const [saving, setSaving] = useState(false)
  const { data, error, isPending, refetch } = useApiState(upcomingCall, { zone: ownZone() })
  const save = async () => {
    setSaving(true)
    try {
      saveFile('fourshore.ics', await fetchFile(`/api/seeker/upcoming-calendar?zone=${encodeURIComponent(ownZone())}`))
    } catch (failed) {
      notify.failure(failed instanceof Error ? failed.message : String(failed))
    } finally {
      setSaving(false)
    }
  }
  return (
    <section className={classes.card} aria-labelledby="upcoming">
      <h2 id="upcoming">{t('upcoming.title')}</h2>
      {isPending && <LoadingTable rows={2} columns={2} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.coming.length === 0 && <p className={classes.quiet}>{t('upcoming.none')}</p>}
      {data && data.coming.length > 0 && (
        <>
          <ul className={classes.rows}>
            {data.coming.map((c) => (
              <Row key={`${c.what} ${c.id} ${c.at}`} coming={c} />
            ))}
          </ul>
          <div>
            <Button variant="default" loading={saving} onClick={() => void save()}>
              {t('upcoming.save')}
            </Button>
          </div>
          <p className={classes.quiet}>{t('upcoming.saveHint')}</p>
        </>
      )}
    </section>
  )
}

const Row = ({ coming: c }: { coming: UpcomingItem }) => {
  const t = useWords()
  const format = useFormat()
  const own = ownZone()
  const there = c.at && c.zone && format.moment(c.at, c.zone) !== format.moment(c.at, own) ? c.zone : null
  return (
    <li className={classes.row}>
      <div>
        {c.what === 'walkIn' ? (
          <span>{t('upcoming.walkIn')}</span>
        ) : (
          <Link to={paths.seekerMyApplications({ application: c.id })}>{t(`upcoming.${c.what}`)}</Link>
        )}
        <span className={classes.quiet}>{format.list([c.title, c.company, c.place])}</span>
        {there && c.at && (
          <span className={classes.quiet}>
            {t('upcoming.there', { when: format.moment(c.at, there), zone: there.replaceAll('_', ' ') })}
          </span>
        )}
      </div>
      <span className="figures">{c.at ? format.moment(c.at) : format.day(c.day)}</span>
    </li>
  )
}
