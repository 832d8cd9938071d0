import { Alert, Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from '../../../../web/Link.tsx'
import { useSentences } from '../../../../web/sentences.ts'
import { useInputWords } from '../inputs/words/index.ts'
import type { PayInputs } from '../inputs.contract.ts'
import { causeOf } from './inputs.calls.ts'
import classes from './payroll.module.css'

/** As many as are shown at first. */
const FIRST = 5

const EVERYBODY = { name: '', employeeId: '' }

/** What many people have at once: said once, with how many they are. */
const TOGETHER = {
  time_unclear: 'unclear',
  time_absent: 'absent',
  time_open: 'notLocked',
  bank_missing: 'noAccount',
} as const
const isTogether = (key: string): key is keyof typeof TOGETHER => key in TOGETHER

/** What to look at before a month is paid, each with where it is put right. */
export const Notes = ({ notes }: { notes: PayInputs['notes'] }) => {
  const t = useInputWords()
  const say = useSentences()
  const [isWhole, setWhole] = useState(false)
  if (notes.length === 0) return null
  const alone = notes.filter(({ key }) => !isTogether(key))
  const shown = isWhole ? alone : alone.slice(0, FIRST)
  return (
    <Alert color="yellow" variant="light" title={t('notes')}>
      <ul className={classes.list}>
        {(Object.keys(TOGETHER) as (keyof typeof TOGETHER)[]).map((key) => {
          const count = notes.filter((note) => note.key === key).length
          return count === 0 ? null : (
            <li key={key}>
              {t(TOGETHER[key], { count })} <Cause gate={key} {...EVERYBODY} />
            </li>
          )
        })}
        {shown.map(({ employeeId, name, key, message }) => (
          <li key={`${employeeId} ${key}`}>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
            {say(message)} <Cause gate={key} name={name} employeeId={employeeId} />
          </li>
        ))}
      </ul>
      {!isWhole && alone.length > FIRST && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t('more', { count: alone.length - FIRST })}
        </Button>
      )}
    </Alert>
  )
}

/** A way to where something is put right. @param gate what it is about */
export const Cause = ({ gate, ...person }: { gate: string; name: string; employeeId: string }) => {
  const t = useInputWords()
  const address = causeOf(gate, person)
  return address ? (
    <Anchor component={Link} to={address} inherit className={classes.way}>
      {t('look')}
    </Anchor>
  ) : null
}
