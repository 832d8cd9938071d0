import { useCommand } from '../../../../web/api.ts'
import { useWords } from '../words/index.ts'
import { objectCall, runCall } from './calls.ts'
import type { Wrong } from './Results.tsx'
import { SayWrong } from './SayWrong.tsx'

type Props = { run: string; wrong: Wrong; onClose: () => void }

export default function WrongDialog({ run, wrong, onClose }: Props) {
  const say = useWords()
  const { mutate, isPending, error } = useCommand(objectCall, { refreshes: [runCall] })
  return (
    <SayWrong
      text={wrong.text}
      words={{
        ...{ title: say('wrongTitle'), hint: say('wrongHint'), done: say('wrongSent') },
        ...{ send: say('send'), cancel: say('cancel'), close: say('close') },
      }}
      command={{
        mutate: (reason, then) => mutate({ run, place: wrong.place, line: wrong.line, reason }, then),
        isPending,
        error,
      }}
      onClose={onClose}
    />
  )
}
