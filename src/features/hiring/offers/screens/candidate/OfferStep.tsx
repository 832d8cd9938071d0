import { Alert, Button, Textarea, TextInput } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useCommand } from '../../../../../web/api.ts'
import { useFormat } from '../../../../../web/ui/format.ts'
import { useNextWords } from '../../candidate/words/index.ts'
import type { TheirOffer } from '../../contract.ts'
import { answerCall, offerCodeCall, offersCall } from './calls.ts'
import type { ApplicationAccess } from './NextSteps.tsx'
import classes from './next.module.css'
import { useTheirFile } from './useTheirFile.ts'

type Props = {
  offer: TheirOffer
  name: string
  /** Who signs shows first that they read the mailbox they applied with. */
  needsCode: boolean
  theirs: ApplicationAccess
}

/** An offer with its terms: to be signed with one's name, or declined; or what became of it. */
export const OfferStep = ({ offer, name, needsCode, theirs }: Props) => {
  const t = useNextWords()
  const { money, day, moment } = useFormat()
  const letter = useTheirFile(theirs, `offers/${offer.id}/letter`, 'offer.pdf')
  const amount = (text: string) => money(text, { symbol: offer.symbol, decimals: offer.decimals })
  const ended = (['accepted', 'declined', 'expired', 'withdrawn'] as const).find((s) => s === offer.status)
  return (
    <section className={classes.step} aria-label={t('offer')}>
      <h2>{t('offer')}</h2>
      {ended ? (
        <p className={classes.words}>{t(`state.${ended}`)}</p>
      ) : (
        <p className={classes.words}>{t(offer.open ? 'offerText' : 'state.expired', { company: offer.company })}</p>
      )}
      {offer.signedName && (
        <p className={classes.quiet}>{t('signed', { name: offer.signedName, when: moment(offer.decidedAt) })}</p>
      )}
      <dl className={classes.facts}>
        <dt>{t('position')}</dt>
        <dd>{offer.position}</dd>
        <dt>{t('pay')}</dt>
        <dd className="figures">{t(`period.${offer.period}`, { amount: amount(offer.pay) })}</dd>
        {offer.allowances.map((a) => [
          <dt key={`${a.kind}-name`}>{t(`allowance.${a.kind}`)}</dt>,
          <dd key={a.kind} className="figures">
            {amount(a.amount)}
          </dd>,
        ])}
        <dt>{t('monthly')}</dt>
        <dd className="figures">{amount(offer.monthly)}</dd>
        <dt>{t('starts')}</dt>
        <dd>{day(offer.startsOn)}</dd>
        <dt>{t('until')}</dt>
        <dd>{day(offer.expiresOn)}</dd>
      </dl>
      {offer.terms && <p className={classes.words}>{offer.terms}</p>}
      <div className={classes.line}>
        <Button variant="default" leftSection={<IconFileTypePdf size={16} />} onClick={letter}>
          {t('letter')}
        </Button>
      </div>
      {offer.open && <Answer offer={offer} name={name} needsCode={needsCode} theirs={theirs} />}
    </section>
  )
}

const Answer = ({ offer, name, needsCode, theirs }: Props) => {
  const t = useNextWords()
  const answer = useCommand(answerCall, { refreshes: [offersCall], anonymous: theirs.link !== null })
  const [step, setStep] = useState<'accept' | 'decline' | null>(null)
  const [typed, setTyped] = useState('')
  const [code, setCode] = useState('')
  const send = useCommand(offerCodeCall, { refreshes: [], anonymous: theirs.link !== null })
  const fields = answer.error?.fields ?? {}
  const go = (next: typeof step) => {
    setTyped('')
    answer.reset()
    setStep(next)
  }
  if (step === null)
    return (
      <div className={classes.line}>
        <Button onClick={() => go('accept')}>{t('accept')}</Button>
        <Button variant="default" onClick={() => go('decline')}>
          {t('decline')}
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
        const body = accept
          ? { name: typed, words: null, code: code || null }
          : { name: null, words: typed, code: null }
        answer.mutate({ ...theirs, id: offer.id, accept, ...body })
      }}
    >
      {accept ? (
        <TextInput
          label={t('sign')}
          description={t('signHelp')}
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
          label={t('declineLabel')}
          value={typed}
          onChange={(e) => setTyped(e.currentTarget.value)}
          autosize
          minRows={2}
          maxLength={1000}
          data-autofocus
        />
      )}
      {accept && needsCode && (
        <>
          <div className={classes.line}>
            <Button variant="default" loading={send.isPending} onClick={() => send.mutate({ ...theirs, id: offer.id })}>
              {t('codeSend')}
            </Button>
            <span role="status">{send.isSuccess ? t('codeSent') : ''}</span>
          </div>
          {send.error && (
            <Alert color="red" role="alert">
              {send.error.message}
            </Alert>
          )}
          <TextInput
            label={t('code')}
            description={t('codeHelp')}
            value={code}
            onChange={(e) => setCode(e.currentTarget.value)}
            error={fields.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            dir="ltr"
            required
          />
        </>
      )}
      {answer.error && !fields.name && !fields.code && (
        <Alert color="red" role="alert">
          {answer.error.message}
        </Alert>
      )}
      <div className={classes.line}>
        <Button
          type="submit"
          loading={answer.isPending}
          disabled={accept && (typed.trim() === '' || (needsCode && code.trim() === ''))}
          {...(accept ? {} : { color: 'red' })}
        >
          {t(accept ? 'signSend' : 'declineSend')}
        </Button>
        <Button variant="subtle" onClick={() => go(null)}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
