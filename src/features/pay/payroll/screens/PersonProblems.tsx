import { Alert } from '@mantine/core'
import { useSentences } from '../../../../web/sentences.ts'

type PersonProblemsProps = {
  title: string
  /** Each with the person it is about; null: about all of them. */
  problems: readonly { employmentId: string | null; name: string | null; message: string }[]
  listClass: string | undefined
}

/** What stands against a file for a bank or an authority, by person; nothing where nothing does. */
export const PersonProblems = ({ title, problems, listClass }: PersonProblemsProps) => {
  const say = useSentences()
  if (problems.length === 0) return null
  return (
    <Alert color="red" title={title}>
      <ul className={listClass}>
        {problems.map(({ employmentId, name, message }) => (
          <li key={`${employmentId} ${message}`}>
            {name && (
              <>
                <bdi>{name}</bdi>:{' '}
              </>
            )}
            {say(message)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}
