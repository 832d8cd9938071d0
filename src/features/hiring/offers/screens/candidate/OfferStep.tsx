import { Alert, Button, Textarea, TextInput } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useNextWords } from '../../candidate/words/index.ts'
import type { TheirOffer } from '../../contract.ts'
import { answerCall, offersCall } from './calls.ts'
import type { Theirs } from './NextSteps.tsx'
import classes from './next.module.css'
import { useTheirFile } from './useTheirFile.ts'

type Props = { offer: TheirOffer; name: string; theirs: Theirs }

/** An offer with its terms: to be signed with one's name, or declined; or what became of it. */
export const OfferStep = ({ offer, name, theirs }: Props) => {
  const say = useNextWords()
  const { money, day, moment } = useFormat()
  const letter = useTheirFile(theirs, `offers/${offer.id}/letter`, 'offer.pdf')
  const amount = (text: string) => money(text, { symbol: offer.symbol, decimals: offer.decimals })
  const ended = (['accepted', 'declined', 'expired', 'withdrawn'] as const).find((s) => s === offer.status)
  return (
    <section className={classes.step} aria-label={say('offer')}>
      <h2>{say('offer')}</h2>
      {ended ? (
        <p className={classes.words}>{say(`state.${ended}`)}</p>
      ) : (
        <p className={classes.words}>{say(offer.open ? 'offerText' : 'state.expired', { company: offer.company })}</p>
      )}
      {offer.signedName && (
        <p className={classes.quiet}>{say('signed', { name: offer.signedName, when: moment(offer.decidedAt) })}</p>
      )}
      <dl className={classes.facts}>
        <dt>{say('position')}</dt>
        <dd>{offer.position}</dd>
        <dt>{say('pay')}</dt>
        <dd className="figures">{say(`period.${offer.period}`, { amount: amount(offer.pay) })}</dd>
        {offer.allowances.map((a) => [
          <dt key={`${a.kind}-name`}>{say(`allowance.${a.kind}`)}</dt>,
          <dd key={a.kind} className="figures">
            {amount(a.amount)}
          </dd>,
        ])}
        <dt>{say('monthly')}</dt>
        <dd className="figures">{amount(offer.monthly)}</dd>
        <dt>{say('starts')}</dt>
        <dd>{day(offer.startsOn)}</dd>
        <dt>{say('until')}</dt>
        <dd>{day(offer.expiresOn)}</dd>
      </dl>
      {offer.terms && <p className={classes.words}>{offer.terms}</p>}
      <div className={classes.line}>
        <Button variant="default" leftSection={<IconFileTypePdf size={16} />} onClick={letter}>
          {say('letter')}
        </Button>
      </div>
      {offer.open && <Answer offer={offer} name={name} theirs={theirs} />}
    </section>
  )
}

const Answer = ({ offer, name, theirs }: Props) => {
  const say = useNextWords()
  const answer = useCommand(answerCall, { refreshes: [offersCall], anonymous: theirs.link !== null })
  const [step, setStep] = useState<'accept' | 'decline' | null>(null)
  const [typed, setTyped] = useState('')
  const fields = answer.error?.fields ?? {}
  const go = (next: typeof step) => {
    setTyped('')
    answer.reset()
    setStep(next)
  }
  if (step === null)
    return (
      <div className={classes.line}>
        <Button onClick={() => go('accept')}>{say('accept')}</Button>
        <Button variant="default" onClick={() => go('decline')}>
          {say('decline')}
        </Button>
      </div>
    )
  const accept = step === 'accept'
  return (
    <form
      noValidate
      className={classes.steps}
      onSubmit={(event) => {
        event.preventDefault()
        const body = accept ? { name: typed, words: null } : { name: null, words: typed }
        answer.mutate({ ...theirs, id: offer.id, accept, ...body })
      }}
    >
      {accept ? (
        <TextInput
          label={say('sign')}
          description={say('signHelp')}
          placeholder={name}
          value={typed}
          onChange={(e) => setTyped(e.currentTarget.value)}
          error={fields.name}
          maxLength={200}
          autoComplete="name"
          data-autofocus
          required
        />
      ) : (
        <Textarea
          label={say('declineLabel')}
          value={typed}
          onChange={(e) => setTyped(e.currentTarget.value)}
          autosize
          minRows={2}
          maxLength={1000}
          data-autofocus
        />
      )}
      {answer.error && !fields.name && (
        <Alert color="red" role="alert">
          {answer.error.message}
        </Alert>
      )}
      <div className={classes.line}>
        <Button
          type="submit"
          loading={answer.isPending}
          disabled={accept && typed.trim() === ''}
          {...(accept ? {} : { color: 'red' })}
        >
          {say(accept ? 'signSend' : 'declineSend')}
        </Button>
        <Button variant="subtle" onClick={() => go(null)}>
          {say('back')}
        </Button>
      </div>
    </form>
  )
}
