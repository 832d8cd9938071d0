import { Alert } from '@mantine/core'
import { useSentences } from '../../../../web/sentences.ts'
import { useFormat } from '../../../../web/ui/format.ts'

type PersonProblemsProps = {
  title: string
  /** Each with the person it is about; null: about all of them. */
  problems: readonly { employmentId: string | null; name: string | null; message: string }[]
  listClass: string | undefined
}

/** What stands against a file for a bank or an authority, each once with everybody it is about; nothing where nothing does. */
export const PersonProblems = ({ title, problems, listClass }: PersonProblemsProps) => {
  const say = useSentences()
  const { list } = useFormat()
  if (problems.length === 0) return null
  return (
    <Alert color="red" title={title}>
      <ul className={listClass}>
        {[...Map.groupBy(problems, ({ message }) => message)].map(([message, those]) => {
          const names = those.flatMap(({ name }) => name ?? [])
          return (
            <li key={message}>
              {names.length > 0 && (
                <>
                  <bdi>{list(names)}</bdi>:{' '}
                </>
              )}
              {say(message)}
            </li>
          )
        })}
      </ul>
    </Alert>
  )
}
