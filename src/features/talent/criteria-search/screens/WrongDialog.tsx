import { useCommand } from '../../../../web/api.ts'
import { useWords } from '../words/index.ts'
import { objectCall, runCall } from './calls.ts'
import type { Wrong } from './Results.tsx'
import { ObjectionDialog } from './SayWrong.tsx'

type Props = { run: string; wrong: Wrong; onClose: () => void }

export default function WrongDialog({ run, wrong, onClose }: Props) {
  const t = useWords()
  const { mutate, isPending, error } = useCommand(objectCall, { refreshes: [runCall] })
  return (
    <ObjectionDialog
      text={wrong.text}
      words={{
        title: t('wrongTitle'),
        hint: t('wrongHint'),
        done: t('wrongSent'),
        send: t('send'),
        cancel: t('cancel'),
        close: t('close'),
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
