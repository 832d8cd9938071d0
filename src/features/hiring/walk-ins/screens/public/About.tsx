import encodeQR from 'qr'
import { useLanguage } from '../../../../../web/i18n.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { PlaceMap } from '../../../../adverts/maps/screens/PlaceMap.tsx'
import type { PublicEvent } from '../../person.contract.ts'
import { useWords } from '../../public/words/index.ts'
import classes from './walk-in.module.css'

/** A time of day where the event is held. */
export const useClock = (zone: string) => {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(`${language === 'en' ? 'en-GB' : language}-u-nu-latn`, {
    timeStyle: 'short',
    timeZone: zone,
  })
  return (at: string) => format.format(new Date(at))
}

/** A square code as a picture that can be printed at any size. */
export const Code = ({ text, label }: { text: string; label: string }) => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 4 })
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={classes.code} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <rect width="100%" height="100%" fill="white" />
      <path d={path} fill="black" shapeRendering="crispEdges" />
    </svg>
  )
}

/** What everybody may know of an event. */
export const About = ({ event }: { event: PublicEvent }) => {
  const t = useWords()
  const format = useFormat()
  const rows: [string, string][] = [
    [t('when'), `${format.day(event.day)}, ${format.isolated(`${event.starts} – ${event.ends}`)}`],
    [t('where'), event.venue],
    [t('access'), event.access],
    [t('jobs'), format.list(event.jobs.map((j) => j.title))],
    [t('bring'), format.list(event.documents)],
    [t('languages'), format.list(event.languages)],
    [t('contact'), event.contact],
  ]
  return (
    <>
      {event.note && (
        <p className={classes.note} dir="auto">
          {event.note}
        </p>
      )}
      <dl className={classes.facts}>
        {rows
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
      </dl>
      {event.map && <PlaceMap map={event.map} />}
      <p className={classes.quiet}>
        {t('zone', { zone: format.isolated(event.zone) })} {t('noFee')} {event.documents.length > 0 && t('originals')}{' '}
        {event.bookedPercent > 100 && t('overbooked', { percent: event.bookedPercent })}
      </p>
    </>
  )
}
