import { Alert, Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import type { Question } from '../contract.ts'
import { LONGEST_ANSWER } from '../rules.ts'
import { useQuestionWords } from '../words/index.ts'
import { answerCall, questionsCall, removeCall } from './calls.ts'
import classes from './questions.module.css'

/** How many questions about a job wait for an answer, for the name of its tab. */
const QuestionsTab = ({ job }: { job: string }) => {
  const t = useQuestionWords()
  const format = useFormat()
  const { data } = useApiState(questionsCall, { id: job })
  return (
    <>
      {t('tab')}
      {data && data.unanswered > 0 && ` (${format.number(data.unanswered)})`}
    </>
  )
}

/** What was asked about a job, to be answered, shown on the advert, or removed. */
const Questions = ({ job }: { job: string }) => {
  const t = useQuestionWords()
  const { data, error } = useApiState(questionsCall, { id: job })
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t('anonymous')}
      </Text>
      {error && <Alert color="red">{error.message}</Alert>}
      {data?.questions.length === 0 && <Text size="sm">{t('none')}</Text>}
      <ul className={classes.list}>
        {data?.questions.map((q) => (
          <One key={q.id} job={job} question={q} />
        ))}
      </ul>
    </Stack>
  )
}

type Props = { job: string; part: 'tab' | 'panel'; tab: (name: ReactNode) => ReactNode }

/** The tab of a job: its place in the row, or what was asked. */
export default function QuestionsOfJob({ job, part, tab }: Props) {
  return part === 'tab' ? tab(<QuestionsTab job={job} />) : <Questions job={job} />
}

const One = ({ job, question: q }: { job: string; question: Question }) => {
  const t = useQuestionWords()
  const format = useFormat()
  const [words, setWords] = useState(q.answer ?? '')
  const [publish, setPublish] = useState(q.published)
  const [asking, setAsking] = useState(false)
  const save = useCommand(answerCall, { refreshes: [questionsCall] })
  const remove = useCommand(removeCall, { refreshes: [questionsCall] })
  const same = words.trim() === (q.answer ?? '') && publish === q.published
  return (
    <li>
      <p className={classes.words} dir="auto">
        <b>{q.words}</b>
      </p>
      <Text size="sm" c="dimmed">
        {t('askedOn', { day: format.dayOf(q.askedAt) })}
      </Text>
      <Textarea
        label={t('answerLabel')}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={LONGEST_ANSWER}
        value={words}
        onChange={(e) => setWords(e.currentTarget.value)}
        error={save.error && (save.error.fields.answer ?? save.error.message)}
        mt="xs"
      />
      <Checkbox label={t('publish')} checked={publish} onChange={(e) => setPublish(e.currentTarget.checked)} mt="sm" />
      <Group gap="xs" mt="sm">
        <Button
          disabled={!words.trim() || same}
          loading={save.isPending}
          onClick={() =>
            save.mutate(
              { id: job, question: q.id, answer: words, publish },
              { onSuccess: () => notify.success(t('saved')) },
            )
          }
        >
          {t('save')}
        </Button>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('remove')}
        </Button>
      </Group>
      {asking && (
        <Dialog
          title={t('removeTitle')}
          onClose={() => setAsking(false)}
          closeButtonProps={{ 'aria-label': t('cancel') }}
        >
          <Text size="sm">{t('removeText')}</Text>
          {remove.error && <Alert color="red">{remove.error.message}</Alert>}
          <Group justify="flex-end" mt="md">
            <Button variant="default" onClick={() => setAsking(false)}>
              {t('cancel')}
            </Button>
            <Button
              color="red"
              loading={remove.isPending}
              onClick={() =>
                remove.mutate({ id: job, question: q.id }, { onSuccess: () => notify.success(t('removeDone')) })
              }
            >
              {t('remove')}
            </Button>
          </Group>
        </Dialog>
      )}
    </li>
  )
}
