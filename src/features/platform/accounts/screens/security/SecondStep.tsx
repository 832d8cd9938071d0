import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Output } from '../../../../../shared/endpoint.ts'
import { ApiError, callEndpoint } from '../../../../../web/call.ts'
import { useFields } from '../../../../../web/ui/useFields.ts'
import type { login } from '../../contract.ts'
import { useWords } from '../../security/words/index.ts'
import classes from '../Card.module.css'
import { Message } from '../Card.tsx'
import { secondFactorCall } from './calls.ts'

/** What the sign-in call says of the second step. */
type Half = { challenge: string; code: boolean; recoveryCode: boolean; passkey: object | null }
type Way = 'code' | 'recoveryCode' | 'passkey'
type Props = { half: Half; onDone: (answer: Output<typeof login>) => void; onBack: (why?: string) => void }

const SWITCH = { code: 'step.useCode', recoveryCode: 'step.useRecovery', passkey: 'step.usePasskey' } as const
const LABEL = { code: 'step.code', recoveryCode: 'step.recovery' } as const
const HELP = { code: 'step.codeHelp', recoveryCode: 'step.recoveryHelp' } as const
const MISSING = { code: 'step.codeRequired', recoveryCode: 'step.recoveryRequired' } as const

/** After the password: a code of the app, a passkey or a recovery code. */
export default function SecondStep({ half, onDone, onBack }: Props) {
  const t = useWords()
  const ways = (['code', 'passkey', 'recoveryCode'] as const).filter((way) => half[way])
  const [way, setWay] = useState<Way>(ways[0] ?? 'recoveryCode')
  const prove = async (proof: object) => {
    try {
      onDone(await callEndpoint(secondFactorCall, { challenge: half.challenge, ...proof }, { anonymous: true }))
    } catch (error) {
      // The challenge is over: there is nothing left to try here.
      if (error instanceof ApiError && error.fields.challenge) return onBack(error.fields.challenge)
      throw error
    }
  }
  return (
    <div className={classes.form}>
      <h2 className={classes.title}>{t('step.title')}</h2>
      {way === 'passkey' ? (
        <WithPasskey options={half.passkey} onProof={(passkey) => prove({ passkey })} />
      ) : (
        <WithCode key={way} way={way} onProof={(typed) => prove({ [way]: typed })} />
      )}
      {ways
        .filter((other) => other !== way)
        .map((other) => (
          <Button key={other} variant="subtle" onClick={() => setWay(other)}>
            {t(SWITCH[other])}
          </Button>
        ))}
      <Button variant="subtle" color="gray" onClick={() => onBack()}>
        {t('step.back')}
      </Button>
      <p className={classes.fine}>{t('step.lost')}</p>
    </div>
  )
}

const WithCode = ({ way, onProof }: { way: 'code' | 'recoveryCode'; onProof: (typed: string) => Promise<void> }) => {
  const t = useWords()
  const form = useFields({ [way]: '' } as Record<string, string>, {
    [way]: (typed: string) => (typed.trim() ? null : t(MISSING[way])),
  })
  const send = form.submit((values) => onProof(values[way] ?? ''))
  return (
    <form ref={form.form} className={classes.form} onSubmit={send} noValidate style={{ marginTop: 0 }}>
      {form.failure instanceof Error && <Message tone="wrong">{form.failure.message}</Message>}
      <TextInput
        {...form.field(way)}
        label={t(LABEL[way])}
        description={t(HELP[way])}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        required
        inputMode={way === 'code' ? 'numeric' : 'text'}
        autoComplete={way === 'code' ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        // The person has just pressed the button that brought this step.
        autoFocus
      />
      <Button type="submit" fullWidth loading={form.sending}>
        {t('step.submit')}
      </Button>
    </form>
  )
}

const WithPasskey = ({ options, onProof }: { options: object | null; onProof: (proof: object) => Promise<void> }) => {
  const t = useWords()
  const [asking, setAsking] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const ask = async () => {
    setAsking(true)
    setFailure(null)
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser')
      await onProof(await startAuthentication({ optionsJSON: options as never }))
    } catch (error) {
      setFailure(error instanceof ApiError ? error.message : t('step.failed'))
    } finally {
      setAsking(false)
    }
  }
  return (
    <>
      {failure && <Message tone="wrong">{failure}</Message>}
      <p className={classes.subtitle}>{t('step.passkeyWhy')}</p>
      <Button fullWidth loading={asking} onClick={() => void ask()} autoFocus>
        {t('step.passkey')}
      </Button>
    </>
  )
}
