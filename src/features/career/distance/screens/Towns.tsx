import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFormat } from '../../../../web/ui/format.ts'
import type { MapTown } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './distance.module.css'

const FIRST = 8

type Props = { towns: readonly MapTown[]; chosen: number | null; onTown: (id: number) => void }

/** What the map shows, to read and to choose from with keys: the towns, the nearest first. */
export const Towns = ({ towns, chosen, onTown }: Props) => {
  const t = useWords()
  const format = useFormat()
  const [all, setAll] = useState(false)
  const shown = all ? towns : towns.slice(0, FIRST)
  return (
    <section className={classes.card} aria-labelledby="towns">
      <h2 id="towns">{t('towns.title')}</h2>
      <ul className={classes.towns}>
        {shown.map(({ id, name, jobs, km, from }) => (
          <li key={id}>
            <button type="button" className={classes.town} aria-pressed={chosen === id} onClick={() => onTown(id)}>
              {t('towns.line', {
                count: jobs,
                town: format.isolated(name),
                km: format.number(km),
                from: format.isolated(from),
              })}
            </button>
          </li>
        ))}
      </ul>
      {towns.length > shown.length && (
        <Button variant="default" onClick={() => setAll(true)}>
          {t('towns.more', { count: towns.length - shown.length })}
        </Button>
      )}
    </section>
  )
}
