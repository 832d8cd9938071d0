import { Alert, Button, Textarea } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import type { TheirInterview } from '../../../interviews/contract.ts'
import { useNextWords } from '../../candidate/words/index.ts'
import { chooseCall, interviewsCall } from './calls.ts'
import type { Theirs } from './NextSteps.tsx'
import classes from './next.module.css'
import { useTheirFile } from './useTheirFile.ts'

type Props = { interview: TheirInterview; theirs: Theirs }

/** An interview: times to choose from, the one that was chosen, or what became of it. */
export const InterviewStep = ({ interview, theirs }: Props) => {
  const say = useNextWords()
  const { status, startsAt } = interview
  const calendar = useTheirFile(theirs, `interviews/${interview.id}/calendar`, 'interview.ics')
  return (
    <section className={classes.step} aria-label={say('interview')}>
      <h2>
        {say('interview')} · {say(`kind.${interview.kind}`)}
      </h2>
      {status === 'proposed' && <Choose interview={interview} theirs={theirs} />}
      {status === 'confirmed' && startsAt && (
        <>
          <p className={classes.words}>{say('arranged')}</p>
          <Time at={startsAt} zone={interview.zone} />
          <p className={classes.quiet}>{say('minutes', { n: interview.minutes })}</p>
          <div className={classes.line}>
            <Button variant="default" leftSection={<IconCalendarPlus size={16} />} onClick={calendar}>
              {say('calendar')}
            </Button>
          </div>
        </>
      )}
      {status === 'done' && <p className={classes.quiet}>{say('held')}</p>}
      {status === 'no_show' && <p className={classes.quiet}>{say('missed')}</p>}
      {status === 'cancelled' && <p className={classes.quiet}>{say('cancelled')}</p>}
      {(status === 'proposed' || status === 'confirmed') && (
        <>
          {interview.place && <p className={classes.words}>{interview.place}</p>}
          {interview.note && <p className={classes.words}>{interview.note}</p>}
        </>
      )}
    </section>
  )
}

/** In the reader’s own zone, and where it is held when that is another. */
const Time = ({ at, zone }: { at: string; zone: string }) => {
  const say = useNextWords()
  const { moment } = useFormat()
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone
  const here = moment(at)
  const there = moment(at, zone)
  return (
    <span className={classes.time}>
      <strong className="figures">{here}</strong>
      <span className={classes.quiet}>
        {here === there ? own : `${say('here')} (${own}) · ${say('there', { time: there, zone })}`}
      </span>
    </span>
  )
}

const Choose = ({ interview, theirs }: Props) => {
  const say = useNextWords()
  const answer = useCommand(chooseCall, { refreshes: [interviewsCall], anonymous: theirs.link !== null })
  const [slot, setSlot] = useState<string | null>(null)
  const [telling, setTelling] = useState(false)
  const [words, setWords] = useState('')
  const send = (body: { slot: string | null; words: string | null }) =>
    answer.mutate({ ...theirs, id: interview.id, ...body }, { onSuccess: () => setTelling(false) })
  const now = Date.now()
  const open = interview.slots.filter((s) => Date.parse(s) > now)
  return (
    <form
      noValidate
      className={classes.steps}
      onSubmit={(event) => {
        event.preventDefault()
        send(telling ? { slot: null, words } : { slot, words: null })
      }}
    >
      {interview.answer && <p className={classes.quiet}>{say('told')}</p>}
      {!telling && (
        <fieldset className={classes.slots}>
          <legend>{say('chooseText')}</legend>
          {open.map((at) => (
            <label key={at} className={classes.slot}>
              <input type="radio" name={interview.id} checked={slot === at} onChange={() => setSlot(at)} />
              <Time at={at} zone={interview.zone} />
            </label>
          ))}
        </fieldset>
      )}
      {telling && (
        <Textarea
          label={say('noneLabel')}
          value={words}
          onChange={(e) => setWords(e.currentTarget.value)}
          autosize
          minRows={3}
          maxLength={1000}
          data-autofocus
        />
      )}
      {answer.error && (
        <Alert color="red" role="alert">
          {Object.values(answer.error.fields)[0] ?? answer.error.message}
        </Alert>
      )}
      <div className={classes.line}>
        <Button type="submit" loading={answer.isPending} disabled={telling ? words.trim() === '' : slot === null}>
          {say(telling ? 'noneSend' : 'take')}
        </Button>
        <Button variant="subtle" onClick={() => setTelling(!telling)}>
          {say(telling ? 'back' : 'none')}
        </Button>
      </div>
    </form>
  )
}
