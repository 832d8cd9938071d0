import { Button } from '@mantine/core'
import { useApiState, useCommand } from '../../../../web/api.ts'
import { notify } from '../../../../web/notify.ts'
import { useFormat } from '../../../../web/ui/format.ts'
import { StatusBadge } from '../../../../web/ui/StatusBadge.tsx'
import { LoadingTable, WhenLoaded } from '../../../../web/ui/states.tsx'
import { useLetterWords as useWords } from '../letters/words/index.ts'
import type { PayslipLetters, UndeliveredLetter } from '../letters.contract.ts'
import { lettersCall, sendLettersCall } from './calls.ts'
import classes from './payroll.module.css'

const COUNTS = ['delivered', 'waiting', 'byChoice', 'keptHere', 'forgotten'] as const

/** What became of the letters about the payslips of a run: who was not reached, why, and writing to them again. */
export default function Letters({ id }: { id: string }) {
  const t = useWords()
  const answer = useApiState(lettersCall, { id })
  return (
    <section aria-labelledby="payslip-letters" className={classes.card}>
      <h2 id="payslip-letters" className={classes.title}>
        {t('title')}
      </h2>
      <WhenLoaded answer={answer} waiting={<LoadingTable rows={2} />} title={t('failed')}>
        {(letters) => <Shown id={id} letters={letters} />}
      </WhenLoaded>
    </section>
  )
}

const Shown = ({ id, letters }: { id: string; letters: PayslipLetters }) => {
  const t = useWords()
  const send = useCommand(sendLettersCall, { refreshes: [lettersCall] })
  const again = (employmentIds?: string[]) =>
    send.mutate(
      { id, ...(employmentIds && { employmentIds }) },
      {
        onSuccess: ({ sent, skipped }) =>
          sent > 0 ? notify.success(t('sent', { count: sent })) : notify.failure(t(`${skipped[0]?.why ?? 'reached'}`)),
        onError: (problem) => notify.failure(problem.message),
      },
    )
  const counts = COUNTS.filter((of) => letters[of] > 0)
  return (
    <>
      <p className={classes.quiet}>
        {counts.length === 0 && letters.undelivered.length === 0
          ? t('none')
          : counts.map((of) => t(`${of}`, { count: letters[of] })).join(' · ')}
      </p>
      {letters.undelivered.length > 0 && (
        <>
          {letters.maySend && (
            <div className={classes.actions}>
              <Button size="sm" variant="default" loading={send.isPending} onClick={() => again()}>
                {t('all')}
              </Button>
            </div>
          )}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls by keyboard */}
          <section className={classes.scroll} tabIndex={0} aria-labelledby="payslip-letters">
            <table className={classes.lines}>
              <thead>
                <tr>
                  <th scope="col">{t('person')}</th>
                  <th scope="col">{t('why')}</th>
                  <th scope="col">{t('address')}</th>
                  {letters.maySend && <th scope="col">{t('again')}</th>}
                </tr>
              </thead>
              <tbody>
                {letters.undelivered.map((one) => (
                  <tr key={one.employmentId}>
                    <th scope="row">
                      <bdi>{one.name}</bdi>
                    </th>
                    <td>
                      <Why letter={one} />
                    </td>
                    <td>
                      <Address letter={one} />
                    </td>
                    {letters.maySend && (
                      <td>
                        <Button
                          size="xs"
                          variant="default"
                          disabled={!one.hasAccount || send.isPending}
                          onClick={() => again([one.employmentId])}
                          aria-label={t('againTo', { name: one.name })}
                        >
                          {t('again')}
                        </Button>
                      </td>
                    )}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </>
  )
}

const Why = ({ letter }: { letter: UndeliveredLetter }) => {
  const t = useWords()
  const { day } = useFormat()
  return (
    <>
      <StatusBadge tone={letter.state === 'failed' ? 'wrong' : 'careful'}>
        {letter.why === null ? t('no_account') : t(`reasons.${letter.why}`)}
      </StatusBadge>
      {letter.state === 'retrying' && <div className={classes.quiet}>{t('retrying')}</div>}
      {letter.said !== null && (
        <div className={classes.quiet} lang="en">
          {letter.said}
        </div>
      )}
      {letter.openedAt !== null && (
        <div className={classes.quiet}>{t('opened', { day: day(letter.openedAt.slice(0, 10)) })}</div>
      )}
    </>
  )
}

const Address = ({ letter }: { letter: UndeliveredLetter }) => {
  const t = useWords()
  return (
    <>
      <bdi>{letter.sentTo ?? letter.address}</bdi>
      {letter.sentTo !== null && letter.sentTo !== letter.address && (
        <div className={classes.quiet}>{t('now', { address: letter.address })}</div>
      )}
    </>
  )
}
