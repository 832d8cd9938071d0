import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { paths } from '../../../../web/paths.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { PageTabs } from '../../../../web/ui/PageTabs.tsx'
import panel from '../../../../web/ui/panel.module.css'
import { ReplyForm } from '../../../../web/ui/ReplyForm.tsx'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { WhenLoaded } from '../../../../web/ui/states.tsx'
import { Talk } from '../../../../web/ui/Talk.tsx'
import { useHeldCommand } from '../../../../web/undo/useUndo.ts'
import type { QuestionMessage, WholeQuestion } from '../contract.ts'
import { useMyQuestionWords } from '../employee/words/index.ts'
import { useQuestionWords } from '../words/index.ts'
import { answerCall, assignCall, closeCall, deskCall, noteCall, oneCall, reopenCall } from './calls.ts'
import { STATE_TONES } from './tones.ts'

const REFRESHED = { refreshes: [deskCall, oneCall] }

/** A question on HR's desk: what was written, what is answered, who has it. */
export default function OneQuestion({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useQuestionWords()
  const answer = useApiState(oneCall, { id })
  return (
    <Dialog onClose={onClose} title={t('one')} size="lg">
      <WhenLoaded answer={answer} waiting={<Skeleton height={240} />}>
        {(whole) => <Whole whole={whole} />}
      </WhenLoaded>
    </Dialog>
  )
}

const Whole = ({ whole: { question, messages, colleagues } }: { whole: WholeQuestion }) => {
  const t = useQuestionWords()
  const my = useMyQuestionWords()
  const { id, state, person } = question
  const lineOf = (message: QuestionMessage) => {
    if (message.kind === 'note') return { ...message, tone: 'aside' as const, mark: `· ${t('note')}` }
    return message.kind === 'answer' ? { ...message, tone: 'own' as const } : message
  }
  return (
    <div className={panel.stack}>
      <div className={panel.row}>
        <strong>
          <Link to={paths.employees({ open: 'profile', id: question.employeeId })}>
            <bdi>{person}</bdi>
          </Link>
        </strong>
        <span className={panel.quiet}>{my(`kinds.${question.kind}`)}</span>
        <StatusBadge tone={STATE_TONES[state]}>{t(`states.${state}`)}</StatusBadge>
      </div>
      <Talk
        label={t('written')}
        lines={[{ id, by: person, at: question.askedAt, words: question.question }, ...messages.map(lineOf)]}
      />
      <Write id={id} />
      <Standing question={question} colleagues={colleagues} />
    </div>
  )
}

const WAYS = ['answer', 'note'] as const

/** The answer, which the person reads, or a note, which they never do. */
const Write = ({ id }: { id: string }) => {
  const t = useQuestionWords()
  const [way, setWay] = useState<(typeof WAYS)[number]>('answer')
  const answer = useCommand(answerCall, REFRESHED)
  const note = useCommand(noteCall, REFRESHED)
  return (
    <PageTabs tabs={WAYS} open={way} onOpen={setWay} label={t('write')} nameOf={(one) => t(`ways.${one}`)}>
      {(one) =>
        one === 'answer' ? (
          <ReplyForm
            label={t('answer')}
            required={t('required')}
            send={t('sendAnswer')}
            onSend={async (words) => {
              await answer.mutateAsync({ id, words })
              notify.success(t('answered'))
            }}
          />
        ) : (
          <ReplyForm
            label={t('ways.note')}
            description={t('noteHint')}
            required={t('required')}
            send={t('sendNote')}
            onSend={(words) => note.mutateAsync({ id, words })}
          />
        )
      }
    </PageTabs>
  )
}

const Standing = ({
  question: { id, state, assignedTo },
  colleagues,
}: Pick<WholeQuestion, 'question' | 'colleagues'>) => {
  const t = useQuestionWords()
  const assign = useCommand(assignCall, REFRESHED)
  const close = useHeldCommand(closeCall, REFRESHED)
  const isClosing = close.isHeld(`question ${id}`)
  const reopen = useCommand(reopenCall, REFRESHED)
  const act = (done: Promise<unknown>) => void done.catch((error: Error) => notify.failure(error.message))
  return (
    <div className={panel.fields}>
      <NativeSelect
        label={t('assigned')}
        value={assignedTo?.id ?? ''}
        disabled={assign.isPending}
        onChange={(event) => act(assign.mutateAsync({ id, userId: event.currentTarget.value || null }))}
        data={[
          { value: '', label: t('nobody') },
          // Somebody who has left the desk since is shown all the same.
          ...(assignedTo && !colleagues.some((one) => one.id === assignedTo.id)
            ? [{ value: assignedTo.id, label: assignedTo.name }]
            : []),
          ...colleagues.map((one) => ({ value: one.id, label: one.name })),
        ]}
      />
      {state === 'closed' ? (
        <Button variant="default" loading={reopen.isPending} onClick={() => act(reopen.mutateAsync({ id }))}>
          {t('reopen')}
        </Button>
      ) : (
        <Button
          variant="default"
          disabled={isClosing}
          onClick={() => close.hold(`question ${id}`, { id }, t('closedNow'))}
        >
          {t('close')}
        </Button>
      )}
    </div>
  )
}
