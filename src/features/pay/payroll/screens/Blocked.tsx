import { Alert, Anchor } from '@mantine/core'
import type { PayRunPerson } from '../contract.ts'
import { useWords } from '../words/index.ts'

type Props = { people: readonly PayRunPerson[]; count: number; onPerson: (employmentId: string) => void }

/** Who stops a run from being sent for approval, each with the way to what stops them: without it the next step is only missing. */
export const Blocked = ({ people, count, onPerson }: Props) => {
  const t = useWords()
  return (
    <Alert color="red" title={t('run.blocked', { count })}>
      <div>{t('run.blockedNext')}</div>
      <div>
        {people
          .filter(({ state }) => state === 'blocked')
          .map(({ employmentId, name }, i) => (
            <span key={employmentId}>
              {i > 0 && ' · '}
              <Anchor component="button" type="button" onClick={() => onPerson(employmentId)}>
                <bdi>{name}</bdi>
              </Anchor>
            </span>
          ))}
      </div>
    </Alert>
  )
}
