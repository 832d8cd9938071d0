import { Alert, Button, Group, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useCommand } from '../../../../web/api.ts'
import { Link } from '../../../../web/Link.tsx'
import { notify } from '../../../../web/notify.ts'
import { Dialog } from '../../../../web/ui/Dialog.tsx'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { ErrorState, LoadingTable } from '../../../../web/ui/states.tsx'
import { useHeldCommand } from '../../../../web/undo/useUndo.ts'
import type { ApprovalNotice } from '../contract.ts'
import { useWords } from '../words/index.ts'
import classes from './approvals.module.css'
import { answerCall, listCall, readCall, withdrawCall } from './calls.ts'
import { Facts, Heading, Question } from './RequestCard.tsx'
import { TONES } from './tones.ts'
import { useApproval } from './useApprovals.ts'

/** One request with everything that was said of it. */
export const RequestDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const t = useWords()
  const { list } = useFormat()
  const { data, error, refetch, isFetching } = useApproval(id)
  const withdraw = useHeldCommand(withdrawCall, { refreshes: [listCall, readCall] })
  const item = data?.item
  return (
    <Dialog title={t('request')} onClose={onClose} size="lg" closeButtonProps={{ 'aria-label': t('close') }}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />}
      {!item && !error && <LoadingTable rows={3} columns={2} />}
      {item && (
        <Stack gap="md">
          <Heading item={item}>
            <Group gap="xs" mt={4}>
              <StatusBadge tone={TONES[item.state]}>{t(`states.${item.state}`)}</StatusBadge>
            </Group>
          </Heading>
          <Facts kind={item.kind} lines={item.lines} />
          <Question item={item} />
          {item.question?.mayAnswer && <Answer id={item.id} />}
          {item.alone && item.state === 'approved' && <Alert color="yellow">{t('aloneDone')}</Alert>}
          {item.state === 'pending' && item.missing.length > 0 && (
            <p className={classes.why}>{t('waitsFor', { names: list(item.missing), count: item.need })}</p>
          )}
          <div>
            <h3 className={classes.part}>{t('history')}</h3>
            <History told={data.history} />
          </div>
          <Group justify="flex-end">
            {item.mayWithdraw && !withdraw.isHeld(`approval ${id}`) && (
              <Button
                variant="default"
                onClick={() => {
                  withdraw.hold(`approval ${id}`, { id }, t('withdrawn'))
                  onClose()
                }}
              >
                {t('withdraw')}
              </Button>
            )}
            {item.kind !== 'control' && (
              <Button component={Link} to={item.path} variant="default">
                {t('open')}
              </Button>
            )}
          </Group>
        </Stack>
      )}
    </Dialog>
  )
}

/** What whoever asked answers to a question about it. */
const Answer = ({ id }: { id: string }) => {
  const t = useWords()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const answer = useCommand(answerCall, { refreshes: [listCall, readCall] })
  return (
    <form
      onSubmit={(e) => {
        e.preventDefault()
        if (text.trim() === '') return setMissing(true)
        answer.mutate({ id, answer: text.trim() }, { onSuccess: () => notify.success(t('answerSent')) })
      }}
    >
      <Stack gap="xs">
        <Textarea
          label={t('answer')}
          value={text}
          onChange={(e) => {
            setText(e.currentTarget.value)
            setMissing(false)
          }}
          error={isMissing ? t('answerMissing') : answer.error?.message}
          maxLength={1000}
          autosize
          minRows={2}
        />
        <Group justify="flex-end">
          <Button type="submit" loading={answer.isPending}>
            {t('sendAnswer')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

const History = ({ told }: { told: readonly ApprovalNotice[] }) => {
  const t = useWords()
  const { moment } = useFormat()
  return (
    <ol className={classes.history}>
      {told.map((one) => (
        <li key={`${one.at} ${one.what} ${one.by}`}>
          <span>
            {one.by ? t(`told.${one.what}`, { who: one.by }) : t(`toldSelf.${one.what}`)}
            {one.onBehalfOf && ` ${t('inPlaceOf', { name: one.onBehalfOf })}`}
          </span>
          {one.reason && <q className={classes.reason}>{one.reason}</q>}
          <time className={classes.quiet} dateTime={one.at}>
            {moment(one.at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
