import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import { PlacePicker } from '../../../hiring/jobs/screens/Pickers.tsx'
import { CORNERS } from '../../distance/area.rules.ts'
import { coarsePoint } from '../../distance/reach.rules.ts'
import classes from '../../distance/screens/distance.module.css'
import type { Point } from '../shape.rules.ts'
import { useWords } from '../words/index.ts'

type Props = { corners: readonly Point[]; onCorners: (corners: readonly Point[]) => void; error: string | undefined }

/** The corners of an area: those of the map to read and to remove, and towns as corners for whoever uses no map. */
export const Corners = ({ corners, onCorners, error }: Props) => {
  const t = useWords()
  const format = useFormat()
  const [round, setRound] = useState(0)
  return (
    <fieldset className={classes.card}>
      <legend>{t('form.corners')}</legend>
      <p className={classes.quiet}>{t('form.areaHint')}</p>
      {error && <p role="alert">{error}</p>}
      {corners.length > 0 && (
        <ol className={classes.list}>
          {corners.map(({ lat, lng }, at) => (
            <li key={`${lat} ${lng}`} className={classes.row}>
              <span>{t('form.corner', { number: at + 1, north: format.number(lat), east: format.number(lng) })}</span>
              <Button
                size="compact-sm"
                variant="default"
                onClick={() => onCorners(corners.filter((_, other) => other !== at))}
              >
                {t('form.removeCorner', { number: at + 1 })}
              </Button>
            </li>
          ))}
        </ol>
      )}
      {corners.length < CORNERS.most && (
        <PlacePicker
          key={round}
          label={t('form.addCorner')}
          country=""
          value={null}
          onChange={(town) => {
            if (!town) return
            const corner = coarsePoint(town)
            if (!corners.some(({ lat, lng }) => lat === corner.lat && lng === corner.lng))
              onCorners([...corners, corner])
            setRound(round + 1)
          }}
        />
      )}
      {corners.length > 0 && (
        <div className={classes.row}>
          <Button size="compact-sm" variant="default" onClick={() => onCorners([])}>
            {t('form.clear')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
