import { Button } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import type { FoundInSearch } from '../../criteria-search/contract.ts'
import { SayWrong } from '../../criteria-search/screens/SayWrong.tsx'
import { useWords } from '../words/index.ts'
import { contestCall, inSearchesCall } from './calls.ts'
import classes from './found.module.css'

type Props = { search: FoundInSearch; line: string; text: string }

/** What somebody said against a verdict on them, with its answer; and the way to say so, once at a time. */
export const Contest = ({ search, line, text }: Props) => {
  const say = useWords()
  const [asking, setAsking] = useState(false)
  const said = search.objections.filter((o) => o.line === line)
  const { company } = search
  return (
    <>
      {said.map((o) => (
        <div key={o.at} className={classes.careful} dir="auto">
          {say('inSearches.said', { reason: o.reason })}
          <span className={classes.quiet}>
            {' '}
            {o.answer
              ? say(o.answer.agreed ? 'inSearches.agreed' : 'inSearches.stays', { company })
              : say('inSearches.waits')}{' '}
            {o.answer?.words && say('inSearches.theirWords', { words: o.answer.words })}
          </span>
        </div>
      ))}
      {said.every((o) => o.answer) && (
        <div>
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={say('inSearches.wrongOf', { text })}
            onClick={() => setAsking(true)}
          >
            {say('inSearches.wrong')}
          </Button>
        </div>
      )}
      {asking && <Ask search={search} line={line} text={text} onClose={() => setAsking(false)} />}
    </>
  )
}

const Ask = ({ search: { id, company }, line, text, onClose }: Props & { onClose: () => void }) => {
  const say = useWords()
  const { mutate, isPending, error } = useCommand(contestCall, { refreshes: [inSearchesCall] })
  return (
    <SayWrong
      text={text}
      words={{
        ...{ title: say('inSearches.wrongTitle'), hint: say('inSearches.wrongHint', { company }) },
        ...{ done: say('inSearches.wrongSent', { company }), send: say('send') },
        ...{ cancel: say('cancel'), close: say('close') },
      }}
      command={{ mutate: (reason, then) => mutate({ run: id, line, reason }, then), isPending, error }}
      onClose={onClose}
    />
  )
}
