import { useFormat } from '../../../../web/ui/format.ts'
import type { PlaceMap as Drawn, Mark } from '../contract.ts'
import { useMapWords } from '../words/index.ts'
import classes from './map.module.css'

type Props = {
  map: Drawn
  head?: 'h2' | 'h3'
  /** Something else than the place itself that is shown, by its name. */
  mark?: { name: string; at: Mark }
}

/** A place among its neighbours, and the same in words. A picture the server can write: no script draws it, nobody else is asked for it. */
export const PlaceMap = ({ map, head: Head = 'h2', mark }: Props) => {
  const t = useMapWords()
  const format = useFormat()
  const { name, label, others, scale, from } = map
  const way = (p: { name: string; km: number; to: Drawn['others'][number]['to'] }) => ({
    place: format.isolated(p.name),
    km: format.number(p.km),
    to: t(`to.${p.to}`),
  })
  // The one it is known by has been named with its distance.
  const rest = others.filter((p) => p.name !== from?.name)
  return (
    <figure className={classes.figure}>
      <Head className={classes.title}>{t('title')}</Head>
      <svg className={classes.map} viewBox="0 0 280 210" role="img" aria-label={t('name', { place: name })}>
        {map.water && <path className={classes.water} d={map.water} />}
        {others.map((p) => (
          <g key={p.name}>
            <circle className={classes.dot} cx={p.x} cy={p.y} r={3} />
            <text className={classes.name} x={p.label.x} y={p.label.y} textAnchor={p.label.anchor}>
              {p.name}
            </text>
          </g>
        ))}
        <circle className={classes.here} cx={140} cy={105} r={4} />
        <text className={classes.place} x={label.x} y={label.y} textAnchor={label.anchor}>
          {name}
        </text>
        {mark && <path className={classes.mark} d={`M${mark.at.x} ${mark.at.y - 7}l6 7-6 7-6-7z`} />}
        <path className={classes.scale} d={`M8 196v5h${scale.length}v-5`} />
        <text className={classes.name} x={10} y={193}>
          {format.isolated(t('km', { km: scale.km }))}
        </text>
      </svg>
      <figcaption>
        {mark && (
          <p>
            {mark.at.km === 0
              ? t('markIn', { name: format.isolated(mark.name), place: format.isolated(name) })
              : t('mark', { name: format.isolated(mark.name), ...way({ name, ...mark.at }) })}
          </p>
        )}
        <p>
          {from && t('from', { here: format.isolated(name), ...way(from) })}{' '}
          {rest.length > 0 &&
            t('around', {
              here: format.isolated(name),
              places: format.list(rest.map((p) => t('near', way(p)))),
            })}{' '}
          {t('north')}
        </p>
        <p className={classes.source}>
          <a href="https://www.openstreetmap.org/copyright" rel="noopener external">
            {t('water')}
          </a>
          <a href="https://www.geonames.org" rel="noopener external">
            {t('places')}
          </a>
        </p>
      </figcaption>
    </figure>
  )
}
