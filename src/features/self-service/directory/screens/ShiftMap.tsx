import type { ReactNode } from 'react'
import { wire } from '../../../../shared/endpoint.ts'
import { useApiState } from '../../../../web/api.ts'
import type { readMapAround } from '../../../adverts/maps/contract.ts'
import { PlaceMap } from '../../../adverts/maps/screens/PlaceMap.tsx'
import { useWords } from '../words/index.ts'
import classes from './directory.module.css'

const mapCall = wire<typeof readMapAround>('GET', '/api/places/map')

type Props = { name: string; position: { lat: number; lng: number } }

/** Where a site is: on the small map of the place around it where there is one, and a link to a map of streets. */
export default function ShiftMap({ name, position: { lat, lng } }: Props): ReactNode {
  const t = useWords()
  const { data } = useApiState(mapCall, { lat, lng })
  const here = `${lat}/${lng}`
  return (
    <>
      {data?.map && data.mark && <PlaceMap map={data.map} head="h3" mark={{ name, at: data.mark }} />}
      <p className={classes.note}>
        <a
          href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${here}`}
          rel="noopener noreferrer external"
          target="_blank"
        >
          {t('streetMap')}
        </a>
      </p>
    </>
  )
}
