import { Alert, Anchor, Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from '../../../../web/Link.tsx'
import { useInputWords } from '../inputs/words/index.ts'
import type { PayInputs } from '../inputs.contract.ts'
import { causeOf } from './inputs.calls.ts'
import classes from './payroll.module.css'

/** As many as are shown at first. */
const FIRST = 5

/** What to look at before a month is paid, each with where it is put right. */
export const Notes = ({ notes }: { notes: PayInputs['notes'] }) => {
  const t = useInputWords()
  const [isWhole, setWhole] = useState(false)
  if (notes.length === 0) return null
  const shown = isWhole ? notes : notes.slice(0, FIRST)
  return (
    <Alert color="yellow" variant="light" title={t('notes')}>
      <ul className={classes.list}>
        {shown.map(({ employeeId, name, key, message }) => (
          <li key={`${employeeId} ${key}`}>
            <bdi>
              <strong>{name}</strong>
            </bdi>{' '}
            {message} <Cause gate={key} name={name} />
          </li>
        ))}
      </ul>
      {!isWhole && notes.length > FIRST && (
        <Button variant="subtle" size="compact-sm" onClick={() => setWhole(true)}>
          {t('more', { count: notes.length - FIRST })}
        </Button>
      )}
    </Alert>
  )
}

/** A way to where something is put right. @param gate what it is about */
export const Cause = ({ gate, name }: { gate: string; name: string }) => {
  const t = useInputWords()
  const address = causeOf(gate, name)
  return address ? (
    <Anchor component={Link} to={address} inherit>
      {t('look')}
    </Anchor>
  ) : null
}
